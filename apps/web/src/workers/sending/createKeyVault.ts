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
  /** `needsBackup`: no wallet can derive it again, and no backup of it was downloaded. */
  | { readonly status: 'made'; readonly address: Address; readonly needsBackup: boolean }
  /** Its record is there and can't be opened any more. */
  | { readonly status: 'lost'; readonly address: Address }
  /** This browser keeps nothing. */
  | { readonly status: 'unavailable' }

/** Two signatures of one request. */
export type SignedTwice = { readonly request: SendingKeyRequest; readonly signatures: readonly [Hex, Hex] }

/** A key that was derived again or opened from a backup. It is kept if it is one of the accounts that were asked for. */
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
  /** Derives a key again and, if it is one of the `accounts`, keeps it in place of another key. @throws KeyNotKeptError */
  recover(place: string, signature: Hex, accounts: readonly Address[]): Promise<RecoveredKey>
  /** The key as the text of a file that only the password opens. @throws KeyMissingError */
  backUp(place: string, password: string): Promise<string>
  /** Opens a backup and, if its key is one of the `accounts`, keeps it in place of another key. @throws BackupNotOpenedError @throws KeyNotKeptError */
  restore(place: string, backup: string, password: string, accounts: readonly Address[]): Promise<RecoveredKey>
  /** Records that a backup was downloaded. */
  noteBackup(place: string): Promise<void>
  /** The key, to sign with; undefined where there is none, or it can't be opened. */
  open(place: string): Promise<PrivateKeyAccount | undefined>
}

/** What nobody pays for: a key sends nothing before its sender has said up to which price. */
const noOrders: SendingOrders = { isRunning: false, fees: { ceiling: 0n } }

/** What is encrypted belongs to its place and address: a record that was moved can't be opened. */
function contextOf({ place, address }: Pick<DeviceKey, 'place' | 'address'>) {
  return new TextEncoder().encode(`sending key/${place}/${address}`)
}

/** How the sender can get a key again. */
type Origin = Pick<DeviceKey, 'isDerived' | 'isBackedUp'>

/** A private key; `bytes` are overwritten after use. */
type Material = { readonly bytes: Uint8Array<ArrayBuffer>; readonly account: PrivateKeyAccount }

function toMaterial(key: Hex): Material {
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

/** Encrypts a key for this device, and overwrites its bytes. */
async function seal(
  place: string,
  { bytes, account: { address } }: Material,
): Promise<Omit<DeviceKey, 'createdAt' | 'orders'>> {
  try {
    const lock = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const additionalData = contextOf({ place, address })
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, lock, bytes)
    return { place, address, lock, iv, sealed }
  } finally {
    bytes.fill(0)
  }
}

/** Decrypts a key, and overwrites its bytes after `act`; undefined if the record can't be opened. */
async function unseal<T>(record: DeviceKey, act: (material: Material) => T | Promise<T>): Promise<T | undefined> {
  let bytes: Uint8Array<ArrayBuffer> | undefined
  let material: Material
  try {
    const { lock, iv, sealed, address } = record
    const additionalData = contextOf(record)
    bytes = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, lock, sealed))
    material = { bytes, account: privateKeyToAccount(bytesToHex(bytes)) }
    if (material.account.address !== address) throw new KeyMissingError()
  } catch {
    // A key that was cleared, or a profile that was copied in part.
    bytes?.fill(0)
    return undefined
  }
  try {
    return await act(material)
  } finally {
    bytes.fill(0)
  }
}

export function createKeyVault(records: KeyRecords, now: () => number = Date.now): KeyVault {
  const find = async (place: string) => {
    const record = await records.get(place)
    return { record, account: record && (await unseal(record, ({ account }) => account)) }
  }
  const attempt = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      throw error instanceof KeyNotKeptError ? error : new KeyNotKeptError(error)
    }
  }
  const makeRecord = async (place: string, material: Material, origin: Origin): Promise<DeviceKey> => ({
    ...(await seal(place, material)),
    ...origin,
    createdAt: now(),
    orders: noOrders,
  })
  const findKept = async (place: string) => {
    const { account } = await find(place)
    if (!account) throw new KeyNotKeptError()
    return account.address
  }
  /** Keeps a key of one of the accounts. Another key that was here has a backup or can be derived again: none is registered without. */
  const take = async (
    place: string,
    material: Material,
    origin: Origin,
    accounts: readonly Address[],
  ): Promise<RecoveredKey> => {
    const { address } = material.account
    if (!accounts.some((account) => isAddressEqual(account, address))) {
      material.bytes.fill(0)
      return { address, isKept: false }
    }
    return attempt(async () => {
      const made = await makeRecord(place, material, origin)
      const { account } = await find(place)
      // The same key, if it can be opened, keeps its orders.
      const isHere = account !== undefined && isAddressEqual(account.address, address)
      await records.change(place, (known) => (isHere && known?.address === address ? { ...known, ...origin } : made))
      return { address, isKept: isAddressEqual(await findKept(place), address) }
    })
  }
  return {
    async inspect(place) {
      try {
        const { record, account } = await find(place)
        if (!record) return { status: 'none' }
        const { address, isDerived = false, isBackedUp = false } = record
        return account
          ? { status: 'made', address, needsBackup: !isDerived && !isBackedUp }
          : { status: 'lost', address }
      } catch {
        return { status: 'unavailable' }
      }
    },
    async create(place, signed) {
      const derived = signed && (await deriveFromTwo(signed.request, signed.signatures))
      return attempt(async () => {
        const { record: seen, account } = await find(place)
        if (account) return account.address
        const material = derived === undefined ? makeKey() : toMaterial(derived)
        const made = await makeRecord(place, material, { isDerived: derived !== undefined })
        // Another tab may have made one meanwhile: that one is the key.
        await records.change(place, (known) => (known?.address === seen?.address ? made : known))
        return findKept(place)
      })
    },
    async recover(place, signature, accounts) {
      const key = deriveSendingKey(signature)
      if (key === undefined) return { address: zeroAddress, isKept: false }
      return take(place, toMaterial(key), { isDerived: true }, accounts)
    },
    async backUp(place, password) {
      const record = await records.get(place)
      const text =
        record &&
        (await unseal(record, ({ bytes, account: { address } }) => sealKeyBackup({ place, address, bytes }, password)))
      if (text === undefined) throw new KeyMissingError()
      return text
    },
    async restore(place, backup, password, accounts) {
      const bytes = await openKeyBackup(place, backup, password)
      const material = { bytes, account: privateKeyToAccount(bytesToHex(bytes)) }
      return take(place, material, { isBackedUp: true }, accounts)
    },
    async noteBackup(place) {
      await records.change(place, (known) => known && { ...known, isBackedUp: true })
    },
    open: async (place) => (await find(place)).account,
  }
}
