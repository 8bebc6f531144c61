// @vitest-environment node
import { createSocket, type Socket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHostResolver } from './createHostResolver.ts'

let server: Socket
let queries = new Set<string>()
let answer: ((query: Buffer) => Buffer) | undefined

/** The name that a query asks for (RFC 1035, section 4.1.2). */
function nameOf(query: Buffer): string {
  const labels: string[] = []
  for (let at = 12; query[at]; at += 1 + query[at]!) labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
  return labels.join('.')
}

beforeEach(async () => {
  queries = new Set()
  answer = undefined
  server = createSocket('udp4')
  server.on('message', (query, { port, address }) => {
    queries.add(nameOf(query))
    if (answer) server.send(answer(query), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

function createResolver(timeoutMs = 60_000) {
  let time = 0
  const resolve = createHostResolver({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs, now: () => time })
  return { resolve, passTime: (ms: number) => (time += ms) }
}

const names = Array.from({ length: 60 }, (_, index) => `name-${index}.example.com`)

test('sixty names of a silent name server hold up no other lookup of the process', { tags: ['N1'] }, async () => {
  const { resolve } = createResolver()
  const ending = new AbortController()
  let ended = 0
  const asked = names.map((name) =>
    resolve(name, ending.signal).catch((error: unknown) => {
      ended += 1
      return error
    }),
  )
  await expect.poll(() => queries.size).toBe(4)
  // Each takes a thread of the pool that `dns.lookup` shares with every file.
  const found = await Promise.all(Array.from({ length: 8 }, () => lookup('localhost')))
  expect(found.every(({ address }) => address === '127.0.0.1' || address === '::1')).toBe(true)
  expect([ended, queries.size]).toEqual([0, 4])
  ending.abort()
  expect(await Promise.all(asked)).toHaveLength(60)
  expect(ended).toBe(60)
})

test('a name that is not found in time is not looked up again for a minute', { tags: ['N1'] }, async () => {
  const { resolve, passTime } = createResolver(50)
  const { signal } = new AbortController()
  expect(await Promise.all(names.slice(0, 6).map((name) => resolve(name, signal)))).toEqual(Array(6).fill([]))
  expect(queries.size).toBe(6)
  queries.clear()
  expect(await resolve(names[0]!, signal)).toEqual([])
  expect(queries.size).toBe(0)
  passTime(60_001)
  expect(await resolve(names[0]!, signal)).toEqual([])
  expect(queries.size).toBe(1)
})

test('addresses of both families are found', async () => {
  answer = (query) => {
    const isIpv6 = query.readUInt16BE(query.indexOf(0, 12) + 1) === 28
    const address = isIpv6 ? Buffer.from('26062800022000010000000000000001', 'hex') : Buffer.from([93, 184, 216, 34])
    const question = query.subarray(12, query.indexOf(0, 12) + 5)
    const head = Buffer.from(query.subarray(0, 12))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(1, 6)
    head.fill(0, 8)
    const record = Buffer.from([0xc0, 12, 0, isIpv6 ? 28 : 1, 0, 1, 0, 0, 0, 60, 0, address.length])
    return Buffer.concat([head, question, record, address])
  }
  const { resolve } = createResolver()
  expect(await resolve('images.example.com', new AbortController().signal)).toEqual([
    '93.184.216.34',
    '2606:2800:220:1::1',
  ])
})
