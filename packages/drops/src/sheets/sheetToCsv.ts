/** What a cell of a spreadsheet holds: text, a number as text, a yes or no, a date, or nothing. */
export type SheetCell = string | boolean | Date | null | undefined

function textOf(cell: SheetCell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return cell
}

/** Writes a cell so that it is read back as one, on one line. */
function quoted(text: string): string {
  const flat = text.replace(/[\r\n\u2028\u2029]+/g, ' ')
  return /[",]/.test(flat) ? `"${flat.replaceAll('"', '""')}"` : flat
}

/** Writes the rows of a spreadsheet as a list: each row is the line of its number. Dates are days, such as `2026-05-01`. */
export function sheetToCsv(rows: readonly (readonly SheetCell[])[]): string {
  return rows.map((cells) => cells.map((cell) => quoted(textOf(cell))).join(',')).join('\n')
}
