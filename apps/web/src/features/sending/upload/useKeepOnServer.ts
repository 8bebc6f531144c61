import { skipToken, useApolloClient, useMutation as useServerMutation, useQuery } from '@apollo/client/react'
import { problemSentence } from '@slotdrop/api/messages'
import { useMutation } from '@tanstack/react-query'
import type { Manifest } from '@slotdrop/drops'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { say, useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { PublishDropDocument, SavedStateDocument } from './UploadDrop.generated.ts'
import { type UploadProgress, uploadDrop } from './uploadDrop.ts'

/** What went wrong, ended by one full stop. */
function useReason(): (error: unknown) => string {
  const say = useSay()
  return (error) => say(error).replace(/[.\s]*$/, '.')
}

/** What the server keeps of a sealed list, and having it keep and publish the list. Toasts say how it went. `isWanted`: it is asked at all. */
export function useKeepOnServer(manifest: Manifest, isWanted = true) {
  const t = useText(messages)
  const toReason = useReason()
  const apollo = useApolloClient()
  const variables = { id: manifest.dropId }
  const saved = useQuery(SavedStateDocument, isWanted ? { variables } : skipToken)
  const [publish, { loading: isPublishing }] = useServerMutation(PublishDropDocument)
  const [progress, setProgress] = useState<UploadProgress>()
  const underWay = useRef<AbortController>(undefined)
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: async ({ signal }: AbortController) => {
      setProgress({ sentChunks: 0, chunkCount: 1 })
      await uploadDrop({ apollo, manifest, onProgress: setProgress, signal })
      await saved.refetch()
    },
    onSuccess: () => toast.success(t('keptToast')),
    onError: (error, { signal }) => {
      if (!signal.aborted) toast.error(t('notKept', { reason: toReason(error) }))
    },
  })
  const publishDrop = async () => {
    try {
      const { data } = await publish({ variables })
      const answer = data?.publishDrop
      if (answer?.__typename !== 'DropChanged')
        toast.error(answer ? say(problemSentence(answer)) : t('notPublishedSilent'))
      await saved.refetch()
    } catch (error) {
      toast.error(t('notPublished', { reason: toReason(error) }))
    }
  }
  return {
    /** The server has said whether it keeps the list. */
    isKnown: !saved.loading && !saved.error,
    /** Who may read it there; undefined where it does not keep it. */
    visibility: saved.data?.drop?.visibility,
    /** How far the upload is; undefined while there is none. */
    progress: keep.isPending ? progress : undefined,
    isPublishing,
    keep: () => {
      underWay.current = new AbortController()
      keep.mutate(underWay.current)
    },
    /** Ends the upload that is under way; what was sent is not sent again. */
    cancel: () => underWay.current?.abort(),
    publish: () => void publishDrop(),
  }
}
