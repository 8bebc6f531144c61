import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect } from 'react'
import { useAccount } from 'wagmi'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { FileButton } from '../../components/forms/FileButton.tsx'
import { sealedTypes } from '../../components/forms/fileTypes.ts'
import { lazyPart, prefetchOnIdle } from '../../components/lazyPart.tsx'
import { useFileTarget } from '../../components/forms/useFileTarget.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { deviceDropsQuery } from '../../device/deviceDropsQuery.ts'
import type { DeviceDrop } from '../../device/deviceStore.ts'
import { useSay, useText } from '../../i18n/index.ts'
import { useRuntime } from '../account/index.ts'
import { DraftList } from '../drafts/index.ts'
import { mergeDrops } from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import { trySample } from './trySample.ts'
import { useChainFigures } from './useChainFigures.ts'
import { useSavedDrops } from './useSavedDrops.ts'
import { useDeletedDrops } from './useDeletedDrops.ts'
import { useSealedFile } from './useSealedFile.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { TitleRow } from '../../components/layout/TitleRow.tsx'
import { Notes } from '../../components/layout/Notes.tsx'
import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { Empty } from '../../components/layout/Empty.tsx'
import styles from './DropList.module.css'

const none: readonly DeviceDrop[] = []

// Who has no drop yet does without its scripts; who has one was here before, or signs in first.
const DropBoard = lazyPart(async () => (await import('./DropBoard.tsx')).DropBoard, <SkeletonList />)

/** Drops of this device and of the connected account, and the way to bring one back from its file. */
export function DropList() {
  const t = useText(messages)
  const say = useSay()
  const { address } = useAccount()
  const { data, isError: keepsNothing } = useQuery(deviceDropsQuery())
  const kept = keepsNothing ? none : data
  const saved = useSavedDrops(address)
  const { open, opening, problem } = useSealedFile()
  const { deleted, onDeleted } = useDeletedDrops(address)
  useEffect(() => prefetchOnIdle(() => void DropBoard.load()), [])
  const drops = useChainFigures(kept && mergeDrops(kept, 'drops' in saved ? saved.drops : []))
  return (
    <FileTarget onFile={(file) => void open(file)}>
      {(isOver) => (
        <>
          <TitleRow>
            <h1>{t('drops')}</h1>
            <ButtonRow>
              <FileButton
                label={t('sealedFile')}
                accept={sealedTypes}
                disabled={opening !== undefined}
                onFile={(file) => void open(file)}
              >
                {t(opening !== undefined ? 'checkingFile' : isOver ? 'dropHere' : 'resume')}
              </FileButton>
            </ButtonRow>
          </TitleRow>
          {opening !== undefined && <WaitProgress done={opening} />}
          {(problem !== undefined || keepsNothing) && (
            <Notes>
              <Note tone="fault">{problem ?? t('keepsNothing')}</Note>
            </Notes>
          )}
          {deleted !== undefined && (
            <Notes>
              <Note>{t('deleted', { title: toPlainName(deleted, 60) })}</Note>
            </Notes>
          )}
          {saved.status === 'loading' && (
            <p className="small muted" role="status">
              {t('askingServer')}
            </p>
          )}
          {saved.status === 'failed' && (
            <Notes>
              <Note tone="flight" title={t('serverFailed')}>
                {t('serverFailedText', { reason: say(saved.reason).replace(/\.$/, '') })}
              </Note>
            </Notes>
          )}
          {drops === undefined ? (
            <SkeletonList />
          ) : drops.length === 0 ? (
            <>
              <Start />
              <DraftList />
            </>
          ) : (
            <DropBoard drops={drops} onDeleted={onDeleted} />
          )}
        </>
      )}
    </FileTarget>
  )
}

/** The whole page takes a file that is let fall on it. */
function FileTarget({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void
  /** What is on the page, by whether a file is held over it. */
  readonly children: (isOver: boolean) => ReactNode
}) {
  const { isOver, targetProps } = useFileTarget(onFile)
  return (
    <div className={styles.page} data-testid="drop-list-page" {...targetProps}>
      {children(isOver)}
    </div>
  )
}

/** What to do where nothing was done yet. */
function Start() {
  const router = useRouter()
  const t = useText(messages)
  const token = useRuntime()?.demoTokens.find(({ standard }) => standard === 'ERC20')
  const begin = async () => {
    if (!token) return
    const key = await trySample(token, { fileName: t('sampleName'), title: t('sampleTitle') })
    await router.push(`/drops/new?draft=${key}&step=recipients`)
  }
  return (
    <Empty className={styles.empty}>
      <h2>{t('empty')}</h2>
      <p className="muted">{t('emptyText')}</p>
      <ButtonRow>
        <ButtonLink href="/drops/new" variant="primary">
          {t('start')}
        </ButtonLink>
        {token && <Button onClick={() => void begin()}>{t('trySample')}</Button>}
      </ButtonRow>
    </Empty>
  )
}
