import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createAuth } from './createAuth.ts'
import { createMemoryAuthStore } from './createMemoryAuthStore.ts'
import { toNodeListener } from './toNodeListener.ts'

const origin = 'https://drop.example'
const auth = createAuth({
  store: createMemoryAuthStore(),
  config: { origin, chainIds: [1] },
  getClient: () => undefined,
  clock: () => new Date(),
})
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/auth`
}

function post(url: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' }
  return fetch(`${url}/verify`, { method: 'POST', headers, body })
}

test('a nonce comes with its cookie', async () => {
  const url = await listen((request, response) => void toNodeListener(auth)(request, response))
  const response = await fetch(`${url}/nonce`)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toHaveLength(1)
  expect(await response.json()).toMatchObject({ nonce: expect.stringMatching(/^\w{32}$/) })
})

const attempt = JSON.stringify({ message: 'no message', signature: '0x00' })

test.each<[string, (text: string) => unknown]>([
  ['nobody read', () => undefined],
  ['was read as a text', (text) => text],
  ['was parsed', (text) => JSON.parse(text)],
])('a body that %s is what the sign-in reads', async (_how, read) => {
  const url = await listen((request, response) => {
    const body = read(attempt)
    void toNodeListener(auth)(body === undefined ? request : Object.assign(request, { body }), response)
  })
  const response = await post(url, attempt)
  expect(await response.json()).toMatchObject({ error: { code: 'MESSAGE_MALFORMED' } })
})

test('a body longer than any sign-in is read no further', async () => {
  const url = await listen((request, response) => void toNodeListener(auth)(request, response))
  const response = await post(url, 'x'.repeat(300_000))
  expect([response.status, await response.json()]).toMatchObject([413, { error: { code: 'BODY_TOO_LARGE' } }])
})
