import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { JournalEntry } from '@slotdrop/delivery'

/** A sealed drop as it is kept on this device: the whole manifest, and what a list shows of it. */
export interface DeviceDrop {
  readonly dropId: string
  readonly sender: string
  readonly chainId: number
  readonly title: string
  readonly symbol: string
  readonly rowCount: number
  readonly slotCount: number
  readonly sealedAt: number
  readonly manifest: string
}

/** What a draft keeps of a drop that is not sealed yet. */
export interface DeviceDraft {
  readonly key: 'current'
  readonly token: string
  readonly text: string
  readonly fileName: string
  readonly title: string
}

interface Schema extends DBSchema {
  drops: { key: string; value: DeviceDrop }
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
  opened ??= openDB<Schema>('slotdrop', 1, {
    upgrade(database) {
      database.createObjectStore('drops', { keyPath: 'dropId' })
      database.createObjectStore('journal').createIndex('dropId', 'dropId')
      database.createObjectStore('drafts', { keyPath: 'key' })
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
