import { recoverTransactionAddress, type TransactionSerialized } from 'viem'
import { expect, test } from 'vitest'
import type { KeyRecords } from '../../device/deviceKeys.ts'
import type { DeviceKey } from '../../device/deviceStore.ts'
import { createKeyVault } from './createKeyVault.ts'

const place = '31337/0xd1'

function createRecords() {
  const kept = new Map<string, DeviceKey>()
  const records: KeyRecords = {
    get: async (at) => kept.get(at),
    async change(at, change) {
      const changed = change(kept.get(at))
      if (changed) kept.set(at, changed)
      return changed
    },
  }
  return { kept, records }
}

test('a key is made once, and signs for its address ever after', async () => {
  const { records } = createRecords()
  const address = await createKeyVault(records).create(place)
  const later = createKeyVault(records)
  expect(await later.create(place)).toBe(address)
  expect(await later.inspect(place)).toEqual({ status: 'made', address })
  const account = await later.open(place)
  const signed = await account?.signTransaction({ chainId: 31_337, nonce: 0, gas: 21_000n, maxFeePerGas: 1n })
  expect(await recoverTransactionAddress({ serializedTransaction: signed as TransactionSerialized })).toBe(address)
})

test('each drop has a key of its own, and the same drop on another chain too', async () => {
  const vault = createKeyVault(createRecords().records)
  const keys = [await vault.create(place), await vault.create('31337/0xd2'), await vault.create('1/0xd1')]
  expect(new Set(keys).size).toBe(3)
})

test('what is kept is encrypted, under a key that nobody can read', async () => {
  const { kept, records } = createRecords()
  const vault = createKeyVault(records)
  await vault.create(place)
  const record = kept.get(place)
  if (!record) throw new Error('Nothing was kept.')
  expect(record.lock.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', record.lock)).rejects.toThrow(/extractable/)
  // 32 bytes of the key and 16 of the tag.
  expect(record.sealed.byteLength).toBe(48)
})

test('a drop that no key was made for has none', async () => {
  const vault = createKeyVault(createRecords().records)
  expect(await vault.inspect(place)).toEqual({ status: 'none' })
  expect(await vault.open(place)).toBeUndefined()
})

test(
  'a record that can’t be decrypted any more is a lost key, and another one takes its place',
  { tags: ['R20'] },
  async () => {
    const { kept, records } = createRecords()
    const vault = createKeyVault(records)
    const address = await vault.create(place)
    const record = kept.get(place)
    if (!record) throw new Error('Nothing was kept.')
    const lock = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    kept.set(place, { ...record, lock })
    expect(await vault.inspect(place)).toEqual({ status: 'lost', address })
    const other = await vault.create(place)
    expect(other).not.toBe(address)
    expect(await vault.inspect(place)).toEqual({ status: 'made', address: other })
  },
)

test('a record that was moved to another drop can’t be opened there', async () => {
  const { kept, records } = createRecords()
  const vault = createKeyVault(records)
  await vault.create(place)
  const record = kept.get(place)
  if (!record) throw new Error('Nothing was kept.')
  kept.set('1/0xd1', { ...record, place: '1/0xd1' })
  expect(await vault.open('1/0xd1')).toBeUndefined()
})

test('two tabs that make the key of a drop at once have the same', async () => {
  const { records } = createRecords()
  const addresses = await Promise.all([createKeyVault(records).create(place), createKeyVault(records).create(place)])
  expect(new Set(addresses).size).toBe(1)
})

test('a browser that keeps nothing says so, before any key is used', async () => {
  const broken: KeyRecords = {
    get: () => Promise.reject(new Error('storage is off')),
    change: () => Promise.reject(new Error('storage is off')),
  }
  const forgetful: KeyRecords = { get: async () => undefined, change: async () => undefined }
  expect(await createKeyVault(broken).inspect(place)).toEqual({ status: 'unavailable' })
  await expect(createKeyVault(broken).create(place)).rejects.toMatchObject({ name: 'KeyNotKeptError' })
  await expect(createKeyVault(forgetful).create(place)).rejects.toMatchObject({ name: 'KeyNotKeptError' })
})
