import type { TestChain } from '@slotdrop/testing'
import { createPublicClient, custom, HttpRequestError, type Hex, keccak256, numberToHex } from 'viem'
import { foundry } from 'viem/chains'
import type { ChainClient, Clock } from '../../src/index.ts'

export const blockSeconds = 2
/** Blocks after which a run is given up. */
const maxBlocks = 400

type Call = { readonly method: string; readonly params?: readonly unknown[] }

/** What a node does wrong at the moment. */
export type NodeFaults = {
  /** It says yes to every fifth transaction and forgets it. */
  isForgetful: boolean
  isRateLimiting: boolean
  /** Blocks that it is behind. */
  lag: bigint
}

/** Where the parameter stands that names the block. */
const blockAt: Readonly<Record<string, number>> = {
  eth_getBlockByNumber: 0,
  eth_call: 1,
  eth_estimateGas: 1,
  eth_getBalance: 1,
  eth_getTransactionCount: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
}

/** The same question to a node that knows the chain up to a block only. */
function ofPast({ method, params = [] }: Call, block: bigint): Call {
  const place = blockAt[method]
  if (place === undefined) return { method, params }
  const named = params[place]
  if (named !== undefined && named !== 'latest' && named !== 'pending') return { method, params }
  const filled = Array.from({ length: Math.max(params.length, place + 1) }, (_, index) => params[index])
  return { method, params: filled.with(place, numberToHex(block)) }
}

/** A node of the chain that may fail, behind the client that asks it. */
function createNode(chain: TestChain, faults: NodeFaults) {
  let broadcasts = 0
  // Sound: whatever a client asks is handed on as it is.
  const ask = (call: Call) => chain.client.request(call as never) as Promise<unknown>
  return async (call: Call): Promise<unknown> => {
    const { method, params } = call
    if (faults.isRateLimiting)
      throw new HttpRequestError({ url: chain.rpcUrl, status: 429, details: 'Too Many Requests' })
    if (method === 'eth_sendRawTransaction' && faults.isForgetful && ++broadcasts % 5 === 0)
      return keccak256(params?.[0] as Hex)
    if (faults.lag === 0n) return ask(call)
    const block = (await chain.client.getBlockNumber({ cacheTime: 0 })) - faults.lag
    const answer = await ask(ofPast(call, block))
    const isReceipt = method === 'eth_getTransactionReceipt' && typeof answer === 'object' && answer !== null
    return isReceipt && 'blockNumber' in answer && BigInt(String(answer.blockNumber)) > block ? null : answer
  }
}

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
  const faults: NodeFaults = { isForgetful: false, isRateLimiting: false, lag: 0n }
  let blocks = 0
  const clock = createChainClock(async () => {
    blocks += 1
    if (blocks > maxBlocks) throw new Error('It is stuck.')
    await onBlock(blocks)
    await chain.client.mine({ blocks: 1 })
  })
  const request = createNode(chain, faults)
  // Sound: it answers whatever it is asked for.
  const client = createPublicClient({
    chain: foundry,
    cacheTime: 0,
    transport: custom({ request: request as never }, { retryCount: 0 }),
  }) as ChainClient
  return { faults, clock, client, request, blocks: () => blocks }
}

export type World = ReturnType<typeof createWorld>
