// Looks up a million addresses on five chains, with nodes that answer after 100 ms, and with nodes that refuse half of the calls.
import { packAccounts } from '@slotdrop/drops'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRandom } from '@slotdrop/testing'
import { createPublicClient, type Hex, http, pad, toHex } from 'viem'
import { surveyAccounts, systemClock, type ChainClient } from '../src/index.ts'

const delay = 100
const chains = 5

type Call = { readonly id: number; readonly method: string; readonly params: readonly { readonly data?: Hex }[] }

/** One address in a hundred is a contract. */
function answerOf({ method, params }: Call): string {
  if (method !== 'eth_call') return '0x1'
  const data = params[0]?.data ?? '0x'
  const count = (data.length - 2) / 40 - 1
  let [kinds, codes] = ['', '']
  for (let index = 1; index <= count; index++) {
    const isContract = Number.parseInt(data.slice(index * 40 + 38, index * 40 + 42), 16) % 100 === 0
    kinds += isContract ? '02' : '01'
    if (isContract) codes += '0123456789abcdef'
  }
  return `0x01${kinds}${codes}`
}

function serve() {
  let calls = 0
  let refuses = false
  const random = createRandom(1)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/refuse') refuses = true
    if (request.url === '/count') response.end(`${calls}`)
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    if (text === '') {
      if (!response.writableEnded) response.end()
      return
    }
    const call = JSON.parse(text) as Call
    calls++
    const isRefused = refuses && random.chance(0.5)
    setTimeout(() => {
      const { id } = call
      const error = { code: -32_005, message: 'limit exceeded' }
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(isRefused ? { jsonrpc: '2.0', id, error } : { jsonrpc: '2.0', id, result: answerOf(call) }),
      )
    }, delay)
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1', () => {
    server.keepAliveTimeout = 120_000
    process.send?.((server.address() as AddressInfo).port)
  })
}

async function measure(url: string, count: number) {
  const before = process.memoryUsage().rss
  let largest = before
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last - 10)
    last = now
    largest = Math.max(largest, process.memoryUsage().rss)
  }, 10)
  function* addresses() {
    for (let index = 0; index < count; index++) yield pad(toHex(2n ** 150n + BigInt(index)), { size: 20 })
  }
  const accounts = packAccounts(addresses())
  longest = 0
  last = performance.now()
  const calls = async () => Number(await (await fetch(`${url}/count`)).text())
  const called = await calls()
  const start = performance.now()
  const found = await surveyAccounts({
    accounts,
    chains: Array.from({ length: chains }, (_, place) => ({
      chainId: place + 1,
      client: createPublicClient({ transport: http(url, { retryCount: 0 }), cacheTime: 0 }) as ChainClient,
    })),
    clock: systemClock,
  })
  clearInterval(timer)
  const unknown = found.flatMap(({ kinds }) => [...kinds].filter((kind) => kind === 255)).length
  console.log(
    `${count} addresses: ${((performance.now() - start) / 1000).toFixed(1)} s, ${(await calls()) - called} requests, ` +
      `${Math.round((largest - before) / 1e6)} MB more, longest task ${Math.round(longest)} ms, ${unknown} unknown`,
  )
}

if (process.send === undefined) {
  // A process of its own, so that its memory is not counted.
  const node = fork(new URL(import.meta.url))
  const [port] = (await once(node, 'message')) as [number]
  const url = `http://127.0.0.1:${port}`
  await measure(url, 10_000)
  await measure(url, 1_000_000)
  await fetch(`${url}/refuse`)
  await measure(url, 1_000_000)
  node.kill()
} else serve()
