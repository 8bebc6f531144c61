import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serializeManifest, type Manifest } from '@slotdrop/drops'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice, makeManifest } from '../../test/makeManifest.ts'
import { DirectoryInUseError, EmbeddedDatabaseRefusedError, MigrationMismatchError } from '../errors.ts'
import { createShardHandler } from '../http/createShardHandler.ts'
import { createDatabase, type OpenDatabase } from './createDatabase.ts'
import { migrations } from './migrations.generated.ts'

const childScript = fileURLToPath(new URL('../../test/openDatabaseChild.ts', import.meta.url))
let database: TestDatabase
const opened: OpenDatabase[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const open of opened.splice(0)) await open.close()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await database.remove()
})

async function open(parameters = {}): Promise<OpenDatabase> {
  const result = await database.open(parameters)
  opened.push(result)
  return result
}

async function tables({ db }: OpenDatabase): Promise<string[]> {
  const query = sql`select tablename from pg_tables where schemaname = 'public' order by 1`
  return (await db.execute<{ tablename: string }>(query)).rows.map((row) => row.tablename)
}

const extra = {
  name: '9000_extra',
  hash: 'a',
  statements: ['create table extra (id int)', 'insert into extra values (1)'],
}

describe.each(databaseKinds)('createDatabase on %s', (kind) => {
  beforeEach(async () => {
    database = await createTestDatabase(kind, 'empty')
  })

  test('a new database has every table and is ready', async () => {
    const first = await open()
    expect(await tables(first)).toEqual(expect.arrayContaining(['drops', 'drop_slots', 'schema_migrations']))
    expect(await first.checkHealth()).toEqual({ ready: true, pendingMigrations: [] })
  })

  test('what was written is there after a restart', async () => {
    const first = await open({ migrations: [...migrations, extra] })
    await first.db.execute(sql`insert into extra values (2)`)
    await first.close()
    const second = await open({ migrations: [...migrations, extra] })
    const { rows } = await second.db.execute(sql`select id from extra order by id`)
    expect(rows).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('a migration that fails leaves a state from which the next start works', { tags: ['D4'] }, async () => {
    const broken = { ...extra, statements: [...extra.statements, 'create table extra (id int)'] }
    await expect(open({ migrations: [...migrations, broken] })).rejects.toThrow('Failed query')
    const fixed = await open({ migrations: [...migrations, extra] })
    expect(await tables(fixed)).toContain('extra')
  })

  test('a version that does not know the newest migration keeps working', { tags: ['D4'] }, async () => {
    const newer = await open({ migrations: [...migrations, extra] })
    await newer.close()
    const older = await open()
    expect(await older.checkHealth()).toEqual({ ready: true, pendingMigrations: [] })
  })

  test('a changed migration is refused by name', { tags: ['D4'] }, async () => {
    await (await open({ migrations: [...migrations, extra] })).close()
    const changed = { ...extra, hash: 'b' }
    await expect(open({ migrations: [...migrations, changed] })).rejects.toThrow(MigrationMismatchError)
  })

  test(
    'what was kept before nonces had no rows is there after the migration, and the former version works on',
    { tags: ['D4'] },
    async () => {
      const before = migrations.filter(({ name }) => name < '0005')
      const former = await open({ migrations: before })
      await former.db
        .execute(sql`insert into auth_sessions (id_hash, address, chain_id, account_type, created_at, expires_at)
      values ('s', '\\x01', 1, 'eoa', now(), now())`)
      await former.db.execute(
        sql`insert into auth_nonces (nonce_hash, browser_hash, expires_at) values ('a', 'b', now())`,
      )
      await former.close()
      const present = await open()
      expect(await present.checkHealth()).toEqual({ ready: true, pendingMigrations: [] })
      const { rows } = await present.db.execute(sql`select id_hash as id from auth_sessions`)
      expect(rows).toEqual([{ id: 's' }])
      expect(await tables(present)).toEqual(expect.arrayContaining(['auth_keys', 'auth_used_nonces', 'auth_nonces']))
      await present.close()
      const again = await open({ migrations: before })
      await again.db.execute(
        sql`insert into auth_nonces (nonce_hash, browser_hash, expires_at) values ('c', 'd', now())`,
      )
      expect(await again.checkHealth()).toEqual({ ready: true, pendingMigrations: [] })
    },
  )

  test(
    'a drop that was kept before its files were is read after the migration as ever, and the former version works on',
    { tags: ['D4'] },
    async () => {
      // The columns that came later are there, for it is this version that plays the former one.
      const before = migrations.filter(({ name }) => name !== '0006_files')
      const former = await open({ migrations: before })
      const manifest = await makeManifest({}, 600)
      const session = { address: alice, chainId: 1, accountType: 'eoa', expiresAt: new Date('2100-01-01') } as const
      const save = async ({ db }: OpenDatabase, kept: Manifest) => {
        const query = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
        const api = createTestApi(db, { auth: createTestAuth({ alice: session }) })
        return (await ask(api, query, { manifest: serializeManifest(kept) }, 'alice')).data
      }
      expect(await save(former, manifest)).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
      await former.close()

      const present = await open()
      expect(await present.checkHealth()).toEqual({ ready: true, pendingMigrations: [] })
      const file = new Request(`http://server.invalid/api/drops/${manifest.dropId}/manifest.json`)
      expect(await (await createShardHandler(present)(file)).text()).toBe(serializeManifest(manifest))
      const countFiles = async ({ db }: OpenDatabase) => (await db.execute(sql`select 1 from drop_files`)).rows.length
      expect(await countFiles(present)).toBe(1)
      await present.close()

      const again = await open({ migrations: before })
      expect(await save(again, await makeManifest({ round: 1n }))).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
      // What it deletes takes along the files that it knows nothing of.
      await again.db.execute(sql`delete from drops where id = decode(${manifest.dropId.slice(2)}, 'hex')`)
      expect(await countFiles(again)).toBe(0)
    },
  )

  test('a closed database is not healthy', async () => {
    const first = await open()
    await first.close()
    await expect(first.checkHealth()).rejects.toThrow('Failed query')
  })
})

describe('createDatabase, embedded', () => {
  beforeEach(async () => {
    database = await createTestDatabase('embedded', 'empty')
  })

  test('a second process refuses to start and names the first', { tags: ['D2'] }, async () => {
    await open()
    const child = spawn(
      process.execPath,
      ['--conditions=@slotdrop/source', childScript, database.parameters.dataDir!],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    )
    children.push(child)
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(line.toString()).toContain(`in use by process ${process.pid}`)
  })

  test('the same process does not open it twice either', { tags: ['D2'] }, async () => {
    await open()
    await expect(open()).rejects.toThrow(DirectoryInUseError)
  })

  test('after a failed start the directory is free', { tags: ['D2'] }, async () => {
    const broken = { name: '9000_broken', hash: 'x', statements: ['select nonsense'] }
    await expect(open({ migrations: [broken] })).rejects.toThrow('Failed query')
    await open()
  })

  test('in production it is refused unless asked for', { tags: ['D2'] }, async () => {
    const { dataDir } = database.parameters
    await expect(createDatabase({ dataDir, production: true })).rejects.toThrow(EmbeddedDatabaseRefusedError)
    const allowed = await open({ production: true, allowEmbedded: true })
    expect(allowed.kind).toBe('embedded')
  })
})

describe('createDatabase, PostgreSQL', () => {
  beforeEach(async () => {
    database = await createTestDatabase('postgres', 'empty')
  })

  test('instances that start at once migrate once', { tags: ['D4'] }, async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open({ migrations: [...migrations, extra] })))
    const { rows } = await all[0]!.db.execute<{ count: number }>(sql`select count(*)::int as count from extra`)
    expect(rows).toEqual([{ count: 1 }])
  })
})
