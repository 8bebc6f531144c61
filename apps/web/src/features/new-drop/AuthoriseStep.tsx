import { useEffect, useState } from 'react'
import { type Manifest, parseManifest } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import { download } from '../../lib/download.ts'
import { AuthorisePanel, SealLine } from '../drop-progress/index.ts'

/** The allowance for a list that was just sealed. */
export function AuthoriseStep({
  sealed,
  onDone,
}: {
  readonly sealed: string
  readonly onDone: (dropId: string) => void
}) {
  const [manifest, setManifest] = useState<Manifest>()
  useEffect(() => {
    void parseManifest(sealed).then(setManifest)
  }, [sealed])
  if (!manifest) return <p className="muted">Checking the sealed list …</p>
  return (
    <div className="form-column" style={{ maxWidth: 760 }}>
      <SealLine manifest={manifest} />
      <div className="button-row">
        <Button onClick={() => download(`${manifest.fingerprint}.json`, sealed, 'application/json')}>
          Download the sealed list
        </Button>
      </div>
      <AuthorisePanel manifest={manifest} onReady={() => onDone(manifest.dropId)} readyLabel="Go to sending" />
    </div>
  )
}
