import type { RecipientList } from '../list/list.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { accountBytes } from '../rows/accounts.ts'
import { compareRowsAt, idAt, type RowColumns } from '../rows/rowColumns.ts'
import { sortedOrder } from '../rows/sortRows.ts'

/** A line whose amount is paid in the row of another line. */
export type MergedLine = {
  /** From 1. */
  readonly line: number
  /** Place of that row in the manifest. */
  readonly row: number
  /** What the line itself says, base units. */
  readonly amount: bigint | undefined
  readonly note: string | undefined
}

/**
 * Where the rows of a sealed list stood in the file that it was made from. It is the sender's own: no manifest holds it, no hash
 * covers it, and nothing that is published has it. Plain data: it can be kept and handed to another thread.
 */
export type SourceRows = {
  /** Line of each row, by its place in the manifest, from 1; in JSON the number of the record. 0 where none is known. */
  readonly lines: Uint32Array
  /** Note of each row, empty where there is none; undefined where no row has one. */
  readonly notes: readonly string[] | undefined
  readonly merged: readonly MergedLine[]
}

function keyOf(columns: RowColumns, index: number): string {
  const account = columns.accounts.subarray(index * accountBytes, (index + 1) * accountBytes)
  return `${account.join('.')}/${idAt(columns, index)}`
}

/** Places in the manifest by account and id, of rows that `isWanted` accepts: of several the first. */
function placesOf({ columns, rowCount }: Manifest, isWanted: (row: number) => boolean): Map<string, number> {
  const places = new Map<string, number>()
  for (let row = rowCount - 1; row >= 0; row--) if (isWanted(row)) places.set(keyOf(columns, row), row)
  return places
}

/** Gives each row of a manifest the payment of a list that is exactly the same; the payments that are left over are returned. */
function matchExactly(manifest: Manifest, columns: RowColumns, give: (row: number, payment: number) => void): number[] {
  const order = sortedOrder(columns, manifest.terms.standard)
  const left: number[] = []
  let row = 0
  for (const payment of order) {
    const compareTo = () =>
      row < manifest.rowCount ? compareRowsAt(manifest.columns, row, columns, payment, manifest.terms.standard) : 1
    while (compareTo() < 0) row++
    if (compareTo() === 0) give(row++, payment)
    else left.push(payment)
  }
  return left.toSorted((a, b) => a - b)
}

/**
 * Finds the line of every row of a manifest in the list that it was sealed from, and the lines that were added to another one.
 * Rows that pay the same take their lines in the order of the file.
 *
 * A list that was read again without the decisions of then is matched as well as it can be: several lines of one account are
 * taken for those that were added up.
 */
export function sourceRows(list: RecipientList, manifest: Manifest): SourceRows {
  const columns = list.columns()
  const [lineOf, noteOf] = [list.lines(), list.notes()]
  const lines = new Uint32Array(manifest.rowCount)
  const notes = noteOf && Array.from({ length: manifest.rowCount }, () => '')
  const give = (row: number, payment: number) => {
    lines[row] = lineOf[payment] ?? 0
    if (notes) notes[row] = noteOf?.[payment] ?? ''
  }
  const left = matchExactly(manifest, columns, give)
  const merged: MergedLine[] = []
  const add = (line: number, row: number) => {
    const { amount, note } = list.entryAt(list.entryOfLine(line) ?? 0)
    merged.push({ line, row, amount, note })
  }

  if (left.length > 0) {
    const places = placesOf(manifest, (row) => lines[row] === 0)
    for (const payment of left) {
      const row = places.get(keyOf(columns, payment))
      if (row === undefined) continue
      if (lines[row] === 0) give(row, payment)
      else add(lineOf[payment] ?? 0, row)
    }
  }
  if (list.tally.merged > 0) {
    const rowOfLine = new Map(Array.from(lines, (line, row) => [line, row] as const))
    for (const index of list.find({ state: 'excluded' })) {
      const { line, excludedBy } = list.entryAt(index)
      if (typeof excludedBy !== 'object' || !('mergedInto' in excludedBy)) continue
      const row = rowOfLine.get(excludedBy.mergedInto)
      if (row !== undefined) add(line, row)
    }
  }
  return { lines, notes, merged: merged.toSorted((a, b) => a.line - b.line) }
}
