import type { Hex } from '@slotdrop/drops'
import { BaseError } from 'viem'
import { isTooLarge } from '../errors/isTooLarge.ts'
import type { ChainClient } from '../ports.ts'

/**
 * What nodes say to a signed transaction. `taken`: it is known, or was mined, or its nonce was; `too-large` and `poor`: no node took
 * it; `unclear`: it may be on its way.
 */
export type BroadcastAnswer = 'taken' | 'too-large' | 'poor' | 'occupied' | 'limited' | 'unclear'

function textOf(error: unknown): string {
  return error instanceof BaseError ? `${error.shortMessage} ${error.details} ${error.message}` : String(error)
}

function toAnswer(error: unknown): BroadcastAnswer {
  const text = textOf(error)
  if (
    /already (known|imported|in (the )?pool)|known transaction|alreadyknown|nonce too low|nonce is too low/i.test(text)
  )
    return 'taken'
  if (/replacement transaction underpriced|replacement fee too low|could not replace/i.test(text)) return 'occupied'
  if (/in-flight transaction limit|delegated account|account limit exceeded/i.test(text)) return 'limited'
  if (/insufficient funds|insufficient balance/i.test(text)) return 'poor'
  return isTooLarge(error) ? 'too-large' : 'unclear'
}

const order: readonly BroadcastAnswer[] = ['taken', 'unclear', 'limited', 'occupied', 'poor', 'too-large']

/** Gives a signed transaction to all nodes. Giving the same again does no harm. The best of the answers counts. */
export async function broadcast(clients: readonly ChainClient[], raw: Hex): Promise<BroadcastAnswer> {
  const answers = await Promise.all(
    clients.map((client) =>
      client.sendRawTransaction({ serializedTransaction: raw }).then((): BroadcastAnswer => 'taken', toAnswer),
    ),
  )
  return order.find((answer) => answers.includes(answer)) ?? 'unclear'
}
