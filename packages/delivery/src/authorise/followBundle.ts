import type { Hex } from '@slotdrop/drops'
import { BundleFailedError, BundleLostError, BundlePartlyFailedError } from '../errors/index.ts'
import { type Clock, type SenderWallet, systemClock } from '../ports.ts'
import { type BundleStatus, fetchBundleStatus } from './fetchBundleStatus.ts'

/** Neither wallet nor chain know it for this long: it is given up. */
const neverSeenMilliseconds = 30_000
const maxPause = 30_000

/** What following needs. */
export type FollowBundleParameters = {
  readonly wallet: SenderWallet
  readonly id: string
  /** Whether the chain shows what the steps shall bring; its word goes before the wallet's. May throw while the node does not answer. */
  readonly isDone: () => Promise<boolean>
  readonly clock?: Clock | undefined
  /** Milliseconds between looks. Default 4000. */
  readonly pollMilliseconds?: number | undefined
  /** Called with the transaction as soon as the wallet names it. */
  readonly onHash?: ((hash: Hex) => void) | undefined
  /** Following ends without a conclusion when this says so. */
  readonly isAbandoned?: (() => boolean) | undefined
}

/**
 * Follows calls that were signed as one to their end: days, where a Safe's owners have to sign. True when they are
 * mined; false when following was abandoned.
 *
 * @throws BundleFailedError, BundlePartlyFailedError, BundleLostError
 */
export async function followBundle({
  wallet,
  id,
  isDone,
  clock = systemClock,
  pollMilliseconds = 4000,
  onHash,
  isAbandoned = () => false,
}: FollowBundleParameters): Promise<boolean> {
  let unknownSince: number | undefined
  let wasConfirmed = false
  for (let failures = 0; !isAbandoned();) {
    let status: BundleStatus | undefined
    try {
      if (await isDone()) return true
      failures = 0
      status = await fetchBundleStatus(wallet, id)
    } catch {
      // A node or a wallet that does not answer concludes nothing.
      failures += 1
    }
    if (status && 'hash' in status && status.hash) onHash?.(status.hash)
    if (status?.kind === 'failed') throw new BundleFailedError({ hash: status.hash })
    if (status?.kind === 'partly-failed') throw new BundlePartlyFailedError({ hash: status.hash })
    // The node may lag behind the wallet; when it does not, somebody has changed it back meanwhile, and the steps stand there again.
    if (status?.kind === 'confirmed') {
      if (wasConfirmed) return true
      wasConfirmed = true
    }
    if (status?.kind === 'unknown') {
      unknownSince ??= clock.now()
      if (clock.now() - unknownSince >= neverSeenMilliseconds) throw new BundleLostError()
    } else if (status) unknownSince = undefined
    await clock.sleep(Math.min(pollMilliseconds * 2 ** failures, maxPause))
  }
  return false
}
