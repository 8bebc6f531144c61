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

/**
 * Finds accounts that agree with another in their first and last four digits only, which is how a wrong address gets copied.
 * Answers for each such entry one that it resembles; numbers from `count` on are the known addresses, which come as 20 bytes each.
 */
function findLookAlikes(
  accounts: Uint8Array,
  count: number,
  known: Uint8Array,
  isCounted: (index: number) => boolean,
): Map<number, number> {
  const places = tableFor(count + known.length / accountBytes)
  const mask = places.length - 1
  const alike = new Map<number, number>()
  const isSame = (a: Uint8Array, index: number, b: Uint8Array, other: number): boolean => {
    for (let byte = 2; byte < 18; byte++)
      if (a[index * accountBytes + byte] !== b[other * accountBytes + byte]) return false
    return true
  }
  const compare = (column: Uint8Array, index: number, number: number) => {
    const ends = endsOf(column, index)
    for (let place = mix(0x1234_5678, ends) & mask; ; place = (place + 1) & mask) {
      const taken = places[place] ?? 0
      if (taken === 0) {
        places[place] = number + 1
        return
      }
      const other = taken - 1
      const isKnown = other >= count
      const [others, at] = isKnown ? [known, other - count] : [accounts, other]
      if (endsOf(others, at) !== ends) continue
      if (number < count && !isSame(column, index, others, at)) {
        alike.set(number, other)
        if (!isKnown) alike.set(other, number)
      }
      return
    }
  }
  // Known addresses come first: what resembles one of them is compared with it.
  for (let index = 0; index < known.length / accountBytes; index++) compare(known, index, count + index)
  for (let index = 0; index < count; index++) if (isCounted(index)) compare(accounts, index, index)
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
