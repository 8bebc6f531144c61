import { useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'

/** Says of a drop that the service sends it. */
export function ServiceMark() {
  const t = useText(messages)
  return <span>{t('byService')}</span>
}
