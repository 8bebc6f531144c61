import { useRouter } from 'next/router'
import { useRef } from 'react'
import { Button, ButtonLink } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { WaitProgress } from '../../components/WaitProgress.tsx'
import { useText } from '../../i18n/index.ts'
import { DropProgress } from './DropProgress.tsx'
import { messages } from './messages.generated.ts'
import { useManifest } from './useManifest.ts'

/** A drop by the id in its address. */
export function DropPage() {
  const t = useText(messages)
  const { query } = useRouter()
  const dropId =
    typeof query['dropId'] === 'string' && /^0x[0-9a-f]{64}$/.test(query['dropId']) ? query['dropId'] : undefined
  const { state, reading, readFile } = useManifest(dropId)
  const input = useRef<HTMLInputElement>(null)
  if (query['dropId'] !== undefined && dropId === undefined)
    return (
      <>
        <h1>{t('notADropId')}</h1>
        <div className="notes">
          <Note tone="fault" actions={<ButtonLink href="/drops">{t('seeYourDrops')}</ButtonLink>}>
            {t('dropIdIs')}
          </Note>
        </div>
      </>
    )
  if (state.status === 'loading')
    return (
      <>
        <h1>{t('drop')}</h1>
        <p className="muted" role="status">
          {t(state.done === 0 ? 'lookingForList' : 'checkingList')}
        </p>
        <WaitProgress done={state.done} />
      </>
    )
  if (state.status === 'found')
    return (
      <DropProgress key={state.manifest.dropId} manifest={state.manifest} setAside={state.setAside} mode={state.mode} />
    )
  return (
    <div className="form-column" style={{ maxWidth: 760 }}>
      <h1>{t('listMissing')}</h1>
      <p className="muted">{t('listMissingText')}</p>
      <code className="seal-id">{dropId}</code>
      {state.problem && (
        <Note tone="fault" title={t('didNotWork')}>
          {state.problem}
        </Note>
      )}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        aria-label={t('sealedFile')}
        onChange={(event) => event.target.files?.[0] && void readFile(event.target.files[0])}
      />
      <div className="button-row">
        <Button variant="primary" disabled={reading !== undefined} onClick={() => input.current?.click()}>
          {t(reading !== undefined ? 'checkingFile' : 'chooseSealedFile')}
        </Button>
        <ButtonLink href="/drops/new">{t('importAgain')}</ButtonLink>
      </div>
      {reading !== undefined && <WaitProgress done={reading} />}
    </div>
  )
}
