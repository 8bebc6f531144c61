import { zeroAddress } from 'viem'
import { type Replacement, replaceNonce } from './replaceNonce.ts'
import { type SendContext, trySaveAttempts } from './sendContext.ts'

/** An empty transaction to oneself. */
const cancellation: Replacement = {
  isCancellation: true,
  async toRequest({ client }, [entry]) {
    const { sender = zeroAddress } = entry ?? {}
    const call = { to: sender, data: '0x', value: 0n } as const
    // Not every chain has the same price for nothing.
    return { ...call, gas: await client.estimateGas({ account: sender, ...call }) }
  },
  save: (context, entries, hash) =>
    trySaveAttempts(
      context,
      entries.map((entry) => ({ ...entry, cancelHashes: [hash] })),
    ),
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
