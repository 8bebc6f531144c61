/** Finds where the rows of a slot lie. */
export function slotBounds(
  { terms, rowCount, slotCount }: { terms: { readonly slotSize: number }; rowCount: number; slotCount: number },
  index: number,
): { firstRow: number; count: number } {
  if (!(index >= 0 && index < slotCount)) throw new RangeError(`There is no slot ${index}; the drop has ${slotCount}.`)
  const firstRow = index * terms.slotSize
  return { firstRow, count: Math.min(terms.slotSize, rowCount - firstRow) }
}
