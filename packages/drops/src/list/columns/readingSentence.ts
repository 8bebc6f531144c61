import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { ColumnRole } from './columnRoles.ts'
import type { ListReading, ReadColumn } from './listReading.ts'

/** Names a column in a sentence: by number, and by its header where it has one. */
export function columnSentence({ number, name = '' }: Pick<ReadColumn, 'number' | 'name'>, isFirst = false): Sentence {
  const values = { number: `${number}`, isFirst: isFirst ? 'yes' : 'no' } as const
  return name === '' ? sentence(messages.columnNumbered, values) : sentence(messages.columnNamed, { ...values, name })
}

const order: readonly ColumnRole[] = ['account', 'id', 'amount', 'token', 'chain', 'note']

/** Names a member of JSON records, which have no order; the column where they have no names either. */
function memberSentence({ number, name = '' }: ReadColumn, isFirst: boolean): Sentence {
  return name === '' ? columnSentence({ number, name }, isFirst) : sentence(messages.quoted, { text: name })
}

/** Says how a list was read: which column holds what, which are not used, and whether amounts are in smallest units. */
export function readingSentence({ form, columns, amountUnit }: ListReading): Sentence {
  if (form === 'text') return sentence(messages.readingText)
  const nameColumn = form === 'json' ? memberSentence : columnSentence
  const used = order.flatMap((role) => columns.filter((column) => column.role === role))
  const unused = columns.filter(({ role, content }) => role === undefined && content !== 'empty')
  const said = sentence(messages.readingColumns, {
    used: listOf(
      used.map(({ role = 'note', ...column }, place) =>
        sentence(messages.readingColumn, { column: nameColumn({ ...column, role }, place === 0), role }),
      ),
    ),
    count: unused.length,
    unused: listOf(unused.map((column) => nameColumn(column, false))),
  })
  const isRaw = amountUnit === 'base' && used.some(({ role }) => role === 'amount')
  return isRaw ? sentence(messages.twoSentences, { one: said, other: sentence(messages.readingRaw) }) : said
}
