import type { SendingProblem } from '@slotdrop/api/sending'
import type { BaseError } from '@slotdrop/errors'
import { formatAmount, type MessageValue, type Sentence, toPlainName } from '@slotdrop/messages'

function isSentence(value: object | undefined): value is Sentence {
  return value !== undefined && 'id' in value && 'values' in value
}

/** A value as text; an amount also as what a page needs to write it as its reader does. */
function toTexts(name: string, value: MessageValue): readonly (readonly [string, string])[] {
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (typeof value !== 'object' || !('type' in value)) return [[name, String(value)]]
  if (value.type === 'list') return [[name, value.values.flatMap((item) => toTexts('', item)[0]?.[1] ?? []).join(', ')]]
  const { amount, decimals, symbol } = value
  const text = formatAmount(amount, decimals)
  return [
    [name, symbol === undefined ? text : `${text} ${toPlainName(symbol)}`],
    [`${name}Units`, String(amount)],
    [`${name}Decimals`, String(decimals)],
    ...(symbol === undefined ? [] : [[`${name}Symbol`, symbol] as const]),
  ]
}

/** Why a drop is not sent, as text for people and as a key with values for pages. */
export function toProblem(error: BaseError): SendingProblem {
  const said = isSentence(error.sentence) ? error.sentence : undefined
  return {
    name: error.name,
    message: error.shortMessage,
    key: said?.id,
    values: Object.fromEntries(Object.entries(said?.values ?? {}).flatMap(([name, value]) => toTexts(name, value))),
  }
}
