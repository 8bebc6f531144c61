import { detectDelimiter, parseAddress, splitCells, unclosedQuote, unescapeCell } from '@slotdrop/drops'
import { cleanName } from '../../device/addressBook.ts'

/** What a file of names comes to. */
export type ReadNames = {
  readonly names: ReadonlyMap<string, string>
  /** Lines that hold no address with a name, counted from 1. */
  readonly skipped: readonly number[]
}

/** Reads names and addresses from CSV text, in whichever order its columns are. A first line without an address is a header. */
export function readNames(text: string): ReadNames {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const delimiter = detectDelimiter(lines)
  const names = new Map<string, string>()
  const skipped: number[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const split = splitCells(line, delimiter)
    const cells = split === unclosedQuote ? [] : split.map(unescapeCell)
    const at = cells.findIndex((cell) => 'address' in parseAddress(cell))
    const read = parseAddress(cells[at] ?? '')
    const name = cleanName(cells.find((cell, place) => place !== at && cell.trim() !== '') ?? '')
    if ('address' in read && name !== '') names.set(read.address.toLowerCase(), name)
    else if (index > 0 || at >= 0 || cells.some((cell) => cell.startsWith('0x'))) skipped.push(index + 1)
  }
  return { names, skipped }
}
