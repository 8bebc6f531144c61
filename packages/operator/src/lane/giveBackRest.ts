import type { LocalSigner } from '@slotdrop/delivery'
import { giveBack } from '@slotdrop/delivery/engine'
import type { Manifest } from '@slotdrop/drops'
import type { OperatorContext } from '../OperatorContext.ts'
import type { LaneHold } from './LaneHold.ts'

/** Sleeps that end with a rejection when nobody waits any more. */
function endingClock({ clock }: OperatorContext, signal: AbortSignal): OperatorContext['clock'] {
  return {
    now: clock.now,
    async sleep(milliseconds) {
      signal.throwIfAborted()
      await clock.sleep(milliseconds, signal)
      signal.throwIfAborted()
    },
  }
}

/**
 * Sends what the accounts of a drop hold back to its sender, and waits until it is mined. The transaction is written down before it is
 * broadcast; done again after a crash it finds nothing left, or goes on. Resolves to whether anything was sent.
 *
 * @throws the signal's reason when it is aborted; what a node throws
 */
export async function giveBackRest(
  context: OperatorContext,
  hold: LaneHold,
  { manifest, accounts }: { readonly manifest: Manifest; readonly accounts: readonly LocalSigner[] },
): Promise<boolean> {
  const { nodesOf, clock, pollMilliseconds } = context
  const { chainId, sender } = manifest.terms
  const { fees, account } = hold.getOrder()
  let isAnySent = false
  for (const signer of accounts) {
    const sent = await giveBack({
      client: nodesOf(chainId).client,
      ...{ signer, chainId, to: sender, clock: endingClock(context, hold.signal) },
      fees: { ceiling: fees.urgentCeiling ?? fees.ceiling },
      // Nothing is no evidence: the same node may have reported it a moment ago.
      expected: signer.address === account ? hold.getStatus().purse || undefined : undefined,
      onTransaction: async ({ hash, value }) => {
        hold.setStatus({ returned: { hash, value, at: clock.now() } })
        await hold.write()
      },
      ...(pollMilliseconds === undefined ? {} : { pollMilliseconds }),
    })
    if (!sent) continue
    isAnySent = true
    await hold.note('returned', { hash: sent.hash, value: String(sent.value), left: String(sent.left) })
  }
  return isAnySent
}
