import type { Reason } from '@slotdrop/delivery'
import { useCallback } from 'react'
import { createText, type Messages, type Text, useText } from '../../i18n/index.ts'
import { kindKey } from '../kindKey.ts'
import { messages } from './messages.generated.ts'

type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never

function say(t: Texts, reason: Reason): string {
  return reason.kind === 'text' ? t('text', { text: reason.text }) : t(kindKey(reason.kind))
}

/** Why a token refused, as part of a sentence in the language of the page. */
export function reasonText(reason: Reason): string {
  return say(createText(messages), reason)
}

/** See `reasonText`; drawn anew when the language changes. */
export function useReasonText(): (reason: Reason) => string {
  const t = useText(messages)
  return useCallback((reason) => say(t, reason), [t])
}
