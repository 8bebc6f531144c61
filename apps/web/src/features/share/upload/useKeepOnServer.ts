import { skipToken, useApolloClient, useMutation as useServerMutation, useQuery } from '@apollo/client/react'
import { problemSentence } from '@slotdrop/api/messages'
import { useMutation } from '@tanstack/react-query'
import type { Manifest } from '@slotdrop/drops'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { say, useSay, useText } from '../../../i18n/index.ts'
import { deviceCompanions } from '../../../device/deviceCompanions.ts'
import { messages } from '../messages.generated.ts'
import { keepCompanion } from './keepCompanion.ts'
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
  /** Keeps what only the sender reads beside the list. What went wrong; undefined where nothing did. */
  const keepBeside = async (signal: AbortSignal): Promise<unknown> => {
    try {
      const companion = await deviceCompanions.get(manifest.dropId)
      return companion && (await keepCompanion({ apollo, dropId: manifest.dropId, companion, signal }))
    } catch (error) {
      signal.throwIfAborted()
      return error
    }
  }
  const keep = useMutation({
    networkMode: 'always',
    mutationFn: async ({ signal }: AbortController) => {
      setProgress({ sentChunks: 0, chunkCount: 1 })
      await uploadDrop({ apollo, manifest, onProgress: setProgress, signal })
      const unkept = await keepBeside(signal)
      await saved.refetch()
      return unkept
    },
    onSuccess: (unkept) => {
      toast.success(t('keptToast'))
      // Said, and no reason to stop: whoever has the list can pay it.
      if (unkept !== undefined) toast.error(t('companionNotKept', { reason: toReason(unkept) }))
    },
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
    /** It was asked and did not answer. */
    isSilent: !saved.loading && saved.error !== undefined,
    askAgain: () => void saved.refetch(),
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
    /** Publishes the list, and has the server keep it first where it does not. */
    async publish() {
      if (saved.data?.drop?.visibility === undefined) {
        underWay.current = new AbortController()
        try {
          await keep.mutateAsync(underWay.current)
        } catch {
          // A toast said it, or she cancelled it.
          return
        }
      }
      await publishDrop()
    },
  }
}
