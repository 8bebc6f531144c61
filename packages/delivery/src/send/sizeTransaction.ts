import { slotWord } from '@slotdrop/drops'

/** Rows by slot. */
export type Masks = ReadonlyMap<number, bigint>

/** What one transaction may carry. */
export type TransactionRoom = {
  /** Most gas that it can be given. */
  readonly gasCap: bigint
  /** Gas that a row takes, as measured. */
  readonly gasPerRow: bigint
  readonly maxSlots: number
  readonly maxRows: number
}

/** Without a limit to slots; more rows than a transaction can hold anywhere. */
export const defaultRoom = { maxSlots: Infinity, maxRows: 10_000 } as const

/** What a row costs may change until it is mined. */
function withReserve(gas: bigint): bigint {
  return (gas * 108n) / 100n + 40_000n
}

/** How many rows masks select. */
export function countAll(masks: Masks): number {
  return [...masks.values()].reduce((sum, mask) => sum + slotWord.count(mask), 0)
}

/** Rows that are not among others; slots of which none is left go. */
export function without(masks: Masks, others: Masks): Map<number, bigint> {
  const rest = [...masks].map(([slot, mask]): [number, bigint] => [slot, mask & ~(others.get(slot) ?? 0n)])
  return new Map(rest.filter(([, mask]) => mask !== 0n))
}

/** Rows that are among either. */
export function union(masks: Masks, others: Masks): Map<number, bigint> {
  return new Map([...masks, ...[...others].map(([slot, mask]) => [slot, mask | (masks.get(slot) ?? 0n)] as const)])
}

/** The lowest half of the slots; of the rows where there is but one slot. */
export function halve(masks: Masks): Map<number, bigint> {
  const [first] = masks
  if (masks.size > 1) return new Map([...masks].slice(0, Math.ceil(masks.size / 2)))
  return new Map(first ? [[first[0], slotWord.lowest(first[1], Math.ceil(slotWord.count(first[1]) / 2))]] : [])
}

/** The rows that the next transaction carries: whole slots, as many as fit; of a slot that alone does not fit, its first rows. */
export function sizeTransaction(
  open: Masks,
  { gasCap, gasPerRow, maxSlots, maxRows }: TransactionRoom,
): Map<number, bigint> {
  const chosen = new Map<number, bigint>()
  let rows = 0
  for (const [slot, mask] of open) {
    const count = slotWord.count(mask)
    const isTooMuch = rows + count > maxRows || withReserve(gasPerRow * BigInt(rows + count)) > gasCap
    if (chosen.size > 0 && (chosen.size >= maxSlots || isTooMuch)) break
    chosen.set(slot, slotWord.lowest(mask, maxRows))
    rows += count
  }
  return chosen
}

/** How many transactions send rows, by the same rule; a slot that alone does not fit is sent in parts. */
export function countTransactions(open: Masks, room: TransactionRoom): number {
  const left = new Map(open)
  let transactions = 0
  while (left.size > 0) {
    const chosen = sizeTransaction(left, room)
    const gas = room.gasPerRow * BigInt(countAll(chosen))
    transactions += chosen.size > 1 ? 1 : Math.max(1, Number((gas + room.gasCap - 1n) / room.gasCap))
    for (const slot of chosen.keys()) left.delete(slot)
  }
  return transactions
}
