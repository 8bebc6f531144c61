import { useState } from 'react'
import {
  createReport,
  manifestChunks,
  type Manifest,
  recipientsCsvChunks,
  reportCsvChunks,
  type ExcludedEntry,
  toStandardTreeDump,
} from '@slotdrop/drops'
import type { DropStatus } from '@slotdrop/delivery'
import { Button } from '../../../components/Button.tsx'
import { useText } from '../../../i18n/index.ts'
import type { WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { downloadChunks } from '../../../components/download.ts'
import { downloadPrivateList } from '../../../components/downloadPrivateList.ts'
import { KeepOnServer } from '../../share/index.ts'
import { useSourceRows } from '../rows/useSourceRows.ts'
import styles from './FilesTab.module.css'
import { messages } from '../messages.generated.ts'

/** Everything of a drop as files. */
export function FilesTab({
  manifest,
  status,
  setAside,
  writeOffs,
  onPublish,
}: {
  readonly manifest: Manifest
  readonly status: DropStatus
  readonly setAside: readonly ExcludedEntry[]
  readonly writeOffs: WriteOffs
  /** Shows what publishing the list means, and asks. */
  readonly onPublish: () => void
}) {
  const t = useText(messages)
  const [making, setMaking] = useState<string>()
  const name = manifest.fingerprint
  const source = useSourceRows(manifest.dropId)
  const files: readonly { label: string; text: string; button: string; make: () => Promise<void> }[] = [
    {
      label: t('fileList'),
      text: t('fileListText'),
      button: t('fileListDownload'),
      make: () => downloadChunks(`${name}.json`, manifestChunks(manifest), 'application/json'),
    },
    ...(source
      ? [
          {
            label: t('filePrivate'),
            text: t('filePrivateText'),
            button: t('filePrivateDownload'),
            make: () => downloadPrivateList(manifest),
          },
        ]
      : []),
    {
      label: t('recipients'),
      text: t('fileRecipientsText'),
      button: t('fileRecipientsDownload'),
      make: async () => downloadChunks(`${name}-recipients.csv`, recipientsCsvChunks(manifest, { source }), 'text/csv'),
    },
    {
      label: t('fileStatus'),
      text: t('fileStatusText'),
      button: t('fileStatusDownload'),
      make: async () => {
        const words = status.progress.slots.map(({ word }) => word)
        const report = createReport({
          manifest,
          words,
          excludedEntries: setAside,
          writtenOff: Array.from(writeOffs, ([row, { reason }]) => ({ row, reason })),
        })
        await downloadChunks(`${name}-status.csv`, reportCsvChunks(report, manifest, { source }), 'text/csv')
      },
    },
    {
      label: t('fileTree'),
      text: t('fileTreeText'),
      button: t('fileTreeDownload'),
      make: () =>
        downloadChunks(`${name}-tree.json`, [JSON.stringify(toStandardTreeDump(manifest))], 'application/json'),
    },
  ]
  return (
    <div className={styles.files}>
      <ul>
        {files.map(({ label, text, button, make }) => (
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
              {making === label ? t('makingFile') : button}
            </Button>
          </li>
        ))}
      </ul>
      <KeepOnServer manifest={manifest} onPublish={onPublish} />
    </div>
  )
}
