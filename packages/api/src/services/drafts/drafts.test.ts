import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, bob } from '../../../test/makeManifest.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import type { Session } from '../../session.ts'
import { maxPackedBytes, partBytes, partCountOf } from '../packedParts.ts'
import { maxDrafts, removeStaleDrafts } from './drafts.ts'

function session(parts: Partial<Session>): Session {
  return {
    address: alice,
    chainId: 1,
    accountType: 'eoa',
    expiresAt: new Date('2026-03-02T00:00:00.000Z'),
    ...parts,
  }
}

const auth = createTestAuth({
  alice: session({}),
  bob: session({ address: bob }),
  vault: session({ accountType: 'contract' }),
  vaultElsewhere: session({ accountType: 'contract', chainId: 137 }),
})

type Outcome = {
  __typename: string
  code?: string
  message?: string
  missingParts?: number[]
  draft?: { id: string; revision: number; title: string }
}

const keep = `mutation($input: SaveDraftInput!) { saveDraft(input: $input) {
  __typename
  ... on SavedDraft { draft { id revision title } }
  ... on DraftConflict { draft { id revision title } }
  ... on ListIncomplete { missingParts }
  ... on Problem { code message }
} }`
const addPart = `mutation($input: AddListPartInput!) { addListPart(input: $input) { __typename ... on Problem { code message } } }`
const remove = 'mutation($id: ID!) { deleteDraft(id: $id) { __typename } }'
const read = `query($id: ID!, $part: Int!) { draft(id: $id) { revision title symbol chainId rowCount head listHash listBytes partCount listPart(part: $part) updatedAt } }`

function toList(bytes: Uint8Array) {
  return {
    hash: `0x${createHash('sha256').update(bytes).digest('hex')}`,
    parts: Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
      Buffer.from(bytes.subarray(part * partBytes, (part + 1) * partBytes)).toString('base64'),
    ),
    bytes: bytes.length,
  }
}

describe.each(databaseKinds)('a draft of a list on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let api: Api
  let now = new Date('2026-03-01T12:00:00.000Z')

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
    api = createTestApi(open.db, { auth, clock: () => now })
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  const mutate = async (operation: string, variables: Record<string, unknown>, as = 'alice'): Promise<Outcome> => {
    const answer = await ask(api, operation, variables, as)
    expect(answer.errors).toBeUndefined()
    return Object.values(answer.data!)[0] as Outcome
  }
  const draftOf = (id: string, parts: Record<string, unknown> = {}) => ({
    input: { id, baseRevision: 0, title: 'March', symbol: 'MERI', chainId: 1, rowCount: 3, head: 'aGVhZA==', ...parts },
  })
  const find = async (id: string, as = 'alice', part = 0) => {
    const answer = await ask(api, read, { id, part }, as)
    expect(answer.errors).toBeUndefined()
    return answer.data!['draft'] as Record<string, unknown> | null
  }
  const listOf = async (as = 'alice') => {
    const answer = await ask(api, '{ viewer { drafts { id title } } }', {}, as)
    return (answer.data!['viewer'] as { drafts: { id: string; title: string }[] }).drafts
  }
  const clear = async (as = 'alice') => {
    for (const { id } of await listOf(as)) await mutate(remove, { id }, as)
  }
  const partsKept = async () =>
    (await open.db.execute<{ n: number }>(sql`select count(*)::int as n from list_draft_parts`)).rows[0]!.n

  test('is kept once its list is there, in parts that may come in any order and again', async () => {
    const id = randomUUID()
    const bytes = randomBytes(partBytes + 1_000)
    const list = toList(bytes)
    const draft = draftOf(id, { listHash: list.hash, listBytes: list.bytes })
    expect(await mutate(keep, draft)).toMatchObject({ code: 'LIST_INCOMPLETE', missingParts: [0, 1] })
    // What is on its way is no draft yet.
    expect(await find(id)).toBeNull()
    expect(await listOf()).toEqual([])
    for (const part of [1, 0, 1]) {
      const input = { id, listHash: list.hash, part, data: list.parts[part] }
      expect(await mutate(addPart, { input })).toEqual({ __typename: 'ListPartAdded' })
    }
    expect(await mutate(keep, draft)).toEqual({
      __typename: 'SavedDraft',
      draft: { id, revision: 1, title: 'March' },
    })
    const [first, second] = [await find(id, 'alice', 0), await find(id, 'alice', 1)]
    expect(first).toMatchObject({ rowCount: 3, head: 'aGVhZA==', listHash: list.hash, partCount: 2, chainId: 1 })
    const back = Buffer.concat([first, second].map((found) => Buffer.from(String(found!['listPart']), 'base64')))
    expect(back.equals(bytes)).toBe(true)
    expect((await find(id, 'alice', 2))!['listPart']).toBeNull()
    await clear()
    expect(await partsKept()).toBe(0)
  })

  test('edited on two devices, the second is told and changes nothing', async () => {
    const id = randomUUID()
    await mutate(keep, draftOf(id))
    expect(await mutate(keep, draftOf(id, { baseRevision: 1, title: 'From the desk' }))).toMatchObject({
      draft: { revision: 2 },
    })
    expect(await mutate(keep, draftOf(id, { baseRevision: 1, title: 'From the train' }))).toMatchObject({
      __typename: 'DraftConflict',
      draft: { revision: 2, title: 'From the desk' },
    })
    const both = await Promise.all(['a', 'b'].map((title) => mutate(keep, draftOf(id, { baseRevision: 2, title }))))
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['DraftConflict', 'SavedDraft'])
    await clear()
  })

  test('deleted elsewhere, it does not come back by itself', async () => {
    const id = randomUUID()
    await mutate(keep, draftOf(id))
    await mutate(remove, { id })
    expect(await mutate(keep, draftOf(id, { baseRevision: 1 }))).toMatchObject({ code: 'DRAFT_NOT_FOUND' })
    expect(await find(id)).toBeNull()
  })

  test('another list takes the place of the one before, and none is left over', async () => {
    const id = randomUUID()
    for (const [revision, text] of ['first', 'second'].entries()) {
      const list = toList(Buffer.from(text))
      const draft = draftOf(id, { baseRevision: revision, listHash: list.hash, listBytes: list.bytes })
      await mutate(keep, draft)
      await mutate(addPart, { input: { id, listHash: list.hash, part: 0, data: list.parts[0] } })
      expect(await mutate(keep, draft)).toMatchObject({ __typename: 'SavedDraft' })
    }
    expect(await partsKept()).toBe(1)
    expect(Buffer.from(String((await find(id))!['listPart']), 'base64').toString()).toBe('second')
    await mutate(keep, draftOf(id, { baseRevision: 2 }))
    expect(await partsKept()).toBe(0)
    await clear()
  })

  test('nobody else reads, changes or deletes it, nor the same contract on another chain', async () => {
    const id = randomUUID()
    await mutate(keep, draftOf(id, { title: 'Secret' }), 'vault')
    for (const other of ['alice', 'bob', 'vaultElsewhere', 'nobody']) {
      expect(await find(id, other)).toBeNull()
      expect((await mutate(remove, { id }, other)).__typename).not.toBe('DraftDeleted')
    }
    for (const other of ['alice', 'bob', 'vaultElsewhere']) expect(await listOf(other)).toEqual([])
    // The same id is another draft of theirs.
    expect(await mutate(keep, draftOf(id, { title: 'Own' }), 'bob')).toMatchObject({ draft: { revision: 1 } })
    expect(await find(id, 'vault')).toMatchObject({ title: 'Secret', revision: 1 })
    await clear('vault')
    await clear('bob')
  })

  test('what is too large or too much is refused, with a reason', async () => {
    const id = randomUUID()
    const hash = `0x${'33'.repeat(32)}`
    expect(await mutate(keep, draftOf(id, { listHash: hash, listBytes: maxPackedBytes + 1 }))).toMatchObject({
      code: 'DRAFT_TOO_LARGE',
      message: 'A packed list of more than 40 MB is not kept in an account.',
    })
    expect(await mutate(keep, draftOf('my-draft'))).toMatchObject({ code: 'INVALID_DRAFT' })
    await mutate(keep, draftOf(id, { listHash: hash, listBytes: maxPackedBytes }))
    const input = { id, listHash: hash, part: partCountOf(maxPackedBytes), data: 'AAAA' }
    expect(await mutate(addPart, { input })).toMatchObject({ code: 'DRAFT_TOO_LARGE' })
    for (let number = 1; number < maxDrafts; number++) await mutate(keep, draftOf(randomUUID()))
    expect(await mutate(keep, draftOf(randomUUID()))).toMatchObject({ code: 'TOO_MANY_DRAFTS' })
    await clear()
    await mutate(remove, { id })
  })

  test('a shelf that is full takes no more until a draft is deleted', async () => {
    const id = randomUUID()
    await mutate(keep, draftOf(id, { listHash: `0x${'44'.repeat(32)}`, listBytes: 10 }))
    await open.db.execute(sql`insert into list_draft_parts
      select ref, '\\x00', n, convert_to(repeat('x', 32000000), 'UTF8') from list_drafts, generate_series(1, 3) as n where id = ${id}`)
    const input = { id, listHash: `0x${'44'.repeat(32)}`, part: 0, data: 'AAAA' }
    expect(await mutate(addPart, { input })).toMatchObject({
      code: 'DRAFT_TOO_LARGE',
      message: expect.stringMatching(/at most 96 MB.*Delete one/),
    })
    await mutate(remove, { id })
    expect(await partsKept()).toBe(0)
  })

  test('what nobody goes on with is removed after its time; what was never whole, after a day', async () => {
    const [kept, begun] = [randomUUID(), randomUUID()]
    await mutate(keep, draftOf(kept))
    await mutate(keep, draftOf(begun, { listHash: `0x${'55'.repeat(32)}`, listBytes: 10 }))
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(await removeStaleDrafts(open.db, at(0.9))).toBe(0)
    expect(await removeStaleDrafts(open.db, at(1.1))).toBe(1)
    expect(await removeStaleDrafts(open.db, at(89))).toBe(0)
    now = at(80)
    await mutate(keep, draftOf(kept, { baseRevision: 1 }))
    expect(await removeStaleDrafts(open.db, at(80))).toBe(0)
    expect(await removeStaleDrafts(open.db, at(91))).toBe(1)
    expect(await listOf()).toEqual([])
  })
})
