import type { Address } from './address.ts'
import type { Keccak } from './keccak/loadKeccak.ts'
import type { Row } from './row.ts'
import { LIMBS, readUint, writeUint } from './uint256.ts'

/** Rows as columns: 52 bytes a row instead of an object, and cheap to hand to another thread. */
export type RowColumns = {
  readonly count: number
  /** 20 bytes a row. */
  readonly accounts: Uint8Array
  /** 256-bit numbers, eight 32-bit limbs a row, the lowest first; absent when every id is zero. */
  readonly ids?: Uint32Array | undefined
  /** The same; absent when every amount is one. */
  readonly amounts?: Uint32Array | undefined
}

export const ACCOUNT_BYTES = 20

/** Id of a row. */
export function idAt({ ids }: RowColumns, index: number): bigint {
  return ids ? readUint(ids, index) : 0n
}

/** Amount of a row, base units. */
export function amountAt({ amounts }: RowColumns, index: number): bigint {
  return amounts ? readUint(amounts, index) : 1n
}

const nibbles = (() => {
  const table = new Int8Array(128).fill(-1)
  ;[...'0123456789abcdef'].forEach((digit, value) => {
    table[digit.charCodeAt(0)] = value
    table[digit.toUpperCase().charCodeAt(0)] = value
  })
  return table
})()

/** Value of a hex digit by its character code; -1 for any other character. */
export function nibbleOf(code: number): number {
  return code < 128 ? (nibbles[code] ?? -1) : -1
}

/** Writes an address of the right shape as 20 bytes; `false` for any other text. */
export function writeAccount(accounts: Uint8Array, index: number, text: string): boolean {
  if (text.length !== 42 || text[0] !== '0' || text[1] !== 'x') return false
  let seen = 0
  for (let byte = 0; byte < ACCOUNT_BYTES; byte++) {
    const high = nibbleOf(text.charCodeAt(2 + byte * 2))
    const low = nibbleOf(text.charCodeAt(3 + byte * 2))
    seen |= high | low
    accounts[index * ACCOUNT_BYTES + byte] = (high << 4) | low
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

/** Addresses with their EIP-55 checksums, for `count` accounts from `from` on. */
export function accountTexts(keccak: Keccak, accounts: Uint8Array, from: number, count: number): Address[] {
  const text = new Uint8Array(count * 40)
  for (let byte = 0, at = from * ACCOUNT_BYTES; byte < count * ACCOUNT_BYTES; byte++, at++) {
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

/** A row as an object, its address with a checksum. */
export function rowAt(keccak: Keccak, rows: RowColumns, index: number): Row {
  const [account = '0x' as Address] = accountTexts(keccak, rows.accounts, index, 1)
  return { account, id: idAt(rows, index), amount: amountAt(rows, index) }
}

/** An empty set of columns. */
export function createColumns(count: number, has: { ids: boolean; amounts: boolean }): RowColumns {
  return {
    count,
    accounts: new Uint8Array(count * ACCOUNT_BYTES),
    ids: has.ids ? new Uint32Array(count * LIMBS) : undefined,
    amounts: has.amounts ? new Uint32Array(count * LIMBS) : undefined,
  }
}

/** Sets a row whose values are known to be in range. */
export function writeRow(columns: RowColumns, index: number, { account, id, amount }: Row): void {
  writeAccount(columns.accounts, index, account)
  if (columns.ids) writeUint(columns.ids, index, id)
  if (columns.amounts) writeUint(columns.amounts, index, amount)
}

/** Canonical order (ENCODING.md) of two rows, possibly of two sets of columns: below zero, zero, or above. */
export function compareRowsAt(a: RowColumns, row: number, b: RowColumns, other: number): number {
  for (let byte = 0; byte < ACCOUNT_BYTES; byte++) {
    const difference = (a.accounts[row * ACCOUNT_BYTES + byte] ?? 0) - (b.accounts[other * ACCOUNT_BYTES + byte] ?? 0)
    if (difference !== 0) return difference
  }
  for (const column of ['ids', 'amounts'] as const)
    for (let limb = LIMBS - 1; limb >= 0; limb--) {
      const difference = (a[column]?.[row * LIMBS + limb] ?? 0) - (b[column]?.[other * LIMBS + limb] ?? 0)
      if (difference !== 0) return difference
    }
  return 0
}
