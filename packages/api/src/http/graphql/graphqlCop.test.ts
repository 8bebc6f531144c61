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

// The twelve things graphql-cop looks for, asked as it asks them: with and without the site's own origin.
describe.each([{ origin: testOrigin }, { origin: '' }])('as graphql-cop asks, %o', ({ origin }) => {
  const headers: Record<string, string> = origin ? { origin } : {}
  const send = async (body: unknown) => {
    const request = toRequest(body, { accept: 'application/json' })
    if (!origin) request.headers.delete('origin')
    const response = await api.fetch(request)
    return { status: response.status, text: await response.text() }
  }

  test('G2 aliases cannot be piled up', async () => {
    const { text } = await send({
      query: `query cop { ${Array.from({ length: 101 }, (_, i) => `alias${i}:__typename `).join('')} }`,
    })
    expect(text).not.toContain('alias100"')
  })

  test('G2 operations cannot be batched', async () => {
    const { text } = await send(Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' })))
    expect(text).not.toContain('"data"')
  })

  test('G2 directives cannot be piled up', async () => {
    const { text } = await send({ query: `query cop { __typename ${'@aa'.repeat(10)} }` })
    expect(text.match(/Unknown directive/g)?.length ?? 0).toBeLessThan(10)
  })

  test('G2 introspection cannot go in circles', async () => {
    const { text } = await send({
      query:
        'query cop { __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    })
    expect(text).not.toContain('"data":{')
  })

  test('G2 a query by GET is refused', async () => {
    expect((await get('query cop {__typename}', headers)).text).not.toContain('__typename')
  })

  test('G2 a mutation by GET is refused', async () => {
    expect((await get('mutation cop {__typename}', headers)).text).not.toContain('"data"')
  })

  test('G2 a form is refused', async () => {
    const body = new URLSearchParams({ query: 'query cop { __typename }' })
    expect((await api.fetch(new Request(url, { method: 'POST', headers, body }))).status).toBe(415)
  })

  test('G2 names are not suggested', async () => {
    expect((await send({ query: 'query cop { viewe }' })).text).not.toContain('Did you mean')
  })

  test('G2 there is no GraphiQL', async () => {
    const { text } = await get('', { ...headers, accept: 'text/html' })
    expect(text).not.toMatch(/graphiql|playground/i)
  })

  test('G2 the schema is not described', async () => {
    expect((await send({ query: 'query cop { __schema { types { name } } }' })).text).not.toContain('"types"')
  })

  test('G2 there is no tracing', async () => {
    expect((await send({ query: 'query cop { __typename }' })).text).not.toContain('tracing')
  })

  test('G2 an unusual error does not come out', async () => {
    const { text } = await send({ query: 'qwerty cop { abc }' })
    expect(text).not.toMatch(/exception|stack/i)
  })

  test('fields repeated in a document are answered once', async () => {
    const { status } = await post({ query: `query cop { ${'__typename '.repeat(500)} }` })
    expect(status).toBe(200)
  })
})
