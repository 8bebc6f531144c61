import { accountBytes, nibbleOf } from '../../rows/accounts.ts'

/** What a scan answers: it read nothing, because something is not beyond doubt. */
export const rowRefused = 0
/** It read the row. */
export const rowTaken = 1
/** It read the row, and the address mixes cases: its checksum has to be checked. */
export const rowTakenMixedCase = 2

const hex = Int8Array.from({ length: 256 }, (_, code) => nibbleOf(code))

/** Gets the first four bytes of an address, as a number. */
export function firstWord(address: string | undefined) {
  return address === undefined ? 0 : Number.parseInt(address.slice(2, 10), 16)
}

/**
 * Reads an address from the bytes of a file into a column. Refuses whatever is not 40 hex digits after `0x`, and addresses that
 * have to be looked at more closely: zero, burn and system addresses, and those that begin as one of the drop's own.
 *
 * @param drop first words of the drop's own addresses
 */
export function scanAccount(
  bytes: Uint8Array,
  from: number,
  to: number,
  accounts: Uint8Array,
  index: number,
  drop: ReadonlySet<number>,
): number {
  if (to - from !== 42 || bytes[from] !== 48 || bytes[from + 1] !== 120) return rowRefused
  let all = 0
  // Bit 5 of a letter's code is its case.
  let lower = 0
  let upper = 0
  let source = from + 2
  for (let target = index * accountBytes; target < (index + 1) * accountBytes; target++) {
    const a = bytes[source] ?? 0
    const b = bytes[source + 1] ?? 0
    source += 2
    const high = hex[a] ?? -1
    const low = hex[b] ?? -1
    all |= high | low
    if (high > 9) {
      if (a >= 97) lower = 1
      else upper = 1
    }
    if (low > 9) {
      if (b >= 97) lower = 1
      else upper = 1
    }
    accounts[target] = (high << 4) | low
  }
  if (all < 0) return rowRefused
  const at = index * accountBytes
  const word =
    (((accounts[at] ?? 0) << 24) |
      ((accounts[at + 1] ?? 0) << 16) |
      ((accounts[at + 2] ?? 0) << 8) |
      (accounts[at + 3] ?? 0)) >>>
    0
  // Zero, burn and system addresses, and those of the drop itself, are looked at more closely.
  if (word === 0 || word >>> 16 === 0xdead || drop.has(word)) return rowRefused
  return lower & upper ? rowTakenMixedCase : rowTaken
}
