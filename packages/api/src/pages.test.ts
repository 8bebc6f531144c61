import { serializeManifest } from '@slotdrop/drops'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../test/databases.ts'
import { alice, bob, makeManifest } from '../test/makeManifest.ts'
import type { Api } from './createApi.ts'
import type { OpenDatabase } from './database/createDatabase.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({ alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt } })

function cursor(text: string): string {
  return Buffer.from(text).toString('base64url')
}

describe.each(databaseKinds)('cursors on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let api: Api
  let id: string

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
    api = createTestApi(open.db, { auth })
    const manifest = await makeManifest({}, [{ account: bob, id: 0n, amount: 1n }])
    id = manifest.dropId
    const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
    await ask(api, save, { manifest: serializeManifest(manifest) }, 'alice')
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  const pages: readonly (readonly [kind: string, query: string])[] = [
    ['slot', 'query($id: Hex!, $after: String) { drop(id: $id) { slots(after: $after) { edges { cursor } } } }'],
    ['row', 'query($id: Hex!, $after: String) { drop(id: $id) { rows(after: $after) { edges { cursor } } } }'],
    [
      'allocation',
      `query($id: Hex!, $after: String) { drop(id: $id) { allocations(account: "${bob}", after: $after) { edges { cursor } } } }`,
    ],
    ['drop', `query($after: String) { drops(sender: "${alice}", after: $after) { edges { cursor } } }`],
    ['allocations', `query($after: String) { allocations(account: "${bob}", after: $after) { edges { cursor } } }`],
    ['upload', 'query($after: String) { viewer { uploads(after: $after) { edges { cursor } } } }'],
  ]

  test.each(pages)(
    'a forged cursor of a %s is refused, whatever number it holds',
    { tags: ['G11'] },
    async (name, query) => {
      const forged = [
        // What the database has no room for.
        ...(['slot', 'row', 'allocation'].includes(name) ? [`${name}:2147483647`, `${name}:2147483648`] : []),
        ...[`${name}:9007199254740992`, `${name}:9999999999999999`, `${name}:${'9'.repeat(40)}`, `${name}:1e309`],
        ...[
          `${name}:-1`,
          `${name}:01`,
          `${name}:1.5`,
          `${name}:1e3`,
          `${name}:0x10`,
          `${name}: 1`,
          `${name}:`,
          `${name}`,
        ],
        ...[`${name}:1:2`, 'other:1', ':1', `${name}:NaN`, `${name}:Infinity`],
      ].map(cursor)
      for (const after of [...forged, '%%%', `${cursor(`${name}:1`)}=`, `${cursor(`${name}:1`)}!`]) {
        const answer = await ask(api, query, { id, after }, 'alice')
        expect({ after, code: answer.errors?.[0]?.extensions?.['code'] }).toEqual({ after, code: 'BAD_USER_INPUT' })
        expect(answer.errors![0]!.message).toBe('"after" is not a cursor of this list.')
      }
    },
  )

  test.each(pages)('the last position there may be of a %s is the end of the list', async (name, query) => {
    const last = ['slot', 'row', 'allocation'].includes(name) ? 2 ** 31 - 101 : Number.MAX_SAFE_INTEGER
    const answer = await ask(api, query, { id, after: cursor(`${name}:${last}`) }, 'alice')
    expect(answer.errors).toBeUndefined()
  })
})
