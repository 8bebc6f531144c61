import { describe, expect, test } from 'vitest'
import { alice, createBrowser, makeAuth, startMs } from '../../test/makeAuth.ts'
import { createSignInAdapter, type CreateSignInAdapterParameters } from './createSignInAdapter.ts'

const origin = 'https://drop.example'

type Answer = { readonly status: number; readonly body?: unknown } | 'offline'

/** An adapter whose server is scripted: the last answer is repeated. */
function makeScripted(answers: readonly Answer[], parameters: Partial<CreateSignInAdapterParameters> = {}) {
  const requests: { readonly path: string; readonly init: RequestInit }[] = []
  const waits: number[] = []
  const adapter = createSignInAdapter({
    origin,
    fetch: async (path, init) => {
      requests.push({ path, init })
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? 'offline'
      if (answer === 'offline') throw new TypeError('fetch failed')
      return new Response(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}), answer)
    },
    wait: async (delayMs) => void waits.push(delayMs),
    ...parameters,
  })
  return { adapter, requests, waits }
}

/** An adapter on the real server half, as a browser sees it. */
function makeReal(parameters: Partial<CreateSignInAdapterParameters> = {}) {
  const made = makeAuth()
  const browser = createBrowser(made.auth)
  const adapter = createSignInAdapter({
    origin,
    fetch: (path, init) =>
      browser.request(path.replace('/api/auth/', ''), {
        method: init.method ?? 'GET',
        ...(init.body ? { body: String(init.body) } : {}),
        headers: Object.fromEntries(new Headers(init.headers)),
      }),
    now: () => made.now().getTime(),
    ...parameters,
  })
  return { ...made, adapter, browser }
}

const given = { status: 200, body: { nonce: 'a'.repeat(32), issuedAt: '2026-03-01T12:00:00.000Z' } }

describe('with the real server', () => {
  test('what it writes is what the server’s strict parser reads', async () => {
    const { adapter } = makeReal({ statement: 'Sign in to Drop.' })
    const nonce = await adapter.getNonce()
    const message = adapter.createMessage({ nonce, address: alice.address, chainId: 137 })
    expect(message).toBe(
      [
        'drop.example wants you to sign in with your Ethereum account:',
        alice.address,
        '',
        'Sign in to Drop.',
        '',
        'URI: https://drop.example',
        'Version: 1',
        'Chain ID: 137',
        `Nonce: ${nonce}`,
        'Issued At: 2026-03-01T12:00:00.000Z',
        'Expiration Time: 2026-03-02T12:00:00.000Z',
      ].join('\n'),
    )
    expect(await adapter.openSession({ message, signature: await alice.signMessage({ message }) })).toEqual({
      address: alice.address,
      chainId: 137,
      accountType: 'eoa',
      expiresAt: new Date('2026-03-02T12:00:00.000Z'),
    })
    expect(await adapter.getSession()).toMatchObject({ address: alice.address })
    await adapter.signOut()
    expect(await adapter.getSession()).toBeNull()
  })

  test.each([-48, 48])('a clock that is %i hours off does not keep anybody out', async (hours) => {
    const localMs = startMs + hours * 3_600_000
    const { adapter } = makeReal({ now: () => localMs })
    const message = adapter.createMessage({ nonce: await adapter.getNonce(), address: alice.address, chainId: 1 })
    expect(await adapter.verify({ message, signature: await alice.signMessage({ message }) })).toBe(true)
    expect((await adapter.getSession())?.expiresAt).toEqual(new Date(localMs + 24 * 3_600_000))
  })

  test('a dialog that keeps its first nonce, like RainbowKit’s, gets in on the second try', async () => {
    const { adapter } = makeReal()
    const nonce = await adapter.getNonce()
    const first = adapter.createMessage({ nonce, address: alice.address, chainId: 1 })
    expect(await adapter.verify({ message: first, signature: `0x${'1'.repeat(130)}` })).toBe(false)
    const second = adapter.createMessage({ nonce, address: alice.address, chainId: 1 })
    expect(second).not.toBe(first)
    expect(await adapter.verify({ message: second, signature: await alice.signMessage({ message: second }) })).toBe(
      true,
    )
  })
})

describe('a nonce that can’t be had', () => {
  test('is asked for three times, with pauses', async () => {
    const { adapter, requests, waits } = makeScripted(['offline', { status: 503 }, given])
    expect(await adapter.getNonce()).toBe('a'.repeat(32))
    expect(requests).toHaveLength(3)
    expect(waits).toEqual([400, 800])
  })

  test('three times in vain says so', async () => {
    const { adapter, requests } = makeScripted(['offline'])
    await expect(adapter.getNonce()).rejects.toMatchObject({
      name: 'SignInRequestError',
      request: 'nonce',
      status: null,
      shortMessage: 'Error preparing message, please retry!',
    })
    expect(requests).toHaveLength(3)
  })

  test('a refusal is not asked again', async () => {
    const { adapter, requests } = makeScripted([{ status: 429, body: { error: { code: 'TOO_MANY' } } }])
    await expect(adapter.getNonce()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY' })
    expect(requests).toHaveLength(1)
  })

  test.each([{}, { nonce: 7 }, { nonce: 'a'.repeat(32) }, [], 'text', '<html>'])('%j is no nonce', async (body) => {
    await expect(makeScripted([{ status: 200, body }]).adapter.getNonce()).rejects.toMatchObject({ request: 'nonce' })
  })
})

describe('verification', () => {
  const attempt = { message: 'Nonce: abcdefgh', signature: '0x' }

  test('that fails is false for an adapter’s caller, and an error for our dialog', async () => {
    const answer = { status: 401, body: { error: { code: 'NONCE_UNKNOWN' } } }
    expect(await makeScripted([answer, given]).adapter.verify(attempt)).toBe(false)
    await expect(makeScripted([answer]).adapter.openSession(attempt)).rejects.toMatchObject({
      request: 'verify',
      status: 401,
      code: 'NONCE_UNKNOWN',
    })
  })

  test.each([{}, { session: null }, { session: { address: alice.address } }, { session: 7 }])(
    '%j is no session',
    async (body) => {
      await expect(makeScripted([{ status: 200, body }]).adapter.openSession(attempt)).rejects.toMatchObject({
        request: 'verify',
      })
    },
  )

  test('a type nobody knows is taken for the stricter one', async () => {
    const session = { address: alice.address, chainId: 1, accountType: 'x', expiresAt: '2026-03-01T12:00:00Z' }
    const body = { session, now: '2026-03-01T11:00:00Z' }
    expect(await makeScripted([{ status: 200, body }]).adapter.getSession()).toMatchObject({
      accountType: 'contract',
    })
  })
})

test('requests stay on the site, carry its cookies, and say when they come out of a frame', async () => {
  const plain = makeScripted([given])
  await plain.adapter.getNonce()
  expect(plain.requests[0]).toMatchObject({
    path: '/api/auth/nonce',
    init: { method: 'GET', credentials: 'same-origin', cache: 'no-store' },
  })
  expect(new Headers(plain.requests[0]?.init.headers).get('x-embedded')).toBeNull()

  const framed = makeScripted([{ status: 200 }], { isEmbedded: true, baseUrl: '/auth' })
  await framed.adapter.signOut()
  expect(framed.requests[0]).toMatchObject({ path: '/auth/logout', init: { method: 'POST', body: '{}' } })
  const headers = new Headers(framed.requests[0]?.init.headers)
  expect([headers.get('x-embedded'), headers.get('content-type')]).toEqual(['1', 'application/json'])
})
