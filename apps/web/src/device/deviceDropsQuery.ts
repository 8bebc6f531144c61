import { queryOptions } from '@tanstack/react-query'
import { deviceDrops } from './deviceDrops.ts'

/** The sealed drops of this device, newest first: read anew by each page that shows them. */
export function deviceDropsQuery() {
  return queryOptions({
    queryKey: ['device', 'drops'],
    queryFn: () => deviceDrops.list(),
    gcTime: 0,
    networkMode: 'always',
  })
}
