import { carriesChecksum } from '../rows/accounts.ts'
import { type Address, checksumAddress, parseAddress } from '../values/address.ts'
import { unescapeCell } from '../values/csv.ts'
import { detectDelimiter, splitCells, unclosedQuote } from './reading/splitCells.ts'

/** A line of a file of labels. */
export type LabelLine = {
  /** In lower case. */
  readonly address: Address
  readonly label: string
  /** Cells after the label. */
  readonly more: readonly string[]
}

/** A file of labels as it was read. */
export type LabelFile = {
  readonly lines: readonly LabelLine[]
  /** Lines without a valid address or without a label, counted from 1. */
  readonly badLines: readonly number[]
}

/**
 * Reads addresses and their labels from CSV text, in either order. A first line without an address is a header.
 *
 * @param checksum what writes a checksum; for many addresses one of `loadChecksum` is faster
 */
export function readLabels(text: string, checksum: (address: Address) => Address = checksumAddress): LabelFile {
  // Only mixed case carries a checksum, and writing one takes long.
  const checked = (address: Address) => (carriesChecksum(address) ? checksum(address) : address)
  const texts = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const delimiter = detectDelimiter(texts)
  const lines: LabelLine[] = []
  const badLines: number[] = []
  for (const [index, line] of texts.entries()) {
    if (line.trim() === '') continue
    const split = splitCells(line, delimiter)
    const cells = split === unclosedQuote ? [] : split.map(unescapeCell)
    const parsed = cells.map((cell) => parseAddress(cell, checked))
    const at = parsed.findIndex((cell) => 'address' in cell)
    const account = parsed[at]
    const [label, ...more] = cells.filter((cell, place) => place !== at && cell.trim() !== '')
    if (account && 'address' in account && label !== undefined)
      // Sound: an address in lower case is one.
      lines.push({ address: account.address.toLowerCase() as Address, label, more })
    else if (index > 0 || at >= 0 || split === unclosedQuote || cells.some((cell) => cell.startsWith('0x')))
      badLines.push(index + 1)
  }
  return { lines, badLines }
}
