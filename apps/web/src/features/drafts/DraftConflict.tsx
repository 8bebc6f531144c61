import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { say, useFormats, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { fetchFromAccount } from './fetchFromAccount.ts'
import type { TheirDraft } from './keepInAccount.ts'
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
  if (!draft || (state.status !== 'conflict' && state.status !== 'gone')) return null
  return (
    <div className={styles.conflict}>
      {state.status === 'gone' ? (
        <GoneDraft draft={draft} onOpen={onOpen} />
      ) : (
        <ChangedDraft draft={draft} theirs={state.theirs} owner={owner} onOpen={onOpen} />
      )}
    </div>
  )
}

/** One way at a time to go on with a draft, and what went wrong with it. */
function useAttempt(onOpen: (key: string) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const attempt = async (act: () => Promise<string>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onOpen(await act())
    } catch (error) {
      setProblem(say(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, attempt }
}

function Problem({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <FieldError> {text}</FieldError>
}

function GoneDraft({
  draft: { key },
  onOpen,
}: {
  readonly draft: DeviceDraft
  readonly onOpen: (key: string) => void
}) {
  const t = useText(messages)
  const { isBusy, problem, attempt } = useAttempt(onOpen)
  const keepAgain = async () => {
    await deviceDrafts.note(key, undefined)
    return key
  }
  return (
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
      <Problem text={problem} />
    </Note>
  )
}

function ChangedDraft({
  draft: { key, changedAt, rowCount },
  theirs,
  owner,
  onOpen,
}: {
  readonly draft: DeviceDraft
  readonly theirs: TheirDraft
  readonly owner: string | undefined
  readonly onOpen: (key: string) => void
}) {
  const t = useText(messages)
  const { minute } = useFormats()
  const apollo = useApolloClient()
  const { isBusy, problem, attempt } = useAttempt(onOpen)
  const [progress, setProgress] = useState<{ readonly readParts: number; readonly partCount: number }>()
  const takeTheirs = async () => {
    try {
      const found =
        owner === undefined ? undefined : await fetchFromAccount({ apollo, key, owner, onProgress: setProgress })
      if (!found) throw new Error(t('theirsGone'))
      await deviceDrafts.fork(key)
      await deviceDrafts.restore(found)
      return key
    } finally {
      setProgress(undefined)
    }
  }
  const takeLabel =
    progress && progress.partCount > 1
      ? t('readingPart', { part: progress.readParts + 1, parts: progress.partCount })
      : t(isBusy ? 'reading' : 'takeTheirs')
  const facts = {
    here: minute(changedAt),
    there: minute(theirs.keptAt),
    rowsHere: rowCount,
    rowsThere: theirs.rowCount,
  }
  return (
    <Note
      tone="flight"
      title={t('conflictTitle')}
      actions={
        <ButtonRow>
          <Button size="small" disabled={isBusy} onClick={() => void attempt(takeTheirs)}>
            {takeLabel}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => void attempt(() => deviceDrafts.fork(key))}>
            {t('takeMine')}
          </Button>
        </ButtonRow>
      }
    >
      {t(theirs.keptAt > changedAt ? 'theirsNewer' : 'mineNewer', facts)} {t('conflictText')}
      <Problem text={problem} />
    </Note>
  )
}
