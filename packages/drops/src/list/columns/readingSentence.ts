import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { ColumnRole } from './columnRoles.ts'
import type { ListReading, ReadColumn } from './listReading.ts'

/** Names a column in a sentence: by number, and by its header where it has one. */
export function columnSentence({ number, name = '' }: Pick<ReadColumn, 'number' | 'name'>, isFirst = false): Sentence {
  const values = { number: `${number}`, isFirst: isFirst ? 'yes' : 'no' } as const
  return name === '' ? sentence(messages.columnNumbered, values) : sentence(messages.columnNamed, { ...values, name })
}

const order: readonly ColumnRole[] = ['account', 'id', 'amount', 'token', 'note']

/** Says in one sentence how a list was read: which column holds what, and which columns are not used. */
export function readingSentence({ form, columns }: ListReading): Sentence {
  if (form !== 'table') return sentence(form === 'text' ? messages.readingText : messages.readingJson)
  const used = order.flatMap((role) => columns.filter((column) => column.role === role))
  const unused = columns.filter(({ role, content }) => role === undefined && content !== 'empty')
  return sentence(messages.readingColumns, {
    used: listOf(
      used.map(({ role = 'note', ...column }, place) =>
        sentence(messages.readingColumn, { column: columnSentence(column, place === 0), role }),
      ),
    ),
    count: unused.length,
    unused: listOf(unused.map((column) => columnSentence(column))),
  })
}
