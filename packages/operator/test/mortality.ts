import type { ChainClient } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import type { TestChain } from '@slotdrop/testing'
import { createPublicClient, custom, erc20Abi, http } from 'viem'
import { foundry } from 'viem/chains'
import type { OperatorContext } from '../src/OperatorContext.ts'
import type { OperatorDatabase } from '../src/store/OperatorDatabase.ts'
import { createProcess } from './world.ts'

/** When a process ends. `asked`: it is asked to end at this step; otherwise it is killed before or after it. */
export type Death = { readonly step: number; readonly when: 'before' | 'after' | 'asked' }

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
export function mortalProcess(chain: TestChain, db: OperatorDatabase, manifest: Manifest, death: Death) {
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
export function blockClock({ client }: TestChain): OperatorContext['clock'] {
  return { now: () => Date.now(), sleep: () => client.mine({ blocks: 1 }) }
}

/** How often each row was paid. */
export async function paymentsPerRow({ client }: TestChain, { terms, rowCount, rowAt }: Manifest): Promise<number[]> {
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
