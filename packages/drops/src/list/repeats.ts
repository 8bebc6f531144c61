import { ACCOUNT_BYTES } from '../rowColumns.ts'
import { equalUints, LIMBS } from '../uint256.ts'
import type { TokenStandard } from '../terms.ts'
import type { TableColumns } from './table.ts'

/** No entry. */
export const NONE = 0xffff_ffff

/** Entries that repeat one another. */
export type Repeats = {
  /** First entry with the same account (and id); itself when it is the first. */
  readonly first: Uint32Array
  /** Next entry with the same one. */
  readonly next: Uint32Array
}

function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e37_79b1)
  return mixed ^ (mixed >>> 15)
}

/** A table with at most half of its places taken. */
function tableFor(count: number): Uint32Array {
  return new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(16, count * 2))))
}

/** The accounts as five words each. */
export function accountWords(accounts: Uint8Array): Uint32Array {
  return accounts.byteOffset % 4 === 0
    ? new Uint32Array(accounts.buffer, accounts.byteOffset, accounts.length / 4)
    : new Uint32Array(accounts.slice().buffer)
}

/** Finds repetitions among the entries that `isCounted` accepts: of an account, with its id where there is one; or of an id. */
export function findRepeats(
  { accounts, ids }: TableColumns,
  count: number,
  standard: TokenStandard,
  isCounted: (index: number) => boolean,
): Repeats {
  const first = new Uint32Array(count).fill(NONE)
  const next = new Uint32Array(count).fill(NONE)
  const last = new Uint32Array(count)
  const places = tableFor(count)
  const mask = places.length - 1
  const words = accountWords(accounts)
  const byAccount = standard !== 'ERC721'
  const hashOf = (index: number): number => {
    let hash = 0x1234_5678
    if (byAccount) for (let word = index * 5; word < index * 5 + 5; word++) hash = mix(hash, words[word] ?? 0)
    if (ids) for (let limb = index * LIMBS; limb < (index + 1) * LIMBS; limb++) hash = mix(hash, ids[limb] ?? 0)
    return hash
  }
  const isSame = (a: number, b: number): boolean => {
    if (byAccount) for (let word = 0; word < 5; word++) if (words[a * 5 + word] !== words[b * 5 + word]) return false
    return ids === undefined || equalUints(ids, a, ids, b)
  }
  for (let index = 0; index < count; index++) {
    if (!isCounted(index)) continue
    let place = hashOf(index) & mask
    for (; ; place = (place + 1) & mask) {
      const known = places[place] ?? 0
      if (known === 0) {
        places[place] = index + 1
        first[index] = index
        last[index] = index
        break
      }
      if (!isSame(known - 1, index)) continue
      first[index] = known - 1
      next[last[known - 1] ?? 0] = index
      last[known - 1] = index
      break
    }
  }
  return { first, next }
}

/** First and last four hex digits of an account, as one number. */
function endsOf(accounts: Uint8Array, index: number): number {
  const at = index * ACCOUNT_BYTES
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
export function findLookAlikes(
  accounts: Uint8Array,
  count: number,
  known: Uint8Array,
  isCounted: (index: number) => boolean,
): Map<number, number> {
  const places = tableFor(count + known.length / ACCOUNT_BYTES)
  const mask = places.length - 1
  const alike = new Map<number, number>()
  const isSame = (a: Uint8Array, index: number, b: Uint8Array, other: number): boolean => {
    for (let byte = 2; byte < 18; byte++)
      if (a[index * ACCOUNT_BYTES + byte] !== b[other * ACCOUNT_BYTES + byte]) return false
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
  for (let index = 0; index < known.length / ACCOUNT_BYTES; index++) compare(known, index, count + index)
  for (let index = 0; index < count; index++) if (isCounted(index)) compare(accounts, index, index)
  return alike
}
