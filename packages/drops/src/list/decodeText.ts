import { ListEncodingError, ListTooLargeError } from '../errors.ts'

/** How the bytes of a list were read. */
export type ListEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** The largest list that is read, in bytes. A million rows are about 60 MB. */
export const maxListBytes = 150_000_000

const encodingOf = (bytes: Uint8Array): ListEncoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/**
 * Turns the bytes of a file into text, without its byte order mark.
 *
 * @throws ListTooLargeError, ListEncodingError
 */
export const decodeText = (input: string | Uint8Array): { text: string; encoding: ListEncoding } => {
  if (input.length > maxListBytes)
    throw new ListTooLargeError({ what: 'bytes', size: input.length, limit: maxListBytes })
  const encoding = typeof input === 'string' ? 'utf-8' : encodingOf(input)
  let text: string
  try {
    text =
      typeof input === 'string'
        ? input.replace(/^\ufeff/, '')
        : new TextDecoder(encoding, { fatal: true }).decode(input)
  } catch (error) {
    throw new ListEncodingError(error)
  }
  if (text.includes('\0')) throw new ListEncodingError()
  return { text, encoding }
}
