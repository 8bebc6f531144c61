import { type DeviceWriteOffs, deviceStore } from './deviceStore.ts'

/** Rows of a drop that were given up on this device. */
export type WriteOffs = DeviceWriteOffs['rows']

const none: WriteOffs = new Map()

/** What was given up, drop by drop. The chain does not know of it. */
export const deviceWriteOffs = {
  get: async (dropId: string): Promise<WriteOffs> =>
    (await (await deviceStore()).get('writeOffs', dropId))?.rows ?? none,
  /** Keeps what was given up elsewhere. */
  async put(dropId: string, rows: WriteOffs): Promise<void> {
    await (await deviceStore()).put('writeOffs', { dropId, rows })
  },
  /** Gives rows up, or with no reason takes that back. All that is given up then. */
  async set(dropId: string, rows: Iterable<number>, reason: string | undefined, now = Date.now()): Promise<WriteOffs> {
    const { store, done } = (await deviceStore()).transaction('writeOffs', 'readwrite')
    const next = new Map((await store.get(dropId))?.rows)
    for (const row of rows) {
      if (reason === undefined) next.delete(row)
      else next.set(row, { reason, at: now })
    }
    await store.put({ dropId, rows: next })
    await done
    return next
  },
}
