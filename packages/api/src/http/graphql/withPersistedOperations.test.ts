import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, toRequest } from '../../../test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { hashOperation, printOperation } from './withPersistedOperations.ts'

let database: TestDatabase
let open: OpenDatabase
let api: Api

const listed = printOperation('query Listed { product { name } }')
const hash = hashOperation(listed)

beforeAll(async () => {
  database = await createTestDatabase('postgres')
  open = await database.open()
  api = createTestApi(open.db, { config: { persistedOperations: new Map([[hash, listed]]) } })
})

afterAll(async () => {
  await open.close()
  await database.remove()
})

async function ask(body: unknown) {
  const response = await api.fetch(toRequest(body))
  const { data, errors } = (await response.json()) as {
    data?: unknown
    errors?: { message: string; extensions: { code: string } }[]
  }
  return { status: response.status, data, code: errors?.[0]?.extensions.code }
}

const answered = { status: 200, data: { product: { name: 'Slotdrop' } }, code: undefined }
const refused = { status: 400, data: undefined, code: 'OPERATION_NOT_LISTED' }

describe('persisted operations only', { tags: ['G8'] }, () => {
  test.each([
    ['as it was listed', { query: listed }],
    ['with other white space and commas', { query: 'query   Listed{product,{name}}' }],
    ['by its hash alone', { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }],
  ])('an operation of the list is answered %s, and again', async (_, body) => {
    expect(await ask(body)).toEqual(answered)
    expect(await ask(body)).toEqual(answered)
  })

  test.each<[string, object]>([
    ['another operation', { query: '{ __typename }' }],
    ['a listed one with a field more', { query: 'query Listed { product { name __typename } }' }],
    ['a listed one with another beside it', { query: `${listed} query Other { __typename }`, operationName: 'Other' }],
    ['a text that is no GraphQL', { query: '{{{' }],
    ['a text beside a listed hash', { query: '{ __typename }', extensions: { persistedQuery: { sha256Hash: hash } } }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
  ])('%s is refused', async (_, body) => {
    expect(await ask(body)).toEqual(refused)
  })

  test.each<[string, object]>([
    ['a hash nobody listed', { extensions: { persistedQuery: { version: 1, sha256Hash: 'ab'.repeat(32) } } }],
    ['a hash that is none', { extensions: { persistedQuery: { sha256Hash: { toString: 1 } } } }],
    ['nothing', {}],
  ])('%s is no operation', async (_, body) => {
    expect(await ask(body)).toMatchObject({ status: 400, data: undefined })
  })

  test('a text with more tokens than this server reads is not read to find out whether it is listed', async () => {
    const config = { persistedOperations: new Map([[hash, listed]]), limits: { tokens: 7 } }
    const response = await createTestApi(open.db, { config }).fetch(toRequest({ query: listed }))
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['OPERATION_NOT_LISTED'])
  })

  test('an endless text is refused before it is parsed', async () => {
    expect(await ask({ query: `{ ${'a '.repeat(20_000)} }` })).toMatchObject({ status: 400 })
  })
})
