import { type Address as ViemAddress, type Hex as ViemHex, checksumAddress as viemChecksum } from 'viem'
import { isAddressShape } from './hexText.ts'
import { findUnusualCharacter, findUnusualSpace, type UnusualCharacter } from './unusualCharacters.ts'

/** A 20-byte account, with its EIP-55 checksum wherever this package returns one. */
export type Address = ViemAddress
/** Bytes as `0x` and lower-case digits. */
export type Hex = ViemHex

/** Writes an address with its EIP-55 checksum. */
export function checksumAddress(address: Address): Address {
  return viemChecksum(address)
}

/** Why a text is no address that may be paid. */
export type AddressProblem =
  | { readonly fault: 'missing' | 'malformed' | 'checksum' }
  /** It holds a character that is not seen; `plain` is the text without it. */
  | { readonly fault: 'hidden-character'; readonly character: string; readonly plain: string | undefined }

/** See `AddressProblem`. */
export type AddressFault = AddressProblem['fault']

// Zero-width and direction characters: a cell that shows one address and holds another.
const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

/** A character that is not seen in a text, or a space other than the usual one inside of an address. */
function findHidden(text: string): UnusualCharacter | undefined {
  if (hidden.test(text)) return findUnusualCharacter(text)
  const space = findUnusualSpace(text)
  return isAddressShape(space?.plain) ? space : undefined
}

/**
 * Reads one address. Mixed case must be a valid EIP-55 checksum; all lower and all upper case carry none.
 *
 * Spaces and tabs around it are ignored; nothing else is repaired.
 *
 * @param checksum what writes the checksum; many addresses are read some ten times as fast by `createChecksum`
 */
export function parseAddress(
  text: string,
  checksum: (address: Address) => Address = checksumAddress,
): { address: Address } | AddressProblem {
  const trimmed = text.replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '')
  if (!isAddressShape(trimmed) || hidden.test(text)) {
    const unseen = findHidden(hidden.test(text) ? text : trimmed)
    if (unseen) return { fault: 'hidden-character', ...unseen }
    return { fault: trimmed === '' ? 'missing' : 'malformed' }
  }
  const digits = trimmed.slice(2)
  const address = checksum(trimmed)
  const carriesChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (carriesChecksum && address !== trimmed) return { fault: 'checksum' }
  return { address }
}

/** Tells an address that hardly anybody means to pay. */
export function specialAddress(address: Address): 'zero' | 'burn' | 'precompile' | undefined {
  const lower = address.toLowerCase()
  if (/^0x0{40}$/.test(lower)) return 'zero'
  if (/^0x0{36}dead$|^0xdead0{32}|^0xdead(beef)?0{28,}/.test(lower)) return 'burn'
  if (/^0x0{38}[0-9a-f]{2}$|^0x0{37}100$/.test(lower)) return 'precompile'
  return undefined
}
