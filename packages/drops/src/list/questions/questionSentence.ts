import { listOf, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { columnSentence } from '../columns/readingSentence.ts'
import type { ListQuestion } from './listQuestion.ts'

const textAmounts = { text: 'none', 'amount-after': 'after', 'amount-before': 'before' } as const

/** Asks a question about the list. */
export function questionSentence({ kind, values }: ListQuestion): Sentence {
  switch (kind) {
    case 'columns':
      return sentence(messages.columnsQuestion, {
        role: values.role,
        columns: listOf(
          values.columns.map((column) => columnSentence(column)),
          'or',
        ),
      })
    case 'amount-unit':
      return sentence(messages.amountUnitQuestion)
    case 'tokens':
      return sentence(messages.tokensQuestion, { count: values.count })
    case 'chains':
      return sentence(messages.chainsQuestion, { count: values.count })
    case 'lists':
      return sentence(messages.listsQuestion, { count: values.count })
    case 'addresses-in-text':
      return sentence(messages.addressesInTextQuestion, { count: values.count })
  }
}

/** Names the answers of a question, in their order. */
export function choiceSentences({ kind, choices }: ListQuestion): Sentence[] {
  switch (kind) {
    case 'columns':
      return choices.map(({ values: { columns, joinsAmount } }) =>
        sentence(messages.columnsChoice, {
          hasAmount: columns.some(({ role }) => role !== 'account') ? 'yes' : 'no',
          joinsAmount: joinsAmount ? 'yes' : 'no',
          columns: listOf(
            columns.map(({ role, ...column }, place) =>
              sentence(messages.readingColumn, { role, column: columnSentence(column, place === 0) }),
            ),
          ),
        }),
      )
    case 'amount-unit':
      return choices.map(({ values: { unit } }) => sentence(messages.amountUnitChoice, { unit }))
    case 'tokens':
      return choices.map(({ values: { tokens, rows } }) =>
        sentence(messages.tokensChoice, {
          tokens: listOf(tokens.map((token) => token ?? sentence(messages.chainCurrency))),
          rows,
        }),
      )
    case 'chains':
      return choices.map(({ values: { chain, rows } }) => sentence(messages.chainsChoice, { chain, rows }))
    case 'lists':
      return choices.map(({ values: { names, rows } }) =>
        sentence(messages.listsChoice, {
          names: listOf(names.map((text) => sentence(messages.quoted, { text }))),
          rows,
        }),
      )
    case 'addresses-in-text':
      return choices.map(({ values: { count, form } }) =>
        sentence(messages.addressesInTextChoice, { count, amounts: textAmounts[form] }),
      )
  }
}
