import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { newClient, signIn } from '../fixtures/askSite.ts'
import { testSite } from '../fixtures/deploymentTest.ts'
import { siteWithContract } from '../fixtures/makeList.ts'

const test = testSite(siteWithContract)
const first = Number(process.env.FIRST ?? 1)
const rounds = Number(process.env.FUZZ_ROUNDS ?? 4_000)

const paths = [
  '/api/graphql',
  '/api/auth/nonce',
  '/api/auth/verify',
  '/api/auth/session',
  '/api/auth/logout',
  '/api/avatar',
  '/api/config',
  '/api/nodes',
  '/api/prices',
  '/api/sheet',
  `/api/drops/0x${'ab'.repeat(32)}/manifest.json`,
  `/d/0x${'ab'.repeat(32)}`,
  '/d/1',
  '/drops',
  '/_next/static/x.js',
  '/_next/image',
  '/manifest.json',
  '/api/cards/1.png',
  '/%E0%A4%A',
  '/d/%00',
  '/..%2f..%2fetc/passwd',
  '//evil.example/d/1',
  '/healthz',
  '/',
]
const fragments = [
  '{ product { name } }',
  'mutation($manifest: String!, $publish: Boolean!) { saveDrop(input: { manifest: $manifest, publish: $publish }) { __typename } }',
  'query($id: Hex!) { drop(id: $id) { id } }',
  '{"query":"{__typename}"}',
  '{"message":"x","signature":"0x"}',
  '{"__proto__":1}',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%00',
  '%E0%A4%A',
  '0x' + 'f'.repeat(64),
  '9'.repeat(40),
  '-1',
  '[]',
  'null',
  '{',
  '💧',
  'x'.repeat(2_000),
]
const methods = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH']
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
]

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function createRequest(seed: number, cookie: string): { path: string; init: RequestInit } {
  const random = createRandom(seed)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const noise = () => {
    const text = pick(fragments)
    const at = Math.floor(random() * text.length)
    return random() < 0.5 ? text : text.slice(0, at) + pick(fragments) + text.slice(at)
  }
  const body = () => {
    const kind = random()
    if (kind < 0.4)
      return JSON.stringify({ query: noise(), variables: { id: noise(), manifest: noise(), publish: noise() } })
    if (kind < 0.6) return JSON.stringify({ message: noise(), signature: noise(), url: noise(), drops: [noise()] })
    if (kind < 0.8) return noise()
    return Uint8Array.from({ length: Math.floor(random() * 200) }, () => random() * 256)
  }
  const method = pick(methods)
  const search = random() < 0.5 ? '' : `?${pick(['q', 'url', 'address', 'after', 'token'])}=${encodeSafely(noise())}`
  const tail = random() < 0.8 ? '' : `/${encodeSafely(noise())}`
  const type = pick(types)
  return {
    path: pick(paths) + tail + search,
    init: {
      method,
      redirect: 'manual',
      headers: {
        ...newClient(),
        ...(type && { 'content-type': type }),
        ...(random() < 0.5 && { cookie }),
        ...(random() < 0.2 && { range: `bytes=${noise().replace(/[^\x21-\x7e]/g, '')}` }),
        ...(random() < 0.2 && { accept: 'text/html' }),
      },
      ...(method !== 'GET' && method !== 'HEAD' && { body: body() }),
    },
  }
}

function encodeSafely(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

test(
  'of thousands of random requests none is answered as a fault of the server',
  { tags: ['W11'] },
  async ({ site }) => {
    const cookie = await signIn(site, privateKeyToAccount(generatePrivateKey()))
    const statuses = new Map<number, number>()
    const found: string[] = []
    for (let seed = first; seed < first + rounds; seed += 20)
      await Promise.all(
        Array.from({ length: 20 }, async (_, at) => {
          const { path, init } = createRequest(seed + at, cookie)
          const response = await fetch(site.url + path, init)
          const text = await response.text()
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
          if (response.status >= 500 || text.includes('Unexpected error'))
            found.push(`FIRST=${seed + at}: ${init.method} ${path} is ${response.status} ${text.slice(0, 200)}`)
        }),
      )
    console.log(`${rounds} requests: ${JSON.stringify(Object.fromEntries(statuses))}`)
    expect(found).toEqual([])
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  },
)
