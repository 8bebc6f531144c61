import { createShards, parseShardIndex, serializeManifest, type Manifest } from '@slotdrop/drops'
import { startPostgres, startReplica, type TestPostgres, type TestReplica } from '@slotdrop/testing/postgres'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { alice, makeManifest, makeRows } from '../../../test/makeManifest.ts'
import type { Api } from '../../createApi.ts'
import { createShardHandler } from '../../http/createShardHandler.ts'
import { createDatabase, type CreateDatabaseParameters, type OpenDatabase } from '../createDatabase.ts'
import type { ReplicaState } from './openReplica.ts'

const session = { address: alice, chainId: 1, accountType: 'eoa', expiresAt: new Date('2027-01-01') } as const
const auth = createTestAuth({ alice: session })
const saveOperation = `mutation($manifest: String!, $publish: Boolean!) {
  saveDrop(input: { manifest: $manifest, publish: $publish }) { __typename }
}`
const dropQuery = `query($id: Hex!, $account: Address!) {
  drop(id: $id) {
    id root rowCount
    rows(first: 2) { edges { node { account amount } } }
    slot(index: 0) { rowsHash }
    slots { edges { node { index } } }
    allocations(account: $account) { edges { node { slot provenRows { proof } } } }
  }
}`
const listQuery = `query($sender: Address!, $account: Address!) {
  drops(sender: $sender) { edges { node { id rows(first: 1) { edges { node { account } } } } } }
  allocations(account: $account) { edges { node { drop { id } } } }
}`

/** An instance of the server, as far as it reads and writes drops. */
type Instance = { open: OpenDatabase; api: Api; files: ReturnType<typeof createShardHandler>; lost: Error[] }

const folder = mkdtempSync(join(tmpdir(), 'slotdrop-primary-'))
let primary: TestPostgres
let replica: TestReplica
let instances: Instance[]
let round = 0n

beforeAll(async () => {
  primary = await startPostgres({ directory: folder })
  await (await createDatabase({ databaseUrl: primary.url })).close()
  replica = await startReplica(primary)
}, 60_000)
afterAll(async () => {
  await replica.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  instances = []
})
afterEach(async () => {
  for (const { open } of instances) await open.close()
})

async function start(parameters: CreateDatabaseParameters = {}): Promise<Instance> {
  const lost: Error[] = []
  const open = await createDatabase({
    databaseUrl: primary.url,
    replicaUrls: [replica.url],
    onConnectionError: (error) => lost.push(error),
    ...parameters,
  })
  const { db, readPublic } = open
  const instance = {
    open,
    api: createTestApi(db, { readPublic, auth }),
    files: createShardHandler({ db, readPublic }),
    lost,
  }
  instances.push(instance)
  return instance
}

async function on(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

async function poll(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(10)
}

async function untilState({ open }: Instance, state: ReplicaState, place = 0): Promise<void> {
  await poll(() => open.replicaHealth()[place]?.state === state)
}

/** Waits until the replica has all that the primary has now. */
async function untilCaughtUp(): Promise<void> {
  const [found] = await on(primary.url, 'select pg_current_wal_insert_lsn()::text as position')
  const isThere = `select pg_last_wal_replay_lsn() >= '${String(found!['position'])}' as there`
  while (!(await on(replica.url, isThere))[0]!['there']) await delay(10)
}

async function stopReplaying(): Promise<void> {
  await on(replica.url, 'select pg_wal_replay_pause()')
}

async function goOnReplaying(): Promise<void> {
  await on(replica.url, 'select pg_wal_replay_resume()')
}

async function makeDrop(): Promise<Manifest> {
  return makeManifest({ round: ++round, slotSize: 2 }, makeRows(20, round * 100n))
}

async function save({ api }: Instance, manifest: Manifest, publish = true): Promise<void> {
  const variables = { manifest: serializeManifest(manifest), publish }
  const { data, errors } = await ask(api, saveOperation, variables, 'alice')
  expect(errors).toBeUndefined()
  expect(data).toEqual({ saveDrop: { __typename: 'SavedDrop' } })
}

async function readDrop({ api }: Instance, manifest: Manifest, as?: string) {
  const variables = { id: manifest.dropId, account: manifest.rowAt(5).account }
  const { data, errors } = await ask(api, dropQuery, variables, as)
  expect(errors).toBeUndefined()
  return data?.['drop']
}

/** What everybody sees of a drop of {@link makeDrop}, nothing missing. */
function wholeDrop(manifest: Manifest) {
  return {
    id: manifest.dropId,
    root: manifest.root,
    rowCount: 20,
    rows: {
      edges: [0, 1].map((row) => {
        const { account, amount } = manifest.rowAt(row)
        return { node: { account, amount: String(amount) } }
      }),
    },
    slot: { rowsHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string },
    slots: { edges: Array.from({ length: 10 }, (_, index) => ({ node: { index } })) },
    allocations: { edges: [{ node: { slot: 2, provenRows: [{ proof: [expect.any(String) as string] }] } }] },
  }
}

type Listed = { edges: { node: { id: string; rows: { edges: unknown[] }; drop: { id: string } } }[] }

async function readLists({ api }: Instance, manifest: Manifest, as?: string) {
  const variables = { sender: alice, account: manifest.rowAt(5).account }
  const { data, errors } = await ask(api, listQuery, variables, as)
  expect(errors).toBeUndefined()
  const [drops, allocations] = [data?.['drops'] as Listed, data?.['allocations'] as Listed]
  return {
    drops: drops.edges.filter(({ node }) => node.rows.edges.length === 1).map(({ node }) => node.id),
    allocations: allocations.edges.map(({ node }) => node.drop.id),
  }
}

async function readFiles({ files }: Instance, manifest: Manifest) {
  const get = (file: string) => files(new Request(`http://server.invalid/api/drops/${manifest.dropId}/${file}`))
  const index = await get('index.json')
  if (!index.ok) return index.status
  const { shards } = parseShardIndex(await index.text(), manifest.dropId)
  const parts = await Promise.all(
    shards.map(async ({ name }) => new Uint8Array(await (await get(`shards/${name.slice(2)}.bin`)).arrayBuffer())),
  )
  return { manifest: await (await get('manifest.json')).text(), shards: parts }
}

function wholeFiles(manifest: Manifest) {
  return { manifest: serializeManifest(manifest), shards: [...createShards(manifest)].map(({ bytes }) => bytes) }
}

/** Statements that read drops, answered by a database since its counters began. */
async function readsOf(url: string): Promise<number> {
  const rows = await on(
    url,
    `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = 'drop_slots'`,
  )
  return Number(rows[0]?.['reads'] ?? 0)
}

describe('a replica that follows', { timeout: 60_000 }, () => {
  test('answers what is public, lists too, and the primary is not asked for it', async () => {
    const instance = await start()
    const manifest = await makeDrop()
    await save(instance, manifest)
    await untilCaughtUp()
    await untilState(instance, 'ready')
    const [before, beforeThere] = [await readsOf(primary.url), await readsOf(replica.url)]
    for (let time = 0; time < 20; time++) {
      expect(await readDrop(instance, manifest)).toEqual(wholeDrop(manifest))
      expect((await readLists(instance, manifest)).allocations).toEqual([manifest.dropId])
    }
    // Counters are written when a connection is idle for a second, or closed.
    await instances.pop()!.open.close()
    expect((await readsOf(primary.url)) - before).toBeLessThan(40)
    expect((await readsOf(replica.url)) - beforeThere).toBeGreaterThanOrEqual(100)
  })

  test('is told of by health, which says how far it is behind', async () => {
    const instance = await start()
    await untilState(instance, 'ready')
    await stopReplaying()
    try {
      await save(instance, await makeDrop())
      await untilState(instance, 'behind')
      const [health] = instance.open.replicaHealth()
      expect(health!.behindBytes).toBeGreaterThan(1_000)
    } finally {
      await goOnReplaying()
    }
    await untilState(instance, 'ready')
  })
})

describe('a replica that lags', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    await untilCaughtUp()
    await stopReplaying()
  })
  afterEach(goOnReplaying)

  test('keeps nobody from a drop that was published a moment ago, by whichever instance', async () => {
    const [a, b] = [await start(), await start()]
    const manifest = await makeDrop()
    expect(await readDrop(b, manifest)).toBeNull()
    expect(await readFiles(b, manifest)).toBe(404)
    await save(a, manifest)
    expect(await readDrop(b, manifest)).toEqual(wholeDrop(manifest))
    expect(await readFiles(b, manifest)).toEqual(wholeFiles(manifest))
    const lists = await readLists(b, manifest)
    expect(lists.drops).toContain(manifest.dropId)
    expect(lists.allocations).toEqual([manifest.dropId])
  })

  test('shows nobody what its sender has only now made public, until she has', async () => {
    const [a, b] = [await start(), await start()]
    const manifest = await makeDrop()
    await save(a, manifest, false)
    expect(await readDrop(b, manifest)).toBeNull()
    await ask(a.api, 'mutation($id: Hex!) { publishDrop(id: $id) { __typename } }', { id: manifest.dropId }, 'alice')
    expect(await readDrop(b, manifest)).toEqual(wholeDrop(manifest))
    expect((await readLists(b, manifest)).allocations).toEqual([manifest.dropId])
  })

  test('does not stand between a sender and her own writes, which she reads on another instance', async () => {
    const [a, b] = [await start(), await start()]
    const manifest = await makeDrop()
    await save(a, manifest, false)
    expect(await readDrop(b, manifest, 'alice')).toEqual(wholeDrop(manifest))
    expect((await readLists(b, manifest, 'alice')).drops).toContain(manifest.dropId)
    const { data } = await ask(
      a.api,
      'mutation($id: Hex!) { deleteDrop(id: $id) { __typename } }',
      { id: manifest.dropId },
      'alice',
    )
    expect(data).toMatchObject({ deleteDrop: { __typename: 'DropDeleted' } })
    expect(await readDrop(b, manifest, 'alice')).toBeNull()
    expect((await readLists(b, manifest, 'alice')).drops).not.toContain(manifest.dropId)
  })

  test('has kept a private drop that is deleted: nobody is shown it, neither its sender nor others', async () => {
    await goOnReplaying()
    const [a, b] = [await start(), await start()]
    const manifest = await makeDrop()
    await save(a, manifest, false)
    await untilCaughtUp()
    await stopReplaying()
    await ask(a.api, 'mutation($id: Hex!) { deleteDrop(id: $id) { __typename } }', { id: manifest.dropId }, 'alice')
    expect(await readDrop(b, manifest, 'alice')).toBeNull()
    expect(await readDrop(b, manifest)).toBeNull()
    expect(await readFiles(b, manifest)).toBe(404)
  })

  test('answers what it has: many readers of an old drop see all of it while new ones come', async () => {
    await goOnReplaying()
    const [a, b] = [await start(), await start()]
    const old = await makeDrop()
    await save(a, old)
    await untilCaughtUp()
    await stopReplaying()
    for (let time = 0; time < 5; time++) {
      const manifest = await makeDrop()
      await save(a, manifest)
      const [first, second, lists] = await Promise.all([
        readDrop(b, old),
        readDrop(b, manifest),
        readLists(b, manifest),
      ])
      expect(first).toEqual(wholeDrop(old))
      expect(second).toEqual(wholeDrop(manifest))
      expect(lists.allocations).toEqual([manifest.dropId])
    }
  })

  test('is not mixed with the primary within one request: a drop that it lacks is read whole', async () => {
    const [a, b] = [await start(), await start()]
    const [first, second] = [await makeDrop(), await makeDrop()]
    await save(a, first)
    await save(a, second)
    const query = `query($first: Hex!, $second: Hex!) {
      first: drop(id: $first) { slots { edges { node { index } } } }
      second: drop(id: $second) { rows { edges { node { index } } } }
    }`
    const { data } = await ask(b.api, query, { first: first.dropId, second: second.dropId })
    const read = data as { first: { slots: Listed }; second: { rows: Listed } }
    expect(read.first.slots.edges).toHaveLength(10)
    expect(read.second.rows.edges).toHaveLength(20)
  })
})

describe('a replica that goes away', { timeout: 120_000 }, () => {
  test('in the middle of reading: no answer is an error or wrong, and it is used again when it is back', async () => {
    const instance = await start()
    const manifest = await makeDrop()
    await save(instance, manifest)
    await untilCaughtUp()
    await untilState(instance, 'ready')
    let isOver = false
    let answers = 0
    const read = async () => {
      while (!isOver) {
        expect(await readDrop(instance, manifest)).toEqual(wholeDrop(manifest))
        expect((await readLists(instance, manifest)).allocations).toEqual([manifest.dropId])
        answers += 1
      }
    }
    const readers = Promise.all(Array.from({ length: 8 }, read))
    // A reader that is answered wrongly ends the test at once.
    const until = (isSo: () => boolean | Promise<boolean>) => Promise.race([readers, poll(isSo)])
    await until(() => answers >= 50)
    process.kill(replica.pid!, 'SIGKILL')
    const since = answers
    await until(() => answers >= since + 50)
    await untilState(instance, 'unreachable')
    const { directory } = replica
    replica = {
      ...(await startPostgres({ directory, port: Number(new URL(replica.url).port) })),
      directory,
      stop: replica.stop,
    }
    await untilState(instance, 'ready')
    isOver = true
    await readers
  })

  test('without a word: an answer takes seconds once, and comes from the primary', async () => {
    const instance = await start()
    const manifest = await makeDrop()
    await save(instance, manifest)
    await untilCaughtUp()
    await untilState(instance, 'ready')
    const pids = await on(replica.url, `select pid from pg_stat_activity where application_name = 'slotdrop'`)
    for (const { pid } of pids) process.kill(Number(pid), 'SIGSTOP')
    try {
      expect(await readDrop(instance, manifest)).toEqual(wholeDrop(manifest))
      expect(await readFiles(instance, manifest)).toEqual(wholeFiles(manifest))
    } finally {
      for (const { pid } of pids) process.kill(Number(pid), 'SIGCONT')
    }
  })

  test('before the server starts: it starts all the same', async () => {
    const nobody = 'postgres://postgres@127.0.0.1:1/postgres'
    const instance = await start({ replicaUrls: [nobody, replica.url] })
    await untilState(instance, 'ready', 1)
    expect(instance.open.replicaHealth()[0]).toEqual({ state: 'unreachable', behindBytes: null })
    const manifest = await makeDrop()
    await save(instance, manifest)
    expect(await readDrop(instance, manifest)).toEqual(wholeDrop(manifest))
  })

  test('is not needed, but what is public is still answered when it is the primary that goes away', async () => {
    const instance = await start()
    const manifest = await makeDrop()
    await save(instance, manifest)
    await untilCaughtUp()
    await untilState(instance, 'ready')
    const port = Number(new URL(primary.url).port)
    await primary.stop()
    try {
      expect(await readDrop(instance, manifest)).toEqual(wholeDrop(manifest))
      // Nobody can tell whether a list is whole, or whether what is not here was published.
      const unknown = await makeDrop()
      for (const [query, variables] of [
        [listQuery, { sender: alice, account: alice }],
        [dropQuery, { id: unknown.dropId, account: alice }],
      ] as const) {
        const { errors } = await ask(instance.api, query, variables)
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE' })
      }
    } finally {
      primary = await startPostgres({ directory: folder, port })
    }
  })
})

describe('what is no replica of this database', { timeout: 60_000 }, () => {
  test('is not read: another database', async () => {
    const other = await startPostgres({ settings: ['max_connections=200'] })
    try {
      await (await createDatabase({ databaseUrl: other.url })).close()
      const instance = await start({ replicaUrls: [other.url] })
      expect(instance.open.replicaHealth()).toEqual([{ state: 'unsuitable', behindBytes: null }])
    } finally {
      await other.stop()
    }
  })

  test('is not read: a database without a migration that this version needs', async () => {
    const later = { name: '9999_later', hash: 'later', statements: ['create table if not exists later (id int)'] }
    const { migrations } = await import('../migrations.generated.ts')
    await untilCaughtUp()
    await stopReplaying()
    try {
      const instance = await start({ migrations: [...migrations, later] })
      expect(instance.open.replicaHealth()[0]!.state).toBe('unsuitable')
    } finally {
      await goOnReplaying()
    }
    await on(primary.url, `delete from schema_migrations where name = '9999_later'`)
  })

  test('is not read: a replica that was made a primary, and goes its own way', async () => {
    const former = await startReplica(primary)
    try {
      const instance = await start({ replicaUrls: [former.url] })
      await untilState(instance, 'ready')
      await on(former.url, 'select pg_promote()')
      await untilState(instance, 'unsuitable')
      const manifest = await makeDrop()
      await save(instance, manifest)
      expect(await readDrop(instance, manifest)).toEqual(wholeDrop(manifest))
    } finally {
      await former.stop()
    }
  })
})
