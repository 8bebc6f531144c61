import { parse, type OperationDefinitionNode } from 'graphql'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi, toRequest } from '../../../test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { takeTurn } from '../../services/takeTurn.ts'
import type { RateLimiter } from '../createRateLimiter.ts'
import { costOfOperation } from './operationLimits.ts'

let database: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase('postgres')
  open = await database.open()
})
afterAll(async () => {
  await open.close()
  await database.remove()
})

const id = `0x${'ab'.repeat(32)}`
const sender = '0x0000000000000000000000000000000000000001'

function costOf(text: string, values: Record<string, unknown> = {}): number {
  const document = parse(text)
  return costOfOperation(document, document.definitions[0] as OperationDefinitionNode, values)
}

/** Notes what is taken, and refuses nothing. */
function createNotes(): RateLimiter & { taken: (name: string) => number } {
  const taken = new Map<string, number>()
  return {
    taken: (name) => taken.get(name) ?? 0,
    take: async ({ name }, _key, cost = 1) => {
      taken.set(name, (taken.get(name) ?? 0) + cost)
      return { allowed: true }
    },
    cleanUp: async () => {},
  }
}

describe('what an operation costs', { tags: ['G10'] }, () => {
  test.each<[number, string, Record<string, unknown>?]>([
    [1, '{ viewer { address } }'],
    [15, `{ ${Array.from({ length: 15 }, (_, place) => `a${place}: __typename`).join(' ')} }`],
    [1, `{ drop(id: "${id}") { manifest } }`],
    [15, `{ ${Array.from({ length: 15 }, (_, place) => `a${place}: drop(id: "${id}") { manifest }`).join(' ')} }`],
    [15, `{ drops(sender: "${sender}", first: 15) { edges { node { manifest } } } }`],
    [3, 'query($n: Int) { drops(sender: "0x1", first: $n) { edges { node { manifest } } } }', { n: 3 }],
    [100, 'query($n: Int) { drops(sender: "0x1", first: $n) { edges { node { manifest } } } }'],
    [100, `{ allocations(account: "${sender}", first: 100) { edges { node { provenRows { proof } } } } }`],
    [
      2,
      `{ ...f } fragment f on Query { a: drop(id: "${id}") { ...g } b: viewer { address } } fragment g on Drop { manifest }`,
    ],
    [51, `{ drop(id: "${id}") { rows(first: 100) { edges { cursor ${'x: cursor '.repeat(48)} } } } }`],
  ])('%i units for %.60s', (cost, text, values) => {
    expect(costOf(text, values)).toBe(cost)
  })

  test('a hundred manifests by aliases cost a hundred units', async () => {
    const limiter = createNotes()
    const api = createTestApi(open.db, { rateLimiter: limiter })
    for (const count of [15, 15, 15, 15, 15, 15, 10]) {
      const query = `{ ${Array.from({ length: count }, (_, place) => `a${place}: drop(id: "${id}") { manifest }`).join(' ')} }`
      expect((await ask(api, query)).errors).toBeUndefined()
    }
    expect(limiter.taken('query')).toBe(100)
  })

  test('more manifests than a page has by itself are refused before anything is executed', async () => {
    const query = `{ drops(sender: "${sender}", first: 100) { edges { node { manifest } } } }`
    const answer = await ask(createTestApi(open.db), query)
    expect(answer.status).toBe(400)
    expect(answer.errors![0]).toMatchObject({
      message: 'The operation is too large: manifests 100, at most 20.',
      extensions: { code: 'OPERATION_TOO_LARGE' },
    })
  })

  test('what is refused costs something too, whatever it is', async () => {
    const limiter = createNotes()
    const api = createTestApi(open.db, { rateLimiter: limiter })
    for (const body of [
      '{',
      { query: '{ unknown }' },
      { query: 'nonsense' },
      [],
      { query: '{ __schema { types { name } } }' },
    ])
      expect((await api.fetch(toRequest(body))).status).toBe(400)
    expect(limiter.taken('operation')).toBe(5)
    expect(limiter.taken('query')).toBe(0)
  })

  test('an IPv6 caller is counted as a network and as its site', async () => {
    const limiter = createNotes()
    const api = createTestApi(open.db, { rateLimiter: limiter })
    await api.fetch(toRequest({ query: '{ __typename }' }), { clientKey: '2001:db8:1:2::/64' })
    await api.fetch(toRequest({ query: '{ __typename }' }), { clientKey: '203.0.113.1' })
    expect(['query', 'query-site'].map(limiter.taken)).toEqual([2, 1])
  })
})

describe('the end of an answer', { tags: ['G10'] }, () => {
  const waitInDatabase = (seconds: number) => {
    let statement: Promise<unknown> = Promise.resolve()
    const auth = {
      getSession: () => {
        // Asked once: Drizzle asks anew for each `then`.
        statement = Promise.resolve(open.db.execute(sql`select pg_sleep(${seconds})`))
        return statement.then(() => null)
      },
    }
    const api = createTestApi(open.db, { auth, config: { limits: { timeMs: 500 } } })
    return { api, statement: () => statement }
  }

  test('PostgreSQL stops the statement of a query whose time is over', async () => {
    const { api, statement } = waitInDatabase(60)
    const response = await api.fetch(toRequest({ query: '{ viewer { address } }' }))
    expect(response.status).toBe(503)
    // query_canceled: the word of the database itself.
    await expect(statement()).rejects.toMatchObject({ cause: { code: '57014' } })
  })

  test('a query whose caller went away asks nothing any more', async () => {
    const { api, statement } = waitInDatabase(60)
    const caller = new AbortController()
    caller.abort()
    const request = new Request(toRequest({ query: '{ viewer { address } }' }), { signal: caller.signal })
    await api.fetch(request)
    await expect(statement()).rejects.toMatchObject({ cause: { name: 'AbortError' } })
  })

  test('a mutation goes on to its end', async () => {
    const { api, statement } = waitInDatabase(1)
    const query = `mutation { publishDrop(id: "${id}") { __typename } }`
    expect((await api.fetch(toRequest({ query }))).status).toBe(503)
    await expect(statement()).resolves.toBeDefined()
  })

  test('other requests go on with a database some of whose statements were stopped', async () => {
    const { api } = waitInDatabase(60)
    const stopped = Array.from({ length: 12 }, () => api.fetch(toRequest({ query: '{ viewer { address } }' })))
    expect((await Promise.all(stopped)).map(({ status }) => status)).toEqual(stopped.map(() => 503))
    const query = `{ drop(id: "${id}") { id } }`
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(createTestApi(open.db), query)))
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ drop: null })))
  })
})

describe('turns', () => {
  test('between two pieces of heavy work whatever else has come in has its turn', async () => {
    const seen: string[] = []
    const other = () => {
      seen.push('other')
      if (seen.length < 6) setImmediate(other)
    }
    setImmediate(other)
    await Promise.all(['a', 'b', 'c'].map(async (name) => (await takeTurn(), seen.push(name))))
    expect(seen.join(' ')).toMatch(/a (other )+b (other )+c/)
  })

  test('nobody waits for work that was given up', async () => {
    const caller = new AbortController()
    const turns = Promise.allSettled(Array.from({ length: 3 }, () => takeTurn(caller.signal)))
    caller.abort()
    expect((await turns).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await takeTurn()
  })
})
