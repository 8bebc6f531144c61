import { Globe } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Choice } from '../../components/forms/Choice.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './PublishConsent.module.css'
import type { useKeepOnServer } from './upload/useKeepOnServer.ts'

/** Publishes a list for ever: the button does nothing until the box beside it was ticked. */
export function PublishConsent({
  keeping,
  rows,
  later,
}: {
  readonly keeping: Pick<ReturnType<typeof useKeepOnServer>, 'isPublishing' | 'publish'>
  /** Recipients, named on the button where their number is at hand. */
  readonly rows?: number | undefined
  /** What there is for who does not publish now. */
  readonly later?: ReactNode
}) {
  const t = useText(messages)
  const [isRead, setRead] = useState(false)
  const label = rows === undefined ? t('publishNow') : t('publishList', { rows })
  return (
    <div className={styles.consent}>
      <Choice className={styles.choice}>
        <input type="checkbox" checked={isRead} onChange={(event) => setRead(event.target.checked)} />
        <span>{t.rich('consent', { b: (chunks: ReactNode) => <b key="b">{chunks}</b> })}</span>
      </Choice>
      <div className={styles.buttons}>
        <Button
          variant={isRead ? 'primary' : 'plain'}
          disabled={!isRead || keeping.isPublishing}
          onClick={() => void keeping.publish()}
        >
          <Globe size={16} aria-hidden="true" /> {keeping.isPublishing ? t('publishing') : label}
        </Button>
        {later}
      </div>
      <p className="small">{t(isRead ? 'noGas' : 'tickFirst')}</p>
    </div>
  )
}
