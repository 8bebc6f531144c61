import type { RuntimeConfig } from '@slotdrop/config'
import type { Address, Hex, TransferableManifest } from '@slotdrop/drops'
import type { SendingOrders } from '../device/deviceStore.ts'
import type { KeyState, RecoveredKey, SignedTwice } from './sending/createKeyVault.ts'
import type { SendingUpdate } from './sending/sendingReport.ts'

/** What a page asks the worker that has the sending keys. A key itself never crosses. */
export type SendingRequests = {
  /** By its place (`keyPlace`). */
  inspect: { parameters: string; result: KeyState }
  /** Makes the key of a place, or answers the one that is there. Fails with a KeyNotKeptError. */
  create: { parameters: { readonly place: string; readonly signed?: SignedTwice | undefined }; result: KeyState }
  recover: {
    parameters: { readonly place: string; readonly signature: Hex; readonly accounts: readonly Address[] }
    result: RecoveredKey
  }
  /** Encrypts the key as the text of a file. */
  backUp: { parameters: { readonly place: string; readonly password: string }; result: string }
  restore: {
    parameters: {
      readonly place: string
      readonly backup: string
      readonly password: string
      readonly accounts: readonly Address[]
    }
    result: RecoveredKey
  }
  /** A backup was downloaded. */
  noteBackup: { parameters: string; result: void }
  order: { parameters: { readonly place: string; readonly orders: SendingOrders }; result: void }
  /** Follows one drop from now on, and goes on sending it if that was ordered. Reports come as `SendingNews`. */
  open: {
    parameters: {
      readonly manifest: TransferableManifest
      readonly config: Pick<RuntimeConfig, 'chains'>
      readonly pollMilliseconds: number
    }
    result: void
  }
  refresh: { parameters: undefined; result: void }
  start: { parameters: readonly number[] | undefined; result: void }
  retry: { parameters: { readonly slot: number; readonly rows: bigint | undefined }; result: void }
  speedUp: { parameters: number; result: void }
  cancel: { parameters: number; result: void }
  pause: { parameters: undefined; result: void }
  setFees: { parameters: SendingOrders['fees']; result: void }
  setByWallet: { parameters: boolean; result: void }
  giveBack: { parameters: undefined; result: void }
}

/** What the worker tells without being asked. */
export type SendingNews = { readonly update: SendingUpdate }
