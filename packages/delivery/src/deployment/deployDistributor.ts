import type { Hex } from '@slotdrop/drops'
import { DeploymentRefusedError, toDeliveryError } from '../errors/index.ts'
import { waitForReceipt } from '../follow/waitForReceipt.ts'
import { fetchDeployment } from '../network/fetchDeployment.ts'
import { type ChainClient, type Clock, type SenderWallet, systemClock } from '../ports.ts'
import { type DeploymentStep, planDeployment } from './planDeployment.ts'

/** Reads of the code after the deployment was mined. */
const maxLooks = 5

/** Parameters of `deployDistributor`. */
export type DeployParameters = {
  readonly client: ChainClient
  readonly wallet: Pick<SenderWallet, 'address' | 'sendTransaction'>
  /** Milliseconds between reads of a transaction's receipt. */
  readonly pollMilliseconds: number
  /** Called before each step, and once it was sent. */
  readonly onStep?: ((step: DeploymentStep['kind'], hash?: Hex) => void) | undefined
  readonly clock?: Clock | undefined
  /** Waiting ends without a result once this returns true. */
  readonly isAbandoned?: (() => boolean) | undefined
}

/** Hash of the transaction that deployed the distributor; undefined if it had been deployed before. */
export type Deployed = { readonly hash: Hex | undefined }

/**
 * Deploys the distributor, and before it the CREATE2 deployer if the chain lacks it, then compares the deployed code with the built one. Steps
 * of an interrupted deployment are not repeated. Returns undefined if it was abandoned.
 *
 * @throws errors of `planDeployment` and of the wallet; DeploymentRefusedError if a transaction was mined without effect
 */
export async function deployDistributor({
  client,
  wallet,
  pollMilliseconds,
  onStep,
  clock = systemClock,
  isAbandoned,
}: DeployParameters): Promise<Deployed | undefined> {
  const from = wallet.address()
  const { chainId, steps } = await planDeployment(client, from)
  let hash: Hex | undefined
  for (const step of steps) {
    onStep?.(step.kind)
    hash =
      step.kind === 'publish-deployer'
        ? await publish(client, step)
        : await wallet.sendTransaction({ ...step.request, chainId, ...(from && { from }) })
    onStep?.(step.kind, hash)
    const receipt = await waitForReceipt({ client, hash, pollMilliseconds, clock, isAbandoned })
    if (!receipt) return undefined
    if (receipt.status === 'reverted') {
      // Another sender's deployment may have been mined before this one.
      if (step.kind === 'deploy' && (await fetchDeployment(client)) === 'deployed') break
      throw new DeploymentRefusedError('failed')
    }
  }
  // A node behind the one that had the receipt may not know the code yet.
  for (let looks = 1; (await fetchDeployment(client)) !== 'deployed'; looks += 1) {
    if (looks === maxLooks) throw new DeploymentRefusedError('failed')
    await clock.sleep(pollMilliseconds)
  }
  return { hash }
}

async function publish(client: ChainClient, { transaction, hash }: { transaction: Hex; hash: Hex }): Promise<Hex> {
  try {
    return await client.sendRawTransaction({ serializedTransaction: transaction })
  } catch (error) {
    // If another account has published it, its receipt can be waited for.
    if (await client.getTransaction({ hash }).catch(() => undefined)) return hash
    throw new DeploymentRefusedError('no-deployer', toDeliveryError(error))
  }
}
