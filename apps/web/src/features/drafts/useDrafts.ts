import { useApolloClient } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import { useCallback, useEffect, useState } from 'react'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { messageOf } from '../../server-data/errorText.ts'
import { type ListedDraft, mergeDrafts } from './listedDraft.ts'
import { DraftsDocument, type DraftsQuery } from './Drafts.generated.ts'

type AccountDrafts = NonNullable<DraftsQuery['viewer']>['drafts']

/** Drafts of this device and of the signed-in account. */
export function useDrafts() {
  const apollo = useApolloClient()
  const { session } = useAuth()
  const owner = session?.address
  const [here, setHere] = useState<readonly DeviceDraft[]>([])
  const [kept, setKept] = useState<{ readonly owner: string; readonly drafts: AccountDrafts }>()
  const [problem, setProblem] = useState<string>()
  const readHere = useCallback(async () => setHere(await deviceDrafts.list().catch(() => [])), [])
  useEffect(() => void readHere(), [readHere])
  const readKept = useCallback(async () => {
    setProblem(undefined)
    if (owner === undefined) return
    try {
      const { data } = await apollo.query({ query: DraftsDocument, fetchPolicy: 'no-cache' })
      const { viewer } = data ?? {}
      if (viewer?.address.toLowerCase() === owner.toLowerCase()) setKept({ owner, drafts: viewer.drafts })
    } catch (error) {
      setProblem(messageOf(error))
    }
  }, [apollo, owner])
  useEffect(() => void readKept(), [readKept])
  // What an account keeps leaves the screen with it, in the same frame.
  const drafts: readonly ListedDraft[] = mergeDrafts(here, kept?.owner === owner ? (kept?.drafts ?? []) : [])
  return {
    drafts,
    owner,
    problem,
    readAgain: async () => {
      await Promise.all([readHere(), readKept()])
    },
  }
}
