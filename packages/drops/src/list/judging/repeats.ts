import type { TokenStandard } from '../../values/tokenStandard.ts'
import { equalUints, limbCount } from '../../values/uint256.ts'
import type { TableColumns } from '../reading/table.ts'
import { mix, tableFor } from './hashTable.ts'

/** No entry. */
export const noEntry = 0xffff_ffff

/** Entries that repeat one another. */
export type Repeats = {
  /** First entry with the same account (and id); itself when it is the first. */
  readonly first: Uint32Array
  /** Next entry with the same one. */
  readonly next: Uint32Array
}

/** The accounts as five words each. */
function accountWords(accounts: Uint8Array): Uint32Array {
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
  const first = new Uint32Array(count).fill(noEntry)
  const next = new Uint32Array(count).fill(noEntry)
  const last = new Uint32Array(count)
  const places = tableFor(count)
  const mask = places.length - 1
  const words = accountWords(accounts)
  const byAccount = standard !== 'ERC721'
  const hashOf = (index: number): number => {
    let hash = 0x1234_5678
    if (byAccount) for (let word = index * 5; word < index * 5 + 5; word++) hash = mix(hash, words[word] ?? 0)
    if (ids) for (let limb = index * limbCount; limb < (index + 1) * limbCount; limb++) hash = mix(hash, ids[limb] ?? 0)
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

/** Marks every entry that repeats another one which is not excluded either. */
export function markRepeats(
  { first }: Repeats,
  isExcluded: (index: number) => boolean,
  bit: number,
  crossIssues: Uint32Array,
): void {
  const members = new Uint32Array(first.length)
  const firstOf = (index: number) => (isExcluded(index) ? noEntry : (first[index] ?? noEntry))
  for (let index = 0; index < first.length; index++) {
    const group = firstOf(index)
    if (group !== noEntry) members[group] = (members[group] ?? 0) + 1
  }
  for (let index = 0; index < first.length; index++) {
    const group = firstOf(index)
    if (group !== noEntry && (members[group] ?? 0) > 1) crossIssues[index] = bit
  }
}
