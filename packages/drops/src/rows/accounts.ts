import type { Keccak } from '../keccak/loadKeccak.ts'
import type { Address } from '../values/address.ts'

/** Bytes of an account. */
export const accountBytes = 20

const addressesPerCheck = 4096

const nibbles = (() => {
  const table = new Int8Array(128).fill(-1)
  ;[...'0123456789abcdef'].forEach((digit, value) => {
    table[digit.charCodeAt(0)] = value
    table[digit.toUpperCase().charCodeAt(0)] = value
  })
  return table
})()

/** Gets the value of a hex digit by its character code; -1 for any other character. */
export function nibbleOf(code: number): number {
  return code < 128 ? (nibbles[code] ?? -1) : -1
}

/** Writes an address of the right shape as 20 bytes; `false` for any other text. */
export function writeAccount(accounts: Uint8Array, index: number, text: string): boolean {
  if (text.length !== 42 || text[0] !== '0' || text[1] !== 'x') return false
  let seen = 0
  for (let byte = 0; byte < accountBytes; byte++) {
    const high = nibbleOf(text.charCodeAt(2 + byte * 2))
    const low = nibbleOf(text.charCodeAt(3 + byte * 2))
    seen |= high | low
    accounts[index * accountBytes + byte] = (high << 4) | low
  }
  return seen >= 0
}

const digits = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0))
const toText = new TextDecoder('latin1')

/** Raises the letters of `count` lower-case addresses, 40 digits each, where their hashes say so. */
function raise(keccak: Keccak, text: Uint8Array, count: number, hashes: Uint8Array): void {
  keccak.hashEach(text, 40, count, hashes)
  for (let index = 0; index < count * 40; index++) {
    const code = text[index] ?? 0
    if (code < 0x61) continue
    const place = index % 40
    const pair = hashes[((index - place) / 40) * 32 + (place >> 1)] ?? 0
    if ((place & 1 ? pair & 8 : pair & 0x80) !== 0) text[index] = code - 0x20
  }
}

/** Writes addresses with their EIP-55 checksums, for `count` accounts from `from` on. */
export function accountTexts(keccak: Keccak, accounts: Uint8Array, from: number, count: number): Address[] {
  const text = new Uint8Array(count * 40)
  for (let byte = 0, at = from * accountBytes; byte < count * accountBytes; byte++, at++) {
    const value = accounts[at] ?? 0
    text[byte * 2] = digits[value >> 4] ?? 0
    text[byte * 2 + 1] = digits[value & 15] ?? 0
  }
  raise(keccak, text, count, new Uint8Array(count * 32))
  const all = toText.decode(text)
  return Array.from({ length: count }, (_, index): Address => `0x${all.slice(index * 40, index * 40 + 40)}`)
}

/** Writes one address after another with its EIP-55 checksum. */
export function createChecksum(keccak: Keccak): (address: Address) => Address {
  const text = new Uint8Array(40)
  const hash = new Uint8Array(32)
  return (address) => {
    // Bit 5 makes a letter lower-case and is set in every digit.
    for (let digit = 0; digit < 40; digit++) text[digit] = address.charCodeAt(digit + 2) | 0x20
    raise(keccak, text, 1, hash)
    return `0x${toText.decode(text)}`
  }
}

/** Whether a text of address shape mixes cases, and so carries a checksum. */
export function carriesChecksum(text: string): boolean {
  return /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text)
}

/** Whether every address that carries a checksum is written with the right one; answers the first that is not. */
export function findWrongChecksum(
  keccak: Keccak,
  accounts: Uint8Array,
  count: number,
  textAt: (index: number) => string,
): number | undefined {
  for (let from = 0; from < count; from += addressesPerCheck) {
    const right = accountTexts(keccak, accounts, from, Math.min(addressesPerCheck, count - from))
    const wrong = right.findIndex((text, place) => {
      const written = textAt(from + place)
      return text !== written && carriesChecksum(written)
    })
    if (wrong >= 0) return from + wrong
  }
  return undefined
}
