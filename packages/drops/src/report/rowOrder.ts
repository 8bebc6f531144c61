import type { SourceRows } from './sourceRows.ts'

/** Which row comes first in a file: as the source file has them, or as the sealed list has them, by account. */
export type RowOrder = 'source' | 'account'

/** How the rows of a file stand, and what is known of the file that they came from. */
export type RowFileOptions = {
  readonly source?: SourceRows | undefined
  /** The order of the source, where it is known, if nothing else is said. */
  readonly order?: RowOrder | undefined
}

/** Lines of a file for each row of its list, above which they are sorted one by one. */
const maxLinesPerRow = 16

/** Rows by line without comparing them: a million take milliseconds. Those of one line, and those of none at the end, stay as they are. */
function countOut(lines: Uint32Array, maxLine: number): Uint32Array {
  const [known, none] = [maxLine + 2, maxLine + 1]
  const placeOf = (line: number) => (line === 0 ? none : line)
  const starts = new Uint32Array(known + 1)
  for (const line of lines) starts[placeOf(line) + 1] = (starts[placeOf(line) + 1] ?? 0) + 1
  for (let line = 1; line <= known; line++) starts[line] = (starts[line] ?? 0) + (starts[line - 1] ?? 0)
  const rows = new Uint32Array(lines.length)
  for (const [row, line] of lines.entries()) {
    const at = starts[placeOf(line)] ?? 0
    rows[at] = row
    starts[placeOf(line)] = at + 1
  }
  return rows
}

/** Places of all rows of a manifest in the order of a file; rows whose line is not known come last. */
export function orderRows(rowCount: number, { source, order = 'source' }: RowFileOptions): Uint32Array {
  if (source && order === 'source') {
    const maxLine = source.lines.reduce((max, line) => Math.max(max, line), 0)
    if (maxLine <= rowCount * maxLinesPerRow) return countOut(source.lines, maxLine)
  }
  const rows = Uint32Array.from({ length: rowCount }, (_, row) => row)
  if (!source || order === 'account') return rows
  const { lines } = source
  const placeOf = (row: number) => lines[row] || Number.MAX_SAFE_INTEGER
  return rows.sort((a, b) => placeOf(a) - placeOf(b) || a - b)
}

/** Line of a row in a file, as text; nothing where it is not known. */
export function lineText({ source }: RowFileOptions, row: number): string {
  const line = source?.lines[row] ?? 0
  return line === 0 ? '' : `${line}`
}
