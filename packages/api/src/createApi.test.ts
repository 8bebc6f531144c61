import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, createTestApi, testOrigin, toRequest } from '../test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../test/databases.ts'
import type { Api } from './createApi.ts'
import type { OpenDatabase } from './database/createDatabase.ts'
import { silentLogger } from './logger.ts'

let database: TestDatabase
let open: OpenDatabase
let api: Api

beforeAll(async () => {
  database = await createTestDatabase('postgres')
  open = await database.open()
  api = createTestApi(open.db)
})

afterAll(async () => {
  await open.close()
  await database.remove()
})

function send(request: Request) {
  return api.fetch(request)
}

const typename = { query: '{ __typename }' }

describe('what the endpoint takes', () => {
  test('a JSON operation by POST from the own site is answered', async () => {
    const answer = await ask(api, '{ __typename viewer { address } }')
    expect(answer.status).toBe(200)
    expect(answer.data).toEqual({ __typename: 'Query', viewer: null })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('%s is refused', { tags: ['G3'] }, async (method) => {
    const response = await send(new Request('http://server.invalid/api/graphql?query={__typename}', { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  test.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
    'text/plain; application/json',
    'application/json; charset=utf-16',
    'application/json-seq',
  ])('a body of type %s is refused, as a form of another site could send it', { tags: ['G3'] }, async (type) => {
    const response = await send(toRequest(typename, { 'content-type': type }))
    expect(response.status).toBe(415)
  })

  test('a body without a type is refused', { tags: ['G3'] }, async () => {
    const body = new TextEncoder().encode(JSON.stringify(typename))
    const response = await send(new Request('http://server.invalid/api/graphql', { method: 'POST', body }))
    expect(response.status).toBe(415)
  })

  test.each(['https://evil.example', 'null', 'http://drops.example', 'https://drops.example.evil.example'])(
    'origin %s is refused and gets no CORS header',
    { tags: ['G3'] },
    async (origin) => {
      const response = await send(toRequest(typename, { origin }))
      expect(response.status).toBe(403)
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )

  test.each(['cross-site', 'same-site'])('a %s fetch without an origin is refused', { tags: ['G3'] }, async (site) => {
    const request = toRequest(typename, { 'sec-fetch-site': site })
    request.headers.delete('origin')
    expect((await send(request)).status).toBe(403)
  })

  test('a client that is no browser sends neither header and is served', async () => {
    const request = toRequest(typename)
    request.headers.delete('origin')
    expect((await send(request)).status).toBe(200)
  })

  test('no header names the site: Host and its forwarded forms change nothing', { tags: ['S10'] }, async () => {
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    expect((await send(toRequest(typename, evil))).status).toBe(200)
    expect((await send(toRequest(typename, { ...evil, origin: 'https://evil.example' }))).status).toBe(403)
  })

  test('a batch is refused', { tags: ['G3'] }, async () => {
    const response = await send(toRequest([typename, typename]))
    expect(response.status).toBe(400)
  })

  test.each(['', '{', '"text"', '12', 'null', '{"query":1}', '{"query":"{__typename}","variables":[]}', '{"other":1}'])(
    'a body %s is refused without an internal error',
    async (body) => {
      const response = await send(toRequest(body))
      expect(response.status).toBe(400)
      expect(await response.text()).not.toContain('originalError')
    },
  )

  test('a body above the limit is refused, also when its length is not declared', { tags: ['G3'] }, async () => {
    const small = createTestApi(open.db, { config: { limits: { body: 1_000 } } })
    const long = JSON.stringify({ query: '{ __typename }', variables: { pad: 'x'.repeat(2_000) } })
    expect((await small.fetch(toRequest(long))).status).toBe(413)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 500
        controller.enqueue(new Uint8Array(500))
      },
    })
    const streamed = new Request('http://server.invalid/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect((await small.fetch(streamed)).status).toBe(413)
    expect(sent).toBeLessThan(5_000)
  })
})

describe('how large an operation may be', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ')

  test.each<[string, string]>([
    ['too many aliases', `{ ${aliases(16)} }`],
    [
      'aliases multiplied by fragments',
      `{ ...f ...g } fragment g on Query { ...f } fragment f on Query { ${aliases(8)} }`,
    ],
    ['too many directives', `{ __typename ${'@include(if: true) '.repeat(6)} }`],
    ['too deep', `{ ${'viewer { '.repeat(10)} address ${'}'.repeat(10)} }`],
    ['deep through a fragment', '{ ...f } fragment f on Query { a { b { c { d { e { f { g { h { i } } } } } } } } } }'],
    ['too many tokens', `{ ${'__typename '.repeat(1_001)} }`],
    ['nested to break the parser', `${'{ a '.repeat(700)}`],
    ['too much text', `{ __typename } # ${'x'.repeat(15_000)}`],
    [
      'lists within lists',
      '{ drops(sender: "0x0000000000000000000000000000000000000001", first: 100) { edges { node { slots(first: 100) { edges { node { index } } } } } } }',
    ],
    [
      'lists within lists by a variable',
      'query($n: Int) { drops(sender: "0x0000000000000000000000000000000000000001", first: $n) { edges { node { rows(first: $n) { edges { cursor } } } } } }',
    ],
  ])('%s: refused before anything is executed', { tags: ['G3'] }, async (_name, query) => {
    const answer = await ask(api, query)
    expect(answer.data).toBeUndefined()
    expect(answer.errors!.length).toBeLessThanOrEqual(10)
    expect(answer.status).toBe(400)
  })

  test('an operation at the limits is answered', async () => {
    expect((await ask(api, `{ ${aliases(15)} }`)).errors).toBeUndefined()
  })

  test('fragments that contain each other end in an error, not in a loop', async () => {
    const answer = await ask(api, '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }')
    expect(answer.status).toBe(400)
  })

  test('many errors are cut to ten', { tags: ['G3'] }, async () => {
    const answer = await ask(api, `{ ${Array.from({ length: 100 }, (_, i) => `unknown${i}`).join(' ')} }`)
    expect(answer.errors!.length).toBeLessThanOrEqual(10)
  })

  test('an operation that takes too long is given up', async () => {
    const stuck = createTestApi(open.db, {
      auth: { getSession: () => new Promise(() => {}) },
      config: { limits: { timeMs: 50 } },
    })
    const response = await stuck.fetch(toRequest({ query: '{ viewer { address } }' }))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'TIMED_OUT' } }] })
  })
})

describe('what the endpoint tells', () => {
  test('in production it does not describe its schema, nor suggest names', { tags: ['G3'] }, async () => {
    const introspection = await ask(api, '{ __schema { types { name } } }')
    expect(introspection.status).toBe(400)
    const typo = await ask(api, '{ viewe { address } }')
    expect(JSON.stringify(typo.errors)).not.toMatch(/did you mean|viewer/i)
  })

  test('in development it describes its schema', async () => {
    const open_ = createTestApi(open.db, { config: { production: false } })
    expect((await ask(open_, '{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    })
  })

  test('an unexpected error shows nothing but an id, under which the log has the rest', { tags: ['G4'] }, async () => {
    const log = { ...silentLogger, error: vi.fn<(facts: object, text: string) => void>() }
    const secret = new Error('connect ECONNREFUSED 10.1.2.3:5432 /srv/app/secret.ts')
    const failing = createTestApi(open.db, { logger: log, auth: { getSession: () => Promise.reject(secret) } })
    const answer = await ask(failing, '{ viewer { address } }')
    const requestId = answer.headers.get('x-request-id')
    expect(answer.errors).toEqual([
      {
        message: 'Unexpected error.',
        path: ['viewer'],
        locations: expect.anything() as unknown,
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      },
    ])
    expect(JSON.stringify(answer)).not.toMatch(/ECONNREFUSED|srv|stack/)
    expect(log.error).toHaveBeenCalledOnce()
    expect(log.error.mock.calls[0]![0]).toMatchObject({ requestId, error: { message: secret.message } })
  })

  test('a failed statement is logged without its values', { tags: ['G4'] }, async () => {
    const log = { ...silentLogger, warn: vi.fn<(facts: object, text: string) => void>() }
    const broken = await database.open()
    await broken.close()
    const failing = createTestApi(broken.db, { logger: log })
    const sender = '0x00000000000000000000000000000000000000AA'
    const answer = await ask(failing, `{ drops(sender: "${sender.toLowerCase()}") { edges { cursor } } }`)
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'UNAVAILABLE' })
    expect(JSON.stringify(log.warn.mock.calls)).toContain('Failed query')
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/00aa/i)
  })

  test('a request is logged without variables, cookies or its text', { tags: ['W10'] }, async () => {
    const log = { ...silentLogger, info: vi.fn<(facts: object, text: string) => void>() }
    const logged = createTestApi(open.db, { logger: log })
    await logged.fetch(
      toRequest(
        { query: 'query Mine($a: String) { __typename @skip(if: false) }', variables: { a: 'v-secret' } },
        { cookie: 'c-secret' },
      ),
    )
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('secret')
    expect(log.info.mock.calls[0]![0]).toMatchObject({ status: 400 })
  })

  test('the site is named by configuration alone', () => {
    expect(testOrigin).toBe('https://drops.example')
  })
})
