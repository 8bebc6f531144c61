import { createSiweMessage } from 'viem/siwe'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createAuth, createMemoryAuthStore } from './index.ts'

const origin = 'https://drop.example'
const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)

test('a signed message opens a session with every RPC down', async () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const auth = createAuth({
    store: createMemoryAuthStore(),
    config: { origin, chainIds: [1] },
    getClient: () => undefined,
    clock: () => now,
  })
  const given = await auth.handle(new Request(`${origin}/api/auth/nonce`))
  const { nonce } = (await given.json()) as { nonce: string }
  const browser = given.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const message = createSiweMessage({
    address: account.address,
    chainId: 1,
    domain: 'drop.example',
    nonce,
    uri: origin,
    version: '1',
    issuedAt: now,
  })
  const signature = await account.signMessage({ message })
  const answer = await auth.handle(
    new Request(`${origin}/api/auth/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: browser, origin },
      body: JSON.stringify({ message, signature }),
    }),
  )
  expect(answer.status).toBe(200)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await auth.getSession(new Request(`${origin}/`, { headers: { cookie } }))).toMatchObject({
    address: account.address,
    chainId: 1,
    accountType: 'eoa',
  })
})
