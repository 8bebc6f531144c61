import {
  createShards,
  packRows,
  parseShardIndex,
  rowLeaf,
  shardFileName,
  slotLeaf,
  toShardIndex,
  verifyMerkleProof,
  type Manifest,
  type Row,
} from '@slotdrop/drops'
import { sql } from 'drizzle-orm'
import { hexToBytes, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { alice, bob, makeManifest, makeRows, onTerms } from '../../../test/makeManifest.ts'
import {
  appendRowsOperation,
  createUploadOperation,
  sealUploadOperation,
  toChunk,
  toUploadInput,
} from '../../../test/upload.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import type { Session } from '../../session.ts'
import { createShardHandler } from '../../http/createShardHandler.ts'
import { removeStaleUploads } from './uploads.ts'
import { rebuildCaches } from '../slots/rebuildCaches.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')

function session(parts: Partial<Session>): Session {
  return {
    address: alice,
    chainId: 1,
    accountType: 'eoa',
    expiresAt,
    ...parts,
  }
}

const auth = createTestAuth({
  alice: session({}),
  bob: session({ address: bob }),
  vaultElsewhere: session({ accountType: 'contract', chainId: 137 }),
})

type Upload = { id: string; chunkCount: number; chunkSlots: number; missingChunkCount: number; missingChunks: number[] }
type Result = {
  __typename: string
  code?: string
  message?: string
  existed?: boolean
  upload?: Upload
  drop?: Record<string, unknown>
}

let rounds = 1_000n
// Small slots, so that a handful of rows makes several chunks: a chunk of slots of one row has at most 1,000.
const threeChunks = await makeManifest({ slotSize: 1 }, 2_500)

describe.each(databaseKinds)('an upload on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let api: Api
  let manifest: Manifest

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
    api = createTestApi(open.db, { auth })
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })
  beforeEach(async () => {
    manifest = await onTerms(threeChunks, { round: (rounds += 1n) })
  })

  const mutate = async (operation: string, name: string, variables: object, as = 'alice'): Promise<Result> => {
    const answer = await ask(api, operation, variables as Record<string, unknown>, as)
    expect(answer.errors).toBeUndefined()
    return answer.data![name] as Result
  }
  const create = (of: Manifest = manifest, changes = {}, as?: string) =>
    mutate(createUploadOperation, 'createUpload', { input: { ...toUploadInput(of), ...changes } }, as)
  const append = (upload: Upload, chunk: number, slots?: string[], as?: string) =>
    mutate(
      appendRowsOperation,
      'appendRows',
      { input: { uploadId: upload.id, chunk, slots: slots ?? toChunk(manifest, chunk, upload.chunkSlots) } },
      as,
    )
  const freeze = (upload: Upload, publish = true, as?: string) =>
    mutate(sealUploadOperation, 'sealUpload', { id: upload.id, publish }, as)
  const begin = async (of?: Manifest, changes = {}): Promise<Upload> => (await create(of, changes)).upload!

  // First of all: what others leave in the database would be built anew with it, and that takes long.
  test('its public files are those the manifest gives, also when the caches were built anew', async () => {
    // Slots of twenty rows, and more slots than are read at once. Beside them an upload that lacks its first chunks, and one
    // that has none: another sender's, who may have only so many.
    const kept = [
      await makeManifest({ round: (rounds += 1n), slotSize: 20 }, 333),
      await makeManifest({ round: (rounds += 1n), slotSize: 1 }, 101),
    ]
    for (const drop of kept) {
      const upload = await begin(drop)
      await append(upload, 0, toChunk(drop, 0, upload.chunkSlots))
      await freeze(upload)
    }
    const [begun, empty] = [
      await onTerms(threeChunks, { sender: bob }),
      await onTerms(threeChunks, { sender: bob, round: 1n }),
    ]
    const { upload } = await create(begun, {}, 'bob')
    await append(upload!, 2, toChunk(begun, 2, upload!.chunkSlots), 'bob')
    await create(empty, {}, 'bob')
    const read = async (drop: Manifest, file: string) =>
      createShardHandler(open)(new Request(`http://server.invalid/api/drops/${drop.dropId}/${file}`))
    const check = async (drop: Manifest) => {
      const index = parseShardIndex(await (await read(drop, 'index.json')).text(), drop.dropId)
      expect(index).toEqual(toShardIndex(drop))
      for (const shard of createShards(drop)) {
        const bytes = await (await read(drop, `shards/${shardFileName(shard.name)}.bin`)).arrayBuffer()
        expect(new Uint8Array(bytes)).toEqual(shard.bytes)
      }
    }
    for (const drop of kept) await check(drop)
    const places = sql`select encode(account, 'hex') as account, drop_ref, slot from drop_accounts order by 1, 2, 3`
    const before = (await open.db.execute(places)).rows
    expect(before).toHaveLength(333 + 101 + 500)
    await open.db.execute(sql`delete from drop_accounts`)
    await open.db.execute(sql`update drop_shards set name = '\\x00'::bytea`)
    expect(await rebuildCaches(open.db)).toBe(4)
    expect((await open.db.execute(places)).rows).toEqual(before)
    for (const drop of kept) await check(drop)
  })

  test('whole, it is the drop the client announced, with proofs that hold', { tags: ['D5'] }, async () => {
    const upload = await begin()
    expect(upload).toMatchObject({ chunkCount: 3, missingChunks: [0, 1, 2] })
    for (const chunk of [2, 0, 1])
      expect(await append(upload, chunk)).toMatchObject({ __typename: 'RowsAppended', existed: false })
    expect(await freeze(upload)).toMatchObject({
      __typename: 'SavedDrop',
      existed: false,
      drop: {
        id: manifest.dropId,
        root: manifest.root,
        total: `${manifest.total}`,
        rowCount: 2_500,
        visibility: 'PUBLIC',
      },
    })
    const query = `query($id: Hex!, $index: Int!) { drop(id: $id) { slot(index: $index) { rowsHash rowsRoot proof } } }`
    for (const index of [0, 1_234, 2_499]) {
      const { slot } = (await ask(api, query, { id: manifest.dropId, index })).data!['drop'] as {
        slot: { rowsHash: Hex; rowsRoot: Hex; proof: Hex[] }
      }
      const leaf = slotLeaf(index, slot.rowsHash, slot.rowsRoot)
      expect(verifyMerkleProof({ root: manifest.root, leaf, proof: slot.proof })).toBe(true)
    }
  })

  test('begun again, it goes on where it stopped; kept, it is found', async () => {
    const upload = await begin()
    await append(upload, 1)
    expect(await create()).toMatchObject({ existed: true, upload: { id: upload.id, missingChunks: [0, 2] } })
    await append(upload, 0)
    await append(upload, 2)
    await freeze(upload)
    expect(await create()).toMatchObject({ __typename: 'SavedDrop', existed: true, drop: { id: manifest.dropId } })
  })

  test('a chunk sent again changes nothing; other rows under its number are refused', async () => {
    const upload = await begin()
    expect(await append(upload, 0)).toMatchObject({ existed: false })
    expect(await append(upload, 0)).toMatchObject({ existed: true })
    const other = await makeManifest({ slotSize: 1 }, makeRows(2_500, 77n))
    expect(await append(upload, 0, toChunk(other, 0, upload.chunkSlots))).toMatchObject({ code: 'CHUNK_CONFLICT' })
  })

  test('the same chunk ten times at once is kept once', { tags: ['D3'] }, async () => {
    const upload = await begin()
    const results = await Promise.all(Array.from({ length: 10 }, () => append(upload, 2)))
    expect(results.filter((result) => result.existed === false)).toHaveLength(1)
    expect(results.every((result) => result.__typename === 'RowsAppended')).toBe(true)
  })

  test('before it is whole it cannot be frozen, and is no drop', async () => {
    const upload = await begin()
    await append(upload, 0)
    expect(await freeze(upload)).toMatchObject({ code: 'UPLOAD_INCOMPLETE', upload: { missingChunks: [1, 2] } })
    expect((await ask(api, 'query($id: Hex!) { drop(id: $id) { id } }', { id: manifest.dropId })).data).toEqual({
      drop: null,
    })
  })

  test('rows that give another drop id than the announced one are refused', async () => {
    const upload = await begin(manifest, {
      dropId: `0x${'ab'.repeat(31)}${rounds % 100n < 10n ? '0' : ''}${rounds % 100n}`,
    })
    for (const chunk of [0, 1, 2]) await append(upload, chunk)
    const result = await freeze(upload)
    expect(result).toMatchObject({ code: 'INVALID_MANIFEST' })
    expect(result.message).toContain(manifest.dropId)
  })

  test('chunks that are not in canonical order among each other are refused at the end', async () => {
    const upload = await begin()
    const slots = [0, 1].map((chunk) => toChunk(manifest, chunk, upload.chunkSlots))
    await append(upload, 0, slots[1])
    await append(upload, 1, slots[0])
    await append(upload, 2)
    const result = await freeze(upload)
    expect(result.message).toContain(`Slot ${upload.chunkSlots} does not follow`)
  })

  test.each<[string, (slots: string[]) => string[]]>([
    ['a slot less', (slots) => slots.slice(1)],
    ['two slots swapped', ([a, b, ...rest]) => [b!, a!, ...rest]],
    ['bytes that are no rows', ([, ...rest]) => [Buffer.from('rubbish').toString('base64'), ...rest]],
    ['an empty slot', ([, ...rest]) => ['', ...rest]],
    ['a version that is unknown', ([a, ...rest]) => [changeByte(a!, 0, 9), ...rest]],
    [
      'a row that pays the zero address',
      ([, ...rest]) => [pack({ account: `0x${'00'.repeat(20)}`, id: 0n, amount: 1n }), ...rest],
    ],
    ['an ERC-20 row with a token id', ([, ...rest]) => [pack({ account: bob, id: 5n, amount: 1n }), ...rest]],
    // A width of 32 bytes where fewer do.
    [
      'rows packed wider than need be',
      ([, ...rest]) => [toBase64(`0x01002001${'01'}${bob.slice(2).toLowerCase()}${'0'.repeat(63)}1`), ...rest],
    ],
  ])('a chunk with %s is refused and leaves nothing behind', async (_name, change) => {
    const upload = await begin()
    const result = await append(upload, 0, change(toChunk(manifest, 0, upload.chunkSlots)))
    expect(result).toMatchObject({ code: 'INVALID_CHUNK' })
    expect(await create()).toMatchObject({ upload: { missingChunks: [0, 1, 2] } })
  })

  test.each([-1, 3, 1_000_000])('chunk number %d is refused', async (chunk) => {
    expect(await append(await begin(), chunk, [])).toMatchObject({ code: 'INVALID_CHUNK' })
  })

  test('an upload is its sender’s alone: to others it is not there', { tags: ['G5', 'T11'] }, async () => {
    const upload = await begin()
    for (const as of ['bob', 'vaultElsewhere']) {
      expect(await append(upload, 0, undefined, as)).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
      expect(await freeze(upload, true, as)).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    }
    expect(await append(upload, 0, undefined, 'nobody')).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('the announced id of another’s drop finds nothing of his', { tags: ['T11'] }, async () => {
    const upload = await begin()
    for (const chunk of [0, 1, 2]) await append(upload, chunk)
    await freeze(upload, false)
    const own = await makeManifest({ sender: bob, slotSize: 1 }, 3)
    const result = await create(own, { dropId: manifest.dropId }, 'bob')
    expect(result.__typename).toBe('UploadOpened')
    expect(JSON.stringify(result)).not.toContain(manifest.root)
    const again = await makeManifest({ round: (rounds += 1n), slotSize: 1 }, 3)
    await create(own, { dropId: again.dropId }, 'bob')
    expect(await create(again)).toMatchObject({ __typename: 'UploadOpened', existed: false })
  })

  test('an account is found in it with proofs, whatever its size', async () => {
    const twice: Row[] = [
      ...makeRows(600, 5n),
      { account: bob, id: 0n, amount: 7n },
      { account: bob, id: 0n, amount: 9n },
    ]
    manifest = await makeManifest({ round: (rounds += 1n), slotSize: 50 }, twice)
    const upload = await begin()
    await append(upload, 0)
    await freeze(upload)
    const query = /* GraphQL */ `
      query Find($id: Hex!, $account: Address!) {
        drop(id: $id) {
          allocations(account: $account) {
            edges {
              node {
                slot
                rowsHash
                rowsRoot
                slotProof
                provenRows {
                  proof
                  row {
                    slotRow
                    amount
                  }
                }
              }
            }
          }
        }
        allocations(account: $account, first: 100) {
          edges {
            node {
              drop {
                id
              }
              slot
            }
          }
        }
      }
    `
    type Found = {
      slot: number
      rowsHash: Hex
      rowsRoot: Hex
      slotProof: Hex[]
      provenRows: { proof: Hex[]; row: { slotRow: number; amount: string } }[]
    }
    const { data } = await ask(api, query, { id: manifest.dropId, account: bob })
    const found = (data!['drop'] as { allocations: { edges: { node: Found }[] } }).allocations.edges.map(
      ({ node }) => node,
    )
    expect(found.flatMap(({ provenRows }) => provenRows.map(({ row }) => row.amount))).toEqual(['7', '9'])
    for (const { slot, rowsHash, rowsRoot, slotProof, provenRows } of found) {
      expect(
        verifyMerkleProof({ root: manifest.root, leaf: slotLeaf(slot, rowsHash, rowsRoot), proof: slotProof }),
      ).toBe(true)
      for (const { row, proof } of provenRows) {
        const leaf = rowLeaf(row.slotRow, { account: bob, id: 0n, amount: BigInt(row.amount) })
        expect(verifyMerkleProof({ root: rowsRoot, leaf, proof })).toBe(true)
      }
    }
    const { edges } = data!['allocations'] as { edges: { node: { drop: { id: string } } }[] }
    expect(edges.map(({ node }) => node.drop.id)).toContain(manifest.dropId)
    const none = await ask(api, query, {
      id: manifest.dropId,
      account: '0x00000000000000000000000000000000000000Aa'.toLowerCase(),
    })
    expect(none.data).toMatchObject({ drop: { allocations: { edges: [] } }, allocations: { edges: [] } })
  })

  test('deleted, it is gone with its rows; abandoned, it is removed after its time', async () => {
    const rowsLeft = async () =>
      (
        await open.db.execute<{ n: number }>(
          sql`select count(*)::int as n from drop_slots join drops on drops.ref = drop_ref where state = 'draft' and round = ${rounds.toString()}::numeric`,
        )
      ).rows[0]!.n
    const upload = await begin()
    await append(upload, 0)
    expect(await rowsLeft()).toBe(1_000)
    const remove = 'mutation($id: ID!) { deleteUpload(id: $id) { __typename ... on Problem { code } } }'
    expect(await mutate(remove, 'deleteUpload', { id: upload.id }, 'bob')).toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    expect(await mutate(remove, 'deleteUpload', { id: upload.id })).toEqual({ __typename: 'UploadDeleted' })
    expect(await rowsLeft()).toBe(0)
    await append(await begin(), 1)
    expect(await removeStaleUploads(open.db, new Date('2026-03-20T00:00:00.000Z'))).toBe(0)
    expect(await rowsLeft()).toBe(1_000)
    expect(await removeStaleUploads(open.db, new Date('2026-04-20T00:00:00.000Z'))).toBeGreaterThan(0)
    expect(await rowsLeft()).toBe(0)
  })
})

function toBase64(bytes: string) {
  return Buffer.from(hexToBytes(bytes as Hex)).toString('base64')
}

function pack(row: Row) {
  return toBase64(packRows([row]))
}

function changeByte(slot: string, at: number, value: number): string {
  const bytes = Buffer.from(slot, 'base64')
  bytes[at] = value
  return bytes.toString('base64')
}
