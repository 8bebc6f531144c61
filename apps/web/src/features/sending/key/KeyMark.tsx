import { useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** Says of a drop that a key of this browser sends it. */
export function KeyMark() {
  const t = useText(messages)
  return <span>{t('bySendingKey')}</span>
}
