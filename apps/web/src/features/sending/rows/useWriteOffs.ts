import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceWriteOffs, type WriteOffs } from '../../../device/deviceWriteOffs.ts'

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

/** Rows of a drop that were written off here, undefined until they were read; and writing them off. */
export function useWriteOffs(dropId: string) {
  const cache = useQueryClient()
  const query = writeOffsQuery(dropId)
  const { data: rows } = useQuery(query)
  /** With no reason it takes that back. @throws what storage throws */
  const writeOff = async (places: readonly number[], reason: string | undefined): Promise<void> => {
    const next = await deviceWriteOffs.set(dropId, places, reason)
    cache.setQueryData(query.queryKey, next)
  }
  return { rows, writeOff }
}
