import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { JournalEntry } from '@slotdrop/delivery'
import type { PackedDecisions, SetAside, TransferableManifest } from '@slotdrop/drops'

/** How a drop was meant to reach its recipients. */
export type DropMode = 'push' | 'claim' | 'both'

/** What a list of drops shows of a sealed drop that is kept on this device. */
export interface DeviceDrop {
  readonly dropId: string
  readonly sender: string
  readonly chainId: number
  readonly title: string
  readonly symbol: string
  readonly rowCount: number
  readonly slotCount: number
  readonly sealedAt: number
  readonly mode?: DropMode | undefined
  /** Rows settled when this device last looked, and whether any refused row waits. */
  readonly seen?: { readonly settledRows: number; readonly refusedRows: number; readonly at: number } | undefined
}

/** The sealed list itself, and what was set aside before it was sealed. */
export interface DeviceManifest {
  readonly dropId: string
  readonly manifest: TransferableManifest
  readonly setAside: readonly SetAside[]
}

/** What a draft keeps of a drop that is not sealed yet. */
export interface DeviceDraft {
  readonly key: 'current'
  readonly token: string
  /** The list as it came, and what was decided about it. */
  readonly input: string | Blob | undefined
  readonly fileName: string
  readonly decisions: PackedDecisions | undefined
  readonly title: string
  readonly mode: DropMode
}

interface Schema extends DBSchema {
  drops: { key: string; value: DeviceDrop }
  manifests: { key: string; value: DeviceManifest }
  journal: {
    key: string
    value: Omit<JournalEntry, 'mask' | 'block'> & { mask: string; block: string }
    indexes: { dropId: string }
  }
  drafts: { key: string; value: DeviceDraft }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The database of this browser. Losing it loses nothing that the sealed file and the chain do not have. */
export const deviceStore = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('slotdrop', 2, {
    upgrade(database, from, _to, transaction) {
      if (from < 1) {
        database.createObjectStore('drops', { keyPath: 'dropId' })
        database.createObjectStore('journal').createIndex('dropId', 'dropId')
        database.createObjectStore('drafts', { keyPath: 'key' })
      }
      if (from < 2) {
        database.createObjectStore('manifests', { keyPath: 'dropId' })
        // Drops of the first version lie in `drops` with their JSON; they are opened from there (deviceDrops.load).
        if (from === 1) void transaction.objectStore('drafts').clear()
      }
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
