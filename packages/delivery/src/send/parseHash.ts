import type { Hex } from '@slotdrop/drops'
import { isHash } from 'viem'
import { UnexpectedDeliveryError } from '../errors/index.ts'

/**
 * What a wallet answered to a transaction, as its hash. Wallets answer untrusted text: what is no hash says nothing about
 * whether the transaction was sent, so it has to be looked for by its nonce.
 *
 * @throws UnexpectedDeliveryError for anything but 32 bytes in hexadecimal
 */
export function parseHash(answer: unknown): Hex {
  const text = typeof answer === 'string' ? answer.toLowerCase() : ''
  if (isHash(text)) return text
  const detail = typeof answer === 'string' ? `a hash of ${answer.length} characters` : `no hash but ${typeof answer}`
  throw new UnexpectedDeliveryError({ detail, cause: undefined })
}
