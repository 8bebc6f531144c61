import { useState } from 'react'
import { type Manifest, manifestChunks } from '@slotdrop/drops'
import { Button } from '../../components/Button.tsx'
import type { DropMode } from '../../lib/deviceStore.ts'
import { downloadChunks } from '../../lib/download.ts'
import { AuthorisePanel, SealLine } from '../drop-progress/index.ts'

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
          {isKept ? 'Sealed list downloaded' : 'Download the sealed list'}
        </Button>
        <span className="small">With this file any browser can continue the drop.</span>
      </div>
      <AuthorisePanel
        manifest={manifest}
        mode={mode}
        onReady={() => onDone(manifest.dropId)}
        readyLabel="Go to sending"
      />
    </div>
  )
}
