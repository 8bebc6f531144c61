import type { BaseError } from '@slotdrop/errors'
import type { Sentence } from '@slotdrop/messages'
import type { SendingProblem } from '../status.ts'

function isSentence(value: object | undefined): value is Sentence {
  return value !== undefined && 'id' in value && 'values' in value
}

/** Why a drop is not sent, as text for people and as a key with values for pages. */
export function toProblem(error: BaseError): SendingProblem {
  const said = isSentence(error.sentence) ? error.sentence : undefined
  return {
    name: error.name,
    message: error.shortMessage,
    key: said?.id,
    values: Object.fromEntries(Object.entries(said?.values ?? {}).map(([name, value]) => [name, String(value)])),
  }
}
