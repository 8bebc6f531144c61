import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { serializeManifest } from '@slotdrop/drops'
import { defineQueue, openJobs } from '@slotdrop/jobs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bundled } from '../../test/bundled.ts'
import { ask, createTestApi, createTestAuth } from '../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice, makeManifest } from '../../test/makeManifest.ts'
import type { Database } from '../database/database.ts'
import {
  BackupExistsError,
  BackupProgramFailedError,
  BackupUnreadableError,
  DatabaseNotEmptyError,
  DirectoryInUseError,
  OtherBackupKindError,
  RestoredOtherwiseError,
} from '../errors.ts'
import { backup, restore } from './backup.ts'

const auth = createTestAuth({
  alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt: new Date('2026-03-02T00:00:00.000Z') },
})
let folder: string
let file: string
const databases: TestDatabase[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slotdrop-backup-'))
  file = join(folder, 'kept.backup')
})
afterEach(async () => {
  for (const database of databases.splice(0)) await database.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function create(kind: TestDatabase['kind']): Promise<TestDatabase> {
  // PostgreSQL's programs restore into what has no tables; the embedded one is replaced as a whole.
  const database = await createTestDatabase(kind, kind === 'postgres' ? 'empty' : 'migrated')
  databases.push(database)
  return database
}

function placeOf({ parameters }: TestDatabase) {
  return { databaseUrl: parameters.databaseUrl ?? null, dataDir: parameters.dataDir ?? folder }
}

async function save(database: TestDatabase, round: bigint): Promise<{ id: string; text: string }> {
  const manifest = await makeManifest({ round }, 300)
  const text = serializeManifest(manifest)
  const query = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
  const open = await database.open()
  const answer = await ask(createTestApi(open.db, { auth }), query, { manifest: text }, 'alice')
  await open.close()
  expect(answer.data).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
  return { id: manifest.dropId, text }
}

async function read(database: TestDatabase, id: string): Promise<unknown> {
  const open = await database.open()
  try {
    return (await ask(createTestApi(open.db), 'query($id: Hex!) { drop(id: $id) { manifest } }', { id })).data
  } finally {
    await open.close()
  }
}

async function change(database: TestDatabase, statement: Parameters<Database['execute']>[0]): Promise<void> {
  const open = await database.open()
  await open.db.execute(statement)
  await open.close()
}

describe.each(databaseKinds)('a backup of a database on %s', { tags: ['D11'], timeout: 240_000 }, (kind) => {
  let source: TestDatabase
  let kept: { id: string; text: string }
  /** A backup of a database with one drop, who may read it, and what it counted. */
  let bytes: Buffer
  let mode: number
  let rows: Awaited<ReturnType<typeof backup>>
  beforeAll(async () => {
    source = await createTestDatabase(kind)
    kept = await save(source, 1n)
    folder = mkdtempSync(join(tmpdir(), 'slotdrop-backup-'))
    const made = join(folder, 'made.backup')
    rows = await backup(placeOf(source), made)
    bytes = readFileSync(made)
    mode = statSync(made).mode & 0o777
    rmSync(folder, { recursive: true })
  })
  afterAll(() => source.remove())

  test('is one file that nobody else may read, and comes back whole in an empty database, each drop computed anew', async () => {
    const target = await create(kind)
    expect(rows['public.drops']).toBe(1)
    expect(mode).toBe(0o600)
    writeFileSync(file, bytes)
    expect(await restore(placeOf(target), file, { replace: false })).toEqual({ rows, drops: 1, dropRows: 300 })
    expect(await read(target, kept.id)).toEqual({ drop: { manifest: kept.text } })
  })

  test('is not restored over what a database holds, unless that is said', async () => {
    const target = await create(kind)
    writeFileSync(file, bytes)
    const other = await save(target, 2n)
    await expect(restore(placeOf(target), file, { replace: false })).rejects.toThrow(DatabaseNotEmptyError)
    expect(await read(target, other.id)).toEqual({ drop: { manifest: other.text } })
    await restore(placeOf(target), file, { replace: true })
    expect(await read(target, other.id)).toEqual({ drop: null })
    expect(await read(target, kept.id)).toEqual({ drop: { manifest: kept.text } })
  })

  test('that is cut short, or has other rows than it says, changes nothing, though it may replace everything', async () => {
    const target = await create(kind)
    const other = await save(target, 2n)
    writeFileSync(file, bytes.subarray(0, bytes.length - Math.floor(bytes.length / 10)))
    await expect(restore(placeOf(target), file, { replace: true })).rejects.toThrow(
      kind === 'postgres' ? BackupProgramFailedError : BackupUnreadableError,
    )
    expect(await read(target, other.id)).toEqual({ drop: { manifest: other.text } })
    const end = bytes.indexOf('\n')
    const facts = bytes.toString('utf8', 0, end).replace('"public.drops":1', '"public.drops":2')
    writeFileSync(file, Buffer.concat([Buffer.from(facts), bytes.subarray(end)]))
    await expect(restore(placeOf(target), file, { replace: true })).rejects.toThrow(
      /public\.drops has 1 rows, 2 were kept/,
    )
    expect(await read(target, other.id)).toEqual({ drop: { manifest: other.text } })
  })

  test('of a drop that is not what its rows make is told by its restore', async () => {
    const [changed, target] = [await create(kind), await create(kind)]
    const { id } = await save(changed, 1n)
    // One amount is another: the last byte of the first slot.
    await change(
      changed,
      sql`update drop_slots set packed = set_byte(packed, length(packed) - 1, (get_byte(packed, length(packed) - 1) + 1) % 256) where slot = 0`,
    )
    await backup(placeOf(changed), file)
    const restoring = restore(placeOf(target), file, { replace: false })
    await expect(restoring).rejects.toThrow(RestoredOtherwiseError)
    await expect(restoring).rejects.toThrow(id)
  })

  test('overwrites no file, and is not restored into the other kind of database', async () => {
    const target = await create(kind === 'postgres' ? 'embedded' : 'postgres')
    writeFileSync(file, bytes)
    await expect(backup(placeOf(source), file)).rejects.toThrow(BackupExistsError)
    await expect(restore(placeOf(target), file, { replace: true })).rejects.toThrow(OtherBackupKindError)
  })

  test('leaves no file behind when it fails', async () => {
    const place = placeOf(source)
    const nowhere = { ...place, databaseUrl: place.databaseUrl && place.databaseUrl.replace(/[^/]+$/, 'nowhere') }
    // Embedded, a server has it; on PostgreSQL there is no such database.
    const open = await source.open()
    await expect(backup(nowhere, file)).rejects.toThrow(kind === 'embedded' ? DirectoryInUseError : /nowhere/)
    await open.close()
    expect(existsSync(file)).toBe(false)
    expect(existsSync(`${file}.part`)).toBe(false)
  })
})

test(
  'rows that are written while a backup is made are in it with all that belongs to them, or not at all',
  { tags: ['D11'], timeout: 240_000 },
  async () => {
    const [source, target] = [await create('postgres'), await create('postgres')]
    await save(source, 1n)
    const writing = { isOver: false }
    const writes = (async () => {
      let count = 0
      while (!writing.isOver) await save(source, BigInt(2 + count++))
      return count
    })()
    const rows = await backup(placeOf(source), file)
    writing.isOver = true
    expect(await writes).toBeGreaterThan(0)
    const restored = await restore(placeOf(target), file, { replace: false })
    expect(restored.drops).toBe(rows['public.drops'])
    expect(restored.dropRows).toBe((rows['public.drops'] ?? 0) * 300)
  },
)

test(
  'jobs that wait are kept and come back, also over a database that has jobs',
  { tags: ['D11'], timeout: 240_000 },
  async () => {
    const [source, target] = [await create('postgres'), await create('postgres')]
    const queue = defineQueue<{ id: number }>('kept')
    const open = (database: TestDatabase) =>
      openJobs({
        database: { kind: 'postgres', url: database.parameters.databaseUrl ?? '' },
        queues: [queue],
        onError: () => {},
      })
    for (const database of [source, target]) {
      await save(database, 1n)
      const jobs = await open(database)
      await jobs.send(queue, { id: 1 }, { key: database === source ? 'kept' : 'lost' })
      await jobs.stop()
    }
    const rows = await backup(placeOf(source), file)
    expect(rows['jobs.job']).toBe(1)
    await restore(placeOf(target), file, { replace: true })
    const jobs = await open(target)
    expect([(await jobs.find(queue, 'kept'))?.status, await jobs.find(queue, 'lost')]).toEqual(['waiting', null])
    await jobs.stop()
  },
)

test.each([
  ['nothing', '', 'There is no such file'],
  ['a file of something else', 'PGDMP…', 'first line'],
  ['a later form', '{"format":"slotdrop-backup-2","kind":"postgres"}\n', 'first line'],
])('%s is refused as a backup', async (_, text, reason) => {
  if (text !== '') writeFileSync(file, text)
  const place = { databaseUrl: null, dataDir: join(folder, 'data') }
  const restoring = restore(place, file, { replace: true })
  await expect(restoring).rejects.toThrow(BackupUnreadableError)
  await expect(restoring).rejects.toThrow(reason)
})

describe('the commands', { timeout: 240_000 }, () => {
  const run = (script: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, [...bundled(script).args, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    })

  test('keep a database and bring it back', { tags: ['D11'] }, async () => {
    const [source, target] = [await create('postgres'), await create('postgres')]
    const { id, text } = await save(source, 1n)
    const kept = run('backup', ['kept.backup'], { DATABASE_URL: source.parameters.databaseUrl ?? '' })
    expect([kept.stderr, kept.status]).toEqual(['', 0])
    const restored = run('restore', ['kept.backup'], { DATABASE_URL: target.parameters.databaseUrl ?? '' })
    expect([restored.stderr, restored.status]).toEqual(['', 0])
    expect(restored.stdout).toContain('1 drops with 300 rows')
    expect(await read(target, id)).toEqual({ drop: { manifest: text } })
    const again = run('restore', ['kept.backup'], { DATABASE_URL: target.parameters.databaseUrl ?? '' })
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('--replace')
  })

  test('say which program is missing', async () => {
    const source = await create('postgres')
    const { status, stderr } = run('backup', ['kept.backup'], {
      DATABASE_URL: source.parameters.databaseUrl ?? '',
      PATH: '',
    })
    expect(status).toBe(1)
    expect(stderr).toBe(
      'pg_dump is not installed here. Install PostgreSQL’s client programs (postgresql-client), of the server’s version or newer.\n',
    )
  })
})
