import { accountBytes, writeAccount } from '../../rows/accounts.ts'
import type { Address } from '../../values/address.ts'
import { crossBit } from '../issues/issueBits.ts'
import type { ListTable } from '../reading/table.ts'
import { mix, tableFor } from './hashTable.ts'

/** First and last four hex digits of an account, as one number. */
function endsOf(accounts: Uint8Array, index: number): number {
  const at = index * accountBytes
  return (
    ((accounts[at] ?? 0) |
      ((accounts[at + 1] ?? 0) << 8) |
      ((accounts[at + 18] ?? 0) << 16) |
      ((accounts[at + 19] ?? 0) << 24)) >>>
    0
  )
}

/** Digits at either end that an account has in common with a known address that it resembles. */
export const knownDigits = 4

/** How many digits at either end two accounts of a list have in common that look alike: four, and more where that many agree by chance. */
export function digitsInCommon(count: number): 4 | 5 | 6 {
  // Of `count` random accounts, count² / 2 / 16^(2 digits) pairs agree; one in a hundred lists has one.
  if (count ** 2 < 2 ** 33 / 100) return 4
  return count ** 2 < 2 ** 41 / 100 ? 5 : 6
}

/** The digits between the outer four and those in common, as one number. */
function innerEndsOf(accounts: Uint8Array, index: number, digits: 4 | 5 | 6): number {
  if (digits === 4) return 0
  const [first, last] = [accounts[index * accountBytes + 2] ?? 0, accounts[index * accountBytes + 17] ?? 0]
  return digits === 5 ? (first & 0xf0) | (last & 0x0f) : (first << 8) | last
}

/** Whether the digits between the ends are the same, too. */
function isSameMiddle(a: Uint8Array, index: number, b: Uint8Array, other: number): boolean {
  for (let byte = 2; byte < 18; byte++)
    if (a[index * accountBytes + byte] !== b[other * accountBytes + byte]) return false
  return true
}

/** Remembers accounts by their ends. */
function createEnds(column: Uint8Array, size: number, digits: 4 | 5 | 6) {
  const places = tableFor(size)
  const mask = places.length - 1
  return {
    /** The first account with these ends; `own` is remembered where there is none. */
    find(accounts: Uint8Array, index: number, own: number | undefined): number | undefined {
      const outer = endsOf(accounts, index)
      const inner = innerEndsOf(accounts, index, digits)
      for (let place = mix(mix(0x1234_5678, outer), inner) & mask; ; place = (place + 1) & mask) {
        const taken = places[place] ?? 0
        if (taken === 0) {
          if (own !== undefined) places[place] = own + 1
          return undefined
        }
        if (endsOf(column, taken - 1) === outer && innerEndsOf(column, taken - 1, digits) === inner) return taken - 1
      }
    },
  }
}

/**
 * Finds accounts that agree with another in their first and last digits only, which is how a wrong address gets copied.
 * Answers for each such entry one that it resembles; numbers from `count` on are the known addresses, which come as 20 bytes each.
 */
function findLookAlikes(
  accounts: Uint8Array,
  count: number,
  known: Uint8Array,
  isCounted: (index: number) => boolean,
): Map<number, number> {
  const alike = new Map<number, number>()
  const knownCount = known.length / accountBytes
  const knownEnds = createEnds(known, knownCount, knownDigits)
  for (let index = 0; index < knownCount; index++) knownEnds.find(known, index, index)
  const ends = createEnds(accounts, count, digitsInCommon(count))
  for (let index = 0; index < count; index++) {
    if (!isCounted(index)) continue
    // What resembles a known address is compared with that, and with no other.
    const other = knownCount > 0 ? knownEnds.find(accounts, index, undefined) : undefined
    if (other !== undefined) {
      if (!isSameMiddle(accounts, index, known, other)) alike.set(index, count + other)
      continue
    }
    const before = ends.find(accounts, index, index)
    if (before === undefined || isSameMiddle(accounts, index, accounts, before)) continue
    alike.set(index, before)
    alike.set(before, index)
  }
  return alike
}

export function markLookAlikes(
  table: ListTable,
  known: readonly Address[],
  isCounted: (index: number) => boolean,
  crossIssues: Uint32Array,
): ReadonlyMap<number, number> {
  const bytes = new Uint8Array(known.length * accountBytes)
  known.forEach((address, index) => writeAccount(bytes, index, address))
  const alike = findLookAlikes(table.accounts, table.count, bytes, isCounted)
  for (const entry of alike.keys()) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('address-look-alike')
  return alike
}
