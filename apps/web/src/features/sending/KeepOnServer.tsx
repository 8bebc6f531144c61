import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import type { Manifest } from '@slotdrop/drops'
import { useWalletDialogs } from '@slotdrop/wallet-ui'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useAccount } from 'wagmi'
import { Button } from '../../components/Button.tsx'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { messageOf } from '../../server-data/errorText.ts'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { PublishDropDocument, SavedStateDocument } from './UploadDrop.generated.ts'
import { type UploadProgress, uploadDrop } from './uploadDrop.ts'

/** What went wrong, as a sentence. */
function sentenceOf(error: unknown) {
  return messageOf(error).replace(/[.\s]*$/, '.')
}

/** Keeps the sealed list on the server too, for its signed-in sender alone; publishing it for recipients is a step of its own. */
export function KeepOnServer({ manifest }: { readonly manifest: Manifest }) {
  const t = useText(messages)
  const apollo = useApolloClient()
  const { address } = useAccount()
  const { status } = useAuth()
  const { openSignInDialog } = useWalletDialogs()
  const saved = useQuery(SavedStateDocument, { variables: { id: manifest.dropId } })
  const [publish, { loading: isPublishing }] = useMutation(PublishDropDocument)
  const [progress, setProgress] = useState<UploadProgress>()
  const isSender = address?.toLowerCase() === manifest.terms.sender.toLowerCase()
  if (!isSender || saved.loading || saved.error) return null
  const visibility = saved.data?.drop?.visibility
  if (visibility === 'PUBLIC') return <p className="small muted">{t('keptPublished')}</p>

  const keep = async () => {
    setProgress({ sentChunks: 0, chunkCount: 1 })
    try {
      await uploadDrop({ apollo, manifest, onProgress: setProgress })
      await saved.refetch()
      toast.success(t('keptToast'))
    } catch (error) {
      toast.error(t('notKept', { reason: sentenceOf(error) }))
    } finally {
      setProgress(undefined)
    }
  }
  const show = async () => {
    try {
      const { data } = await publish({ variables: { id: manifest.dropId } })
      if (data?.publishDrop.__typename !== 'DropChanged')
        toast.error(data?.publishDrop.message ?? t('notPublishedSilent'))
      await saved.refetch()
    } catch (error) {
      toast.error(t('notPublished', { reason: sentenceOf(error) }))
    }
  }
  if (progress)
    return (
      <div role="status" className="upload-progress">
        <ProgressBar
          settled={progress.sentChunks}
          total={progress.chunkCount}
          label={t('partsSent', { sent: progress.sentChunks, parts: progress.chunkCount })}
        />
        <span className="small muted">
          {t('sendingPart', {
            part: Math.min(progress.sentChunks + 1, progress.chunkCount),
            parts: progress.chunkCount,
          })}
        </span>
      </div>
    )
  if (status !== 'authenticated') return <Button onClick={() => openSignInDialog?.()}>{t('signInToKeep')}</Button>
  return visibility === undefined ? (
    <Button onClick={() => void keep()}>{t('keepOnServer')}</Button>
  ) : (
    <div>
      <Button disabled={isPublishing} onClick={() => void show()}>
        {t('publish')}
      </Button>
      <p className="small muted">{t('publishText')}</p>
    </div>
  )
}
