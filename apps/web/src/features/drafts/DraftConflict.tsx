import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { messageOf } from '../../server-data/errorText.ts'
import { useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { readFromAccount } from './readFromAccount.ts'
import type { DraftKeeper } from './useDraftKeeping.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import styles from './DraftConflict.module.css'

/** A draft that was changed, or deleted, elsewhere: its creator chooses what to go on with, and nothing is lost by it. */
export function DraftConflict({
  draft,
  keeper: { state, owner },
  onOpen,
}: {
  readonly draft: DeviceDraft | undefined
  readonly keeper: DraftKeeper
  /** Goes on with the draft of this key, as it is on this device now. */
  readonly onOpen: (key: string) => void
}) {
  const t = useText(messages)
  const { minute } = useFormats()
  const apollo = useApolloClient()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<{ readonly readParts: number; readonly partCount: number }>()
  const [problem, setProblem] = useState<string>()
  if (!draft || (state.status !== 'conflict' && state.status !== 'gone')) return null
  const attempt = async (act: () => Promise<string>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onOpen(await act())
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setBusy(false)
      setProgress(undefined)
    }
  }
  if (state.status === 'gone') {
    const keepAgain = async () => {
      await deviceDrafts.note(draft.key, undefined)
      return draft.key
    }
    return (
      <div className={styles.conflict}>
        <Note
          tone="flight"
          title={t('goneTitle')}
          actions={
            <Button size="small" disabled={isBusy} onClick={() => void attempt(keepAgain)}>
              {t('keepAgain')}
            </Button>
          }
        >
          {t('goneText')}
          {problem !== undefined && <FieldError> {problem}</FieldError>}
        </Note>
      </div>
    )
  }
  const { theirs } = state
  const takeTheirs = async () => {
    const found =
      owner === undefined
        ? undefined
        : await readFromAccount({ apollo, key: draft.key, owner, onProgress: setProgress })
    if (!found) throw new Error(t('theirsGone'))
    await deviceDrafts.fork(draft.key)
    await deviceDrafts.restore(found)
    return draft.key
  }
  const takeLabel =
    progress && progress.partCount > 1
      ? t('readingPart', { part: progress.readParts + 1, parts: progress.partCount })
      : t(isBusy ? 'reading' : 'takeTheirs')
  const facts = {
    here: minute(draft.changedAt),
    there: minute(theirs.keptAt),
    rowsHere: draft.rowCount,
    rowsThere: theirs.rowCount,
  }
  return (
    <div className={styles.conflict}>
      <Note
        tone="flight"
        title={t('conflictTitle')}
        actions={
          <ButtonRow>
            <Button size="small" disabled={isBusy} onClick={() => void attempt(takeTheirs)}>
              {takeLabel}
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => void attempt(() => deviceDrafts.fork(draft.key))}>
              {t('takeMine')}
            </Button>
          </ButtonRow>
        }
      >
        {t(theirs.keptAt > draft.changedAt ? 'theirsNewer' : 'mineNewer', facts)} {t('conflictText')}
        {problem !== undefined && <FieldError> {problem}</FieldError>}
      </Note>
    </div>
  )
}
