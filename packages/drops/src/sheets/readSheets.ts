import { ListEncodingError, ListTooLargeError } from '../errors.ts'
import { maxListBytes } from '../list/reading/listSource.ts'
import { sheetNumber } from './sheetNumber.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
/** A comment behind the end of an archive may be as long. */
const maxCommentLength = 0xffff

/**
 * Bytes that the parts of a ZIP archive unpack to, as its directory says; undefined for what is no such archive. A part is unpacked
 * to no more than that, so that a small file can't become one that fills the memory.
 */
function unpackedSize(archive: Uint8Array): number | undefined {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const last = archive.length - endLength
  let end = last
  while (end >= 0 && last - end <= maxCommentLength && view.getUint32(end, true) !== endSignature) end--
  if (end < 0 || last - end > maxCommentLength) return undefined
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let size = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > archive.length || view.getUint32(at, true) !== entrySignature) return undefined
    size += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}

/** What a cell of a spreadsheet holds: text, a number as text, a yes or no, a date, or nothing. */
type SheetCell = string | boolean | Date | null | undefined

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
function sheetToCsv(rows: readonly (readonly SheetCell[])[]): string {
  return rows.map((cells) => cells.map((cell) => quoted(textOf(cell))).join(',')).join('\n')
}

/** One sheet of a spreadsheet, written as a list: each row is the line of its number. */
export type Sheet = {
  readonly name: string
  readonly text: string
}

/** Bytes that the parts of a spreadsheet may unpack to: a million rows are about half of that. */
const maxUnpackedBytes = 400_000_000

/** Whether a file begins as ZIP archives do, and so as every .xlsx. */
export function isArchive(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4
}

async function parse(bytes: Uint8Array) {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  try {
    // Sound: the bytes of a file are never in shared memory.
    const sheets = await readXlsxFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), { parseNumber: sheetNumber })
    return sheets.map(({ sheet: name, data }) => ({
      name,
      // Sound: dates are dates; the types of the reader name their constructor.
      text: sheetToCsv(data as readonly (readonly SheetCell[])[]),
    }))
  } catch {
    throw new ListEncodingError('spreadsheet')
  }
}

/**
 * Reads the sheets of an .xlsx file that have anything in them. Of formulas their last results are read.
 *
 * @throws ListTooLargeError, or ListEncodingError for an archive that is no such file or has nothing in it
 */
export async function readSheets(bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (bytes.length > maxListBytes)
    throw new ListTooLargeError({ what: 'bytes', size: bytes.length, limit: maxListBytes })
  const size = unpackedSize(bytes)
  if (size === undefined) throw new ListEncodingError('spreadsheet')
  if (size > maxUnpackedBytes) throw new ListTooLargeError({ what: 'bytes', size, limit: maxUnpackedBytes })
  const filled = (await parse(bytes)).filter(({ text }) => /[^\s,]/.test(text))
  if (filled.length === 0) throw new ListEncodingError('spreadsheet')
  return filled
}
