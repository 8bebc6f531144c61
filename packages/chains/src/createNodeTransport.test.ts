import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from 'viem'
import { getBlockNumber, getGasPrice } from 'viem/actions'
import { createNodeTransport, toOfferedChains } from './index.ts'

type Fault = 'none' | 'breaks' | 'overloaded' | 'refuses-prices'

type Call = { readonly id: number; readonly method: string }

/** A node on this machine that counts what it is asked. */
type Node = {
  readonly url: string
  readonly asked: string[]
  requests: number
  chainId: number
  fault: Fault
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function startNode(block: number): Promise<Node> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const asked = JSON.parse(text) as Call | Call[]
    const calls = [asked].flat()
    node.requests += 1
    node.asked.push(...calls.map(({ method }) => method))
    if (node.fault === 'breaks') return response.destroy()
    if (node.fault === 'overloaded') return response.writeHead(503).end()
    if (node.fault === 'refuses-prices' && calls.some(({ method }) => method === 'eth_gasPrice'))
      return response.writeHead(413).end()
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' ? `0x${node.chainId.toString(16)}` : `0x${block.toString(16)}`,
    }))
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port could be had.')
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const node: Node = {
    url: `http://127.0.0.1:${address.port}`,
    asked: [],
    requests: 0,
    chainId: 137,
    fault: 'none',
  }
  return node
}

/** A chain with an own node that stands at block 7 and two of the site that stand at block 1. */
async function start() {
  const [own, first, second] = await Promise.all([startNode(7), startNode(1), startNode(1)])
  const [chain] = toOfferedChains({
    chains: [{ id: 137, rpcUrls: [first.url, second.url], ownRpcUrl: own.url, explorerUrl: null }],
  })
  let time = 0
  const client = createClient({ chain, transport: createNodeTransport(chain, { now: () => time }) })
  return {
    own,
    first,
    second,
    readBlock: () => getBlockNumber(client, { cacheTime: 0 }),
    readGasPrice: () => getGasPrice(client),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

describe('an own node', () => {
  test('is asked which chain it serves once, and then everything before the site’s nodes', async () => {
    const { own, first, readBlock, readGasPrice } = await start()
    expect(await Promise.all([readBlock(), readGasPrice()])).toEqual([7n, 7n])
    expect(await readBlock()).toBe(7n)
    expect(own.asked.toSorted()).toEqual(['eth_blockNumber', 'eth_blockNumber', 'eth_chainId', 'eth_gasPrice'])
    expect(own.asked[0]).toBe('eth_chainId')
    expect(first.asked).toEqual([])
  })

  test('of another chain is asked nothing else, ever', async () => {
    const { own, readBlock, pass } = await start()
    own.chainId = 1
    expect(await readBlock()).toBe(1n)
    pass(3_600_000)
    expect(await readBlock()).toBe(1n)
    expect(own.asked).toEqual(['eth_chainId'])
  })

  test.each<Fault>(['breaks', 'overloaded'])(
    'that %s leaves the answer to the next, and is left alone for 30 s',
    async (fault) => {
      const { own, first, readBlock, pass } = await start()
      await readBlock()
      own.fault = fault
      expect(await readBlock()).toBe(1n)
      const asked = own.asked.length
      expect(await readBlock()).toBe(1n)
      expect(own.asked).toHaveLength(asked)
      expect(first.asked).toEqual(['eth_blockNumber', 'eth_blockNumber'])
      own.fault = 'none'
      pass(30_000)
      expect(await readBlock()).toBe(7n)
    },
  )

  test('that comes back as a node of another chain is not taken for the one it was', async () => {
    const { own, readBlock, pass } = await start()
    await readBlock()
    own.fault = 'breaks'
    await readBlock()
    own.fault = 'none'
    own.chainId = 1
    pass(30_000)
    expect(await readBlock()).toBe(1n)
  })

  test('that is silent from the first is waited for once, not at each read', async () => {
    const { own, readBlock } = await start()
    own.fault = 'breaks'
    expect([await readBlock(), await readBlock()]).toEqual([1n, 1n])
    expect(own.asked).toEqual(['eth_chainId'])
  })

  test('that refuses one request is asked the others', async () => {
    const { own, readBlock, readGasPrice } = await start()
    own.fault = 'refuses-prices'
    expect([await readGasPrice(), await readBlock()]).toEqual([1n, 7n])
  })
})

test('the only node of a chain that serves another one is refused with that reason, at each read', async () => {
  const node = await startNode(7)
  node.chainId = 1
  const coin = { name: 'OFC', symbol: 'OFC' }
  const [chain] = toOfferedChains({
    chains: [{ id: 1234, rpcUrls: [node.url], ownRpcUrl: node.url, explorerUrl: null, name: 'Office', coin }],
  })
  const client = createClient({ chain, transport: createNodeTransport(chain) })
  for (const read of [1, 2])
    expect([read, await getBlockNumber(client, { cacheTime: 0 }).catch(String)]).toEqual([
      read,
      expect.stringMatching(/serves another network and is not asked/),
    ])
})

test('without an own node the configured ones are asked in their order', async () => {
  const [first, second] = await Promise.all([startNode(1), startNode(2)])
  const [chain] = toOfferedChains({
    chains: [{ id: 137, rpcUrls: [first.url, second.url], explorerUrl: null }],
  })
  const client = createClient({ chain, transport: createNodeTransport(chain) })
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(1n)
  first.fault = 'breaks'
  expect(await getBlockNumber(client, { cacheTime: 0 })).toBe(2n)
  expect([...first.asked, ...second.asked]).not.toContain('eth_chainId')
})

test.each([true, false])(
  'what is asked at once goes in one request only where that is wanted: %s',
  async (isBatching) => {
    const node = await startNode(7)
    const [chain] = toOfferedChains({
      chains: [{ id: 137, rpcUrls: [node.url], explorerUrl: null }],
    })
    const client = createClient({ chain, transport: createNodeTransport(chain, { isBatching }) })
    expect(await Promise.all([getBlockNumber(client, { cacheTime: 0 }), getGasPrice(client)])).toEqual([7n, 7n])
    expect(node.requests).toBe(isBatching ? 1 : 2)
  },
)
