import { useRouter } from 'next/router'
import { ButtonLink } from '../../components/Button.tsx'
import { Notes } from '../../components/layout/Notes.tsx'
import { Note } from '../../components/Note.tsx'
import { usePageName } from '../../components/shell/ShellContext.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { useText } from '../../i18n/index.ts'
import { SeriesOfDrop } from '../drop-series/index.ts'
import { isHashText } from '@slotdrop/drops'
import { MissingManifest } from './manifest/laterMissing.tsx'
import { useManifest } from './manifest/useManifest.ts'
import { messages } from './messages.generated.ts'
import { DropProgress } from './progress/DropProgress.tsx'

/** The sender's page of the drop whose id the address has. */
export function SenderPage() {
  const t = useText(messages)
  const { dropId } = useRouter().query
  if (dropId === undefined) return <SenderDrop dropId={undefined} />
  if (isHashText(dropId)) return <SenderDrop key={dropId} dropId={dropId} />
  return (
    <>
      <h1>{t('notADropId')}</h1>
      <Notes>
        <Note tone="fault" actions={<ButtonLink href="/drops">{t('seeYourDrops')}</ButtonLink>}>
          {t('dropIdIs')}
        </Note>
      </Notes>
    </>
  )
}

/** A drop of which the sealed list is at hand, is looked for, or is missing. */
function SenderDrop({ dropId }: { readonly dropId: string | undefined }) {
  const t = useText(messages)
  const { state, reading, readFile } = useManifest(dropId)
  usePageName(state.status === 'found' ? toPlainName(state.manifest.title, 60) : undefined)
  if (state.status === 'found')
    return (
      <>
        <SeriesOfDrop dropId={state.manifest.dropId} />
        <DropProgress
          key={state.manifest.dropId}
          manifest={state.manifest}
          setAside={state.setAside}
          mode={state.mode}
          refusals={state.refusals}
        />
      </>
    )
  if (state.status === 'missing')
    return <MissingManifest dropId={dropId} problem={state.problem} reading={reading} onFile={readFile} />
  return (
    <>
      <h1>{t('drop')}</h1>
      <p className="muted" role="status">
        {t(state.done === 0 ? 'lookingForList' : 'checkingList')}
      </p>
      <WaitProgress done={state.done} />
    </>
  )
}
