import { randomUUID } from 'node:crypto'
import { getSlot, serializeManifest, type Manifest } from '@slotdrop/drops'
import { sql } from 'drizzle-orm'
import { hexToBytes } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice, bob, makeManifest, onTerms } from '../../test/makeManifest.ts'
import { appendRowsOperation, createUploadOperation, sealUploadOperation, toUploadInput } from '../../test/upload.ts'
import type { Api } from '../createApi.ts'
import type { OpenDatabase } from '../database/createDatabase.ts'
import { maxDrafts } from './drafts/drafts.ts'
import { partBytes } from './packedParts.ts'
import { maxPrivateDrops, maxPrivateRows } from './quotas.ts'
import { maxUploads } from './uploads/uploads.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({
  alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt },
  bob: { address: bob, chainId: 1, accountType: 'eoa', expiresAt },
})
const save = `mutation($manifest: String!, $publish: Boolean!) {
  saveDrop(input: { manifest: $manifest, publish: $publish }) { __typename ... on Problem { code message } }
}`
const remove =
  'mutation($id: Hex!) { deleteDrop(id: $id) { __typename ... on DropDeleted { id } ... on Problem { code } } }'
const begin = `mutation($input: SaveDraftInput!) { saveDraft(input: $input) { __typename ... on Problem { code } } }`
const addPart = `mutation($input: AddListPartInput!) { addListPart(input: $input) { __typename ... on Problem { code } } }`

type Result = { __typename: string; code?: string; message?: string; upload?: { id: string } }

const one = await makeManifest({}, [{ account: bob, id: 0n, amount: 1n }])

describe.each(databaseKinds)('quotas on %s', { tags: ['D14'] }, (kind) => {
  let database: TestDatabase
  let open: OpenDatabase[]
  let apis: Api[]
  let rounds = 0n

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    // Where processes may share the database, two of them.
    open = kind === 'postgres' ? [await database.open(), await database.open()] : [await database.open()]
    apis = open.map(({ db }) => createTestApi(db, { auth }))
  })
  afterAll(async () => {
    for (const { close } of open) await close()
    await database.remove()
  })
  beforeEach(async () => {
    await open[0]!.db.execute(sql`truncate drops, list_drafts, drop_accounts cascade`)
  })

  const mutate = async (operation: string, variables: object, place = 0, as = 'alice'): Promise<Result> => {
    const answer = await ask(apis[place % apis.length]!, operation, variables as Record<string, unknown>, as)
    expect(answer.errors).toBeUndefined()
    return Object.values(answer.data!)[0] as Result
  }
  const count = (results: readonly Result[], name: string) =>
    results.filter(({ __typename }) => __typename === name).length
  const next = () => onTerms(one, { round: (rounds += 1n) })
  const savePrivate = async (manifest: Manifest, place = 0) =>
    mutate(save, { manifest: serializeManifest(manifest), publish: false }, place)
  /** Private drops of alice as rows of the table alone. */
  const keepPrivate = (drops: number, rowCount = 1) =>
    open[0]!.db.execute(sql`insert into drops (id, state, sender, chain_id, distributor, token, standard, policy,
        safe_transfer, direct, opens_at_seconds, closes_at_seconds, round, slot_size, row_count, slot_count, total, root,
        fingerprint, title, symbol, token_name, decimals, created_at, updated_at)
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), 'sealed', decode(${alice.slice(2)}, 'hex'), 1, '\\x00', '\\x00',
        'ERC20', 'skip', false, false, 0, 0, n, 250, ${rowCount}, 1, 1, '\\x00', '', '', '', '', 18, now(), now()
      from generate_series(1, ${drops}::int) n`)

  test('of uploads begun at once no more are there than may be', async () => {
    const manifests = await Promise.all(Array.from({ length: maxUploads + 15 }, next))
    const results = await Promise.all(
      manifests.map((manifest, place) => mutate(createUploadOperation, { input: toUploadInput(manifest) }, place)),
    )
    expect([count(results, 'UploadOpened'), count(results, 'TooManyUploads')]).toEqual([maxUploads, 15])
    const { rows } = await open[0]!.db.execute<{ n: number }>(sql`select count(*)::int as n from drops`)
    expect(rows[0]!.n).toBe(maxUploads)
  })

  test('of drafts begun at once no more are there than may be', async () => {
    const results = await Promise.all(
      Array.from({ length: maxDrafts + 15 }, (_, place) => {
        const input = { id: randomUUID(), baseRevision: 0, title: '', symbol: '', rowCount: 0, head: 'aGVhZA==' }
        return mutate(begin, { input }, place)
      }),
    )
    expect([count(results, 'SavedDraft'), count(results, 'TooManyDrafts')]).toEqual([maxDrafts, 15])
  })

  test('parts of lists that come at once take no more room than there is', async () => {
    const id = randomUUID()
    const input = { id, baseRevision: 0, title: '', symbol: '', rowCount: 0, head: 'aGVhZA==' }
    await mutate(begin, { input })
    // All but two parts and a half of the account's room.
    await open[0]!.db.execute(sql`insert into list_draft_parts (draft_ref, list_hash, part, data)
      select (select ref from list_drafts), decode(repeat('00', 32), 'hex'), n, decode(repeat('00', ${partBytes}), 'hex')
      from generate_series(0, 146) n`)
    await open[0]!.db.execute(sql`insert into list_draft_parts (draft_ref, list_hash, part, data)
      select (select ref from list_drafts), decode(repeat('01', 32), 'hex'), 0, decode(repeat('00', ${partBytes / 2}), 'hex')`)
    const data = Buffer.alloc(partBytes).toString('base64')
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, part) =>
        mutate(addPart, { input: { id, listHash: `0x${'02'.repeat(32)}`, part, data } }, part),
      ),
    )
    expect([count(results, 'ListPartAdded'), count(results, 'DraftTooLarge')]).toEqual([2, 4])
  })

  test('of private drops saved at once no more are there than may be; public ones do not count', async () => {
    await keepPrivate(maxPrivateDrops - 3)
    const manifests = await Promise.all(Array.from({ length: 8 }, next))
    const results = await Promise.all(manifests.map(savePrivate))
    expect([count(results, 'SavedDrop'), count(results, 'TooManyDrops')]).toEqual([3, 5])
    expect(results.find(({ code }) => code === 'TOO_MANY_DROPS')!.message).toContain(`${maxPrivateDrops}`)
    // One that is there already is no new one, and what is published takes no private place.
    const kept = manifests[results.findIndex(({ __typename }) => __typename === 'SavedDrop')]!
    expect((await savePrivate(kept)).__typename).toBe('SavedDrop')
    const open_ = await next()
    const published = await mutate(save, { manifest: serializeManifest(open_), publish: true })
    expect(published.__typename).toBe('SavedDrop')
    expect(await mutate(remove, { id: kept.dropId })).toEqual({ __typename: 'DropDeleted', id: kept.dropId })
    expect((await savePrivate(await next())).__typename).toBe('SavedDrop')
  })

  test('the rows of private drops are counted, and an upload is sealed within the quota alone', async () => {
    await keepPrivate(2, maxPrivateRows / 2)
    const manifest = await next()
    expect((await savePrivate(manifest)).code).toBe('TOO_MANY_DROPS')
    const { upload } = await mutate(createUploadOperation, { input: toUploadInput(manifest) })
    const slots = [Buffer.from(hexToBytes(getSlot(manifest, 0).packed)).toString('base64')]
    await mutate(appendRowsOperation, { input: { uploadId: upload!.id, chunk: 0, slots } })
    expect((await mutate(sealUploadOperation, { id: upload!.id, publish: false })).code).toBe('TOO_MANY_DROPS')
    expect((await mutate(sealUploadOperation, { id: upload!.id, publish: true })).__typename).toBe('SavedDrop')
  })

  test('a private drop is deleted with all that follows from it; a public one, and another’s, is not', async () => {
    const [hidden, shown] = [await next(), await next()]
    await savePrivate(hidden)
    await mutate(save, { manifest: serializeManifest(shown), publish: true })
    expect(await mutate(remove, { id: hidden.dropId }, 0, 'bob')).toMatchObject({ code: 'DROP_NOT_FOUND' })
    expect(await mutate(remove, { id: hidden.dropId }, 0, 'nobody')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await mutate(remove, { id: shown.dropId })).toMatchObject({ code: 'DROP_IS_PUBLIC' })
    // Its file was read, and so was written.
    await ask(apis[0]!, 'query($id: Hex!) { drop(id: $id) { manifest } }', { id: hidden.dropId }, 'alice')
    expect(await mutate(remove, { id: hidden.dropId })).toMatchObject({ __typename: 'DropDeleted' })
    expect(await mutate(remove, { id: hidden.dropId })).toMatchObject({ code: 'DROP_NOT_FOUND' })
    for (const table of ['drops', 'drop_slots', 'drop_accounts', 'drop_shards']) {
      const { rows } = await open[0]!.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)}`,
      )
      expect({ table, n: rows[0]!.n }).toEqual({ table, n: 1 })
    }
    const { rows } = await open[0]!.db.execute<{ n: number }>(sql`select count(*)::int as n from drop_file_parts`)
    expect(rows[0]!.n).toBe(0)
    expect((await savePrivate(hidden)).__typename).toBe('SavedDrop')
  })
})
