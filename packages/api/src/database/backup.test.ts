import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serializeManifest } from '@slotdrop/drops'
import { describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../test/createTestApi.ts'
import { createTestDatabase } from '../../test/databases.ts'
import { alice, makeManifest } from '../../test/makeManifest.ts'
import type { Database } from './database.ts'
import { createDatabase } from './createDatabase.ts'

const auth = createTestAuth({
  alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt: new Date('2026-03-02T00:00:00.000Z') },
})

async function save(db: Database): Promise<{ id: string; text: string }> {
  const manifest = await makeManifest({}, 300)
  const text = serializeManifest(manifest)
  const query = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
  const answer = await ask(createTestApi(db, { auth }), query, { manifest: text }, 'alice')
  expect(answer.data).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
  return { id: manifest.dropId, text }
}

async function read(db: Database, id: string) {
  return (await ask(createTestApi(db), 'query($id: Hex!) { drop(id: $id) { manifest } }', { id })).data
}

describe('a backup', () => {
  test('of the embedded database is its directory, copied while the server is stopped', { tags: ['D11'] }, async () => {
    const database = await createTestDatabase('embedded')
    const copy = mkdtempSync(join(tmpdir(), 'slotdrop-restored-'))
    try {
      const open = await database.open()
      const { id, text } = await save(open.db)
      await open.close()
      cpSync(join(database.parameters.dataDir!, 'database', 'pglite'), join(copy, 'database', 'pglite'), {
        recursive: true,
      })
      const restored = await createDatabase({ dataDir: copy })
      expect(await read(restored.db, id)).toEqual({ drop: { manifest: text } })
      await restored.close()
    } finally {
      rmSync(copy, { recursive: true, force: true })
      await database.remove()
    }
  })

  // The npm package of PostgreSQL has no pg_dump.
  test.runIf(spawnSync('pg_dump', ['--version']).status === 0)(
    'of PostgreSQL is a dump that restores',
    { tags: ['D11'] },
    async () => {
      const [database, target] = [await createTestDatabase('postgres'), await createTestDatabase('postgres', 'empty')]
      const open = await database.open()
      const { id, text } = await save(open.db)
      await open.close()
      const dump = spawnSync('pg_dump', ['--format=custom', database.parameters.databaseUrl!], {
        maxBuffer: 100_000_000,
      })
      const restore = spawnSync('pg_restore', ['--no-owner', '--dbname', target.parameters.databaseUrl!], {
        input: dump.stdout,
      })
      expect(restore.status).toBe(0)
      const restored = await target.open()
      expect(await read(restored.db, id)).toEqual({ drop: { manifest: text } })
      await restored.close()
      await database.remove()
      await target.remove()
    },
  )
})
