import { ListTooLargeError } from '../errors.ts'

/** Characters that one line may have; a longer one is no list of recipients. */
export const maxLineLength = 10_000

/** How lines of a list end. */
export type LineEnding = 'lf' | 'crlf' | 'cr' | 'mixed'

/**
 * Cuts a text into lines. A line break at the very end makes no further line.
 *
 * @throws ListTooLargeError for a line over the limit
 */
export const splitLines = (text: string): { lines: string[]; lineEnding: LineEnding } => {
  if (text === '') return { lines: [], lineEnding: 'lf' }
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  if (longest > maxLineLength)
    throw new ListTooLargeError({ what: 'characters in one line', size: longest, limit: maxLineLength })
  const crlf = /\r\n/.test(text)
  const lf = /(^|[^\r])\n/.test(text)
  const cr = /\r([^\n]|$)/.test(text)
  const kinds = [crlf, lf, cr].filter(Boolean).length
  return { lines, lineEnding: kinds > 1 ? 'mixed' : crlf ? 'crlf' : cr ? 'cr' : 'lf' }
}
