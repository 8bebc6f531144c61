import { serializeManifest } from '@slotdrop/drops'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, makeManifest } from '../../../test/makeManifest.ts'
import type { FetchWords } from '../../context.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({ alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt } })

describe.each(databaseKinds)('reports on %s', (kind) => {
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

  test(
    'of many who ask at once one asks the chain, and one who goes away takes it from nobody',
    { tags: ['G10'] },
    async () => {
      const manifest = await makeManifest({}, 5)
      let answer: () => void = () => {}
      const answered = new Promise<void>((done) => (answer = done))
      const fetchWords = vi.fn<FetchWords>(async () => {
        await answered
        return { words: [0b101n], blockNumber: 7n }
      })
      const api = createTestApi(open.db, { auth, fetchWords })
      const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
      await ask(api, save, { manifest: serializeManifest(manifest) }, 'alice')
      const query = `{ drop(id: "${manifest.dropId}") { report { settledRows openRows blockNumber } } }`
      const hasty = createTestApi(open.db, { auth, fetchWords, config: { limits: { timeMs: 200 } } })
      const given = ask(hasty, query)
      const asking = Array.from({ length: 20 }, () => ask(api, query))
      expect((await given).status).toBe(503)
      answer()
      const report = { settledRows: 2, openRows: 3, blockNumber: '7' }
      expect((await Promise.all(asking)).map(({ data }) => data)).toEqual(asking.map(() => ({ drop: { report } })))
      expect(fetchWords).toHaveBeenCalledTimes(1)
    },
  )
})
