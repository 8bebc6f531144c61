import { useText } from '../../lib/i18n/index.ts'
import { messages } from './messages.generated.ts'

/** What stands there while a drop is read: in the first HTML already, so that a slow phone has something to read. */
export function ReadingDrop() {
  const t = useText(messages)
  return (
    <div className="recipient-wait" role="status">
      <h1>{t('readingTitle')}</h1>
      <p className="recipient-promise">{t('readingPromise')}</p>
    </div>
  )
}
