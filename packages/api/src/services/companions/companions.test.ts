import { createHash, randomBytes } from 'node:crypto'
import { serializeManifest, type Manifest } from '@slotdrop/drops'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, bob, makeManifest } from '../../../test/makeManifest.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { createShardHandler } from '../../http/createShardHandler.ts'
import type { Session } from '../../session.ts'
import { maxPackedBytes, partBytes, partCountOf } from '../packedParts.ts'

function session(parts: Partial<Session>): Session {
  const expiresAt = new Date('2026-03-02T00:00:00.000Z')
  return { address: alice, chainId: 1, accountType: 'eoa', expiresAt, ...parts }
}

const auth = createTestAuth({
  alice: session({}),
  bob: session({ address: bob }),
  aliceElsewhere: session({ accountType: 'contract', chainId: 137 }),
})

type Outcome = { __typename: string; code?: string; message?: string; missingParts?: number[] }
type Found = { mode: string | null; companion: { hash: string; bytes: number; partCount: number; part: string } | null }

const keep = `mutation($input: SaveCompanionInput!) { saveCompanion(input: $input) {
  __typename
  ... on CompanionIncomplete { missingParts }
  ... on Problem { code message }
} }`
const addPart = `mutation($input: AddCompanionPartInput!) { addCompanionPart(input: $input) { __typename ... on Problem { code message } } }`
const read = `query($id: Hex!, $part: Int!) { drop(id: $id) { mode companion { hash bytes partCount part(part: $part) } } }`
const save = `mutation($manifest: String!, $publish: Boolean!) { saveDrop(input: { manifest: $manifest, publish: $publish }) { __typename } }`

function toCompanion(content: Uint8Array) {
  return {
    hash: `0x${createHash('sha256').update(content).digest('hex')}`,
    bytes: content.length,
    parts: Array.from({ length: Math.ceil(content.length / partBytes) }, (_, part) =>
      Buffer.from(content.subarray(part * partBytes, (part + 1) * partBytes)).toString('base64'),
    ),
  }
}

describe.each(databaseKinds)('the companion of a drop on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let api: Api
  let round = 0n

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
    api = createTestApi(open.db, { auth })
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
  const find = async ({ dropId }: Manifest, as = 'alice', part = 0) => {
    const answer = await ask(api, read, { id: dropId, part }, as)
    expect(answer.errors).toBeUndefined()
    return answer.data!['drop'] as Found | null
  }
  const newDrop = async (publish = false) => {
    const manifest = await makeManifest({ round: (round += 1n) })
    await mutate(save, { manifest: serializeManifest(manifest), publish })
    return manifest
  }
  const sendPart = (
    { dropId: id }: Manifest,
    { hash, parts }: ReturnType<typeof toCompanion>,
    part = 0,
    as = 'alice',
  ) => mutate(addPart, { input: { id, hash, part, data: parts[part] } }, as)
  const keepWhole = async (manifest: Manifest, content: Uint8Array, mode = 'PUSH') => {
    const companion = toCompanion(content)
    for (const part of companion.parts.keys()) await sendPart(manifest, companion, part)
    const { hash, bytes } = companion
    return mutate(keep, { input: { id: manifest.dropId, mode, hash, bytes } })
  }
  const partsKept = async () =>
    (await open.db.execute<{ n: number }>(sql`select count(*)::int as n from drop_companion_parts`)).rows[0]!.n

  test('is kept once its parts are there, in any order and again; it goes with the drop', async () => {
    const manifest = await newDrop()
    const content = randomBytes(partBytes + 1_000)
    const companion = toCompanion(content)
    const { hash, bytes } = companion
    const input = { id: manifest.dropId, mode: 'CLAIM', hash, bytes }
    expect(await find(manifest)).toEqual({ mode: null, companion: null })
    expect(await mutate(keep, { input })).toMatchObject({ code: 'COMPANION_INCOMPLETE', missingParts: [0, 1] })
    for (const part of [1, 0, 1])
      expect(await sendPart(manifest, companion, part)).toMatchObject({ __typename: 'CompanionPartAdded' })
    // What is on its way is nothing yet.
    expect(await find(manifest)).toEqual({ mode: null, companion: null })
    expect(await mutate(keep, { input })).toEqual({ __typename: 'CompanionSaved' })
    const [first, second] = [await find(manifest), await find(manifest, 'alice', 1)]
    expect(first).toMatchObject({ mode: 'CLAIM', companion: { hash, bytes, partCount: 2 } })
    const back = Buffer.concat([first, second].map((found) => Buffer.from(found!.companion!.part, 'base64')))
    expect(back.equals(content)).toBe(true)
    expect((await find(manifest, 'alice', 2))!.companion!.part).toBeNull()

    await mutate('mutation($id: Hex!) { deleteDrop(id: $id) { __typename } }', { id: manifest.dropId })
    expect(await partsKept()).toBe(0)
  })

  test('another one takes the place of the one before; what was broken off goes with the next', async () => {
    const manifest = await newDrop()
    await keepWhole(manifest, Buffer.from('first'))
    await sendPart(manifest, toCompanion(Buffer.from('broken off')))
    await sendPart(manifest, toCompanion(Buffer.from('broken off again')))
    expect(await partsKept()).toBe(2)
    expect(Buffer.from((await find(manifest))!.companion!.part, 'base64').toString()).toBe('first')
    expect(await keepWhole(manifest, Buffer.from('second'), 'BOTH')).toEqual({ __typename: 'CompanionSaved' })
    const found = await find(manifest)
    expect([found!.mode, Buffer.from(found!.companion!.part, 'base64').toString()]).toEqual(['BOTH', 'second'])
    expect(await partsKept()).toBe(1)
  })

  test('of a public drop nobody but its sender learns that there is one, and no public file has a byte of it', async () => {
    const manifest = await newDrop(true)
    await keepWhole(manifest, Buffer.from('Invoice 77'), 'CLAIM')
    for (const other of ['nobody', 'bob', 'aliceElsewhere'])
      expect(await find(manifest, other)).toEqual({ mode: null, companion: null })
    const input = { id: manifest.dropId, ...{ mode: 'PUSH', hash: `0x${'00'.repeat(32)}`, bytes: 1 } }
    for (const other of ['bob', 'aliceElsewhere']) {
      expect(await mutate(keep, { input }, other)).toMatchObject({ code: 'DROP_NOT_FOUND' })
      expect(await sendPart(manifest, toCompanion(Buffer.from('theirs')), 0, other)).toMatchObject({
        code: 'DROP_NOT_FOUND',
      })
    }
    expect(await mutate(keep, { input }, 'nobody')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const serve = createShardHandler({ db: open.db })
    const get = async (file: string) => serve(new Request(`http://server.invalid/api/drops/${manifest.dropId}/${file}`))
    expect(await (await get('manifest.json')).text()).toBe(serializeManifest(manifest))
    expect(await (await get('index.json')).text()).not.toMatch(/mode|companion/)
    expect((await get('companion')).status).toBe(404)
  })

  test('what is too large or malformed is refused, with a reason', async () => {
    const manifest = await newDrop()
    const { dropId: id } = manifest
    const hash = `0x${'44'.repeat(32)}`
    expect(await mutate(keep, { input: { id, mode: 'PUSH', hash, bytes: maxPackedBytes + 1 } })).toMatchObject({
      message: 'Lines and notes of more than 40 MB, packed, are not kept in an account.',
    })
    expect(await mutate(keep, { input: { id, mode: 'PUSH', hash: '0x44', bytes: 1 } })).toMatchObject({
      code: 'INVALID_COMPANION',
    })
    const part = partCountOf(maxPackedBytes)
    expect(await mutate(addPart, { input: { id, hash, part, data: 'AAAA' } })).toMatchObject({
      code: 'COMPANION_TOO_LARGE',
    })
    expect(await mutate(addPart, { input: { id, hash, part: 0, data: '' } })).toMatchObject({
      code: 'INVALID_COMPANION',
    })
    expect(await mutate(addPart, { input: { id: '0x44', hash, part: 0, data: 'AAAA' } })).toMatchObject({
      code: 'DROP_NOT_FOUND',
    })
  })

  test('what an account keeps beside all its drops has an end', async () => {
    const full = await newDrop()
    await keepWhole(full, Buffer.from('full'))
    const hash = toCompanion(Buffer.from('full')).hash.slice(2)
    await open.db.execute(sql`insert into drop_companion_parts
      select ref, decode(${hash}, 'hex'), n, convert_to(repeat('x', 48000000), 'UTF8') from drops, generate_series(1, 5) as n
      where id = decode(${full.dropId.slice(2)}, 'hex')`)
    const next = await newDrop()
    expect(await sendPart(next, toCompanion(Buffer.from('more')))).toMatchObject({
      code: 'COMPANION_TOO_LARGE',
      message: expect.stringContaining('240 MB') as string,
    })
    await mutate('mutation($id: Hex!) { deleteDrop(id: $id) { __typename } }', { id: full.dropId })
    expect(await sendPart(next, toCompanion(Buffer.from('more')))).toEqual({ __typename: 'CompanionPartAdded' })
  })
})
