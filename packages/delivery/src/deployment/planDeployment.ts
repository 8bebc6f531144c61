import {
  CREATE2_DEPLOYER,
  create2DeployerDeployment,
  distributorDeployTransaction,
  slotDistributorBytecode,
} from '@slotdrop/contracts'
import type { Address, Hex } from '@slotdrop/drops'
import { BaseError, InsufficientFundsError } from 'viem'
import { DeploymentRefusedError, InstructionsMissingError } from '../errors/index.ts'
import { fetchDeployment } from '../network/fetchDeployment.ts'
import { fetchL1Fee } from '../network/fetchL1Fee.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import { probeInstructions } from './probeInstructions.ts'

/**
 * One transaction of a deployment: funds for the signer of the CREATE2 deployer, that signer's pre-signed transaction, or the distributor's
 * deployment.
 */
export type DeploymentStep =
  | { readonly kind: 'fund-deployer' | 'deploy'; readonly request: TransactionRequest }
  | { readonly kind: 'publish-deployer'; readonly transaction: Hex; readonly hash: Hex }

/** Transactions that are left to send; none if the distributor is deployed. */
export type DeploymentPlan = {
  readonly chainId: number
  readonly steps: readonly DeploymentStep[]
  /** Wei at the current gas price, with the funds for the CREATE2 deployer. */
  readonly cost: bigint
}

const { signer, gas, gasPrice, data, transaction, hash, cost: deployerCost } = create2DeployerDeployment

/** Whether only its missing fee keeps the node from accepting the pre-signed transaction. */
async function isShortOfFunds(client: ChainClient): Promise<boolean> {
  try {
    await client.sendRawTransaction({ serializedTransaction: transaction })
    return true
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    const isShort = error.walk(
      (cause) =>
        cause instanceof Error && (cause instanceof InsufficientFundsError || /insufficient/i.test(cause.message)),
    )
    return isShort !== null
  }
}

/** Steps that deploy the CREATE2 deployer. @throws DeploymentRefusedError if its pre-signed transaction would not be mined */
async function planDeployer(client: ChainClient): Promise<readonly DeploymentStep[]> {
  const [balance, nonce, { baseFeePerGas }, needed] = await Promise.all([
    client.getBalance({ address: signer }),
    client.getTransactionCount({ address: signer }),
    client.getBlock(),
    client.estimateGas({ account: signer, data }),
  ])
  const isMineable = nonce === 0 && (baseFeePerGas ?? 0n) <= gasPrice && needed <= gas
  // Funds sent to the signer can't be recovered, so the node is tried first.
  if (!isMineable || (balance < deployerCost && !(await isShortOfFunds(client))))
    throw new DeploymentRefusedError('no-deployer')
  const funding = { to: signer, data: '0x', value: deployerCost - balance } as const
  return [
    ...(balance < deployerCost ? [{ kind: 'fund-deployer', request: funding } as const] : []),
    { kind: 'publish-deployer', transaction, hash },
  ]
}

async function estimateGas(client: ChainClient, account: Address, hasDeployer: boolean): Promise<bigint> {
  const estimate = await client.estimateGas(
    hasDeployer ? { ...distributorDeployTransaction, account } : { account, data: slotDistributorBytecode },
  )
  // The deployer keeps a part back at its call (EIP-150), and prices may differ by a block's state.
  return (estimate * 11n) / 10n
}

/**
 * Plans the deployment of the distributor on a chain. It sends nothing that could be mined.
 *
 * @param account the account that would pay. Default: one without a balance, for which nodes estimate too
 * @throws InstructionsMissingError, DeploymentRefusedError; errors of the client, after which nothing is known
 */
export async function planDeployment(client: ChainClient, account: Address = signer): Promise<DeploymentPlan> {
  const [chainId, state, deployerCode] = await Promise.all([
    client.getChainId(),
    fetchDeployment(client),
    client.getCode({ address: CREATE2_DEPLOYER }),
  ])
  if (state === 'deployed') return { chainId, steps: [], cost: 0n }
  if (state === 'different') throw new DeploymentRefusedError('other-code')
  const missing = await probeInstructions(client)
  if (missing.length > 0) throw new InstructionsMissingError(missing)

  const hasDeployer = deployerCode !== undefined && deployerCode !== '0x'
  const before = hasDeployer ? [] : await planDeployer(client)
  const [gasLimit, price] = await Promise.all([estimateGas(client, account, hasDeployer), client.getGasPrice()])
  const request = { ...distributorDeployTransaction, value: 0n, gas: gasLimit }
  const funding = before.reduce((sum, step) => sum + ('request' in step ? step.request.value : 0n), 0n)
  const l1Fee = await fetchL1Fee({ client, chainId, request })
  return { chainId, steps: [...before, { kind: 'deploy', request }], cost: gasLimit * price + l1Fee + funding }
}
