import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { FeePolicy, JournalEntry, Reason } from '@slotdrop/delivery'
import type {
  Address,
  DropCommitment,
  ExcludedEntry,
  Hex,
  PackedDecisions,
  SourceRows,
  TokenStandard,
  TransferableManifest,
} from '@slotdrop/drops'
import type { KeptChoices } from './draftChoices.ts'
import type { RecipientDecision } from './recipientDecisions.ts'

/** How a drop was meant to reach its recipients. */
export type DropMode = 'push' | 'claim' | 'both'

/** What a small drop was made for, by the id or, before it is sealed, by the draft of the list it belongs to. */
export type LinkedList = {
  readonly kind: 'test' | 'replacement'
  readonly dropId?: string | undefined
  readonly draftKey?: string | undefined
}

/** Rows of a drop that its sender gave up, by their place in the list. */
export type DeviceWriteOffs = {
  readonly dropId: string
  readonly rows: ReadonlyMap<number, { readonly reason: string; readonly at: number }>
}

/** What this device saw of a drop when it last looked. */
export type SeenFigures = {
  readonly settledRows: number
  /** Base units of them; undefined where the rows were counted without their amounts. */
  readonly settledAmount?: bigint | undefined
  readonly refusedRows: number
  /** How its claims stood; undefined where they were not looked at. */
  readonly claims?:
    | {
        readonly isOpen: boolean
        /** Rows that were sent, not claimed. */
        readonly sentRows: number
        /** Seconds since 1970; 0: at once. */
        readonly opensAt: number
        /** Seconds since 1970; 0: never. */
        readonly closesAt: number
      }
    | undefined
  readonly isCancelled?: boolean | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  /** When this device saw these figures replace others; undefined for the first that it saw. */
  readonly changedAt?: number | undefined
}

/** What a drop pays, as a list of drops shows it. */
export type DropMoney = {
  readonly token: Address
  readonly standard: TokenStandard
  readonly decimals: number
  /** Base units of all rows. */
  readonly total: bigint
}

/** What a list of drops shows of a sealed drop that is kept on this device. */
export type DeviceDrop = {
  readonly dropId: string
  readonly sender: string
  readonly chainId: number
  readonly title: string
  readonly symbol: string
  readonly money: DropMoney
  readonly rowCount: number
  readonly slotCount: number
  readonly sealedAt: number
  readonly mode?: DropMode | undefined
  /** The list that this drop is a test of, or pays to other addresses. */
  readonly linked?: LinkedList | undefined
  /** What it was sealed as, so that its rows need not be read for that. */
  readonly commitment: DropCommitment
  /** Rows settled when this device last looked, and whether any refused row waits. */
  readonly seen?: SeenFigures | undefined
  /** When this device first saw every row paid. */
  readonly paidAt?: number | undefined
}

/** The sealed list itself, and what was set aside before it was sealed. */
type DeviceManifest = {
  readonly dropId: string
  readonly manifest: TransferableManifest
  readonly setAside: readonly ExcludedEntry[]
  /** Rows that the trial before the sealing found refused, by their place in the list, and why. */
  readonly refusals?: ReadonlyMap<number, Reason> | undefined
  readonly recipientDecisions?: readonly RecipientDecision[] | undefined
}

/** Where the rows of a sealed list stood in the file that it was made from. It never leaves this device with the list. */
type DeviceSource = {
  readonly dropId: string
  readonly source: SourceRows
}

/** Which of the drops a draft is that one list with several tokens becomes. */
export type DropSeries = {
  /** A UUID: the same for all of them. */
  readonly id: string
  /** From 0, in the order of the list. */
  readonly place: number
  readonly rows: number
  /** Sum of what the list says, in tokens with `shareDecimals` decimals, as digits; undefined where it says nothing. */
  readonly sum?: string | undefined
}

/** What a drop that is not sealed yet is made of. */
export type DraftContent = {
  readonly token: string
  /** The list as it came, and what was decided about it. */
  readonly input: string | Blob | undefined
  readonly fileName: string
  readonly decisions: PackedDecisions | undefined
  readonly title: string
  readonly mode: DropMode
  /** What of its terms differs from the default. */
  readonly choices?: KeptChoices | undefined
  /** The drop whose open rows this list pays to other addresses. */
  readonly replaces?: string | undefined
  readonly series?: DropSeries | undefined
  /** They stay on this device until the list is sealed. */
  readonly recipientDecisions?: readonly RecipientDecision[] | undefined
}

/** What an account keeps of a draft, as this device last heard. */
export type DraftInAccount = {
  readonly owner: string
  /** What a change is made from; 0 for a draft that is to be kept anew. */
  readonly revision: number
  /** When the account kept it, in milliseconds since 1970. */
  readonly keptAt: number
  /** `changedAt` of what was kept then: whatever changed since is on this device alone. */
  readonly changedAt: number
}

/** A draft on this device. */
export type DeviceDraft = DraftContent & {
  /** A UUID: the same on every device and in the account. */
  readonly key: string
  /** Rows of the list, with those that have errors or are set aside. */
  readonly rowCount: number
  readonly changedAt: number
  readonly openedAt: number
  /** Its list was sealed since it last changed: it is a drop now, and no draft that waits. */
  readonly isSealed?: boolean | undefined
  /** The drop that it became. */
  readonly sealedAs?: string | undefined
  readonly account?: DraftInAccount | undefined
}

/** What a sending key is to do once it is the operator of its drop. */
export type SendingOrders = {
  /** It sends whenever its drop is open in this browser; else it is paused. */
  readonly isRunning: boolean
  readonly fees: FeePolicy
  /** Her wallet sends, though the chain lets the key. */
  readonly isByWallet?: boolean | undefined
}

/** Gas money that went back to the sender of a drop. */
export type ReturnedGas = {
  readonly hash: Hex
  /** Wei. */
  readonly value: bigint
  /** Wei that stayed with the key, as sending them costs more; undefined until the transaction is mined. */
  readonly left?: bigint | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The sending key of one drop, encrypted. */
export type DeviceKey = {
  /** Chain and drop it is for: `31337/0x…`. */
  readonly place: string
  readonly address: Address
  /** An AES-GCM key that the browser lets nobody read: it opens `sealed` here and nowhere else. */
  readonly lock: CryptoKey
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
  readonly createdAt: number
  /** Derived from a signature of the sender's wallet, which can derive it again; else random. */
  readonly isDerived?: boolean | undefined
  /** A backup file of it was downloaded, or it was restored from one. */
  readonly isBackedUp?: boolean | undefined
  readonly orders: SendingOrders
  readonly returned?: ReturnedGas | undefined
  /** The chain named it as the drop's operator since its orders were given. */
  readonly wasOperator?: boolean | undefined
  /** When a refund last found nothing worth a fee, in milliseconds since 1970. */
  readonly emptyAt?: number | undefined
}

type Schema = DBSchema & {
  drops: { key: string; value: DeviceDrop }
  manifests: { key: string; value: DeviceManifest }
  sources: { key: string; value: DeviceSource }
  journal: {
    key: string
    value: Omit<JournalEntry, 'mask' | 'block'> & { mask: string; block: string }
    indexes: { dropId: string }
  }
  drafts: { key: string; value: DeviceDraft }
  writeOffs: { key: string; value: DeviceWriteOffs }
  sendingKeys: { key: string; value: DeviceKey }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The database of this browser. Losing it loses nothing that the sealed file and the chain do not have, but the gas money of a sending key. */
export function deviceStore(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('slotdrop', 1, {
    upgrade(database) {
      database.createObjectStore('drops', { keyPath: 'dropId' })
      database.createObjectStore('manifests', { keyPath: 'dropId' })
      database.createObjectStore('sources', { keyPath: 'dropId' })
      database.createObjectStore('journal').createIndex('dropId', 'dropId')
      database.createObjectStore('drafts', { keyPath: 'key' })
      database.createObjectStore('writeOffs', { keyPath: 'dropId' })
      database.createObjectStore('sendingKeys', { keyPath: 'place' })
    },
    // Another tab deletes it, which waits until each connection is closed.
    blocking(_current, _blocked, event) {
      // Sound: the event is sent to the connection.
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}
