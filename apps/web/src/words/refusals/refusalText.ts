import type { Reason, Refusal } from '@slotdrop/delivery'
import { useCallback } from 'react'
import { createText, type Messages, type Text, useText } from '../../i18n/index.ts'
import { momentWords } from '../momentWords.ts'
import { reasonText } from '../reasons/reasonText.ts'
import { messages } from './messages.generated.ts'

type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never
type Key<K extends string> = K extends `${infer First}${infer Rest}` ? `${Lowercase<First>}${Rest}` : never

function keyOf<K extends string>(kind: K): Key<K> {
  return `${kind.slice(0, 1).toLowerCase()}${kind.slice(1)}` as Key<K>
}

function answered(reason: Reason) {
  return reason.kind === 'none' ? { answered: 'no', reason: '' } : { answered: 'yes', reason: reasonText(reason) }
}

function say(t: Texts, refusal: Refusal): string {
  switch (refusal.kind) {
    case 'NotOpenYet':
      return t('notOpenYet', { time: momentWords(refusal.opensAtSeconds) })
    case 'Closed':
      return t('closed', { time: momentWords(refusal.closesAtSeconds) })
    case 'PullFailed':
    case 'ReturnFailed':
      return t(keyOf(refusal.kind), answered(refusal.reason))
    case 'RowRejected':
      return t('rowRejected', { row: refusal.row + 1, ...answered(refusal.reason) })
    case 'unexpected':
      return t('otherwise', { why: refusal.errorName })
    case 'token':
      return t('otherwise', { why: reasonText(refusal.reason) })
    default:
      return t(keyOf(refusal.kind))
  }
}

/** Why the distributor or the token refused a call, in the language that the page has at this moment. */
export function refusalText(refusal: Refusal): string {
  return say(createText(messages), refusal)
}

/** See `refusalText`; drawn anew when the language changes. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useText(messages)
  return useCallback((refusal) => say(t, refusal), [t])
}
