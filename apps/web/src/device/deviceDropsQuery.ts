import { listDeviceDrops } from './listDeviceDrops.ts'

/** The sealed drops of this device, newest first, as options of a query: read anew by each page that shows them. */
export function deviceDropsQuery() {
  return {
    queryKey: ['device', 'drops'],
    queryFn: listDeviceDrops,
    gcTime: 0,
    networkMode: 'always',
  } as const
}
