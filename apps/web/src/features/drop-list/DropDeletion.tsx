import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './DropDeletion.module.css'
import { messages } from './messages.generated.ts'
import type { Deletion } from './useDropDeletion.ts'

const scopeTexts = { server: 'deleteServer', both: 'deleteBoth', 'not-here': 'deleteNotHere' } as const

/** What goes and what stays when a drop is deleted, and the two answers. */
export function DropDeletion({
  title,
  deletion: { scope, failure, isBusy, keep, remove },
}: {
  readonly title: string
  readonly deletion: Deletion
}) {
  const t = useText(messages)
  const name = <bdi className="visually-hidden"> {toPlainName(title)}</bdi>
  return (
    <div className={styles.deletion}>
      {scope && (
        <p className="small" role="status">
          {t(scopeTexts[scope])}
        </p>
      )}
      {failure !== undefined && <FieldError role="alert">{failure}</FieldError>}
      {scope && (
        <ButtonRow>
          <Button size="small" variant="stop" disabled={isBusy} onClick={() => void remove()}>
            {t(isBusy ? 'deleting' : 'deleteForGood')}
            {name}
          </Button>
          <Button size="small" disabled={isBusy} onClick={keep}>
            {t('keepIt')}
            {name}
          </Button>
        </ButtonRow>
      )}
    </div>
  )
}
