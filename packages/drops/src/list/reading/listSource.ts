import { ListEncodingError, ListTooLargeError } from '../../errors.ts'

/** How the bytes of a list were read. */
export type ListEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** How lines of a list end. */
export type LineEnding = 'lf' | 'crlf' | 'cr' | 'mixed'

/** The largest list that is read, in bytes. A million rows are about 60 MB. */
export const maxListBytes = 150_000_000
/** Bytes that one line may have; a longer one is no list of recipients. */
const maxLineLength = 10_000
/** Lines that a list may have. */
const maxLines = 4_000_000

/** A list as UTF-8 bytes, and where its lines begin. */
export type ListSource = {
  readonly bytes: Uint8Array
  readonly encoding: ListEncoding
  readonly lineEnding: LineEnding
  readonly lineCount: number
  /** One more than there are lines: the last is the end of the bytes. */
  readonly starts: Uint32Array
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new ListEncodingError(error)
  }
}

/** UTF-16 without a byte order mark shows as a zero in every other byte. */
function isWide(bytes: Uint8Array, zeroAt: 0 | 1): boolean {
  const sample = bytes.subarray(0, 400)
  if (sample.length < 4 || bytes.length % 2 !== 0) return false
  let zeros = 0
  for (let i = zeroAt; i < sample.length; i += 2) if (sample[i] === 0) zeros++
  return zeros > sample.length * 0.4
}

function encodingOf(bytes: Uint8Array): ListEncoding {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || isWide(bytes, 1)) return 'utf-16le'
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || isWide(bytes, 0)) return 'utf-16be'
  return 'utf-8'
}

function isUtf8(bytes: Uint8Array): boolean {
  // In portions: the text itself is not kept.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += 1 << 20)
      decoder.decode(bytes.subarray(at, at + (1 << 20)), { stream: at + (1 << 20) < bytes.length })
    return true
  } catch {
    return false
  }
}

function isAscii(bytes: Uint8Array): boolean {
  let all = 0
  let at = 0
  // Four bytes at a time from the first place where that can be done.
  for (; at < bytes.length && (bytes.byteOffset + at) % 4 !== 0; at++) all |= bytes[at] ?? 0
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + at, (bytes.length - at) >> 2)
  let high = 0
  for (let word = 0; word < words.length; word++) high |= words[word] ?? 0
  for (at += words.length * 4; at < bytes.length; at++) all |= bytes[at] ?? 0
  return all < 0x80 && (high & 0x8080_8080) === 0
}

/** Anything below a space that no text has. */
function isControl(byte: number) {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c
}

function withoutMark(bytes: Uint8Array) {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

/**
 * Turns a file into UTF-8, without its byte order mark.
 *
 * @throws ListTooLargeError, ListEncodingError
 */
export function decodeBytes(input: string | Uint8Array): { bytes: Uint8Array; encoding: ListEncoding } {
  if (input.length > maxListBytes)
    throw new ListTooLargeError({ what: 'bytes', size: input.length, limit: maxListBytes })
  if (typeof input === 'string') return { bytes: withoutMark(new TextEncoder().encode(input)), encoding: 'utf-8' }
  // What a spreadsheet program saves as its own format is a ZIP archive.
  if (input[0] === 0x50 && input[1] === 0x4b && input[2] === 0x03) throw new ListEncodingError('spreadsheet')
  const encoding = encodingOf(input)
  if (encoding !== 'utf-8') return { bytes: withoutMark(new TextEncoder().encode(decodeAs(encoding, input))), encoding }
  if (isAscii(input) || isUtf8(input)) return { bytes: withoutMark(input), encoding }
  // Addresses and amounts are ASCII in either; only notes are told apart.
  if (input.some(isControl)) throw new ListEncodingError()
  return { bytes: new TextEncoder().encode(decodeAs('windows-1252', input)), encoding: 'windows-1252' }
}

function countLines(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++
  for (let at = bytes.indexOf(13); at >= 0; at = bytes.indexOf(13, at + 1)) if (bytes[at + 1] !== 10) count++
  return count + 1
}

/**
 * Finds the lines of a text. A line break at the very end makes no further line.
 *
 * @throws ListTooLargeError for too many lines or too long ones; ListEncodingError where there are characters of no text
 */
export function findLines({ bytes, encoding }: { bytes: Uint8Array; encoding: ListEncoding }): ListSource {
  const maxCount = countLines(bytes)
  if (maxCount > maxLines) throw new ListTooLargeError({ what: 'lines', size: maxCount, limit: maxLines })
  if (bytes.includes(0)) throw new ListEncodingError()
  const starts = new Uint32Array(maxCount + 1)
  const found = { lf: false, crlf: false, cr: false }
  let line = 0
  let start = 0
  const endLine = (next: number) => {
    if (next - start > maxLineLength + 2)
      throw new ListTooLargeError({
        what: 'characters in one line',
        size: next - start,
        limit: maxLineLength,
        line: line + 1,
      })
    line++
    starts[line] = next
    start = next
  }
  if (!bytes.includes(13)) {
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) endLine(at + 1)
    found.lf = line > 0
  } else
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]
      if (byte === 10) {
        found.lf = true
        endLine(at + 1)
      } else if (byte === 13) {
        const isPair = bytes[at + 1] === 10
        found[isPair ? 'crlf' : 'cr'] = true
        if (isPair) at++
        endLine(at + 1)
      }
    }
  if (start < bytes.length) endLine(bytes.length)
  const kinds = (['crlf', 'cr', 'lf'] as const).filter((kind) => found[kind])
  return {
    bytes,
    encoding,
    lineEnding: kinds.length > 1 ? 'mixed' : (kinds[0] ?? 'lf'),
    lineCount: line,
    starts: starts.subarray(0, line + 1),
  }
}

/** Finds where a line's own characters end. */
export function lineEnd({ bytes, starts }: ListSource, line: number): number {
  let end = starts[line + 1] ?? 0
  const start = starts[line] ?? 0
  if (end > start && bytes[end - 1] === 10) end--
  if (end > start && bytes[end - 1] === 13) end--
  return end
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Gets the text of a line (from 0), without its line break. */
export function lineText(source: ListSource, line: number): string {
  return utf8.decode(source.bytes.subarray(source.starts[line], lineEnd(source, line)))
}

/** Makes the source of a text; see `decodeBytes` and `findLines` for what is refused. */
export function toSource(input: string | Uint8Array): ListSource {
  return findLines(decodeBytes(input))
}
