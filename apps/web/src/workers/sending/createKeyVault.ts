import type { SendingKeyRequest } from '@slotdrop/delivery'
import { deriveFromTwo, deriveSendingKey } from '@slotdrop/delivery/engine'
import type { Address, Hex } from '@slotdrop/drops'
import { bytesToHex, hexToBytes, isAddressEqual, zeroAddress } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { KeyRecords } from '../../device/deviceKeys.ts'
import type { DeviceKey, SendingOrders } from '../../device/deviceStore.ts'
import { openKeyBackup, sealKeyBackup } from './keyBackup.ts'
import { KeyMissingError } from './KeyMissingError.ts'
import { KeyNotKeptError } from './KeyNotKeptError.ts'

/** What of a sending key may be known outside of its worker. */
export type KeyState =
  /** This device has no key for the drop. */
  | { readonly status: 'none' }
  /** `needsBackup`: no wallet can derive it again, and the sender decided nothing about a backup. */
  | { readonly status: 'made'; readonly address: Address; readonly needsBackup: boolean }
  /** Its record is there and can't be opened any more. */
  | { readonly status: 'lost'; readonly address: Address }
  /** This browser keeps nothing. */
  | { readonly status: 'unavailable' }

/** Two signatures of one request. */
export type SignedTwice = { readonly request: SendingKeyRequest; readonly signatures: readonly [Hex, Hex] }

/** A key got back: kept here, or not as it belongs to none of the accounts that were to be found. */
export type RecoveredKey = { readonly address: Address; readonly isKept: boolean }

/** Sending keys of this device, each at the place of its drop (`keyPlace`). For workers alone: a page never has a key. */
export type KeyVault = {
  inspect(place: string): Promise<KeyState>
  /**
   * Makes a key, unless there is one that can be opened: derived from two signatures that agree, else random.
   *
   * @throws KeyNotKeptError
   */
  create(place: string, signed?: SignedTwice): Promise<Address>
  /** Derives a key again and keeps it, if it is the key of one of the `accounts`. @throws KeyNotKeptError */
  recover(place: string, signature: Hex, accounts: readonly Address[]): Promise<RecoveredKey>
  /** The key as the text of a file that only the passphrase opens. @throws KeyMissingError */
  backUp(place: string, passphrase: string): Promise<string>
  /** Keeps the key of a backup. @throws BackupNotOpenedError @throws KeyNotKeptError */
  restore(place: string, backup: string, passphrase: string): Promise<Address>
  noteBackup(place: string, backup: 'downloaded' | 'declined'): Promise<void>
  /** The key, to sign with; undefined where there is none, or it can't be opened. */
  open(place: string): Promise<PrivateKeyAccount | undefined>
}

/** What nobody pays for: a key sends nothing before its sender has said up to which price. */
const noOrders: SendingOrders = { isRunning: false, fees: { ceiling: 0n } }

/** What is encrypted belongs to its place and address: a record that was moved can't be opened. */
function contextOf({ place, address }: Pick<DeviceKey, 'place' | 'address'>) {
  return new TextEncoder().encode(`sending key/${place}/${address}`)
}

type Material = { readonly bytes: Uint8Array<ArrayBuffer>; readonly account: PrivateKeyAccount }

function fromHex(key: Hex): Material {
  // Sound: a new array has a buffer of its own.
  return { bytes: hexToBytes(key) as Uint8Array<ArrayBuffer>, account: privateKeyToAccount(key) }
}

function makeKey(): Material {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    try {
      return { bytes, account: privateKeyToAccount(bytesToHex(bytes)) }
    } catch {
      // Zero, or not below the order of the curve: once in 2^127.
    }
  }
}

async function seal(place: string, { bytes, account }: Material): Promise<Omit<DeviceKey, 'createdAt' | 'orders'>> {
  const lock = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const { address } = account
  const additionalData = contextOf({ place, address })
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, lock, bytes)
  bytes.fill(0)
  return { place, address, lock, iv, sealed }
}

async function unseal(record: DeviceKey): Promise<Material | undefined> {
  try {
    const { lock, iv, sealed, address } = record
    const additionalData = contextOf(record)
    const bytes = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, lock, sealed))
    const account = privateKeyToAccount(bytesToHex(bytes))
    return account.address === address ? { bytes, account } : undefined
  } catch {
    // A key that was cleared, or a profile that was copied in part.
    return undefined
  }
}

export function createKeyVault(records: KeyRecords, now: () => number = Date.now): KeyVault {
  const openBytes = async (place: string) => {
    const record = await records.get(place)
    return { record, material: record && (await unseal(record)) }
  }
  const find = async (place: string) => {
    const { record, material } = await openBytes(place)
    material?.bytes.fill(0)
    return { record, account: material?.account }
  }
  /** Keeps a key, unless there is one that can be opened; resolves to the one that is kept. */
  const keep = async (place: string, make: () => Promise<Material>, isDerived: boolean): Promise<Address> => {
    try {
      const { record: seen, account } = await find(place)
      if (account) return account.address
      const made = { ...(await seal(place, await make())), createdAt: now(), isDerived, orders: noOrders }
      // Another tab may have made one meanwhile: that one is the key.
      await records.change(place, (known) => (known?.address === seen?.address ? made : known))
      const { account: kept } = await find(place)
      if (!kept) throw new KeyNotKeptError()
      return kept.address
    } catch (error) {
      throw error instanceof KeyNotKeptError ? error : new KeyNotKeptError(error)
    }
  }
  return {
    async inspect(place) {
      try {
        const { record, account } = await find(place)
        if (!record) return { status: 'none' }
        const { address, isDerived = false, backup } = record
        return account
          ? { status: 'made', address, needsBackup: !isDerived && backup === undefined }
          : { status: 'lost', address }
      } catch {
        return { status: 'unavailable' }
      }
    },
    async create(place, signed) {
      const derived = signed && (await deriveFromTwo(signed.request, signed.signatures))
      return keep(place, async () => (derived ? fromHex(derived) : makeKey()), derived !== undefined)
    },
    async recover(place, signature, accounts) {
      const key = deriveSendingKey(signature)
      const { address } = key === undefined ? { address: zeroAddress } : privateKeyToAccount(key)
      if (key === undefined || !accounts.some((account) => isAddressEqual(account, address)))
        return { address, isKept: false }
      return { address, isKept: isAddressEqual(await keep(place, async () => fromHex(key), true), address) }
    },
    async backUp(place, passphrase) {
      const { record, material } = await openBytes(place)
      if (!record || !material) throw new KeyMissingError()
      const text = await sealKeyBackup({ place, address: record.address, bytes: material.bytes }, passphrase)
      material.bytes.fill(0)
      return text
    },
    async restore(place, backup, passphrase) {
      const bytes = await openKeyBackup(place, backup, passphrase)
      return keep(place, async () => fromHex(bytesToHex(bytes)), false).finally(() => bytes.fill(0))
    },
    async noteBackup(place, backup) {
      await records.change(place, (known) => known && { ...known, backup })
    },
    open: async (place) => (await find(place)).account,
  }
}
