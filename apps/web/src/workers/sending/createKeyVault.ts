import type { Address } from '@slotdrop/drops'
import { bytesToHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { KeyRecords } from '../../device/deviceKeys.ts'
import type { DeviceKey, SendingOrders } from '../../device/deviceStore.ts'
import { KeyNotKeptError } from './KeyNotKeptError.ts'

/** What of a sending key may be known outside of its worker. */
export type KeyState =
  /** This device has no key for the drop. */
  | { readonly status: 'none' }
  | { readonly status: 'made'; readonly address: Address }
  /** Its record is there and can't be opened any more. */
  | { readonly status: 'lost'; readonly address: Address }
  /** This browser keeps nothing. */
  | { readonly status: 'unavailable' }

/** Sending keys of this device, each at the place of its drop (`keyPlace`). For workers alone: a page never has a key. */
export type KeyVault = {
  inspect(place: string): Promise<KeyState>
  /** Makes a key, unless there is one that can be opened. @throws KeyNotKeptError */
  create(place: string): Promise<Address>
  /** The key, to sign with; undefined where there is none, or it can't be opened. */
  open(place: string): Promise<PrivateKeyAccount | undefined>
}

/** What nobody pays for: a key sends nothing before its sender has said up to which price. */
const noOrders: SendingOrders = { isRunning: false, fees: { ceiling: 0n } }

/** What is encrypted belongs to its place and address: a record that was moved can't be opened. */
function contextOf({ place, address }: Pick<DeviceKey, 'place' | 'address'>) {
  return new TextEncoder().encode(`sending key/${place}/${address}`)
}

function makeKey(): { readonly bytes: Uint8Array<ArrayBuffer>; readonly account: PrivateKeyAccount } {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    try {
      return { bytes, account: privateKeyToAccount(bytesToHex(bytes)) }
    } catch {
      // Zero, or not below the order of the curve: once in 2^127.
    }
  }
}

async function seal(place: string): Promise<Omit<DeviceKey, 'createdAt' | 'orders'>> {
  const lock = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const { bytes, account } = makeKey()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const { address } = account
  const additionalData = contextOf({ place, address })
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, lock, bytes)
  bytes.fill(0)
  return { place, address, lock, iv, sealed }
}

async function unseal(record: DeviceKey): Promise<PrivateKeyAccount | undefined> {
  try {
    const { lock, iv, sealed, address } = record
    const additionalData = contextOf(record)
    const bytes = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, lock, sealed))
    const account = privateKeyToAccount(bytesToHex(bytes))
    bytes.fill(0)
    return account.address === address ? account : undefined
  } catch {
    // A key that was cleared, or a profile that was copied in part.
    return undefined
  }
}

export function createKeyVault(records: KeyRecords, now: () => number = Date.now): KeyVault {
  const find = async (place: string) => {
    const record = await records.get(place)
    return { record, account: record && (await unseal(record)) }
  }
  return {
    async inspect(place) {
      try {
        const { record, account } = await find(place)
        if (!record) return { status: 'none' }
        return { status: account ? 'made' : 'lost', address: record.address }
      } catch {
        return { status: 'unavailable' }
      }
    },
    async create(place) {
      try {
        const { record: seen, account } = await find(place)
        if (account) return account.address
        const made = { ...(await seal(place)), createdAt: now(), orders: noOrders }
        // Another tab may have made one meanwhile: that one is the key.
        await records.change(place, (known) => (known?.address === seen?.address ? made : known))
        const { account: kept } = await find(place)
        if (!kept) throw new KeyNotKeptError()
        return kept.address
      } catch (error) {
        throw error instanceof KeyNotKeptError ? error : new KeyNotKeptError(error)
      }
    },
    open: async (place) => (await find(place)).account,
  }
}
