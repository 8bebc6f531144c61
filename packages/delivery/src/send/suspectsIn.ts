import type { Address } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import type { JournalEntry } from '../journal/journal.ts'
import { countAll, halve, type Masks, without } from './sizeTransaction.ts'

/** Whether rows can't be divided: a single row, or a strict slot, which is paid as a whole or not at all. */
export function isIndivisible(masks: Masks, isStrict: boolean): boolean {
  return countAll(masks) === 1 || (isStrict && masks.size === 1)
}

/** Divides the rows of a reverted transaction in two groups, or returns them as one if they can't be divided. */
export function halves(masks: Masks, isStrict: boolean): readonly Masks[] {
  if (isIndivisible(masks, isStrict)) return [masks]
  const half = halve(masks)
  return [half, without(masks, half)]
}

/**
 * Groups of suspect rows of an account, from its reverted transactions in the journal, smallest first. A transaction that contains no
 * smaller one is divided in halves; of the others the remaining rows are one group.
 *
 * @param settled rows that are paid or left out
 */
export function suspectsIn(
  entries: readonly JournalEntry[],
  {
    account,
    isStrict,
    settled,
  }: { readonly account: Address; readonly isStrict: boolean; readonly settled: readonly Masks[] },
): Masks[] {
  const byNonce = new Map<number, Masks>()
  for (const { isSuspect, sender, nonce, slot, mask } of entries)
    if (isSuspect && isAddressEqual(sender, account)) byNonce.set(nonce, new Map(byNonce.get(nonce)).set(slot, mask))
  const refused = [...byNonce.values()].map((masks) => settled.reduce(without, masks))
  const suspects: Masks[] = []
  for (const masks of refused.toSorted((a, b) => countAll(a) - countAll(b))) {
    const rest = suspects.reduce(without, masks)
    if (rest.size > 0) suspects.push(...(countAll(rest) === countAll(masks) ? halves(masks, isStrict) : [rest]))
  }
  return suspects
}
