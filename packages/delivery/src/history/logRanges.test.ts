import { createPublicClient, custom, HttpRequestError, RpcRequestError } from 'viem'
import { describe, expect, test } from 'vitest'
import { createFakeClock } from '../../test/support.ts'
import type { ChainClient } from '../ports.ts'
import { fetchHistory, type HistoryParameters } from './fetchHistory.ts'

const manifest: HistoryParameters['manifest'] = {
  dropId: `0x${'11'.repeat(32)}`,
  terms: { distributor: '0x95adEB498b085240E2fe917f21242bC76f1F9aCD' },
}

const blocks = 40_000n

/** A client whose node answers or refuses each range, with viem's own retries between them. */
function nodeThat(answer: (length: bigint, nth: number) => Error | undefined) {
  const asked: bigint[] = []
  const client = createPublicClient({
    transport: custom(
      {
        async request({ params }: { params: [{ fromBlock: string; toBlock: string }] }) {
          const [{ fromBlock, toBlock }] = params
          const length = BigInt(toBlock) - BigInt(fromBlock) + 1n
          asked.push(length)
          const refusal = answer(length, asked.length)
          if (refusal) throw refusal
          return []
        },
      },
      { retryCount: 3, retryDelay: 1 },
    ),
  }) as ChainClient
  return { client, asked }
}

function refusal(message: string, code = -32_602) {
  const body = { method: 'eth_getLogs', params: [{ fromBlock: '0x1', toBlock: '0x2' }] }
  return new RpcRequestError({ body, error: { code, message }, url: 'https://node.example' })
}

function read({ client }: { client: ChainClient }, clock = createFakeClock()) {
  return fetchHistory({ client, manifest, fromBlock: 1n, toBlock: blocks, clock })
}

describe('ranges of blocks', { tags: ['R22'] }, () => {
  test('what a node has pruned is not asked for again', async () => {
    const { client, asked } = nodeThat(() => refusal('history has been pruned for this block', 4444))
    await expect(read({ client })).rejects.toThrow(/node/)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['query exceeds max block range 500', 500n, -32_602],
    ['Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range', 2_000n, -32_602],
    ['eth_getLogs is limited to a 1,000 blocks range', 1_000n, -32_005],
    ['eth_getLogs is limited to 0 - 5000 blocks range', 5_000n, -32_000],
    ['exceed maximum block range: 3000', 3_000n, -32_701],
  ])('are learnt from a refusal that names them: %s', async (message, limit, code) => {
    const node = nodeThat((length) => (length > limit ? refusal(message, code) : undefined))
    await read(node)
    // One refusal, and every block once.
    expect(node.asked).toEqual([
      10_000n,
      ...Array.from({ length: Number(blocks / limit) }, () => limit),
      ...(blocks % limit ? [blocks % limit] : []),
    ])
  })

  test('are halved until the node answers, once and not for every piece', async () => {
    const node = nodeThat((length) => (length > 700n ? refusal('query returned more than 10000 results') : undefined))
    await read(node)
    expect(node.asked.slice(0, 5)).toEqual([10_000n, 5_000n, 2_500n, 1_250n, 625n])
    expect(node.asked).toHaveLength(4 + Number(blocks / 625n))
    // Whoever asks the same client later knows it already.
    await read(node)
    expect(node.asked).toHaveLength(4 + 2 * Number(blocks / 625n))
  })

  test('stay as they are where a node only wants to be asked less, which it is', async () => {
    const waits: number[] = []
    const clock = createFakeClock((now) => {
      waits.push(now)
    })
    const limited = new HttpRequestError({ status: 429, url: 'https://node.example', details: 'Too Many Requests' })
    const node = nodeThat((_, nth) => (nth === 2 || nth === 3 ? limited : undefined))
    await read(node, clock)
    expect(node.asked).toEqual(Array.from({ length: 6 }, () => 10_000n))
    expect(waits).toHaveLength(2)
  })

  test('a node that is silent is asked six times, and given up', async () => {
    const silent = new HttpRequestError({ url: 'https://node.example', details: 'fetch failed' })
    const node = nodeThat(() => silent)
    await expect(read(node)).rejects.toThrow('does not answer')
    expect(node.asked).toEqual(Array.from({ length: 6 }, () => 10_000n))
  })

  test('a node that refuses even a few blocks is given up', async () => {
    const node = nodeThat(() => refusal('block range is too large'))
    await expect(read(node)).rejects.toThrow('does not answer')
    expect(node.asked.length).toBeLessThan(14)
  })
})
