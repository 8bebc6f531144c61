import { getSlot, serializeManifest } from '@slotdrop/drops'
import { sql } from 'drizzle-orm'
import { hexToBytes, numberToHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth, toRequest } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, bob, makeManifest, onTerms } from '../../../test/makeManifest.ts'
import { createUploadOperation, appendRowsOperation, toUploadInput } from '../../../test/upload.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { createShardHandler } from '../../http/createShardHandler.ts'
import type { ChainLook } from '../drops/createChainLook.ts'
import { removeDrop, removeTitle } from '../drops/removeDrop.ts'
import { removeUnknownDrops } from '../drops/removeUnknownDrops.ts'
import { maxUnseenDrops } from '../quotas.ts'
import { removePastStorage } from './takeStorage.ts'

const dayMs = 86_400_000
const start = new Date('2026-03-01T12:00:00.000Z')
const expiresAt = new Date('2027-03-02T00:00:00.000Z')
const auth = createTestAuth({
  alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt },
  bob: { address: bob, chainId: 1, accountType: 'eoa', expiresAt },
})
const save = `mutation($manifest: String!, $publish: Boolean!) {
  saveDrop(input: { manifest: $manifest, publish: $publish }) { __typename ... on Problem { code message } }
}`
const publish = 'mutation($id: Hex!) { publishDrop(id: $id) { __typename ... on Problem { code message } } }'

const one = await makeManifest({}, [{ account: bob, id: 0n, amount: 1n }])
let rounds = 0n
function next(sender = alice) {
  return onTerms(one, { round: (rounds += 1n), sender })
}

describe.each(databaseKinds)('on %s', { tags: ['N2'] }, (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let now = start

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })
  beforeEach(async () => {
    now = start
    await open.db.execute(sql`truncate drops, drop_accounts, stored_bytes, removed_drops, list_drafts cascade`)
  })

  // A record of one row counts 4,096 and some 190 bytes.
  const createApi = (dailyBytes = { account: 10_000, network: 15_000, site: 20_000 }) =>
    createTestApi(open.db, { auth, clock: () => now, config: { limits: { dailyBytes } } })
  const mutate = async (
    query: string,
    variables: object,
    { as = 'alice', from = '10.0.0.1', api = createApi() } = {},
  ): Promise<string> => {
    const response = await api.fetch(toRequest({ query, variables }, { 'x-test-session': as }), { clientKey: from })
    const { data, errors } = (await response.json()) as {
      data?: Record<string, { __typename: string }> | null
      errors?: { extensions: { code: string } }[]
    }
    return errors?.[0]?.extensions.code ?? Object.values(data ?? {})[0]?.__typename ?? ''
  }
  const saveNext = async (options: { as?: 'alice' | 'bob'; from?: string } = {}) =>
    mutate(
      save,
      { manifest: serializeManifest(await next(options.as === 'bob' ? bob : alice)), publish: true },
      options,
    )

  test('an account stores its bytes of the day and no more, and goes on the day after', async () => {
    expect([await saveNext(), await saveNext(), await saveNext()]).toEqual([
      'SavedDrop',
      'SavedDrop',
      'STORAGE_USED_UP',
    ])
    const { rows } = await open.db.execute<{ n: number }>(sql`select count(*)::int as n from drops`)
    expect(rows[0]?.n).toBe(2)
    now = new Date(start.getTime() + dayMs)
    expect(await saveNext()).toBe('SavedDrop')
    await removePastStorage(open.db, now)
    const { rows: counters } = await open.db.execute(sql`select distinct day from stored_bytes`)
    expect(counters).toHaveLength(1)
  })

  test('a network stores no more by changing accounts, nor an IPv6 site by changing networks', async () => {
    expect([
      await saveNext(),
      await saveNext({ as: 'bob' }),
      await saveNext(),
      await saveNext({ as: 'bob' }),
      await saveNext({ as: 'bob', from: '10.0.0.2' }),
    ]).toEqual(['SavedDrop', 'SavedDrop', 'SavedDrop', 'STORAGE_USED_UP', 'SavedDrop'])
    await open.db.execute(sql`truncate stored_bytes`)
    const networks = [1, 2, 3, 4, 5].map((network) => `2001:db8:1:${network}::/64`)
    const api = createApi({ account: 100_000, network: 15_000, site: 20_000 })
    const answers: string[] = []
    for (const from of networks) {
      const manifest = serializeManifest(await next())
      answers.push(await mutate(save, { manifest, publish: true }, { from, api }))
    }
    expect(answers).toEqual([...Array(4).fill('SavedDrop'), 'STORAGE_USED_UP'])
  })

  test('what is sent again is not counted again', async () => {
    const manifest = await next()
    const { data } = await ask(createApi(), createUploadOperation, { input: toUploadInput(manifest) }, 'alice')
    const { upload } = data!['createUpload'] as { upload: { id: string } }
    const slots = [Buffer.from(hexToBytes(getSlot(manifest, 0).packed)).toString('base64')]
    const count = async () => {
      const { rows } = await open.db.execute<{ bytes: string }>(
        sql`select bytes::text as bytes from stored_bytes where key like 'account:%'`,
      )
      return Number(rows[0]?.bytes)
    }
    const send = () => mutate(appendRowsOperation, { input: { uploadId: upload.id, chunk: 0, slots } })
    expect(await count()).toBe(4_096)
    expect(await send()).toBe('RowsAppended')
    const counted = await count()
    expect(counted).toBeGreaterThan(4_096 + 160)
    expect([await send(), await count()]).toEqual(['RowsAppended', counted])
  })

  test('public drops that no chain knows have a quota, which a private drop does not escape by being published', async () => {
    const api = createTestApi(open.db, { auth })
    const drops = await Promise.all([next(), next(), next()])
    const [shown, hidden, late] = drops
    expect(await mutate(save, { manifest: serializeManifest(hidden), publish: false }, { api })).toBe('SavedDrop')
    await open.db.execute(sql`insert into drops (id, state, sender, chain_id, distributor, token, standard, policy,
        safe_transfer, direct, opens_at_seconds, closes_at_seconds, round, slot_size, row_count, slot_count, total, root,
        fingerprint, title, symbol, token_name, decimals, created_at, updated_at)
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), 'published', decode(${alice.slice(2)}, 'hex'), 1, '\\x00', '\\x00',
        'ERC20', 'skip', false, false, 0, 0, n, 250, 1, 1, 1, '\\x00', '', '', '', '', 18, now(), now()
      from generate_series(1, ${maxUnseenDrops - 1}::int) n`)
    const publishNew = (manifest: typeof shown) =>
      mutate(save, { manifest: serializeManifest(manifest), publish: true }, { api })
    expect([
      await publishNew(shown),
      await publishNew(shown),
      await publishNew(late),
      await publishNew(hidden),
      await mutate(publish, { id: hidden.dropId }, { api }),
    ]).toEqual(['SavedDrop', 'SavedDrop', 'TooManyDrops', 'TooManyDrops', 'TooManyDrops'])
    // Once a chain is seen to know one, there is room for another.
    await open.db.execute(
      sql`update drops set seen_on_chain_at = now() where id = decode(${numberToHex(1, { size: 32 }).slice(2)}, 'hex')`,
    )
    expect(await mutate(publish, { id: hidden.dropId }, { api })).toBe('DropChanged')
  })

  test('a public drop that its chain does not know leaves after thirty days, and no other does', async () => {
    const api = createTestApi(open.db, { auth, clock: () => now })
    const drops = await Promise.all(Array.from({ length: 4 }, () => next()))
    for (const manifest of drops)
      await mutate(save, { manifest: serializeManifest(manifest), publish: manifest !== drops[3] }, { api })
    const [unknown, known, silent, hidden] = drops.map(({ dropId }) => dropId)
    const asked: string[] = []
    const look: ChainLook = async ({ id }) => {
      asked.push(id)
      return id === known ? 'known' : id === silent ? null : 'unknown'
    }
    const run = () => removeUnknownDrops({ db: open.db, look, now })
    const kept = async () => {
      const { rows } = await open.db.execute<{ id: string }>(sql`select '0x' || encode(id, 'hex') as id from drops`)
      return rows.map(({ id }) => id).toSorted()
    }
    expect(await run()).toBe(0)
    expect(asked.toSorted()).toEqual([unknown, known, silent].toSorted())
    now = new Date(start.getTime() + 29 * dayMs)
    expect([await run(), (await kept()).length]).toEqual([0, 4])
    // A drop that is known is not asked about again.
    expect(asked.filter((id) => id === known)).toHaveLength(1)
    now = new Date(start.getTime() + 31 * dayMs)
    expect(await run()).toBe(1)
    expect(await kept()).toEqual([known, silent, hidden].toSorted())
  })

  test('a drop that the sender service pays is kept, whatever a node says', async () => {
    const manifest = await next()
    const api = createTestApi(open.db, { auth, clock: () => now })
    await mutate(save, { manifest: serializeManifest(manifest), publish: true }, { api })
    let stage = 'sending'
    // Sound: only the stage is read.
    const sending = { getOrder: async () => ({ status: { stage } }) } as unknown as Parameters<
      typeof removeUnknownDrops
    >[0]['sending']
    const run = () => removeUnknownDrops({ db: open.db, look: async () => 'unknown', now, sending })
    await run()
    now = new Date(start.getTime() + 40 * dayMs)
    expect(await run()).toBe(0)
    stage = 'unnamed'
    now = new Date(start.getTime() + 42 * dayMs)
    expect(await run()).toBe(1)
  })

  test('the operator removes a public drop or its title, and the drop is not saved again', async () => {
    const api = createTestApi(open.db, { auth, clock: () => now })
    const [first, second] = [await next(), await next()]
    for (const manifest of [first, second])
      await mutate(save, { manifest: serializeManifest(manifest), publish: true }, { api })
    // A process that has read both before.
    const read = async (handle: ReturnType<typeof createShardHandler>, id: string) => {
      const response = await handle(new Request(`http://server.invalid/api/drops/${id}/manifest.json`))
      return response.status === 200 ? ((await response.json()) as { title: string }).title : response.status
    }
    const before = createShardHandler({ db: open.db })
    expect([await read(before, first.dropId), await read(before, second.dropId)]).toEqual([
      'March rewards',
      'March rewards',
    ])

    expect(await removeDrop(open.db, first.dropId, now)).toBe(true)
    expect(await removeDrop(open.db, first.dropId, now)).toBe(false)
    expect(await removeTitle(open.db, second.dropId, now)).toBe(true)
    expect(await removeTitle(open.db, first.dropId, now)).toBe(false)

    const after = createShardHandler({ db: open.db })
    expect([await read(after, first.dropId), await read(after, second.dropId)]).toEqual([404, 'Untitled'])
    expect(await mutate(save, { manifest: serializeManifest(first), publish: true }, { api })).toBe('InvalidManifest')
    const { rows } = await open.db.execute<{ n: number }>(sql`select count(*)::int as n from drop_accounts`)
    expect(rows[0]?.n).toBe(1)
  })
})
