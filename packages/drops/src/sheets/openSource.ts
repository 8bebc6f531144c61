import { isArchive, readSheets, type Sheet } from './readSheets.ts'

/** What a list is read from, and the sheets of the spreadsheet that it came in; none for any other file. */
export type OpenedSource = {
  readonly input: string | Uint8Array | Blob
  readonly sheets: readonly Sheet[]
}

/**
 * Makes a list of the first sheet of an .xlsx file that has anything in it, and leaves every other file as it is.
 *
 * @throws ListTooLargeError, ListEncodingError
 */
export async function openSource(input: string | Uint8Array | Blob): Promise<OpenedSource> {
  if (typeof input === 'string') return { input, sheets: [] }
  const head = input instanceof Blob ? new Uint8Array(await input.slice(0, 4).arrayBuffer()) : input
  if (!isArchive(head)) return { input, sheets: [] }
  const sheets = await readSheets(input instanceof Blob ? new Uint8Array(await input.arrayBuffer()) : input)
  return { input: sheets[0]?.text ?? '', sheets }
}
