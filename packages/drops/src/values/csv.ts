/**
 * Cells that no spreadsheet takes for a formula.
 *
 * A `'` is put before every `= + - @`, their full-width twins, tab, line break, zero character and `'` wherever some program
 * could see a cell begin: at the start, and after a separator or a quotation mark. The zero character itself is written as `␀`.
 * `unescapeCell` takes exactly that away again.
 */
const begin = '(?<=^|[;,|\\t\\r\\n"])'
const toEscape = new RegExp(`${begin}(?=[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\t\\r\\n'\\u0000\\u2400])`, 'g')
const escaped = new RegExp(`${begin}'(?=[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\t\\r\\n'\\u2400])`, 'g')

/** Writes text from outside as a cell that is only ever text. */
export function escapeCell(text: string): string {
  return text.replace(toEscape, "'").replaceAll('\0', '␀')
}

/** Restores the text that `escapeCell` was given; other texts stay as they are. */
export function unescapeCell(text: string): string {
  return text.replace(escaped, '')
}

/** Free text is always in quotation marks, so that separators of other programs are no separators. */
function quoteCell(text: string): string {
  return `"${escapeCell(text).replaceAll('"', '""')}"`
}

const isPlainCell = /^[0-9A-Za-z_.]*$/

/** Writes a line of a CSV file as RFC 4180 has it. Digits, addresses and words stay bare; anything else is escaped and quoted. */
export function toCsvLine(cells: readonly string[]): string {
  return cells.map((cell) => (isPlainCell.test(cell) ? cell : quoteCell(cell))).join(',')
}

/** Writes a CSV file: UTF-8, lines end in CRLF. */
export function toCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [toCsvLine(header)]
  for (const row of rows) lines.push(toCsvLine(row))
  return `${lines.join('\r\n')}\r\n`
}
