import { createFaultyNode, noNodeFaults, type TestChain } from '@slotdrop/testing'
import { createPublicClient, custom } from 'viem'
import { foundry } from 'viem/chains'
import type { ChainClient, Clock } from '../../src/index.ts'

export const blockSeconds = 2
/** Blocks after which a run is given up. */
const maxBlocks = 400

/** Time of the chain, shared by all who wait: blocks come every two seconds of it. */
function createChainClock(mine: () => Promise<void>): Clock {
  let now = 1_800_000_000_000
  let turn: Promise<unknown> = Promise.resolve()
  const advance = async (until: number) => {
    while (now < until) {
      const next = (Math.floor(now / 1000 / blockSeconds) + 1) * blockSeconds * 1000
      now = Math.min(next, until)
      if (now === next) await mine()
    }
  }
  return {
    now: () => now,
    sleep(milliseconds) {
      const until = now + milliseconds
      const mined = turn.then(() => advance(until))
      turn = mined.catch(() => undefined)
      return mined
    },
  }
}

/** A chain whose time is counted in sleeps, and a node of it that may fail. `onBlock` acts before each block. */
export function createWorld(chain: TestChain, onBlock: (block: number) => Promise<void>) {
  const faults = noNodeFaults()
  let blocks = 0
  const clock = createChainClock(async () => {
    blocks += 1
    if (blocks > maxBlocks) throw new Error('It is stuck.')
    await onBlock(blocks)
    await chain.client.mine({ blocks: 1 })
  })
  // Sound: whatever a client asks is handed on as it is.
  const request = createFaultyNode((call) => chain.client.request(call as never), faults, chain.rpcUrl)
  // Sound: it answers whatever it is asked for.
  const client = createPublicClient({
    chain: foundry,
    cacheTime: 0,
    transport: custom({ request: request as never }, { retryCount: 0 }),
  }) as ChainClient
  return { faults, clock, client, request, blocks: () => blocks }
}

export type World = ReturnType<typeof createWorld>
