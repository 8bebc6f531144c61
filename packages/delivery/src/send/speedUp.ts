import { type Replacement, replaceNonce } from './replaceNonce.ts'
import { type SendContext, trySaveAttempts } from './sendContext.ts'
import { sendRequest } from './sendRequest.ts'

/** The same calldata with a higher fee. */
const sameCall: Replacement = {
  isCancellation: false,
  async toRequest({ client, manifest }, entries, waiting) {
    const call = sendRequest(manifest, new Map(entries.map(({ slot, mask }) => [slot, mask])), entries[0]?.rowGas ?? 0n)
    const { to, data, value } = call
    const account = entries[0]?.sender
    const estimate = () => client.estimateGas({ account, to, data, value, blockTag: 'latest' })
    return { ...call, gas: waiting?.gas ?? (await estimate()) }
  },
  async save(context, entries, hash) {
    await trySaveAttempts(
      context,
      entries.map((entry) => ({ ...entry, hash })),
    )
    for (const { slot, nonce } of entries) context.dispatch({ type: 'broadcast', slot, hash, nonce })
  },
  saveBehind(context, waiting, { hash, nonce }) {
    // The same rows again behind the waiting ones: followed like any other attempt.
    return trySaveAttempts(
      context,
      waiting.map(({ hashes: _hashes, cancelHashes: _cancelHashes, ...entry }) => ({
        ...entry,
        nonce,
        hash,
        askedAt: context.clock.now(),
      })),
    )
  },
}

/**
 * Sends the waiting transaction of a slot again under its nonce, with a higher fee. Either of the two is mined, never both. True when there
 * was nothing left to speed up, and nobody was asked.
 *
 * @throws DeliveryError, NonceIgnoredError
 */
export function speedUp(context: SendContext, slot: number): Promise<boolean> {
  return replaceNonce(context, slot, sameCall)
}
