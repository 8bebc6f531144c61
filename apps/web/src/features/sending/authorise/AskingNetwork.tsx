import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'

/** Stands where it is shown how a drop is sent, until its chain has answered. */
export function AskingNetwork() {
  const t = useText(messages)
  return (
    <p className="muted" role="status">
      {t('askingNetwork')}
    </p>
  )
}
