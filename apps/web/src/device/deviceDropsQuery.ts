import { type DeviceDrop, deviceStore } from './deviceStore.ts'

/** The sealed drops of this device without their lists, newest first. */
export async function listDeviceDrops(): Promise<DeviceDrop[]> {
  return (await (await deviceStore()).getAll('drops')).sort((a, b) => b.sealedAt - a.sealedAt)
}

/** The same as options of a query: read again by each page that shows them. */
export function deviceDropsQuery() {
  return {
    queryKey: ['device', 'drops'],
    queryFn: listDeviceDrops,
    gcTime: 0,
    networkMode: 'always',
  } as const
}
