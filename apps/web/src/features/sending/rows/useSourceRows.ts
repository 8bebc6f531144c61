import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SourceRows } from '@slotdrop/drops'
import { deviceSources } from '../../../device/deviceSources.ts'

function sourceRowsQuery(dropId: string) {
  return queryOptions({
    queryKey: ['device', 'source rows', dropId],
    queryFn: async () => (await deviceSources.get(dropId).catch(() => undefined)) ?? null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
}

/** Where the rows of a drop stood in the file of its sender, and her notes; undefined for everybody else. */
export function useSourceRows(dropId: string): SourceRows | undefined {
  return useQuery(sourceRowsQuery(dropId)).data ?? undefined
}
