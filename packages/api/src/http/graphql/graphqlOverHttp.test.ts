import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { serve } from '../../../test/serve.ts'
import type { ApiConfig } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'

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

async function audit(config: Partial<ApiConfig>) {
  const api = createTestApi(open.db, { config })
  const server = await serve((request, { body }) => api.fetch(request, { body }))
  try {
    return await auditServer({ url: `${server.url}/api/graphql` })
  } finally {
    await server.close()
  }
}

describe('the GraphQL over HTTP audits', () => {
  test('with introspection and GET all 61 pass', { tags: ['G1'] }, async () => {
    const results = await audit({ production: false, getQueries: true })
    const failed = results.filter((result) => result.status !== 'ok').map((result) => `${result.id} ${result.name}`)
    expect(failed).toEqual([])
    expect(results).toHaveLength(61)
  })

  test('as in production only those fail that ask for introspection or GET', { tags: ['G1'] }, async () => {
    const results = await audit({ production: true })
    const by = (status: string) => results.filter((result) => result.status === status).map((result) => result.id)
    expect({ error: by('error'), warn: by('warn'), notice: by('notice').toSorted() }).toEqual({
      error: ['28B9'],
      warn: ['2EA1'],
      notice: ['5A70', '6A70', 'D6D5'],
    })
  })
})
