import { isAccountLike, isNumberLike } from './cellShapes.ts'
import { headerHint } from './headerHints.ts'

/** A line of the sample, cut into cells. */
export type SampleLine = { readonly line: number; readonly cells: readonly string[] }

/** Lines of the file among which the header is looked for. */
const maxHeaderLine = 20

function filledCells(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== '')
}

/** How much a line looks like the header of the rows that follow it; 0 for none. */
function headerScore(cells: readonly string[], isDirect: boolean, width: number): number {
  const filled = filledCells(cells)
  if (filled.length === 0 || filled.length < Math.min(2, width)) return 0
  const hints = new Set(filled.map(headerHint))
  const roles = [...hints].filter((hint) => hint !== undefined && hint !== 'other').length
  const isNamed = roles > 0 && !filled.some((cell) => /^[\d.,]+$/.test(cell))
  const isOfAnotherType = filled.length > 1 && !filled.some((cell) => /\d/.test(cell) || isNumberLike(cell))
  if (!isNamed && !(isDirect && isOfAnotherType)) return 0
  return 40 * roles + (isDirect ? 50 : 0) + filled.length
}

/** Where the rows of a list begin. */
export type ListStart = {
  /** The header among the lines of the sample; undefined without one. */
  readonly header: SampleLine | undefined
  /** Lines above it that are no rows, from 0. */
  readonly skipped: readonly number[]
}

/**
 * Finds the header within the first lines: the one that names columns, or that is followed by data of another type. Titles above
 * it, or above the first row where there is no header, are not read.
 *
 * @param chosen whether there is a header, where that was decided
 */
export function findHeader(sample: readonly SampleLine[], chosen: boolean | undefined): ListStart {
  const firstRow = sample.findIndex(({ cells }) => cells.some(isAccountLike))
  const above = (firstRow < 0 ? sample : sample.slice(0, firstRow)).filter(({ line }) => line < maxHeaderLine)
  const width = filledCells(sample[firstRow]?.cells ?? sample[0]?.cells ?? []).length
  let header: SampleLine | undefined
  let best = 0
  above.forEach((candidate, place) => {
    const isDirect = firstRow >= 0 ? place === firstRow - 1 : place === 0 && sample.length > 1
    const score = headerScore(candidate.cells, isDirect, width)
    if (score > best) {
      best = score
      header = candidate
    }
  })
  if (chosen === true) header ??= sample[0]
  const found = chosen === false ? undefined : header
  if (found !== undefined) {
    const skipped = above.filter(({ line }) => line < found.line).map(({ line }) => line)
    return { header: found, skipped }
  }
  // Without a header only lines of one cell that is no number are titles: anything else may be a row that is written wrong.
  const skipped: number[] = []
  if (firstRow > 0)
    for (const { line, cells } of above) {
      const filled = filledCells(cells)
      if (filled.length !== 1 || filled.some((cell) => isNumberLike(cell)) || width < 2) break
      skipped.push(line)
    }
  return { header: undefined, skipped }
}
