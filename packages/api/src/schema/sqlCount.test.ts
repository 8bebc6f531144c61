import { serializeManifest } from '@slotdrop/drops'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { alice, bob, makeManifest } from '../../test/makeManifest.ts'
import type { Api } from '../createApi.ts'
import type { OpenDatabase } from '../database/createDatabase.ts'

let database: TestDatabase
let open: OpenDatabase
let api: Api

beforeAll(async () => {
  database = await createTestDatabase('postgres')
  open = await database.open()
  const expiresAt = new Date('2026-03-02T00:00:00.000Z')
  api = createTestApi(open.db, {
    auth: createTestAuth({ alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt } }),
  })
  for (let round = 0n; round < 100n; round++) {
    const manifest = serializeManifest(await makeManifest({ round }, [{ account: bob, id: 0n, amount: 1n }]))
    await ask(
      api,
      'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }',
      { manifest },
      'alice',
    )
  }
})
afterAll(async () => {
  await open.close()
  await database.remove()
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function countStatements(query: string): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await ask(api, query, {}, 'alice')
  expect(answer.errors).toBeUndefined()
  expect(JSON.stringify(answer.data).match(/"0x[0-9a-f]{64}"/g)?.length).toBeGreaterThanOrEqual(100)
  return spy.mock.calls.length
}

describe('statements of one operation', () => {
  test('a page of a hundred drops with all a list view shows takes at most three', { tags: ['G6'] }, async () => {
    const query = `{ drops(sender: "${alice}", first: 100) { edges { node { id title chainId rowCount slotCount total visibility savedAt token { symbol decimals standard address } } } pageInfo { hasNextPage } } }`
    expect(await countStatements(query)).toBeLessThanOrEqual(3)
  })

  test('an account’s rows in a hundred drops, with proofs, take at most three', { tags: ['G6'] }, async () => {
    const query = `{ allocations(account: "${bob}", first: 100) { edges { node { slot slotProof drop { id title } provenRows { proof row { amount } } } } } }`
    expect(await countStatements(query)).toBeLessThanOrEqual(3)
  })
})
