import { type Manifest, serializeManifest } from '@slotdrop/drops'
import { type DeviceDrop, deviceStore } from './deviceStore.ts'

/** Sealed drops on this device. */
export const deviceDrops = {
  async put(manifest: Manifest, now = Date.now()): Promise<void> {
    const store = await deviceStore()
    const known = await store.get('drops', manifest.dropId)
    await store.put('drops', {
      dropId: manifest.dropId,
      sender: manifest.terms.sender,
      chainId: manifest.terms.chainId,
      title: manifest.title,
      symbol: manifest.token.symbol,
      rowCount: manifest.rowCount,
      slotCount: manifest.slotCount,
      sealedAt: known?.sealedAt ?? now,
      manifest: serializeManifest(manifest),
    })
  },
  get: async (dropId: string): Promise<DeviceDrop | undefined> => (await deviceStore()).get('drops', dropId),
  /** Newest first. */
  list: async (): Promise<DeviceDrop[]> =>
    (await (await deviceStore()).getAll('drops')).sort((a, b) => b.sealedAt - a.sealedAt),
}
