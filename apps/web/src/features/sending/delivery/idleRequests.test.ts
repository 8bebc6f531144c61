// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createNodeTransport } from '@slotdrop/chains'
import { slotDistributorAbi } from '@slotdrop/contracts'
import { type ChainClient, createMemoryJournal, createSender } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import {
  type Abi,
  createPublicClient,
  decodeFunctionData,
  defineChain,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  numberToHex,
  zeroAddress,
} from 'viem'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { gasNowQuery, purseQuery } from '../key/gasQueries.ts'
import { registrationQuery } from '../key/registrationQuery.ts'
import { createHistoryReader } from './createHistoryReader.ts'
import { gasPriceQuery, historyQuery, refreshSenderQuery, statusQuery } from './deliveryQueries.ts'

const minute = 60_000

type Call = { readonly id: number; readonly method: string; readonly params?: readonly [{ readonly data: Hex }] }

let manifest: Manifest
beforeAll(async () => {
  manifest = await makeManifest(makeRows(80, { seed: 36 }), { terms: { chainId: 1, slotSize: 2 } })
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function callResult(data: Hex): Hex {
  const abi: Abi = [...slotDistributorAbi, ...erc20Abi]
  const { functionName } = decodeFunctionData({ abi, data })
  const results: Record<string, unknown> = {
    stateOf: [1, zeroAddress, 0n, false, false],
    balanceOf: 10n ** 30n,
    allowance: 10n ** 30n,
  }
  const result = results[functionName] ?? Array.from({ length: manifest.slotCount }, () => 0n)
  return encodeFunctionResult({ abi, functionName, result })
}

function resultOf({ method, params }: Call): unknown {
  if (method === 'eth_call') return callResult(params?.[0].data ?? '0x')
  if (method === 'eth_getLogs') return []
  if (method === 'eth_getBlockByNumber')
    return { number: '0x7', timestamp: numberToHex(1_800_000_000), transactions: [] }
  return '0x7'
}

/** Shows an idle drop as its page does; each request to the node is noted with its time. */
function show({ name, takesBatches, hasKey }: { name: string; takesBatches: boolean; hasKey: boolean }) {
  const requests: number[] = []
  const url = `https://${name}.example`
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    requests.push(Date.now())
    // Sound: what viem posts.
    const asked = JSON.parse(body) as Call | Call[]
    const answer = (call: Call) => ({ jsonrpc: '2.0', id: call.id, result: resultOf(call) })
    if (!Array.isArray(asked)) return Response.json(answer(asked))
    return Response.json(
      takesBatches ? asked.map(answer) : { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'No batches' } },
    )
  })
  const chain = defineChain({
    id: 1,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const transport = createNodeTransport(chain, { isBatching: true })
  // Sound: viem's client, whose type names one chain.
  const client = createPublicClient({ chain, transport, cacheTime: 0 }) as unknown as ChainClient
  const common = { client, manifest, journal: createMemoryJournal() }
  const wallet = {
    address: () => undefined,
    chainId: async () => 1,
    sendTransaction: () => Promise.reject(new Error()),
  }
  const sender = createSender({ ...common, wallet })
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const key = '0x00000000000000000000000000000000000000e1'
  const observers = [
    new QueryObserver(cache, refreshSenderQuery(sender, true)),
    new QueryObserver(cache, historyQuery(createHistoryReader({ client, manifest }), '', false)),
    new QueryObserver(cache, gasPriceQuery(client, '', false)),
    new QueryObserver(cache, statusQuery({ ...common, history: undefined, sender, isQuiet: true })),
    ...(hasKey
      ? [new QueryObserver(cache, purseQuery(client, key, '')), new QueryObserver(cache, gasNowQuery(client))]
      : [new QueryObserver(cache, registrationQuery(client, manifest))]),
  ]
  const ends = observers.map((observer) => observer.subscribe(() => {}))
  return { requests, end: () => ends.forEach((unsubscribe) => unsubscribe()) }
}

/** The largest number of requests within any minute. */
function busiestMinute(requests: readonly number[]): number {
  return Math.max(...requests.map((from) => requests.filter((at) => at >= from && at < from + minute).length))
}

test.each([
  { name: 'batches', takesBatches: true, hasKey: false, least: 5 },
  { name: 'batches-key', takesBatches: true, hasKey: true, least: 5 },
  { name: 'no-batches', takesBatches: false, hasKey: false, least: 4 },
])('an idle drop of 40 slots makes at most six requests in any minute ($name)', async ({ least, ...page }) => {
  const { requests, end } = show(page)
  // The first questions.
  await vi.advanceTimersByTimeAsync(5_000)
  requests.length = 0
  await vi.advanceTimersByTimeAsync(5 * minute)
  end()
  expect(busiestMinute(requests)).toBeLessThanOrEqual(6)
  expect(requests.length).toBeGreaterThanOrEqual(5 * least)
})
