import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { ArrangedRows } from '../reading/arrangeRows.ts'
import { lineText } from '../reading/listSource.ts'
import { spacesTrimmed } from '../reading/table.ts'
import type { ListParts } from './listParts.ts'

/** Something about the file that changes no payment. */
export type ListNotice =
  | { readonly kind: 'encoding' | 'mixed-line-endings' }
  /** Lists of a JSON document beside the one that is read, by their path. */
  | { readonly kind: 'lists-unread'; readonly names: readonly string[] }
  /** Lines above the header or the first row, or totals below the rows, the first of them as they are written. */
  | { readonly kind: 'lines-above' | 'lines-below'; readonly lines: readonly string[]; readonly count: number }
  /** Lines of a text that name no account. */
  | { readonly kind: 'lines-without-address'; readonly count: number }
  /** Recipients that shared a line, or had several; lines are counted by their rows. */
  | { readonly kind: 'rows-arranged'; readonly from: ArrangedRows['kind']; readonly rows: number }
  | { readonly kind: 'trimmed-spaces' | 'cells-with-line-breaks'; readonly rows: number }

const maxQuotedLines = 3
const maxQuotedLength = 60

/** A line without empty cells at its end, and without the quotation marks of its only cell. */
function plainLine(line: string): string {
  const text = line.trim().replace(/(?<!sep=)[,;\t|]+$/i, '')
  const [, cell] = /^"((?:[^"]|"")*)"$/.exec(text) ?? []
  return cell === undefined ? text : cell.replaceAll('""', '"').trim()
}

function quoteLines(
  { opened, input }: Pick<ListParts, 'input' | 'opened'>,
  kind: 'lines-above' | 'lines-below',
  lines: readonly number[],
): ListNotice[] {
  if (lines.length === 0) return []
  const texts = lines.slice(0, maxQuotedLines).map((line) => {
    const text = plainLine(input.edits.get(line + 1) ?? lineText(opened.source, line))
    return text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength - 1)}…` : text
  })
  return [{ kind, lines: texts, count: lines.length }]
}

/** Finds what there is to say about the file that changes no payment. */
export function listNotices(
  parts: Pick<ListParts, 'format' | 'table' | 'input' | 'opened' | 'decisions'>,
): ListNotice[] {
  const { format, table, input, opened, decisions } = parts
  const notices: ListNotice[] = []
  if (format.encoding === 'windows-1252') notices.push({ kind: 'encoding' })
  if (format.lineEnding === 'mixed') notices.push({ kind: 'mixed-line-endings' })
  if (opened.arranged) notices.push({ kind: 'rows-arranged', from: opened.arranged.kind, rows: opened.arranged.rows })
  const lists = new Set((opened.json?.lists ?? []).map(({ name }) => name))
  const left = [...lists].filter((name) => decisions.lists?.includes(name) === false)
  const names = [...(opened.json?.unused ?? []), ...left]
  if (names.length > 0) notices.push({ kind: 'lists-unread', names })
  const trimmed = table.found.reduce((count, bits) => count + (bits & spacesTrimmed ? 1 : 0), 0)
  if (trimmed > 0) notices.push({ kind: 'trimmed-spaces', rows: trimmed })
  const firstRow = table.lines[0] ?? input.source.lineCount
  const skipped = [...input.skipped].filter((line) => !input.leftLines.has(line))
  const above = quoteLines(
    parts,
    'lines-above',
    skipped.filter((line) => line < firstRow),
  )
  const below = quoteLines(
    parts,
    'lines-below',
    skipped.filter((line) => line >= firstRow),
  )
  notices.push(...above, ...below)
  if (table.unread > 0) notices.push({ kind: 'lines-without-address', count: table.unread })
  if (table.spans.size > 0) notices.push({ kind: 'cells-with-line-breaks', rows: table.spans.size })
  return notices
}

/** Says a notice. */
export function noticeSentence(notice: ListNotice): Sentence {
  switch (notice.kind) {
    case 'encoding':
      return sentence(messages.encodingNotice)
    case 'mixed-line-endings':
      return sentence(messages.mixedLineEndingsNotice)
    case 'lines-above':
    case 'lines-below':
      return sentence(notice.kind === 'lines-above' ? messages.linesAboveNotice : messages.linesBelowNotice, {
        count: notice.count,
        lines: listOf(notice.lines.map((text) => sentence(messages.quoted, { text }))),
        hasMore: notice.count > notice.lines.length ? 'yes' : 'no',
      })
    case 'lists-unread':
      return sentence(messages.listsUnreadNotice, {
        count: notice.names.length,
        names: listOf(notice.names.map((text) => sentence(messages.quoted, { text }))),
      })
    case 'lines-without-address':
      return sentence(messages.linesWithoutAddressNotice, { count: notice.count })
    case 'rows-arranged':
      return sentence(notice.from === 'one-line' ? messages.oneLineNotice : messages.pairedLinesNotice, {
        rows: notice.rows,
      })
    case 'trimmed-spaces':
      return sentence(messages.trimmedSpacesNotice, { rows: notice.rows })
    case 'cells-with-line-breaks':
      return sentence(messages.cellsWithLineBreaksNotice, { rows: notice.rows })
  }
}
