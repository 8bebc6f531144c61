import { createSafe, makeManifest, makeRows, startChain, type TestChain } from '@slotdrop/testing'
import { createMemoryStorage, createTxStore, type TransactionRecord, type TxStore } from '@slotdrop/tx-store'
import { type Address, createPublicClient, http, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainClient } from '@slotdrop/delivery'
import { recordProposal } from './recordProposal.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

function clientOf({ rpcUrl }: TestChain): ChainClient {
  // Sound: a client of a chain that the type of the build does not name.
  return createPublicClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20 }) as ChainClient
}

/** The next change of the status of a transaction. */
function nextStatus(store: TxStore) {
  return new Promise<TransactionRecord>((resolve) => {
    const stop = store.onEvent(({ type, transaction }) => {
      if (type === 'added') return
      stop()
      resolve(transaction)
    })
  })
}

/** A proposal of a real Safe, two of whose three owners must sign, in the list of its transactions. */
async function prepare() {
  const safe = await createSafe(chain.client)
  const calls = [safe.address, safe.owners[0] ?? zeroAddress].map((to) => ({ to, value: 0n, data: '0x' as const }))
  const hash = await safe.propose(calls)
  const client = clientOf(chain)
  const manifest = await makeManifest(makeRows(3, { seed: 1 }), { terms: { sender: safe.address, chainId: 31_337 } })
  const store = createTxStore({ storage: createMemoryStorage(), getClient: () => client, pollingIntervalMs: 20 })
  const record = (address: Address) =>
    recordProposal({
      ...{ client, hash, description: 'Approve 1 MERI' },
      manifest: { ...manifest, terms: { ...manifest.terms, sender: address } },
      calls,
      add: (transaction) => void store.add(address, 31_337, transaction),
    })
  return { safe, hash, store, record }
}

test('a proposal waits among the transactions with its nonce, and is confirmed under the hash that executed it, by the chain alone', async () => {
  const { safe, hash, store, record } = await prepare()
  expect(await record(safe.address)).toBe(true)
  expect(store.getTransactions(safe.address, 31_337)).toMatchObject([
    { id: hash, hash, kind: 'safe', status: 'pending', safeNonce: 0n, description: 'Approve 1 MERI' },
  ])
  const settled = nextStatus(store)
  const stop = store.watch(safe.address)
  await safe.confirm(hash, 1)
  const executed = await safe.execute(hash)
  expect(await settled).toMatchObject({ id: hash, hash: executed, status: 'confirmed' })
  stop()
  store.destroy()
})

test('owners who use its nonce for something else have replaced it, by the chain alone', async () => {
  const { safe, hash, store, record } = await prepare()
  await record(safe.address)
  const settled = nextStatus(store)
  const stop = store.watch(safe.address)
  await safe.replace(hash)
  expect(await settled).toMatchObject({ id: hash, status: 'replaced' })
  stop()
  store.destroy()
})

test('of an account that is no Safe nothing is written: nothing would tell what becomes of it', async () => {
  const { store, record } = await prepare()
  expect(await record(chain.distributor)).toBe(false)
  expect(store.getTransactions(chain.distributor, 31_337)).toEqual([])
})
