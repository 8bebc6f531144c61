import { describe, expect, test } from 'vitest'
import { alice, bob, createBrowser, makeAuth, minutes, readAnswer, signIn } from '../../test/makeAuth.ts'
import { writeMessage } from '../../test/messages.ts'
import { createTestStore } from '../../test/testStore.ts'
import {
  AuthConfigError,
  AuthStoreUnavailableError,
  createAuth,
  createMemoryAuthStore,
  type AuthConfig,
  type AuthStore,
} from './index.ts'

/** So many requests, ten at a time as a busy site has them. */
async function inTurns<T>(count: number, request: () => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  while (answers.length < count) answers.push(...(await Promise.all(Array.from({ length: 10 }, request))))
  return answers
}

function refused(code: string, status = 401) {
  return {
    status,
    code,
    message: 'Error verifying signature, please retry!',
    session: undefined,
  }
}

describe('signing in', () => {
  test('a nonce, a signature, a session', async () => {
    const { auth } = makeAuth()
    const browser = createBrowser(auth)
    expect(await browser.whoAmI()).toBeNull()
    const { response } = await signIn(browser)
    expect(await readAnswer(response)).toMatchObject({
      status: 200,
      session: { address: alice.address, chainId: 1, accountType: 'eoa', expiresAt: minutes(24 * 60) },
    })
    expect(await browser.whoAmI()).toMatchObject({ address: alice.address })
    expect(await auth.getSession(browser.toRequest())).toEqual({
      address: alice.address,
      chainId: 1,
      accountType: 'eoa',
      expiresAt: new Date(minutes(24 * 60)),
    })
  })

  test('needs no RPC for an account with a key', { tags: ['S13'] }, async () => {
    const { auth } = makeAuth({
      getClient: () => {
        throw new Error('asked a chain')
      },
    })
    expect((await signIn(createBrowser(auth))).response.status).toBe(200)
  })

  test('a clock that is five seconds behind signs in', { tags: ['N11'] }, async () => {
    const { auth } = makeAuth()
    expect((await signIn(createBrowser(auth), { issuedAt: minutes(-5 / 60) })).response.status).toBe(200)
  })

  test('while the store is away nothing is refused: it is to be tried again', { tags: ['N6'] }, async () => {
    const away = () => Promise.reject(new AuthStoreUnavailableError({ cause: new Error('connection lost') }))
    const { auth, events } = makeAuth({ store: { ...createMemoryAuthStore(), getSession: away, getNonceKey: away } })
    const browser = createBrowser(auth)
    const asked = await browser.request('nonce')
    expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await asked.json()).toEqual({
      error: { code: 'UNAVAILABLE', message: 'Error preparing message, please retry!' },
    })
    expect(events).toMatchObject([{ type: 'failed' }])
  })

  test('a message with the site’s scheme, with no statement, with an end, with resources', async () => {
    const { auth } = makeAuth()
    const header = 'https://drop.example wants you to sign in with your Ethereum account:'
    for (const lines of [{ header }, { statement: null }, { resources: ['https://drop.example/terms'] }]) {
      expect((await signIn(createBrowser(auth), lines)).response.status).toBe(200)
    }
  })

  test('signing in again replaces the session: the old cookie is nobody’s', async () => {
    const { auth, store } = makeAuth()
    const browser = createBrowser(auth)
    await signIn(browser)
    const old = browser.toRequest()
    await signIn(browser, {}, bob)
    expect(await browser.whoAmI()).toMatchObject({ address: bob.address })
    expect(await auth.getSession(old)).toBeNull()
    expect((await store.count()).sessions).toBe(1)
  })
})

describe('nonces', { tags: ['S1'] }, () => {
  test('a flood of them is unique, of letters and digits, shares no 12 characters, and makes neither row nor session', async () => {
    const { auth, store } = makeAuth()
    const many = store.floodSize
    const nonces = new Set<string>()
    const pieces = new Set<string>()
    let pieceCount = 0
    const given = await inTurns(many, () => createBrowser(auth).getNonce())
    for (const nonce of given) {
      nonces.add(nonce)
      for (let at = 0; at + 12 <= nonce.length; at += 1) pieces.add(nonce.slice(at, at + 12))
      pieceCount += nonce.length - 11
    }
    expect(nonces.size).toBe(many)
    expect([...nonces].every((nonce) => /^[A-Za-z0-9]{16,64}$/.test(nonce))).toBe(true)
    expect(pieces.size).toBe(pieceCount)
    expect(await store.count()).toEqual({ usedNonces: 0, sessions: 0 })
  })

  test('are not kept by caches, and say the server’s time and their end', async () => {
    const response = await createBrowser(makeAuth().auth).request('nonce')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ issuedAt: minutes(0), expiresAt: minutes(10) })
  })

  test('every character is as likely as any other, the first as well', { tags: ['N12'] }, async () => {
    const { auth } = makeAuth()
    const counts = new Map<string, number>()
    const firsts = new Map<string, number>()
    const add = (to: Map<string, number>, letter: string) => to.set(letter, (to.get(letter) ?? 0) + 1)
    for (const nonce of await inTurns(2000, () => createBrowser(auth).getNonce())) {
      for (const letter of nonce) add(counts, letter)
      add(firsts, nonce.slice(0, 1))
    }
    // 64,000 draws of 62: a mean of 1032, and five deviations of 32 either way.
    expect(counts.size).toBe(62)
    expect(Math.min(...counts.values())).toBeGreaterThan(870)
    expect(Math.max(...counts.values())).toBeLessThan(1195)
    // 2,000 draws of 62: a mean of 32, and five deviations of 5.6 either way.
    expect(firsts.size).toBe(62)
    expect(Math.max(...firsts.values())).toBeLessThan(61)
  })
})

describe('one nonce, one session', { tags: ['S5'] }, () => {
  test('of fifty attempts at once exactly one succeeds, twenty times', async () => {
    const { auth, store } = makeAuth()
    for (let round = 1; round <= 20; round += 1) {
      const browser = createBrowser(auth)
      const message = writeMessage({ address: alice.address, nonce: await browser.getNonce() })
      const signature = await alice.signMessage({ message })
      const body = { message, signature }
      const cookie = browser.toRequest().headers.get('cookie') ?? ''
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => createBrowser(auth).request('verify', { body, headers: { cookie } })),
      )
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
      expect((await store.count()).sessions).toBe(round)
    }
  })
})

describe('a nonce is good for one attempt', { tags: ['S6'] }, () => {
  test('a second time it is unknown', async () => {
    const { auth } = makeAuth()
    const browser = createBrowser(auth)
    const { message, signature } = await signIn(browser)
    expect(await readAnswer(await browser.verify(message, signature))).toEqual(refused('NONCE_UNKNOWN'))
  })

  test.each<[string, (message: string, signature: string) => [string, string]]>([
    ['a wrong signature', (message) => [message, `0x${'1'.repeat(130)}`]],
    ['no signature', (message) => [message, '']],
    ['a message with a line more', (message, signature) => [`${message}\nFoo: bar`, signature]],
    [
      'a message for another site',
      (message, signature) => [message.replace('drop.example wants', 'evil.example wants'), signature],
    ],
    ['a text that only names it', (message, signature) => [/Nonce: .*/.exec(message)?.[0] ?? '', signature]],
  ])('%s burns it', async (_, spoil) => {
    const { auth, store } = makeAuth()
    const browser = createBrowser(auth)
    const message = writeMessage({ address: alice.address, nonce: await browser.getNonce() })
    const signature = await alice.signMessage({ message })
    const first = await browser.verify(...spoil(message, signature))
    expect(first.status).toBeGreaterThanOrEqual(400)
    expect((await store.count()).usedNonces).toBe(1)
    expect(await readAnswer(await browser.verify(message, signature))).toEqual(refused('NONCE_UNKNOWN'))
  })

  test('after ten minutes it has ended', async () => {
    const { auth, pass } = makeAuth()
    const browser = createBrowser(auth)
    const message = writeMessage({ address: alice.address, nonce: await browser.getNonce() })
    const signature = await alice.signMessage({ message })
    pass(10 * 60_000)
    expect(await readAnswer(await browser.verify(message, signature))).toEqual(refused('NONCE_EXPIRED'))
  })

  test('one nobody gave out is unknown', async () => {
    const { auth } = makeAuth()
    const { response } = await signIn(createBrowser(auth), { nonce: 'z'.repeat(32) })
    expect(await readAnswer(response)).toEqual(refused('NONCE_UNKNOWN'))
  })

  test(
    'however many others are given out, to however many browsers, one that was given before is still good',
    { tags: ['S14'], timeout: 120_000 },
    async () => {
      const { auth, store } = makeAuth()
      const victim = createBrowser(auth)
      const nonce = await victim.getNonce()
      await inTurns(store.floodSize, () => auth.getNonce(new Request('https://drop.example/nonce')))
      expect(await store.count()).toEqual({ usedNonces: 0, sessions: 0 })
      const message = writeMessage({ address: alice.address, nonce })
      expect((await victim.verify(message, await alice.signMessage({ message }))).status).toBe(200)
    },
  )

  test('an attempt with nonces that nobody gave out leaves no row', { tags: ['S14'] }, async () => {
    const { auth, store } = makeAuth()
    const good = await createBrowser(auth).getNonce()
    const changed = good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const forged = ['z'.repeat(32), good.toLowerCase(), `${good}A`, good.slice(1), 'A'.repeat(32), '9'.repeat(32)]
    for (const nonce of forged) {
      const { response } = await signIn(createBrowser(auth), { nonce })
      expect(await readAnswer(response)).toEqual(refused('NONCE_UNKNOWN'))
    }
    expect(await store.count()).toEqual({ usedNonces: 0, sessions: 0 })
    // The last characters bind the browser: without them it is one of ours, given to somebody else.
    const { response } = await signIn(createBrowser(auth), { nonce: changed })
    expect(await readAnswer(response)).toEqual(refused('NONCE_FOREIGN'))
  })

  test('one that an instance gave out is good at another, and after a restart', { tags: ['S14'] }, async () => {
    const { auth, store, now } = makeAuth()
    const browser = createBrowser(auth)
    const message = writeMessage({ address: alice.address, nonce: await browser.getNonce() })
    const signature = await alice.signMessage({ message })
    const other = makeAuth({ store, clock: now }).auth
    const cookie = browser.toRequest().headers.get('cookie') ?? ''
    const verify = () => createBrowser(other).request('verify', { body: { message, signature }, headers: { cookie } })
    expect((await verify()).status).toBe(200)
    expect(await readAnswer(await browser.verify(message, signature))).toEqual(refused('NONCE_UNKNOWN'))
  })

  test('cleaning up takes away what has ended', async () => {
    const { auth, store, pass } = makeAuth()
    await signIn(createBrowser(auth))
    await createBrowser(auth).getNonce()
    pass(25 * 3_600_000)
    await auth.cleanUp()
    expect(await store.count()).toEqual({ usedNonces: 0, sessions: 0 })
  })
})

describe('cookies', { tags: ['S7'] }, () => {
  const getCookies = async (config: Partial<AuthConfig>, headers: Record<string, string> = {}) => {
    const origin = config.origin ?? 'https://drop.example'
    const { auth } = makeAuth({ config })
    const browser = createBrowser(auth, { origin, headers })
    const domain = new URL(origin).host
    const given = (await browser.request('nonce')).headers.getSetCookie()
    const header = `${domain} wants you to sign in with your Ethereum account:`
    const { response } = await signIn(browser, { header, uri: origin })
    return { given, taken: response.headers.getSetCookie() }
  }
  const value = '[A-Za-z0-9_-]{43}'

  test('are host-bound, not readable by scripts, and lax', async () => {
    const { given, taken } = await getCookies({})
    expect(given).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-session-browser=${value}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$`),
      ),
    ])
    expect(taken).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-session=${value}; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax$`),
      ),
      '__Host-session-browser=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  test('on http://localhost the prefix and Secure are dropped', async () => {
    const { taken } = await getCookies({ origin: 'http://localhost:3000' })
    expect(taken[0]).toMatch(new RegExp(`^session=${value}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax$`))
  })

  test('embedded, where that is allowed, they are partitioned', async () => {
    const { given, taken } = await getCookies({ isEmbeddable: true }, { 'x-embedded': '1' })
    expect(
      [...given, ...taken].every((cookie) => cookie.endsWith('; HttpOnly; Secure; SameSite=None; Partitioned')),
    ).toBe(true)
    expect(taken[0]).toMatch(/^__Host-session=/)
  })

  test.each([
    ['embedding is not allowed', {}, { 'x-embedded': '1' }],
    ['the page is not embedded', { isEmbeddable: true }, {}],
  ])('they are lax when %s', async (_, config, headers) => {
    const { taken } = await getCookies(config, headers as Record<string, string>)
    expect(taken[0]).toMatch(/SameSite=Lax$/)
  })

  test('the name is the app’s', async () => {
    const { taken } = await getCookies({ cookieName: 'drop' })
    expect(taken[0]).toMatch(/^__Host-drop=/)
  })

  test('a session cannot be fixed: sign-in gives another id than the browser brought', async () => {
    const { auth } = makeAuth()
    const browser = createBrowser(auth)
    browser.jar.set('__Host-session', 'a'.repeat(43))
    await signIn(browser)
    expect(browser.jar.get('__Host-session')).not.toBe('a'.repeat(43))
    const attacker = createBrowser(auth)
    attacker.jar.set('__Host-session', 'a'.repeat(43))
    expect(await attacker.whoAmI()).toBeNull()
  })

  test('two cookies of one name are no session: one of them was planted', async () => {
    const { auth } = makeAuth()
    const browser = createBrowser(auth)
    await signIn(browser)
    const good = browser.jar.get('__Host-session') ?? ''
    const request = new Request('https://drop.example/', {
      headers: { cookie: `__Host-session=${good}; __Host-session=${good}` },
    })
    expect(await auth.getSession(request)).toBeNull()
  })

  test('logout ends the session on the server: the old cookie is refused, in every tab', async () => {
    const { auth, store } = makeAuth()
    const browser = createBrowser(auth)
    await signIn(browser)
    const tab = browser.toRequest()
    const response = await browser.request('logout', { method: 'POST' })
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
      '__Host-session-browser=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
    ])
    expect(await auth.getSession(tab)).toBeNull()
    expect((await store.count()).sessions).toBe(0)
  })

  test('a logout without a session is fine', async () => {
    const response = await createBrowser(makeAuth().auth).request('logout', { method: 'POST' })
    expect(response.status).toBe(200)
  })

  test('the store holds neither nonce, id nor browser, only their hashes', async () => {
    const kept: unknown[] = []
    const inner = createTestStore()
    const store: AuthStore = {
      ...inner,
      useNonce: (nonceHash, expiresAt) => {
        kept.push(nonceHash)
        return inner.useNonce(nonceHash, expiresAt)
      },
      putSession: (record, replaced) => {
        kept.push(record, replaced)
        return inner.putSession(record, replaced)
      },
    }
    const browser = createBrowser(makeAuth({ store }).auth)
    const nonce = await browser.getNonce()
    const secrets = [nonce, ...browser.jar.values()]
    const message = writeMessage({ address: alice.address, nonce })
    await browser.verify(message, await alice.signMessage({ message }))
    secrets.push(...browser.jar.values())
    expect(kept).toHaveLength(3)
    for (const secret of secrets) expect(JSON.stringify(kept)).not.toContain(secret)
  })
})

describe('login CSRF', { tags: ['S7'] }, () => {
  test('a nonce given to one browser is refused from another, and burnt', async () => {
    const { auth } = makeAuth()
    const [attacker, victim] = [createBrowser(auth), createBrowser(auth)]
    await victim.getNonce()
    const message = writeMessage({ address: alice.address, nonce: await attacker.getNonce() })
    const signature = await alice.signMessage({ message })
    expect(await readAnswer(await victim.verify(message, signature))).toEqual(refused('NONCE_FOREIGN'))
    expect(await readAnswer(await attacker.verify(message, signature))).toEqual(refused('NONCE_UNKNOWN'))
  })

  test('without the cookie it is refused', async () => {
    const { auth } = makeAuth()
    const browser = createBrowser(auth)
    const message = writeMessage({ address: alice.address, nonce: await browser.getNonce() })
    browser.jar.clear()
    const response = await browser.verify(message, await alice.signMessage({ message }))
    expect(await readAnswer(response)).toEqual(refused('NONCE_FOREIGN'))
  })

  const methods = { nonce: 'GET', session: 'GET', verify: 'POST', logout: 'POST' }
  describe.each(Object.entries(methods))('%s', (path, method) => {
    const init = method === 'GET' ? { method } : { method, body: {} }
    test.each<[string, Record<string, string>]>([
      ['another origin', { origin: 'https://evil.example' }],
      ['a sibling origin', { origin: 'https://x.drop.example' }],
      ['the same host over http', { origin: 'http://drop.example' }],
      ['no origin to speak of', { origin: 'null' }],
      ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
      ['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
    ])('refuses %s', async (_, headers) => {
      const response = await createBrowser(makeAuth().auth).request(path, { ...init, headers })
      expect(await readAnswer(response)).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' })
      expect(response.headers.getSetCookie()).toEqual([])
    })

    test('answers its own method only', async () => {
      const { auth } = makeAuth()
      for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'].filter((name) => name !== method)) {
        const response = await createBrowser(auth).request(path, { method: other })
        expect(await readAnswer(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
      }
    })

    test('shares nothing with other origins', async () => {
      const response = await createBrowser(makeAuth().auth).request(path, init)
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json-seq', ''])(
    'a body of type %j is not read',
    async (type) => {
      const headers = { 'content-type': type }
      const response = await createBrowser(makeAuth().auth).request('verify', { body: '{}', headers })
      expect(await readAnswer(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
    },
  )
})

describe('bodies', () => {
  test.each(['', '{', 'null', '[]', '7', '{}', '{"message":"a"}', '{"message":1,"signature":"0x"}'])(
    '%j is refused',
    async (body) => {
      const response = await createBrowser(makeAuth().auth).request('verify', { body })
      expect(await readAnswer(response)).toMatchObject({ status: 400, code: 'BODY_MALFORMED' })
    },
  )

  test('a signature of 1 MB is refused before it is looked at', { tags: ['S2'] }, async () => {
    const { auth } = makeAuth()
    const browser = createBrowser(auth)
    const message = writeMessage({ address: alice.address, nonce: await browser.getNonce() })
    const response = await browser.verify(message, `0x${'ab'.repeat(1_000_000)}`)
    expect(await readAnswer(response)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  })

  test.each(['0x1', '0xzz', 'ab', `0x${'ab'.repeat(40_000)}`])(
    '%.20s is no signature',
    { tags: ['S2'] },
    async (signature) => {
      const { auth } = makeAuth()
      const browser = createBrowser(auth)
      const message = writeMessage({ address: alice.address, nonce: await browser.getNonce() })
      expect(await readAnswer(await browser.verify(message, signature))).toEqual(refused('SIGNATURE_MALFORMED', 400))
    },
  )

  test.each(['', 'other', 'constructor', '__proto__', 'toString'])('there is no part named %j', async (path) => {
    const response = await createBrowser(makeAuth().auth).request(path)
    expect(await readAnswer(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('the end of a session', { tags: ['S9'] }, () => {
  test('is the message’s own end, where that comes first', async () => {
    const { auth, pass } = makeAuth()
    const browser = createBrowser(auth)
    const { response } = await signIn(browser, { expirationTime: minutes(30) })
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=1800')
    pass(30 * 60_000 - 1)
    expect(await browser.whoAmI()).not.toBeNull()
    pass(1)
    expect(await browser.whoAmI()).toBeNull()
  })

  test('is 24 hours after sign-in, however long the message lasts and however much it is used', async () => {
    const { auth, pass } = makeAuth()
    const browser = createBrowser(auth)
    await signIn(browser, { expirationTime: minutes(1_000_000) })
    for (let hour = 1; hour < 24; hour += 1) {
      pass(3_600_000)
      expect(await browser.whoAmI()).toMatchObject({ expiresAt: minutes(24 * 60) })
    }
    pass(3_600_000)
    expect(await browser.whoAmI()).toBeNull()
  })
})

test('a session of a chain that is offered no more is none', { tags: ['S8'] }, async () => {
  const store = createTestStore()
  const browser = createBrowser(makeAuth({ store }).auth)
  await signIn(browser, { chainId: 137 })
  expect(await makeAuth({ store }).auth.getSession(browser.toRequest())).not.toBeNull()
  expect(await makeAuth({ store, config: { chainIds: [1] } }).auth.getSession(browser.toRequest())).toBeNull()
})

test('host headers change nothing', { tags: ['S10'] }, async () => {
  const { auth } = makeAuth()
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example;proto=http',
  }
  const good = createBrowser(auth, { headers })
  expect((await signIn(good)).response.status).toBe(200)
  const header = 'evil.example wants you to sign in with your Ethereum account:'
  const { response } = await signIn(createBrowser(auth, { headers }), { header, uri: 'https://evil.example' })
  expect(await readAnswer(response)).toEqual(refused('DOMAIN_MISMATCH'))
})

describe('failures that are not the user’s', { tags: ['S13'] }, () => {
  const broken = new Proxy(createMemoryAuthStore(), {
    get: () => () => Promise.reject(new Error('connection to 10.0.0.7 refused')),
  })

  test.each([
    ['nonce', 'Error preparing message, please retry!', undefined],
    ['verify', 'Error verifying signature, please retry!', { message: 'Nonce: abcdefgh12345678', signature: '0x' }],
    ['session', 'Oops, something went wrong!', undefined],
  ])('%s with the database down: 500, the specification’s text and nothing else', async (path, message, body) => {
    const browser = createBrowser(makeAuth({ store: broken }).auth)
    browser.jar.set('__Host-session', 'a'.repeat(43))
    const response = await browser.request(path, body === undefined ? {} : { body })
    expect(await readAnswer(response)).toEqual({ status: 500, code: 'UNEXPECTED', message, session: undefined })
  })

  test('a contract’s chain that is out of reach: 503, and the next attempt needs a new nonce', async () => {
    const { auth } = makeAuth()
    const browser = createBrowser(auth)
    const { response, message, signature } = await signIn(browser, { address: bob.address })
    expect(await readAnswer(response.clone())).toEqual(refused('CHAIN_UNAVAILABLE', 503))
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await readAnswer(await browser.verify(message, signature))).toEqual(refused('NONCE_UNKNOWN'))
    expect((await signIn(browser)).response.status).toBe(200)
  })
})

test('events tell what happened and hold no secret', async () => {
  const { auth, events } = makeAuth()
  const browser = createBrowser(auth)
  const { message, signature } = await signIn(browser)
  const id = browser.jar.get('__Host-session') ?? ''
  await browser.verify(message, signature)
  await browser.request('logout', { method: 'POST' })
  await signIn(browser, { address: bob.address })
  expect(events.map((event) => [event.type, 'code' in event ? event.code : null])).toEqual([
    ['signed-in', null],
    ['refused', 'NONCE_UNKNOWN'],
    ['signed-out', null],
    ['failed', null],
  ])
  const text = JSON.stringify(events)
  for (const secret of [message, signature, id, /Nonce: (.*)/.exec(message)?.[1] ?? '']) {
    expect(secret.length).toBeGreaterThan(16)
    expect(text).not.toContain(secret)
  }
})

describe('a configuration that can’t work is refused at start', () => {
  test.each<[string, Partial<AuthConfig>]>([
    ['origin', { origin: 'drop.example' }],
    ['origin', { origin: 'https://drop.example/' }],
    ['origin', { origin: 'https://drop.example/path' }],
    ['origin', { origin: 'http://drop.example' }],
    ['origin', { origin: 'ftp://drop.example' }],
    ['origin', { origin: 'https://DROP.example' }],
    ['chainIds', { chainIds: [] }],
    ['chainIds', { chainIds: [0] }],
    ['cookieName', { cookieName: 'a;b' }],
    ['skewMs', { skewMs: 300_001 }],
    ['nonceMs', { nonceMs: 0 }],
    ['sessionMs', { sessionMs: Number.NaN }],
  ])('%s %j', (field, config) => {
    const create = () => makeAuth({ config })
    expect(create).toThrow(AuthConfigError)
    expect(create).toThrow(expect.objectContaining({ field }))
  })

  test('the defaults can', () => {
    const config = { origin: 'http://127.0.0.1:3000', chainIds: [31337] }
    const auth = createAuth({
      store: createMemoryAuthStore(),
      config,
      getClient: () => undefined,
      clock: () => new Date(),
    })
    expect(Object.keys(auth)).toContain('handle')
  })
})
