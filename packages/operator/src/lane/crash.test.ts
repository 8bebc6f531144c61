import { sql } from 'drizzle-orm'
import type { Manifest } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { createPublicClient, custom, erc20Abi, http } from 'viem'
import { foundry } from 'viem/chains'
import type { ChainClient } from '@slotdrop/delivery'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { createProcess, prepareDrop, takeTurn, type TestDrop, testFees, toOrdered } from '../../test/world.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import type { OperatorDatabase } from '../store/OperatorDatabase.ts'
import { getOrder, putOrder } from '../store/orders.ts'

type Death = { readonly step: number; readonly when: 'before' | 'after' }

/** Counts what a process does that somebody else notices, and ends it at one of these steps; whatever it asks later never answers. */
function createMortality({ step, when }: Death) {
  let [steps, isDead] = [0, false]
  let die: () => void = () => {}
  const died = new Promise<void>((resolve) => (die = resolve))
  const live = async <T>(act: () => PromiseLike<T>): Promise<T> => {
    if (isDead) return new Promise<T>(() => {})
    steps += 1
    if (steps !== step) return act()
    isDead = true
    if (when === 'after') await Promise.resolve(act()).catch(() => undefined)
    die()
    throw new Error('The process was killed.')
  }
  return { live, died, steps: () => steps, isDead: () => isDead }
}

function mortalProcess(chain: TestChain, db: OperatorDatabase, manifest: Manifest, death: Death) {
  const mortality = createMortality(death)
  const { live, isDead } = mortality
  const node = createPublicClient({ chain: foundry, transport: http(chain.rpcUrl, { retryCount: 0 }) })
  const request = (call: { method: string }): Promise<unknown> => {
    if (call.method === 'eth_sendRawTransaction') return live(() => node.request(call as never))
    return isDead() ? new Promise(() => {}) : node.request(call as never)
  }
  const transport = custom({ request: request as never }, { retryCount: 0 })
  // Sound: viem's client, whose type names one chain.
  const client = createPublicClient({ chain: foundry, transport, cacheTime: 0 }) as ChainClient
  const mortalDb: OperatorDatabase = {
    execute: (query) => live(() => db.execute(query)),
    transaction: (work) => live(() => db.transaction(work)),
  }
  const context = createProcess(chain, mortalDb, [manifest], {
    nodesOf: () => ({ client, otherClients: [] }),
    clock: blockClock(chain),
  })
  return { context, mortality }
}

/** Mines a block whenever somebody waits, on a chain that mines on demand only. */
function blockClock({ client }: TestChain): OperatorContext['clock'] {
  return { now: () => Date.now(), sleep: () => client.mine({ blocks: 1 }) }
}

async function paymentsPerRow({ client }: TestChain, { terms, rowCount, rowAt }: Manifest): Promise<number[]> {
  const logs = await client.getContractEvents({
    abi: erc20Abi,
    address: terms.token,
    eventName: 'Transfer',
    args: { from: terms.distributor },
    fromBlock: 0n,
  })
  const paid = logs.map(({ args }) => args.to)
  return Array.from({ length: rowCount }, (_, row) => paid.filter((to) => to === rowAt(row).account).length)
}

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

describe.each(databaseKinds)('R1: a process killed at any of its steps, on %s', (kind) => {
  let database: TestDatabase
  let drop: TestDrop
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    await chain.client.setAutomine(true)
    drop = await prepareDrop(chain, database.db, { count: 11, slotSize: 3 })
    await chain.client.setAutomine(false)
  })
  afterAll(() => database.remove())

  /** Kills a process at a step, and lets another one take its place. Answers how many steps the first one took. */
  async function killAndReplace(death: Death): Promise<number> {
    const { db } = database
    const { manifest } = drop
    await db.execute(sql`truncate operator.orders, operator.journal, operator.lanes, operator.timeline`)
    await putOrder(db, toOrdered(manifest), testFees)
    const { context, mortality } = mortalProcess(chain, db, manifest, death)
    const stopped = new AbortController()
    const turn = takeTurn(context, manifest.dropId, { signal: stopped.signal }).catch(() => undefined)
    await Promise.race([turn, mortality.died])
    stopped.abort()
    // What the database does when the process has been silent for long.
    await db.execute(sql`update operator.lanes set until = now() - interval '1 second'`)
    const successor = createProcess(chain, db, [manifest], { clock: blockClock(chain) })
    await takeTurn(successor, manifest.dropId)
    return mortality.steps()
  }

  test.each(['before', 'after'] as const)(
    '%s it: another one pays every row once, wastes nothing, and the gas money goes back',
    { timeout: 300_000 },
    async (when) => {
      const { manifest, account } = drop
      let snapshot = await chain.client.snapshot()
      for (let step = 1; ; step += 1) {
        const steps = await killAndReplace({ step, when })
        const payments = await paymentsPerRow(chain, manifest)
        const order = await getOrder(database.db, manifest.dropId)
        expect({
          step,
          payments,
          stage: order?.status.stage,
          end: order?.status.end,
          wasted: order?.status.wasted,
          left: await chain.client.getBalance({ address: account }),
        }).toEqual({ step, payments: payments.map(() => 1), stage: 'over', end: 'complete', wasted: 0, left: 0n })
        // One a slot at most, and one that gives back.
        const transactions = await chain.client.getTransactionCount({ address: account })
        expect(transactions).toBeLessThanOrEqual(manifest.slotCount + 1)
        await chain.client.revert({ id: snapshot })
        snapshot = await chain.client.snapshot()
        if (steps < step) return
      }
    },
  )
})
