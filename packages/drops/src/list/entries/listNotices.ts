import type { ListParts } from './listParts.ts'
import { spacesTrimmed } from '../reading/table.ts'

/** Something about the file that changes no payment. */
export type ListNotice = (
  | { readonly kind: 'encoding' | 'mixed-line-endings' }
  | { readonly kind: 'trimmed-spaces' | 'cells-with-line-breaks'; readonly rows: number }
) & {
  /** In English. */
  readonly message: string
}

/** What there is to say about the file that changes no payment. */
export function listNotices({ format, table }: Pick<ListParts, 'format' | 'table'>): ListNotice[] {
  const notices: ListNotice[] = []
  if (format.encoding === 'windows-1252')
    notices.push({
      kind: 'encoding',
      message: 'The file is not UTF-8 and was read as Windows-1252. Check accents in notes.',
    })
  if (format.lineEnding === 'mixed')
    notices.push({ kind: 'mixed-line-endings', message: 'Lines end in different ways, as if files had been joined.' })
  const trimmed = table.found.reduce((count, bits) => count + (bits & spacesTrimmed ? 1 : 0), 0)
  if (trimmed > 0)
    notices.push({
      kind: 'trimmed-spaces',
      rows: trimmed,
      message: `Unusual spaces around cells were ignored in ${trimmed} rows.`,
    })
  if (table.spans.size > 0)
    notices.push({
      kind: 'cells-with-line-breaks',
      rows: table.spans.size,
      message: `${table.spans.size} rows run over several lines inside quotation marks.`,
    })
  return notices
}
