import { queryOptions } from '@tanstack/react-query'
import { deviceDrops } from '../../../device/deviceDrops.ts'

/** What a drop belongs to, and the drops that belong to it, as this device knows them. */
export function linksQuery(dropId: string) {
  return queryOptions({
    queryKey: ['device', 'links', dropId],
    queryFn: () => deviceDrops.linksOf(dropId),
    networkMode: 'always',
    gcTime: 0,
  })
}
