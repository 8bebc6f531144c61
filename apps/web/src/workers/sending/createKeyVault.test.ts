import { sendingKeyTypedData } from '@slotdrop/delivery'
import { recoverTransactionAddress, type TransactionSerialized } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import type { KeyRecords } from '../../device/deviceKeys.ts'
import type { DeviceKey } from '../../device/deviceStore.ts'
import { createKeyVault } from './createKeyVault.ts'

const place = '31337/0xd1'

afterEach(() => void vi.restoreAllMocks())

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
  expect(await later.inspect(place)).toEqual({ status: 'made', address, needsBackup: true })
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
    expect(await vault.inspect(place)).toEqual({ status: 'made', address: other, needsBackup: true })
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

/** Signatures of one request by a wallet that signs deterministically. */
async function signTwice() {
  const sender = privateKeyToAccount(generatePrivateKey())
  const site = 'https://slotdrop.example'
  const request = { chainId: 31_337, dropId: `0x${'d1'.repeat(32)}`, sender: sender.address, site } as const
  const signature = await sender.signTypedData(sendingKeyTypedData(request))
  return { request, signature, signatures: [signature, signature] as const }
}

test('derived from two signatures that agree, a key comes back on another device by one', async () => {
  const { request, signature, signatures } = await signTwice()
  const vault = createKeyVault(createRecords().records)
  const address = await vault.create(place, { request, signatures })
  expect(await vault.inspect(place)).toEqual({ status: 'made', address, needsBackup: false })
  const elsewhere = createKeyVault(createRecords().records)
  expect(await elsewhere.recover(place, signature, [address])).toEqual({ address, isKept: true })
  expect((await elsewhere.open(place))?.address).toBe(address)
})

test('a derived key that is none of the accounts it was to be is not kept', async () => {
  const { signature } = await signTwice()
  const vault = createKeyVault(createRecords().records)
  const { isKept } = await vault.recover(place, signature, ['0x00000000000000000000000000000000000000A1'])
  expect(isKept).toBe(false)
  expect(await vault.inspect(place)).toEqual({ status: 'none' })
})

test('a wallet whose signatures differ gets a random key, which waits for a backup', async () => {
  const { request, signatures } = await signTwice()
  const { signature: other } = await signTwice()
  const vault = createKeyVault(createRecords().records)
  const address = await vault.create(place, { request, signatures: [signatures[0], other] })
  expect(await vault.inspect(place)).toEqual({ status: 'made', address, needsBackup: true })
  await vault.noteBackup(place)
  expect(await vault.inspect(place)).toEqual({ status: 'made', address, needsBackup: false })
})

const password = 'correct horse battery'

test('a backup restores the key with its password alone, for its drop alone, and needs no other backup', async () => {
  const vault = createKeyVault(createRecords().records)
  const address = await vault.create(place)
  const backup = await vault.backUp(place, password)
  const elsewhere = createKeyVault(createRecords().records)
  const restore = (text: string, by = password, at = place) => elsewhere.restore(at, text, by, [address])
  await expect(restore(backup, 'incorrect horse')).rejects.toThrow(/password is wrong/)
  await expect(restore(backup, password, '1/0xd1')).rejects.toThrow(/another drop/)
  for (const text of ['{}', 'null', backup.slice(0, 90)]) await expect(restore(text)).rejects.toThrow(/no backup/)
  // Sound: the text of a backup is that of an object.
  const damaged = { ...(JSON.parse(backup) as object), salt: '0x00' }
  await expect(restore(JSON.stringify(damaged))).rejects.toThrow(/file was changed/)
  expect(await elsewhere.inspect(place)).toEqual({ status: 'none' })
  expect(await restore(backup)).toEqual({ address, isKept: true })
  expect(await elsewhere.inspect(place)).toEqual({ status: 'made', address, needsBackup: false })
})

test('a backup of an account that was not asked for is not kept', async () => {
  const vault = createKeyVault(createRecords().records)
  const former = await vault.create(place)
  const backup = await vault.backUp(place, password)
  const elsewhere = createKeyVault(createRecords().records)
  const own = await elsewhere.create(place)
  expect(await elsewhere.restore(place, backup, password, [own])).toEqual({ address: former, isKept: false })
  expect((await elsewhere.open(place))?.address).toBe(own)
})

test('a key that is got back takes the place of the one that this device made meanwhile, without its orders', async () => {
  const { signature, signatures, request } = await signTwice()
  const address = await createKeyVault(createRecords().records).create(place, { request, signatures })
  const { kept, records } = createRecords()
  const vault = createKeyVault(records)
  await vault.create(place)
  const record = kept.get(place)
  if (!record) throw new Error('Nothing was kept.')
  kept.set(place, { ...record, orders: { isRunning: true, fees: { ceiling: 7n } } })
  expect(await vault.recover(place, signature, [address])).toEqual({ address, isKept: true })
  expect((await vault.open(place))?.address).toBe(address)
  expect(kept.get(place)?.orders.isRunning).toBe(false)
})

test('a key that is here already keeps its orders when it is got back', async () => {
  const { signature, signatures, request } = await signTwice()
  const { kept, records } = createRecords()
  const vault = createKeyVault(records)
  const address = await vault.create(place, { request, signatures })
  const record = kept.get(place)
  if (!record) throw new Error('Nothing was kept.')
  kept.set(place, { ...record, orders: { isRunning: true, fees: { ceiling: 7n } } })
  await vault.recover(place, signature, [address])
  expect(kept.get(place)?.orders).toEqual({ isRunning: true, fees: { ceiling: 7n } })
})

test('bytes of a key are overwritten once they are encrypted, also if encrypting fails', async () => {
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt')
  const vault = createKeyVault(createRecords().records)
  await vault.create(place)
  encrypt.mockRejectedValueOnce(new Error('no memory'))
  await expect(vault.create('1/0xd1')).rejects.toMatchObject({ name: 'KeyNotKeptError' })
  const plain = encrypt.mock.calls.map(([, , bytes]) => bytes)
  expect(plain).toEqual([new Uint8Array(32), new Uint8Array(32)])
})
