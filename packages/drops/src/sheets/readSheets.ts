import { ListEncodingError, ListTooLargeError } from '../errors.ts'
import { maxListBytes } from '../list/reading/listSource.ts'
import { sheetNumber } from './sheetNumber.ts'
import { type SheetCell, sheetToCsv } from './sheetToCsv.ts'
import { unpackedSize } from './unpackedSize.ts'

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
