import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bundled } from '../../test/bundled.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { DirectoryInUseError, EmbeddedDatabaseRefusedError, MigrationMismatchError } from '../errors.ts'
import { createDatabase, type OpenDatabase } from './createDatabase.ts'
import { migrations } from './migrations.generated.ts'

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
    database = await createTestDatabase(kind)
  })

  test('what was written is there after a restart', async () => {
    const first = await open({ migrations: [...migrations, extra] })
    await first.db.execute(sql`insert into extra values (2)`)
    await first.close()
    const second = await open({ migrations: [...migrations, extra] })
    const { rows } = await second.db.execute(sql`select id from extra order by id`)
    expect(rows).toEqual([{ id: 1 }, { id: 2 }])
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

  test('a closed database is not healthy', async () => {
    const first = await open()
    await first.close()
    await expect(first.checkHealth()).rejects.toThrow('Failed query')
  })
})

describe.each(databaseKinds)('createDatabase on %s, without tables', (kind) => {
  beforeEach(async () => {
    database = await createTestDatabase(kind, 'empty')
  })

  test('a new database has every table and is ready', async () => {
    const first = await open()
    expect(await tables(first)).toEqual(expect.arrayContaining(['drops', 'drop_slots', 'schema_migrations']))
    expect(await first.checkHealth()).toEqual({ ready: true, pendingMigrations: [] })
  })

  test('a migration that fails leaves a state from which the next start works', { tags: ['D4'] }, async () => {
    const broken = { ...extra, statements: [...extra.statements, 'create table extra (id int)'] }
    await expect(open({ migrations: [...migrations, broken] })).rejects.toThrow('Failed query')
    const fixed = await open({ migrations: [...migrations, extra] })
    expect(await tables(fixed)).toContain('extra')
  })

  test('a database of another program is refused with the name of a migration in it', { tags: ['D4'] }, async () => {
    await (await open({ migrations: [extra] })).close()
    await expect(open()).rejects.toThrow("Migration 9000_extra in the database differs from this program's.")
  })
})

describe('createDatabase, embedded', () => {
  beforeEach(async () => {
    database = await createTestDatabase('embedded')
  })

  test('a second process refuses to start and names the first', { tags: ['D2'] }, async () => {
    await open()
    const child = spawn(process.execPath, [...bundled('openDatabase').args, database.parameters.dataDir!], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
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
    await expect(open({ migrations: [...migrations, broken] })).rejects.toThrow('Failed query')
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
