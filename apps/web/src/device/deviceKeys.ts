import { type DeviceKey, deviceStore } from './deviceStore.ts'

/** The place of a key among the others of this device: one chain, one drop, one key. */
export function keyPlace({ chainId, dropId }: { readonly chainId: number; readonly dropId: string }): string {
  return `${chainId}/${dropId}`
}

/** Sending keys on this device, as they lie there: encrypted. */
export const deviceKeys = {
  get: async (place: string): Promise<DeviceKey | undefined> => (await deviceStore()).get('sendingKeys', place),
  /** Changes a record as it is at this moment, and answers what is kept after it; `change` may leave it as it is. */
  async change(
    place: string,
    change: (known: DeviceKey | undefined) => DeviceKey | undefined,
  ): Promise<DeviceKey | undefined> {
    const transaction = (await deviceStore()).transaction('sendingKeys', 'readwrite')
    const known = await transaction.store.get(place)
    const changed = change(known)
    if (changed && changed !== known) await transaction.store.put(changed)
    await transaction.done
    return changed
  },
  async forget(place: string): Promise<void> {
    await (await deviceStore()).delete('sendingKeys', place)
  },
}

/** Where sending keys are kept. */
export type KeyRecords = Pick<typeof deviceKeys, 'get' | 'change'>
