import type { Address } from '@slotdrop/drops'
import type { SafeOwners } from './fetchSafeOwners.ts'
import { groupBy } from './groupBy.ts'

/** Safes with the same owners of whom as many must sign. */
export type SafeGroup = SafeOwners & {
  /** Places in the list of accounts, in order. */
  readonly rows: readonly number[]
}

/** A Safe and one of its places in the list of accounts. */
export type PlacedSafe = SafeOwners & { readonly row: number; readonly address: Address }

/** Groups Safes that have the same owners and threshold, if there are several. The order of owners does not count. */
export function groupSafes(safes: readonly PlacedSafe[]): SafeGroup[] {
  const groups = groupBy(safes, ({ owners, threshold }) =>
    [threshold, ...owners.map((owner) => owner.toLowerCase()).toSorted()].join(),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first || new Set(group.map(({ address }) => address)).size < 2) return []
    const rows = group.map(({ row }) => row).toSorted((a, b) => a - b)
    return [{ owners: first.owners, threshold: first.threshold, rows }]
  })
}
