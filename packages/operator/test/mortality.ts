import type { ChainClient } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { localNode, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import { createPublicClient, custom, erc20Abi } from 'viem'
import { foundry } from 'viem/chains'
import { expect } from 'vitest'
import type { OperatorContext } from '../src/OperatorContext.ts'
import type { OperatorDatabase } from '../src/store/OperatorDatabase.ts'
import { blockClock } from './clocks.ts'
import { keepState } from './keepState.ts'
import { createProcess, takeTurn } from './world.ts'

/** When a process ends. `asked`: it is asked to end at this step; otherwise it is killed before or after it. */
type Death = { readonly step: number; readonly when: 'before' | 'after' | 'asked' }

/** Counts what a process does that somebody else notices, and ends it at one of these steps; whatever one that was killed asks later never answers. */
function createMortality({ step, when }: Death) {
  let [steps, isDead] = [0, false]
  let die: () => void = () => {}
  const died = new Promise<void>((resolve) => (die = resolve))
  const live = async <T>(act: () => PromiseLike<T>): Promise<T> => {
    if (isDead) return new Promise<T>(() => {})
    steps += 1
    if (steps !== step) return act()
    if (when === 'asked') {
      die()
      return act()
    }
    isDead = true
    if (when === 'after') await Promise.resolve(act()).catch(() => undefined)
    die()
    throw new Error('The process was killed.')
  }
  return { live, died, steps: () => steps, isDead: () => isDead }
}

/** A process that is killed at one of its steps. */
function mortalProcess(chain: TestChain, db: OperatorDatabase, manifest: Manifest, death: Death) {
  const mortality = createMortality(death)
  const { live, isDead } = mortality
  const node = createPublicClient({ chain: foundry, transport: localNode(chain.rpcUrl) })
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

type Story = {
  readonly chain: TestChain
  readonly db: OperatorDatabase
  readonly manifest: Manifest
  readonly when: Death['when']
  /** What the process does that ends. Default: it takes a turn in the lane of the drop. */
  readonly act?: (context: OperatorContext, signal: AbortSignal) => Promise<unknown>
  /** What stands at last, after another process took its place. */
  readonly look: () => Promise<object>
  readonly expected: object
}

/**
 * Ends a process at each of its steps in turn, from the same beginning, and lets another one take its place: what stands at last is the same
 * each time. The chain mines on demand while this goes on.
 */
export async function endAtEachStep({ chain, db, manifest, when, look, expected, ...story }: Story): Promise<void> {
  const { dropId } = manifest
  const act = story.act ?? ((context, signal) => takeTurn(context, dropId, { signal }))
  const goBack = await keepState(db)
  await chain.client.setAutomine(false)
  try {
    let snapshot = await chain.client.snapshot()
    for (let step = 1, isEnded = true; isEnded; step += 1) {
      await goBack()
      const { context, mortality } = mortalProcess(chain, db, manifest, { step, when })
      const stopped = new AbortController()
      const acting = act(context, stopped.signal).catch(() => undefined)
      await Promise.race([acting, mortality.died])
      stopped.abort()
      // Asked to end it leaves the lane; of one that was killed the database takes it when it has been silent for long.
      if (when === 'asked') await acting
      else await db.execute(sql`update operator.lanes set until = now() - interval '1 second'`)
      const successor = createProcess(chain, db, [manifest], { clock: blockClock(chain) })
      await act(successor, new AbortController().signal)
      expect({ step, ...(await look()) }).toEqual({ step, ...expected })
      isEnded = mortality.steps() >= step
      await chain.client.revert({ id: snapshot })
      snapshot = await chain.client.snapshot()
    }
  } finally {
    await chain.client.setAutomine(true)
  }
}

/** How often each row was paid. */
export async function paymentsPerRow({ client }: TestChain, { terms, rowCount, rowAt }: Manifest): Promise<number[]> {
  const logs = await client.getContractEvents({
    abi: erc20Abi,
    address: terms.token,
    eventName: 'Transfer',
    // `send` pays from the distributor, a claim from the sender.
    args: { from: [terms.distributor, terms.sender] },
    fromBlock: 0n,
  })
  const paid = logs.map(({ args }) => args.to)
  return Array.from({ length: rowCount }, (_, row) => paid.filter((to) => to === rowAt(row).account).length)
}
