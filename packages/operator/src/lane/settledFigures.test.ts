import { type ChainClient, sendRequest } from '@slotdrop/delivery'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createPublicClient, custom, http, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockClock } from '../../test/clocks.ts'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { createProcess, onRequest, prepareDrop, takeTurn } from '../../test/world.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { getOrder, setIntent } from '../store/orders.ts'

let chain: TestChain
let database: TestDatabase
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startChain(), createTestDatabase('postgres')])
})
beforeEach(() => chain.client.setAutomine(true))
afterAll(() => Promise.all([chain.stop(), database.remove()]))

/** A node that has not seen the newest blocks: it answers every question about now by an older one, until it is told to catch up. */
function laggingNode(block: bigint, isLagging: () => boolean): ChainClient {
  const node = createPublicClient({ chain: foundry, transport: http(chain.rpcUrl, { retryCount: 0 }) })
  const newest = numberToHex(block)
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (!isLagging()) return node.request({ method, params } as never)
    if (method === 'eth_blockNumber') return Promise.resolve(newest)
    const asked = params.map((param) => (param === 'latest' || param === 'pending' ? newest : param))
    return node.request({ method, params: asked } as never)
  }
  const transport = custom({ request: request as never }, { retryCount: 0 })
  return createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient
}

/** Every count of settled rows that the database ever held, while `work` ran. */
async function countsDuring(dropId: `0x${string}`, work: (db: OperatorDatabase) => Promise<unknown>) {
  const { db } = database
  const counts: number[] = []
  await work({
    execute: (query) => db.execute(query),
    async transaction(write) {
      const result = await db.transaction(write)
      counts.push((await getOrder(db, dropId))?.status.settledRows ?? 0)
      return result
    },
  })
  return counts
}

async function statusOf(dropId: `0x${string}`) {
  return (await getOrder(database.db, dropId))?.status
}

test(
  'settled rows never fall when another process takes over, not even one whose node lags',
  { tags: ['R6', 'R23'] },
  async () => {
    const { manifest } = await prepareDrop(chain, database.db, { count: 60, slotSize: 5 })
    const { dropId } = manifest
    const before = await chain.client.getBlockNumber()
    await chain.client.setAutomine(false)
    await chain.client.setBlockGasLimit({ gasLimit: 1_000_000n })
    const ending = new AbortController()
    const clock = blockClock(chain, (block) => void (block === 4 && ending.abort()))
    await takeTurn(createProcess(chain, database.db, [manifest], { clock }), dropId, { signal: ending.signal })
    const paid = (await statusOf(dropId))?.settledRows ?? 0
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBeLessThan(60)
    await chain.client.setBlockGasLimit({ gasLimit: 30_000_000n })
    await chain.client.mine({ blocks: 3 })

    let looks = 0
    const node = laggingNode(before, () => looks < 8)
    const counts = await countsDuring(dropId, async (db) => {
      const next = createProcess(chain, db, [manifest], {
        nodesOf: () => ({ client: node, otherClients: [] }),
        clock: blockClock(chain, () => void (looks += 1)),
      })
      for (let turn = 0; turn < 6 && (await statusOf(dropId))?.stage !== 'over'; turn++) {
        await takeTurn(next, dropId)
        looks += 2
      }
    })
    expect(counts.every((count, index) => count >= Math.max(paid, ...counts.slice(0, index)))).toBe(true)
    expect(await statusOf(dropId)).toMatchObject({ end: 'complete', settledRows: 60, wasted: 0 })
  },
)

test('a row that was settled by its recipient is not forgotten by a node that lags', { tags: ['R6'] }, async () => {
  const { manifest, sender } = await prepareDrop(chain, database.db, { count: 12, slotSize: 5, choice: onRequest() })
  const { dropId } = manifest
  const before = await chain.client.getBlockNumber()
  await sender.mine(sendRequest(manifest, new Map([[1, 0b101n]]), 400_000n))
  await takeTurn(createProcess(chain, database.db, [manifest]), dropId)
  expect(await statusOf(dropId)).toMatchObject({ settledRows: 2 })
  const client = laggingNode(before, () => true)
  await takeTurn(
    createProcess(chain, database.db, [manifest], { nodesOf: () => ({ client, otherClients: [] }) }),
    dropId,
  )
  expect(await statusOf(dropId)).toMatchObject({ settledRows: 2, settledSlots: 0 })
})

test('a reorganisation takes settled rows back', { tags: ['R5'] }, async () => {
  const { manifest, sender } = await prepareDrop(chain, database.db, { count: 12, slotSize: 5 })
  const { dropId } = manifest
  await setIntent(database.db, dropId, 'pause')
  const id = await chain.client.snapshot()
  await sender.mine(sendRequest(manifest, new Map([[1, 0b11111n]]), 400_000n))
  const context = createProcess(chain, database.db, [manifest])
  await takeTurn(context, dropId)
  expect(await statusOf(dropId)).toMatchObject({ settledRows: 5, settledSlots: 1 })
  await chain.client.revert({ id })
  // Not longer than the chain that it replaces: a node that lags looks the same.
  await takeTurn(context, dropId)
  expect(await statusOf(dropId)).toMatchObject({ settledRows: 5, settledSlots: 1 })
  await chain.client.mine({ blocks: 5 })
  await takeTurn(context, dropId)
  expect(await statusOf(dropId)).toMatchObject({ settledRows: 0, settledSlots: 0 })
})
