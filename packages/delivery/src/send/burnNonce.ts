import { type Replacement, replaceNonce } from './replaceNonce.ts'
import { type SendContext, trySaveAttempt } from './sendContext.ts'

/** An empty transaction to oneself. */
const cancellation: Replacement = {
  isCancellation: true,
  async toRequest({ client }, { sender }) {
    const call = { to: sender, data: '0x', value: 0n } as const
    // Not every chain has the same price for nothing.
    return { ...call, gas: await client.estimateGas({ account: sender, ...call }) }
  },
  save: (context, entry, hash) => trySaveAttempt(context, { ...entry, cancelHashes: [hash] }),
}

/**
 * Cancels the waiting transaction of a slot: an empty transaction to oneself uses up its nonce. Whichever of the two is mined first counts.
 * True when there was nothing left to cancel, and nobody was asked.
 *
 * @throws DeliveryError, NonceIgnoredError
 */
export function burnNonce(context: SendContext, slot: number): Promise<boolean> {
  return replaceNonce(context, slot, cancellation)
}
