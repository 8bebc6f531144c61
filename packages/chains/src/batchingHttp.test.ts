import { once } from 'node:events'
import { createServer } from 'node:http'
import { createClient, defineChain, RpcRequestError } from 'viem'
import { getBlockNumber, getChainId, getGasPrice } from 'viem/actions'
import { afterEach, describe, expect, test } from 'vitest'
import { batchingHttp, takesNoBatches } from './batchingHttp.ts'

type Call = { readonly id: number; readonly method: string }

/** How a node answers a batch: a status and a body. */
type Refusal = (calls: readonly Call[]) => { readonly status: number; readonly body: unknown } | undefined

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const results: Record<string, string> = { eth_blockNumber: '0x7', eth_gasPrice: '0x8', eth_chainId: '0x9' }

function answer({ id, method }: Call) {
  const result = results[method]
  return result === undefined
    ? { jsonrpc: '2.0', id, error: { code: -32_601, message: 'Method not found' } }
    : { jsonrpc: '2.0', id, result }
}

/** A node on this machine, how many calls each request had, and a client of it. */
async function start(refuse: Refusal = () => undefined) {
  const sizes: number[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const asked = JSON.parse(text) as Call | Call[]
    sizes.push([asked].flat().length)
    const refused = Array.isArray(asked) ? refuse(asked) : undefined
    const body = refused ? refused.body : Array.isArray(asked) ? asked.map(answer) : answer(asked)
    response.writeHead(refused?.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  const url = `http://127.0.0.1:${address.port}`
  const chain = defineChain({
    id: 9,
    name: 'Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  const client = createClient({ chain, transport: batchingHttp(url, { retryCount: 0 }) })
  const askAll = () => Promise.all([getBlockNumber(client, { cacheTime: 0 }), getGasPrice(client), getChainId(client)])
  return { sizes, client, chain, askAll }
}

function error(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } }
}

test('what is asked at once goes in one request, and what is asked alone is no batch', async () => {
  const { sizes, askAll, client, chain } = await start(() => undefined)
  expect(await askAll()).toEqual([7n, 8n, 9])
  expect(await getGasPrice(client)).toBe(8n)
  expect(sizes).toEqual([3, 1])
  expect(takesNoBatches(chain)).toBe(false)
})

test('the same read twice at once is one call, and is asked again later', async () => {
  results['eth_getCode'] = '0xab'
  const { sizes, client } = await start()
  const getCode = (address: string) => client.request({ method: 'eth_getCode', params: [address] } as never)
  expect(await Promise.all([getCode('0x1'), getCode('0x1'), getCode('0x2')])).toEqual(['0xab', '0xab', '0xab'])
  expect(await getCode('0x1')).toBe('0xab')
  expect(sizes).toEqual([2, 1])
})

test('answers that are too large together are asked for in halves, and what comes next is one request again', async () => {
  results['eth_getCode'] = `0x${'ab'.repeat(2_000_000)}`
  const { sizes, client, askAll } = await start()
  const codes = ['0x1', '0x2', '0x3'].map((place) =>
    client.request({ method: 'eth_getCode', params: [place] } as never),
  )
  expect((await Promise.all(codes)).map((code) => String(code).length)).toEqual([4_000_002, 4_000_002, 4_000_002])
  expect(sizes.toSorted()).toEqual([1, 2, 3])
  sizes.length = 0
  expect(await askAll()).toEqual([7n, 8n, 9])
  expect(sizes).toEqual([3])
})

test('one call that fails fails alone', async () => {
  const { client, sizes } = await start()
  const strange = client.request({ method: 'eth_strange' } as never)
  const [block, failed] = await Promise.allSettled([getBlockNumber(client, { cacheTime: 0 }), strange])
  expect(block).toMatchObject({ value: 7n })
  expect(failed).toMatchObject({ reason: { details: 'Method not found' } })
  expect(sizes).toEqual([2])
})

describe('a node that takes no batches', () => {
  test.each<[string, Refusal]>([
    ['says so in one error', () => ({ status: 200, body: error(-32_600, 'batch not supported') })],
    ['says so in a list of one error', () => ({ status: 200, body: [error(-32_600, 'no batches')] })],
    ['says so by its status', () => ({ status: 400, body: 'Bad Request' })],
    ['says so by status and error', () => ({ status: 403, body: error(-32_005, 'Batch requests are not allowed') })],
    ['answers nothing', () => ({ status: 200, body: [] })],
  ])('and %s is asked one by one, and from then on at once so', async (_, refuse) => {
    const { sizes, askAll, chain } = await start(refuse)
    expect(await askAll()).toEqual([7n, 8n, 9])
    expect(takesNoBatches(chain)).toBe(true)
    sizes.length = 0
    expect(await askAll()).toEqual([7n, 8n, 9])
    expect(sizes).toEqual([1, 1, 1])
  })
})

test('a node that takes few calls at once is asked so many', async () => {
  const refuse: Refusal = ({ length }) =>
    length > 3 ? { status: 200, body: error(31, 'Batch of more than 3 requests') } : undefined
  const { sizes, client, chain } = await start(refuse)
  // viem asks for the number of the block once, however many ask.
  const prices = Array.from({ length: 6 }, () => getGasPrice(client))
  expect(await Promise.all(prices)).toEqual(Array.from({ length: 6 }, () => 8n))
  expect(sizes).toEqual([6, 3, 3])
  expect(takesNoBatches(chain)).toBe(false)
})

test.each([
  ['an error', { status: 200, body: error(-32_005, 'limit exceeded') }, 'limit exceeded'],
  ['a status', { status: 429, body: '' }, 'Status: 429'],
  ['a gateway', { status: 503, body: '' }, 'Status: 503'],
])('a node that can take no more now, as %s says, is not asked more often in parts', async (_, refused, message) => {
  const { sizes, askAll, chain } = await start(() => refused)
  await expect(askAll()).rejects.toThrow(message)
  expect(sizes).toEqual([3])
  expect(takesNoBatches(chain)).toBe(false)
})

test('a call that a batch asked in vain is told as one that was asked alone', async () => {
  const { client } = await start()
  const ask = () => client.request({ method: 'eth_strange' } as never)
  const [first] = await Promise.allSettled([ask(), ask()])
  expect((first as PromiseRejectedResult).reason).toMatchObject({ cause: expect.any(RpcRequestError) })
})
