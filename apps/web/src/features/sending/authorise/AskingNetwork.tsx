import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** Placeholder of the ways to send a drop until its chain has been read. */
export function AskingNetwork() {
  const t = useText(messages)
  return (
    <p className="muted" role="status">
      {t('askingNetwork')}
    </p>
  )
}
