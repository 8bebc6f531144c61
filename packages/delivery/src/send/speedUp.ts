import { type Replacement, replaceNonce } from './replaceNonce.ts'
import { type SendContext, trySaveAttempt } from './sendContext.ts'
import { sendRequest } from './sendRequest.ts'

/** The same calldata with a higher fee. */
const sameCall: Replacement = {
  isCancellation: false,
  async toRequest({ client, manifest }, { slot, mask, sender }, waiting) {
    const call = sendRequest(manifest, new Map([[slot, mask]]))
    const { to, data, value } = call
    return { ...call, gas: waiting?.gas ?? (await client.estimateGas({ account: sender, to, data, value })) }
  },
  async save(context, entry, hash) {
    const { slot, nonce } = entry
    await trySaveAttempt(context, { ...entry, hash })
    context.dispatch({ type: 'broadcast', slot, hash, nonce })
  },
  saveBehind(context, waiting, { hash, nonce }) {
    const { hashes: _, cancelHashes: __, ...entry } = waiting
    // The same rows again behind the waiting ones: followed like any other attempt.
    return trySaveAttempt(context, { ...entry, nonce, hash, askedAt: context.clock.now() })
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
