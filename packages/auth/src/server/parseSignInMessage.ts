import { SiweMessage } from 'siwe'
import type { Address } from 'viem'
import { SignInRefusedError } from './errors.ts'

/** An EIP-4361 message that was read to the letter. */
export type SignInMessage = {
  readonly scheme: string | undefined
  readonly domain: string
  /** With its EIP-55 checksum. */
  readonly address: Address
  readonly uri: string
  readonly chainId: number
  readonly nonce: string
  readonly issuedAt: Date
  readonly expirationTime: Date | undefined
  readonly notBefore: Date | undefined
}

/** Longer messages are not read. Ours have about 400 characters. */
export const maxMessageLength = 4096

/** EIP-4361 allows it, but who looks for the first line of a label, as a wallet may, would read another message than we do. */
const statementLikeField = /^(?:URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID|Resources):/i

/**
 * Reads a message. Wallets warn of a foreign domain only in texts of the exact grammar; so nothing else is taken, and
 * what was read must give the same text again.
 *
 * @throws SignInRefusedError `MESSAGE_MALFORMED`
 */
export function parseSignInMessage(text: string): SignInMessage {
  if (text.length > maxMessageLength) throw new SignInRefusedError('MESSAGE_MALFORMED')
  const message = readMessage(text)
  const issuedAt = parseDateTime(message.issuedAt)
  const expirationTime = parseDateTime(message.expirationTime)
  const notBefore = parseDateTime(message.notBefore)
  const isWhole =
    message.version === '1' &&
    issuedAt !== undefined &&
    issuedAt !== 'invalid' &&
    expirationTime !== 'invalid' &&
    notBefore !== 'invalid' &&
    Number.isSafeInteger(message.chainId) &&
    message.chainId > 0 &&
    !statementLikeField.test(message.statement ?? '') &&
    message.prepareMessage() === text
  if (!isWhole) throw new SignInRefusedError('MESSAGE_MALFORMED')
  const { scheme, domain, address, uri, chainId, nonce } = message
  // Sound: the message was matched as a whole, its address as 20 bytes in hex.
  return { scheme, domain, address: address as Address, uri, chainId, nonce, issuedAt, expirationTime, notBefore }
}

/** Every nonce a text names, whether or not it is a message: an attempt burns them all. */
export function findNonces(text: string): readonly string[] {
  const lines = text.matchAll(/^[ \t]*Nonce:[ \t]*([A-Za-z0-9]{8,64})/gim)
  return [...new Set([...lines].flatMap(([, nonce]) => nonce ?? []))].slice(0, 4)
}

function readMessage(text: string): SiweMessage {
  try {
    return new SiweMessage(text)
  } catch (cause) {
    throw new SignInRefusedError('MESSAGE_MALFORMED', { cause })
  }
}

const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** RFC 3339. `Date` would roll 31 February over into March. */
function parseDateTime(text: string | undefined): Date | 'invalid' | undefined {
  if (text === undefined) return undefined
  const [, year, month, day] = dateTime.exec(text) ?? []
  if (year === undefined) return 'invalid'
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return 'invalid'
  const value = new Date(text)
  return Number.isNaN(value.getTime()) ? 'invalid' : value
}
