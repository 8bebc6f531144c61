import {
  type Address,
  BaseError,
  type Hex,
  HttpRequestError,
  keccak256,
  type PublicClient,
  TimeoutError,
  type WalletClient,
} from 'viem'
import {
  CREATE2_DEPLOYER,
  distributorAddress,
  distributorDeployTransaction,
  instructionProbes,
  plainProbe,
  probeAnswer,
  slotDistributorRuntimeBytecode,
  slotDistributorRuntimeHash,
} from '../src/index.ts'
import type { Deployment } from './deployments.ts'

/** What stands at the distributor's address on a chain. */
export type Found =
  | { kind: 'deployed'; deployment: Deployment }
  | { kind: 'other code'; address: Address; runtimeHash: Hex; expected: Hex }
  | { kind: 'nothing'; address: Address }

/** What deploying would do. */
export type Plan =
  | { kind: 'ready'; gas: bigint; gasPrice: bigint; cost: bigint }
  | { kind: 'occupied' }
  | { kind: 'no deployer'; deployer: Address }
  | { kind: 'missing instructions'; missing: readonly string[] }
  | { kind: 'wrong chain'; expected: number; found: number }

/** Compares the code on chain with what this package was built to. */
export async function inspect(client: PublicClient, chainId: number): Promise<Found> {
  const code = await client.getCode({ address: distributorAddress })
  if (code === undefined || code === '0x') return { kind: 'nothing', address: distributorAddress }
  const runtimeHash = keccak256(code)
  return code === slotDistributorRuntimeBytecode
    ? { kind: 'deployed', deployment: { chainId, address: distributorAddress, runtimeHash, transaction: null } }
    : { kind: 'other code', address: distributorAddress, runtimeHash, expected: slotDistributorRuntimeHash }
}

/** Whether a request failed without an answer of the node. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof BaseError)) return true
  return error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError) !== null
}

/** Names the instructions of Cancun that the chain does not run. @throws if the node does not answer, or does not run creation code at all */
export async function missingInstructions(client: Pick<PublicClient, 'call'>): Promise<string[]> {
  await client.call({ data: plainProbe })
  const missing = await Promise.all(
    Object.entries(instructionProbes).map(async ([name, data]) => {
      try {
        const answer = await client.call({ data })
        return answer.data === probeAnswer ? [] : [name]
      } catch (error) {
        if (isUnanswered(error)) throw error
        return [name]
      }
    }),
  )
  return missing.flat()
}

/** Looks whether the chain is the right one and can be deployed to, and what it would cost. Sends nothing. */
export async function plan(client: PublicClient, chainId: number): Promise<Plan> {
  const found = await client.getChainId()
  if (found !== chainId) return { kind: 'wrong chain', expected: chainId, found }
  const deployer = await client.getCode({ address: CREATE2_DEPLOYER })
  if (deployer === undefined || deployer === '0x') return { kind: 'no deployer', deployer: CREATE2_DEPLOYER }
  const occupied = await client.getCode({ address: distributorAddress })
  if (occupied !== undefined && occupied !== '0x') return { kind: 'occupied' }
  const missing = await missingInstructions(client)
  if (missing.length > 0) return { kind: 'missing instructions', missing }
  const [gas, gasPrice] = await Promise.all([
    client.estimateGas({ ...distributorDeployTransaction, account: CREATE2_DEPLOYER }),
    client.getGasPrice(),
  ])
  return { kind: 'ready', gas, gasPrice, cost: gas * gasPrice }
}

/** Deploys, waits, and looks at what stands there afterwards. */
export async function broadcast(client: PublicClient, wallet: WalletClient, chainId: number): Promise<Found> {
  const { account } = wallet
  if (!account) return { kind: 'nothing', address: distributorAddress }
  const transaction = await wallet.sendTransaction({ ...distributorDeployTransaction, account, chain: null })
  await client.waitForTransactionReceipt({ hash: transaction })
  const found = await inspect(client, chainId)
  return found.kind === 'deployed' ? { ...found, deployment: { ...found.deployment, transaction } } : found
}
