import { problemSentence, silentServer } from '@slotdrop/api/messages'
import { BaseError } from '@slotdrop/errors'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { useRouter } from 'next/router'
import { useState } from 'react'
import { isSameAddress } from '../../chain/isSameAddress.ts'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import { say, useText } from '../../i18n/index.ts'
import { DeleteDraftDocument } from './Drafts.generated.ts'
import type { ListedDraft } from './listedDraft.ts'
import { messages } from './messages.generated.ts'
import { fetchFromAccount } from './fetchFromAccount.ts'

/** A draft on its way here from the account. */
export type OpeningDraft = {
  readonly key: string
  readonly readParts: number
  readonly partCount: number
}

/** Opens and deletes drafts, wherever they are kept. */
export function useDraftActions(owner: string | undefined, readAgain: () => Promise<void>) {
  const t = useText(messages)
  const router = useRouter()
  const apollo = useApolloClient()
  const [deleteInAccount] = useMutation(DeleteDraftDocument)
  const [opening, setOpening] = useState<OpeningDraft>()
  const [failure, setFailure] = useState<string>()

  const open = async ({ key, isNewerThere }: ListedDraft) => {
    setFailure(undefined)
    setOpening({ key, readParts: 0, partCount: 0 })
    try {
      if (isNewerThere && owner !== undefined) {
        const onProgress = (progress: Omit<OpeningDraft, 'key'>) => setOpening({ key, ...progress })
        const found = await fetchFromAccount({ apollo, key, owner, onProgress })
        if (!found) throw new Error(t('theirsGone'))
        await deviceDrafts.restore(found)
      }
      await router.push(`/drops/new?draft=${key}&step=recipients`)
    } catch (error) {
      setFailure(t('notOpened', { reason: say(error) }))
      setOpening(undefined)
    }
  }
  const remove = async ({ key, isInAccount, isHere }: ListedDraft) => {
    setFailure(undefined)
    try {
      // While the account is being asked what it keeps, this device knows of its own drafts.
      const account = (await deviceDrafts.get(key))?.account
      const isKept = owner !== undefined && account !== undefined && isSameAddress(account.owner, owner)
      if (isInAccount || isKept) {
        const { data } = await deleteInAccount({ variables: { id: key } })
        const answer = data?.deleteDraft
        if (answer?.__typename !== 'DraftDeleted' && answer?.__typename !== 'DraftNotFound')
          throw new BaseError(answer ? problemSentence(answer) : silentServer())
      }
      if (isHere) await deviceDrafts.remove(key)
      await readAgain()
    } catch (error) {
      setFailure(t('notDeleted', { reason: say(error) }))
    }
  }
  return { opening, failure, open, remove }
}
