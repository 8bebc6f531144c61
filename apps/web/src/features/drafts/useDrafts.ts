import { useQuery as useApolloQuery } from '@apollo/client/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { isSameAddress } from '../../chain/isSameAddress.ts'
import { deviceDrafts } from '../../device/deviceDrafts.ts'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { useSay } from '../../i18n/index.ts'
import { type ListedDraft, mergeDrafts } from './listedDraft.ts'
import { DraftsDocument } from './Drafts.generated.ts'

const none: readonly DeviceDraft[] = []

function deviceDraftsQuery() {
  return queryOptions({
    queryKey: ['device', 'drafts'],
    queryFn: () => deviceDrafts.list(),
    gcTime: 0,
    networkMode: 'always',
  })
}

/** Drafts of this device. */
export function useDeviceDrafts() {
  const { data: drafts = none, refetch } = useQuery(deviceDraftsQuery())
  return { drafts, readAgain: () => refetch() }
}

/** Drafts of this device and of an account that is signed in. A component is for one account as long as it lives. */
export function useDrafts(owner: string | undefined, here: ReturnType<typeof useDeviceDrafts>) {
  const say = useSay()
  const isSignedOut = owner === undefined
  const { data, previousData, error, loading, refetch } = useApolloQuery(DraftsDocument, {
    fetchPolicy: 'no-cache',
    skip: isSignedOut,
  })
  const viewer = isSignedOut ? undefined : (data ?? previousData)?.viewer
  const kept = viewer && isSameAddress(viewer.address, owner ?? '') ? viewer.drafts : []
  const drafts: readonly ListedDraft[] = mergeDrafts(here.drafts, kept)
  return {
    drafts,
    problem: error && !loading ? say(error) : undefined,
    /** What goes wrong is `problem`. */
    readAgain: async () => {
      await Promise.allSettled([here.readAgain(), ...(isSignedOut ? [] : [refetch()])])
    },
  }
}
