import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, testOrigin, toRequest } from '../../../test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'

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

const url = 'http://server.invalid/api/graphql'

async function post(query: unknown, headers = {}) {
  const response = await api.fetch(toRequest(query, { accept: 'application/json', ...headers }))
  return { status: response.status, text: await response.text() }
}

async function get(query: string, headers = {}) {
  const response = await api.fetch(new Request(`${url}?query=${encodeURIComponent(query)}`, { headers }))
  return { status: response.status, text: await response.text() }
}

type Body = { data?: Record<string, unknown> | unknown[] | null; errors?: { message: string; extensions?: object }[] }

// The twelve checks of graphql-cop 1.x, with its queries and its way to count: what it looks at, and when it reports.
describe.each([{ origin: testOrigin }, { origin: '' }])('as graphql-cop asks, %o', { tags: ['G2'] }, ({ origin }) => {
  const headers: Record<string, string> = origin ? { origin } : {}
  /** The tool takes what is no JSON for nothing found. */
  const read = async (response: Response): Promise<{ status: number; body: Body | Body[]; text: string }> => {
    const text = await response.text()
    try {
      return { status: response.status, body: JSON.parse(text) as Body, text }
    } catch {
      return { status: response.status, body: {}, text }
    }
  }
  const send = async (body: unknown) => {
    const request = toRequest(body, { accept: '*/*' })
    if (!origin) request.headers.delete('origin')
    const answer = await read(await api.fetch(request))
    return { ...answer, body: Array.isArray(answer.body) ? {} : answer.body }
  }
  const field = (body: Body | Body[], name: string): unknown =>
    Array.isArray(body) || Array.isArray(body.data) ? undefined : body.data?.[name]

  test('alias overloading is not found', { tags: ['G9'] }, async () => {
    const aliases = Array.from({ length: 101 }, (_, i) => `alias${i}:__typename \n`).join('')
    const { body } = await send({ query: `query cop { ${aliases} }` })
    expect(field(body, 'alias100')).toBeUndefined()
    expect(body.errors).toBeDefined()
  })

  test('array-based query batching is not found', { tags: ['G9'] }, async () => {
    const { body } = await read(
      await api.fetch(toRequest(Array.from({ length: 11 }, () => ({ query: 'query cop { __typename }' })))),
    )
    expect(Array.isArray(body)).toBe(false)
  })

  test.each([
    'query { __typename @aa@aa@aa@aa@aa@aa@aa@aa@aa@aa }',
    'query cop { __typename @aa@aa@aa@aa@aa@aa@aa@aa@aa@aa }',
  ])(
    'directive overloading is not found: %s does not answer ten errors, but one a directive up to the limit',
    { tags: ['G9'] },
    async (query) => {
      const { body } = await send({ query })
      expect(body.data).toBeUndefined()
      expect(body.errors).not.toHaveLength(10)
      expect(body.errors!.length).toBeLessThan(10)
    },
  )

  test('introspection-based circular query is not found', { tags: ['G9'] }, async () => {
    const { body } = await send({
      query:
        'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
    })
    expect(field(body, '__schema')).toBeUndefined()
  })

  test('a query by GET is not answered', { tags: ['G9'] }, async () => {
    const { body } = await read(
      await api.fetch(new Request(`${url}?query=${encodeURIComponent('query cop {__typename}')}`, { headers })),
    )
    expect(field(body, '__typename')).toBeUndefined()
  })

  test('a mutation by GET is not answered', { tags: ['G9'] }, async () => {
    const { body } = await read(
      await api.fetch(new Request(`${url}?query=${encodeURIComponent('mutation cop {__typename}')}`, { headers })),
    )
    expect(field(body, '__typename')).toBeUndefined()
  })

  test(
    'a POST that is no JSON is not answered, with the query in its body or in its address',
    { tags: ['G9'] },
    async () => {
      const query = 'query cop {__typename}'
      const asForm = new Request(url, { method: 'POST', headers, body: new URLSearchParams({ query }) })
      const inAddress = new Request(`${url}?query=${encodeURIComponent(query)}`, { method: 'POST', headers })
      for (const request of [asForm, inAddress]) {
        expect(field((await read(await api.fetch(request))).body, '__typename')).toBeUndefined()
      }
    },
  )

  test('field suggestions are not found', { tags: ['G9'] }, async () => {
    const { body } = await send({ query: 'query cop { __schema { directive } }' })
    expect(body.errors![0]!.message).not.toContain('Did you mean')
  })

  test('a GraphQL IDE is not found', { tags: ['G9'] }, async () => {
    const { text } = await get('', { ...headers, accept: 'text/html' })
    expect(text).not.toMatch(/graphiql.min.css|GraphQL Playground|GraphiQL|graphql-playground/)
  })

  test('introspection is not found', { tags: ['G9'] }, async () => {
    const { body } = await send({ query: 'query cop { __schema { types { name fields { name } } } }' })
    expect(field(body, '__schema')).toBeUndefined()
  })

  test('trace mode is not found', { tags: ['G9'] }, async () => {
    const { body, text } = await send({ query: 'query cop { __typename }' })
    expect(body).not.toHaveProperty('extensions')
    expect(text.toLowerCase()).not.toMatch(/stacktrace|tracing/)
  })

  test('unhandled errors are not found', { tags: ['G9'] }, async () => {
    const { body, text } = await send({ query: 'qwerty cop { abc }' })
    expect(body.errors![0]!.extensions ?? {}).not.toHaveProperty('exception')
    expect(text).not.toMatch(/exception|stack/i)
  })

  test('fields repeated in a document are answered once', async () => {
    const { status } = await post({ query: `query cop { ${'__typename '.repeat(500)} }` })
    expect(status).toBe(200)
  })
})
