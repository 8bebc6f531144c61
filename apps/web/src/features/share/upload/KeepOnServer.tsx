import { useAuth } from '@slotdrop/auth/react'
import type { Manifest } from '@slotdrop/drops'
import { useWalletDialogs } from '@slotdrop/wallet-ui'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { Button } from '../../../components/Button.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import type { UploadProgress } from './uploadDrop.ts'
import { useKeepOnServer } from './useKeepOnServer.ts'

/** Keeps the sealed list on the server too, for its signed-in sender alone; publishing it for recipients is a step of its own. */
export function KeepOnServer({
  manifest,
  onPublish,
}: {
  readonly manifest: Manifest
  /** Shows what publishing means, and asks. */
  readonly onPublish: () => void
}) {
  const t = useText(messages)
  const { address } = useAccount()
  const { status } = useAuth()
  const { openSignInDialog } = useWalletDialogs()
  const { isKnown, visibility, progress, keep, cancel } = useKeepOnServer(manifest)
  const isSender = address !== undefined && isAddressEqual(address, manifest.terms.sender)
  if (!isSender || !isKnown) return null
  if (visibility === 'PUBLIC') return <p className="small muted">{t('keptPublished')}</p>
  if (progress) return <UploadBar progress={progress} rowCount={manifest.rowCount} onCancel={cancel} />
  if (status !== 'authenticated') return <Button onClick={() => openSignInDialog?.()}>{t('signInToKeep')}</Button>
  if (visibility === undefined) return <Button onClick={keep}>{t('keepOnServer')}</Button>
  return (
    <div>
      <Button onClick={onPublish}>{t('publish')}</Button>
      <p className="small muted">{t('publishText')}</p>
    </div>
  )
}

/** How far an upload is, and the server's look at the list. */
export function UploadBar({
  progress: { sentChunks, chunkCount, checkedRows },
  rowCount,
  onCancel,
}: {
  readonly progress: UploadProgress
  readonly rowCount: number
  readonly onCancel: () => void
}) {
  const t = useText(messages)
  const isChecked = checkedRows !== undefined
  const checking =
    isChecked && checkedRows > 0 ? t('checkingList', { done: checkedRows, rows: rowCount }) : t('waitingForCheck')
  return (
    <div>
      <div role="status">
        <ProgressBar
          settled={isChecked ? checkedRows : sentChunks}
          total={isChecked ? rowCount : chunkCount}
          label={isChecked ? checking : t('partsSent', { sent: sentChunks, parts: chunkCount })}
        />
        <span className="small muted">
          {isChecked ? checking : t('sendingPart', { part: Math.min(sentChunks + 1, chunkCount), parts: chunkCount })}
        </span>
      </div>
      <Button size="small" variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
