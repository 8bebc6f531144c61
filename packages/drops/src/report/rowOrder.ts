import type { SourceRows } from './sourceRows.ts'

/** Which row comes first in a file: as the source file has them, or as the sealed list has them, by account. */
export type RowOrder = 'source' | 'account'

/** How the rows of a file stand, and what is known of the file that they came from. */
export type RowFileOptions = {
  readonly source?: SourceRows | undefined
  /** The order of the source, where it is known, if nothing else is said. */
  readonly order?: RowOrder | undefined
}

/** Places of all rows of a manifest in the order of a file; rows whose line is not known come last. */
export function orderRows(rowCount: number, { source, order = 'source' }: RowFileOptions): Uint32Array {
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
