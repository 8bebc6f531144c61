import { useState } from 'react'
import {
  createReport,
  manifestChunks,
  manifestCsvChunks,
  type Manifest,
  reportCsvChunks,
  type SetAside,
  toStandardTreeDump,
} from '@slotdrop/drops'
import type { DropStatus } from '@slotdrop/delivery'
import { Button } from '../../components/Button.tsx'
import { downloadChunks } from '../../lib/download.ts'
import { KeepOnServer } from './KeepOnServer.tsx'

/** Everything of a drop as files. */
export function FilesTab({
  manifest,
  status,
  setAside,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly setAside: readonly SetAside[]
}) {
  const [making, setMaking] = useState<string>()
  const name = manifest.fingerprint
  const files: readonly { label: string; text: string; make: () => Promise<void> }[] = [
    {
      label: 'Sealed list',
      text: 'JSON with every row and all terms. Any browser can continue the drop with it.',
      make: () => downloadChunks(`${name}.json`, manifestChunks(manifest), 'application/json'),
    },
    {
      label: 'Recipients',
      text: 'CSV that can be imported again.',
      make: () => downloadChunks(`${name}-recipients.csv`, manifestCsvChunks(manifest), 'text/csv'),
    },
    {
      label: 'Status of each row',
      text: 'CSV of what is paid, open and set aside at this moment.',
      make: () => {
        const words = status.progress.slots.map(({ word }) => word)
        const report = createReport({ manifest, words, setAside })
        return downloadChunks(`${name}-status.csv`, reportCsvChunks(report, manifest), 'text/csv')
      },
    },
    {
      label: 'OpenZeppelin tree',
      text: 'StandardMerkleTree dump of the same rows, for tools that read it.',
      make: () =>
        downloadChunks(`${name}-tree.json`, [JSON.stringify(toStandardTreeDump(manifest))], 'application/json'),
    },
  ]
  return (
    <div className="files-tab">
      <ul>
        {files.map(({ label, text, make }) => (
          <li key={label}>
            <div>
              <b>{label}</b>
              <span className="small">{text}</span>
            </div>
            <Button
              size="small"
              disabled={making !== undefined}
              onClick={() => {
                setMaking(label)
                void make().finally(() => setMaking(undefined))
              }}
            >
              {making === label ? 'Making the file …' : `Download ${label.toLowerCase()}`}
            </Button>
          </li>
        ))}
      </ul>
      <KeepOnServer manifest={manifest} />
    </div>
  )
}
