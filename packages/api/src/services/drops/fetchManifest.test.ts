import { serializeManifest } from '@slotdrop/drops'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, makeManifest } from '../../../test/makeManifest.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { fetchManifest } from './fetchManifest.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({ alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt } })

describe.each(databaseKinds)('lists read whole on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  test.each([
    ['ERC-20', {}],
    ['NFTs', { standard: 'ERC721', slotSize: 20 } as const],
    ['items', { standard: 'ERC1155', slotSize: 20 } as const],
  ])('%s: what is computed anew from the stored rows is what was sealed', async (_kind, terms) => {
    const rows = Array.from({ length: 130 }, (_, index) => ({
      account: `0x${(index + 1).toString(16).padStart(40, '0')}` as const,
      id: 'standard' in terms ? BigInt(index) : 0n,
      amount: 'standard' in terms && terms.standard === 'ERC721' ? 1n : BigInt(index + 1) * 10n ** 18n,
    }))
    const manifest = await makeManifest({ ...terms, round: BigInt(Object.keys(terms).length + 7) }, rows)
    const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
    const saved = await ask(createTestApi(open.db, { auth }), save, { manifest: serializeManifest(manifest) }, 'alice')
    expect(saved.data).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
    const read = await fetchManifest(open.db, manifest.dropId)
    expect(read && serializeManifest(read)).toBe(serializeManifest(manifest))
  })

  test('a drop that is not kept has none', async () => {
    expect(await fetchManifest(open.db, `0x${'00'.repeat(32)}`)).toBeUndefined()
  })
})
