import { useState } from 'react'
import { type Manifest, manifestChunks } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import type { DropMode } from '../../device/deviceStore.ts'
import { downloadChunks } from '../../components/download.ts'
import { useText } from '../../i18n/index.ts'
import { AuthorisePanel, SealLine } from '../sending/index.ts'
import { messages } from './messages.generated.ts'

/** The allowance for a list that was just sealed. */
export function AuthoriseStep({
  manifest,
  mode,
  onDone,
}: {
  readonly manifest: Manifest
  readonly mode: DropMode
  readonly onDone: (dropId: string) => void
}) {
  const t = useText(messages)
  const [isKept, setKept] = useState(false)
  return (
    <div className="form-column" style={{ maxWidth: 760 }}>
      <SealLine manifest={manifest} />
      <div className="button-row">
        <Button
          onClick={() =>
            void downloadChunks(`${manifest.fingerprint}.json`, manifestChunks(manifest), 'application/json').then(() =>
              setKept(true),
            )
          }
        >
          {isKept ? t('listDownloaded') : t('downloadList')}
        </Button>
        <span className="small">{t('continueAnywhere')}</span>
      </div>
      <ReviewLink manifest={manifest} />
      <AuthorisePanel
        manifest={manifest}
        mode={mode}
        onReady={() => onDone(manifest.dropId)}
        readyLabel={t('goToSending')}
      />
    </div>
  )
}

/** Two pairs of eyes: the same file is the same name, on every machine. */
function ReviewLink({ manifest: { dropId, fingerprint } }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  const [isCopied, setCopied] = useState(false)
  const link = `${window.location.origin}/drops/${dropId}`
  return (
    <details className="card test-drop">
      <summary>{t('secondPerson')}</summary>
      <p>{t('secondPersonText', { fingerprint })}</p>
      <p className="mono review-link">{link}</p>
      <Button onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        {isCopied ? t('linkCopied') : t('copyLink')}
      </Button>
    </details>
  )
}
