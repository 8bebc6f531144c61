/** Slots of one transaction, as messages name them: one, a run of them, or how many they are. */
export function slotValues(slots: readonly number[]) {
  const sorted = slots.toSorted((a, b) => a - b)
  const [first = 0] = sorted
  const last = sorted.at(-1) ?? first
  const isRun = last - first + 1 === sorted.length
  return { count: sorted.length, first: first + 1, last: last + 1, isRun: isRun ? 'yes' : 'no' }
}
