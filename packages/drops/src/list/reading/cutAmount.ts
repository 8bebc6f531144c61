/** The beginning of a number whose digits are grouped, and the groups after it; the last may have a fraction. */
const firstGroup = /^[+]?(?:\p{Sc}\s?)?[1-9]\d{0,2}$/u
const group = /^\d{3}$/
const lastGroup = /^\d{3}(?:\.\d+)?$/

/** Joins the groups of an amount that commas without quotes have cut, and moves the cells after it back. */
function joinGroups(cells: readonly string[], amount: number, groups: number): string[] {
  return [
    ...cells.slice(0, amount),
    cells.slice(amount, amount + groups + 1).join(','),
    ...cells.slice(amount + groups + 1),
  ]
}

/** Whether two cells in a row may be one number that a comma has cut: `1` and `000`, or `12` and `500.25`. */
export function areGroups(first: string, second: string): boolean {
  return firstGroup.test(first) && lastGroup.test(second)
}

/**
 * Joins the amount that commas without quotes have cut in a row with more cells than the header: as many groups of three digits follow
 * it as there are cells too many. Undefined for any other row.
 */
export function joinCutAmount(cells: readonly string[], columnCount: number, amount: number): string[] | undefined {
  const groups = cells.findLastIndex((cell) => cell !== '') + 1 - columnCount
  return joinAmount(cells, amount, groups)
}

/** Joins an amount with the groups of three digits after it; undefined where these are none. */
export function joinAmount(cells: readonly string[], amount: number, groups: number): string[] | undefined {
  const following = cells.slice(amount + 1, amount + 1 + groups)
  if (groups < 1 || following.length < groups || !firstGroup.test(cells[amount] ?? '')) return undefined
  const isGrouped = following.every((cell, place) => (place === groups - 1 ? lastGroup : group).test(cell))
  return isGrouped ? joinGroups(cells, amount, groups) : undefined
}

/** Joins the only amount that may be cut in a row with more cells than the header, wherever it stands. */
export function joinOnlyCutAmount(cells: readonly string[], columnCount: number): readonly string[] {
  const joined = cells.flatMap((_, column) => {
    const row = joinCutAmount(cells, columnCount, column)
    return row ? [row] : []
  })
  const [only, ...others] = joined
  return only && others.length === 0 ? only : cells
}
