const totalName =
  /^(?:(?:grand |sub-? ?)?totals?|sums?|summe|gesamt(?:summe|betrag)?|insgesamt|somme|totale|totaux|suma|soma|合计|总计|总额)(?![\p{L}\d]).{0,20}$/iu

/** Whether the cells of a line, which names no account, say that it adds up the others. */
export function isTotalLine(cells: readonly string[]): boolean {
  return cells.some((cell) => totalName.test(cell))
}
