import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import { deleteDrop, type DeletionScope, fetchDeletionScope } from './deleteDrop.ts'
import styles from './DropLine.module.css'
import type { ListedDrop } from './listedDrop.ts'
import { messages } from './messages.generated.ts'

const scopeTexts = { server: 'deleteServer', both: 'deleteBoth', 'not-here': 'deleteNotHere' } as const

/** Deletes a drop that is not published, once its sender has read what goes and what stays. */
export function DropDeletion({
  drop,
  onDeleted,
}: {
  readonly drop: ListedDrop
  readonly onDeleted: (drop: ListedDrop) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const apollo = useApolloClient()
  const [scope, setScope] = useState<DeletionScope>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(t('notDeleted', { reason: say(error) }))
    } finally {
      setBusy(false)
    }
  }
  const ask = () => attempt(async () => setScope(await fetchDeletionScope(drop)))
  const remove = () =>
    attempt(async () => {
      await deleteDrop(apollo, drop)
      onDeleted(drop)
    })
  const name = <span className="visually-hidden"> {toPlainName(drop.title)}</span>
  return (
    <div className={styles.deletion}>
      {scope && (
        <p className="small" role="status">
          {t(scopeTexts[scope])}
        </p>
      )}
      {failure !== undefined && <FieldError role="alert">{failure}</FieldError>}
      <ButtonRow>
        {scope && (
          <Button size="small" variant="stop" disabled={isBusy} onClick={() => void remove()}>
            {t(isBusy ? 'deleting' : 'deleteForGood')}
            {name}
          </Button>
        )}
        {/* The same button: who pressed it twice has deleted nothing. */}
        <Button
          size="small"
          variant={scope ? 'plain' : 'ghost'}
          disabled={isBusy}
          onClick={() => (scope ? setScope(undefined) : void ask())}
        >
          {t(scope ? 'keepIt' : 'delete')}
          {name}
        </Button>
      </ButtonRow>
    </div>
  )
}
