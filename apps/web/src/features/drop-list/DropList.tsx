import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/router'
import { type ReactNode, useState } from 'react'
import { useAccount } from 'wagmi'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { FileButton } from '../../components/forms/FileButton.tsx'
import { sealedTypes } from '../../components/forms/fileTypes.ts'
import { useFileTarget } from '../../components/forms/useFileTarget.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { deviceDropsQuery } from '../../device/deviceDropsQuery.ts'
import type { DeviceDrop } from '../../device/deviceStore.ts'
import { useSay, useText, say } from '../../i18n/index.ts'
import { useRuntime } from '../account/index.ts'
import { DraftList } from '../drafts/index.ts'
import { DropBoard } from './DropBoard.tsx'
import { mergeDrops, type ListedDrop } from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import { useChainFigures } from './useChainFigures.ts'
import { accountDropsQuery } from '../account-drops/index.ts'
import { useSavedDrops } from './useSavedDrops.ts'
import { ButtonRow } from '../../components/layout/ButtonRow.tsx'
import { TitleRow } from '../../components/layout/TitleRow.tsx'
import { Notes } from '../../components/layout/Notes.tsx'
import { SkeletonList } from '../../components/layout/SkeletonList.tsx'
import { Empty } from '../../components/layout/Empty.tsx'
import styles from './DropList.module.css'
import { useApolloClient } from '@apollo/client/react'
import type { Address } from '@slotdrop/drops'
import type { DemoToken } from '@slotdrop/config'
import { deviceDrafts } from '../../device/deviceDrafts.ts'

/** Brings a drop back from its file, and leads to it. */
function useSealedFile() {
  const router = useRouter()
  const [problem, setProblem] = useState<string>()
  const [opening, setOpening] = useState<number>()
  const open = async (file: File) => {
    setOpening(0)
    setProblem(undefined)
    try {
      const { keepSealedFile } = await import('./keepSealedFile.ts')
      await router.push(`/drops/${await keepSealedFile(file, setOpening)}`)
    } catch (error) {
      setProblem(say(error))
    } finally {
      setOpening(undefined)
    }
  }
  return {
    open,
    /** From 0 to 1 while a file is checked. */
    opening,
    problem,
  }
}

/** Accounts of the local chain that everybody knows; one line is cut short, so that there is something to mend. */
const sample = `address,amount
0x70997970C51812dc3A010C7d01b50e0d17dc79C8,150
0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC,75.5
0x90F79bf6EB2c4f870365E785982E1f101E93b906,12
0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65,8.25
0x9965507D1a55bcC2695C58ba16FB37d819B0A4,40
0x976EA74026E726554dB657fA54763abd0C3a0aa9,300
0x14dC79964da2C08b23698B3D3cc7Ca32193d9955,1000
0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f,5
`

/** Begins a drop of a demo token with a short list; its key. */
async function trySample(
  { address, standard, symbol, name, decimals }: DemoToken,
  texts: { readonly fileName: string; readonly title: string },
): Promise<string> {
  return deviceDrafts.begin({
    token: JSON.stringify({ address, chainId: 31_337, standard, symbol, name, decimals }),
    input: sample,
    decisions: undefined,
    mode: 'push',
    ...texts,
  })
}

/** Takes drops that were deleted out of what the list shows; the title of the last of them. */
function useDeletedDrops(sender: Address | undefined) {
  const apollo = useApolloClient()
  const queries = useQueryClient()
  const [deleted, setDeleted] = useState<string>()
  const onDeleted = ({ dropId, title }: ListedDrop) => {
    const { queryKey } = accountDropsQuery(apollo, sender)
    queries.setQueryData(queryKey, (drops) => drops?.filter(({ id }) => id !== dropId))
    void queries.invalidateQueries({ queryKey: deviceDropsQuery().queryKey })
    setDeleted(title)
  }
  return { deleted, onDeleted }
}

const none: readonly DeviceDrop[] = []

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
