import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { spacesTrimmed } from '../reading/table.ts'
import type { ListParts } from './listParts.ts'

/** Something about the file that changes no payment. */
export type ListNotice =
  | { readonly kind: 'encoding' | 'mixed-line-endings' }
  /** Lines above the header or the first row, the first of them as they are written. */
  | { readonly kind: 'lines-above'; readonly lines: readonly string[]; readonly count: number }
  /** Lists of a JSON document beside the one that is read, by their path. */
  | { readonly kind: 'lists-unread'; readonly names: readonly string[] }
  | { readonly kind: 'trimmed-spaces' | 'cells-with-line-breaks'; readonly rows: number }

/** Finds what there is to say about the file that changes no payment. */
export function listNotices({ format, table, opened }: Pick<ListParts, 'format' | 'table' | 'opened'>): ListNotice[] {
  const notices: ListNotice[] = []
  if (format.encoding === 'windows-1252') notices.push({ kind: 'encoding' })
  if (format.lineEnding === 'mixed') notices.push({ kind: 'mixed-line-endings' })
  const names = opened.json?.unused ?? []
  if (names.length > 0) notices.push({ kind: 'lists-unread', names })
  const trimmed = table.found.reduce((count, bits) => count + (bits & spacesTrimmed ? 1 : 0), 0)
  if (trimmed > 0) notices.push({ kind: 'trimmed-spaces', rows: trimmed })
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
      return sentence(messages.linesAboveNotice, {
        count: notice.count,
        lines: listOf(notice.lines.map((text) => sentence(messages.quoted, { text }))),
      })
    case 'lists-unread':
      return sentence(messages.listsUnreadNotice, {
        count: notice.names.length,
        names: listOf(notice.names.map((text) => sentence(messages.quoted, { text }))),
      })
    case 'trimmed-spaces':
      return sentence(messages.trimmedSpacesNotice, { rows: notice.rows })
    case 'cells-with-line-breaks':
      return sentence(messages.cellsWithLineBreaksNotice, { rows: notice.rows })
  }
}
