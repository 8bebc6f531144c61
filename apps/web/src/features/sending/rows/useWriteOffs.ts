import { useApolloClient } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import type { Hex } from '@slotdrop/drops'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceCompanions } from '../../../device/deviceCompanions.ts'
import { deviceWriteOffs, type WriteOffs } from '../../../device/deviceWriteOffs.ts'
import { keepCompanion } from '../../share/index.ts'

const none: WriteOffs = new Map()

/** Rows of a drop that were written off on this device; none where a browser keeps nothing. */
function writeOffsQuery(dropId: string) {
  return queryOptions({
    queryKey: ['device', 'write-offs', dropId],
    queryFn: () => deviceWriteOffs.get(dropId).catch(() => none),
    networkMode: 'always',
    gcTime: 0,
    structuralSharing: false,
  })
}

/** Rows of a drop that were written off here, undefined until they were read; and writing them off, in the account of its signed-in sender too. */
export function useWriteOffs(dropId: Hex) {
  const apollo = useApolloClient()
  const isSignedIn = useAuth().session !== null
  const cache = useQueryClient()
  const query = writeOffsQuery(dropId)
  const { data: rows } = useQuery(query)
  /** With no reason it takes that back. @throws what storage throws */
  const writeOff = async (places: readonly number[], reason: string | undefined): Promise<void> => {
    const next = await deviceWriteOffs.set(dropId, places, reason)
    cache.setQueryData(query.queryKey, next)
    const companion = isSignedIn ? await deviceCompanions.get(dropId) : undefined
    // Of a list that no account keeps the server says so; another time it is sent with whatever changes next.
    if (companion) void keepCompanion({ apollo, dropId, companion }).catch(() => undefined)
  }
  return { rows, writeOff }
}
