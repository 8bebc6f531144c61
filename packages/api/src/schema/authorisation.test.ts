import { isObjectType, isUnionType, type GraphQLSchema } from 'graphql'
import { serializeManifest, type Manifest } from '@slotdrop/drops'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { alice, bob, makeManifest } from '../../test/makeManifest.ts'
import { createTestSending } from '../../test/createTestSending.ts'
import { createUploadOperation, toUploadInput } from '../../test/upload.ts'
import type { Api } from '../createApi.ts'
import type { OpenDatabase } from '../database/createDatabase.ts'
import { buildSchema } from './buildSchema.ts'

// Alice is the sender. Her vault is a contract account at her address that signed in for another chain. Bob stands in her
// list; a stranger stands in nothing.
const callers = ['anonymous', 'owner', 'stranger', 'recipient', 'other chain'] as const
type Caller = (typeof callers)[number]
/** What each caller gets: the value, nothing (as if it did not exist), or the name of a refusal. */
type Expected = Record<Caller, string>

function everybody(what: string): Expected {
  return {
    anonymous: what,
    owner: what,
    stranger: what,
    recipient: what,
    'other chain': what,
  }
}

function ownerAlone(others: string, anonymous = others): Expected {
  return {
    ...everybody(others),
    anonymous,
    owner: 'value',
  }
}

function mutation(success: string, refusal: string): Expected {
  return {
    ...everybody(refusal),
    anonymous: 'NotSignedIn',
    owner: success,
  }
}

/** The outcome of every root field, and of every field of the types that hold something private. */
const matrix: Record<string, Expected> = {
  'Query.drop': everybody('value'),
  'Query.drop (private)': ownerAlone('nothing'),
  'Query.drops': everybody('value'),
  'Query.drops (private)': ownerAlone('nothing'),
  'Query.allocations': everybody('value'),
  'Query.allocations (private)': ownerAlone('nothing'),
  'Query.upload': ownerAlone('nothing'),
  'Query.draft': ownerAlone('nothing'),
  'Query.viewer': { ...everybody('value'), anonymous: 'nothing' },
  'Query.networks': everybody('value'),
  'Query.product': everybody('value'),
  'Query.sendingChains': everybody('value'),
  'Query.isSenderService': everybody('value'),
  'Drop.mode': ownerAlone('nothing'),
  'Drop.companion': ownerAlone('nothing'),
  'Drop.sending': ownerAlone('nothing'),
  'Drop.sendingQuote': ownerAlone('nothing'),
  'Viewer.uploads': { ...everybody('nothing'), owner: 'value' },
  'Viewer.drafts': { ...everybody('nothing'), owner: 'value' },
  'Mutation.saveDrop': mutation('SavedDrop', 'NotTheSender'),
  'Mutation.createUpload': mutation('UploadOpened', 'NotTheSender'),
  'Mutation.appendRows': mutation('InvalidChunk', 'UploadNotFound'),
  'Mutation.sealUpload': mutation('UploadIncomplete', 'UploadNotFound'),
  'Mutation.cancelSealing': mutation('SealingCancelled', 'UploadNotFound'),
  'Mutation.deleteUpload': mutation('UploadDeleted', 'UploadNotFound'),
  // An id says something among one's own drafts alone: others begin one of their own under it.
  'Mutation.saveDraft': { ...everybody('SavedDraft'), anonymous: 'NotSignedIn' },
  'Mutation.addListPart': mutation('ListPartAdded', 'DraftNotFound'),
  'Mutation.deleteDraft': mutation('DraftDeleted', 'DraftNotFound'),
  'Mutation.saveCompanion': mutation('CompanionSaved', 'DropNotFound'),
  'Mutation.addCompanionPart': mutation('CompanionPartAdded', 'DropNotFound'),
  'Mutation.publishDrop': mutation('DropChanged', 'DropNotFound'),
  'Mutation.deleteDrop': mutation('DropIsPublic', 'DropNotFound'),
  'Mutation.startSending': mutation('SendingChanged', 'DropNotFound'),
  'Mutation.lookAtSending': mutation('SendingChanged', 'DropNotFound'),
  'Mutation.pauseSending': mutation('SendingChanged', 'DropNotFound'),
  'Mutation.resumeSending': mutation('SendingChanged', 'DropNotFound'),
  'Mutation.stopSending': mutation('SendingChanged', 'DropNotFound'),
  'Mutation.changeRequests': mutation('SendingChanged', 'DropNotFound'),
  // Whoever asks: what is paid goes to the recipient alone.
  'Mutation.requestRows': everybody('RowsRequested'),
  'Mutation.requestRows (private)': { ...everybody('DropNotFound'), owner: 'RowsRequested' },
  // Authorised by the signature, not by the caller.
  'Mutation.requestClaim': everybody('ClaimRefused'),
  'Mutation.requestClaim (private)': { ...everybody('DropNotFound'), owner: 'ClaimRefused' },
}

/** Fields of a drop that whoever may see the drop may see. */
const publicDropFields = [
  'allocations',
  'chainId',
  'closesAtSeconds',
  'direct',
  'distributor',
  'fingerprint',
  'id',
  'manifest',
  'opensAtSeconds',
  'policy',
  'report',
  'request',
  'root',
  'round',
  'rowCount',
  'rows',
  'safeTransfer',
  'savedAt',
  'sender',
  'slot',
  'slotCount',
  'slotSize',
  'slots',
  'title',
  'token',
  'total',
  'visibility',
]
/** Types reached through a field above alone: who sees the parent sees them. */
const innerTypes = [
  'Allocation',
  'AllocationConnection',
  'AllocationEdge',
  'Companion',
  'Upload',
  'Sealing',
  'SealingFailed',
  'UploadConnection',
  'UploadEdge',
  'DropConnection',
  'DropEdge',
  'DropTotals',
  'Draft',
  'Network',
  'PageInfo',
  'ProblemValue',
  'Product',
  'ProvenRow',
  'RequestedRow',
  'ReturnedGasMoney',
  'Row',
  'RowConnection',
  'RowEdge',
  'RowRequests',
  'Sending',
  'SendingEvent',
  'SendingFees',
  'SendingObstacle',
  'SendingRefusedSlot',
  'SendingRequests',
  'SendingWait',
  'Slot',
  'SlotConnection',
  'SlotEdge',
  'SlotLimit',
  'Token',
]
const publicViewerFields = ['accountType', 'address', 'chainId', 'expiresAt']

describe('who may do what', () => {
  const schema = buildSchema()
  let database: TestDatabase
  let open: OpenDatabase
  let api: Api
  let published: Manifest
  let hidden: Manifest
  let round = 0n
  const sending = createTestSending()

  beforeAll(async () => {
    database = await createTestDatabase('postgres')
    open = await database.open()
    const expiresAt = new Date('2026-03-02T00:00:00.000Z')
    const eoa = { chainId: 1, accountType: 'eoa', expiresAt } as const
    api = createTestApi(open.db, {
      sending,
      auth: createTestAuth({
        owner: { ...eoa, address: alice },
        stranger: { ...eoa, address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' },
        recipient: { ...eoa, address: bob },
        'other chain': { address: alice, chainId: 137, accountType: 'contract', expiresAt },
      }),
    })
    published = await makeManifest({ round: 1n }, [{ account: bob, id: 0n, amount: 5n }])
    hidden = await makeManifest({ round: 2n }, [{ account: bob, id: 0n, amount: 5n }])
    await save(published, true)
    await save(hidden, false)
    await addCompanionPart(published, 'owner')
    await saveCompanion(published, 'owner')
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  const run = async (query: string, caller: Caller, variables: Record<string, unknown> = {}) => {
    const answer = await ask(api, query, variables, caller === 'anonymous' ? undefined : caller)
    expect(answer.errors).toBeUndefined()
    return answer.data!
  }
  const save = (manifest: Manifest, publish: boolean) =>
    run(
      'mutation($manifest: String!, $publish: Boolean!) { saveDrop(input: { manifest: $manifest, publish: $publish }) { __typename } }',
      'owner',
      {
        manifest: serializeManifest(manifest),
        publish,
      },
    )
  const newManifest = () => makeManifest({ round: (round += 1n) + 100n }, 3)
  const newUpload = async () => {
    const { createUpload } = await run(createUploadOperation, 'owner', { input: toUploadInput(await newManifest()) })
    return (createUpload as { upload: { id: string } }).upload.id
  }
  const saveDraft = (id: string, caller: Caller, baseRevision: number) =>
    run('mutation($input: SaveDraftInput!) { saveDraft(input: $input) { __typename } }', caller, {
      input: { id, baseRevision, title: `of ${caller}`, symbol: '', rowCount: 0, head: 'AAAA' },
    })
  const newDraft = async () => {
    const id = crypto.randomUUID()
    await saveDraft(id, 'owner', 0)
    return id
  }
  const companionHash = `0x${'33'.repeat(32)}`
  const addCompanionPart = async ({ dropId }: Manifest, caller: Caller) =>
    typeOf(
      await run(
        `mutation { addCompanionPart(input: { id: "${dropId}", hash: "${companionHash}", part: 0, data: "AAAA" }) { __typename } }`,
        caller,
      ),
    )
  const saveCompanion = async ({ dropId }: Manifest, caller: Caller) =>
    typeOf(
      await run(
        `mutation { saveCompanion(input: { id: "${dropId}", mode: CLAIM, hash: "${companionHash}", bytes: 3 }) { __typename } }`,
        caller,
      ),
    )
  const requestRows = async ({ dropId }: Manifest, caller: Caller) => {
    await sending.setRequests(dropId, { isAllowed: true, rowsPerDay: 5 })
    return typeOf(
      await run(`mutation { requestRows(input: { id: "${dropId}", recipient: "${bob}" }) { __typename } }`, caller),
    )
  }
  const requestClaim = async ({ dropId }: Manifest, caller: Caller) => {
    const row = `id: "${dropId}", recipient: "${bob}", slot: 0, slotRow: 0`
    const signed = `to: "${alice}", deadline: "1", signature: "0x"`
    return typeOf(await run(`mutation { requestClaim(input: { ${row}, ${signed} }) { __typename } }`, caller))
  }
  const typeOf = (data: Record<string, unknown>) => (Object.values(data)[0] as { __typename: string }).__typename
  const present = (value: unknown) => (value === null || value === undefined ? 'nothing' : 'value')
  const listed = (connection: unknown, id: string) => (JSON.stringify(connection).includes(id) ? 'value' : 'nothing')

  /** What a caller gets of each entry. */
  const attempts: Record<string, (caller: Caller) => Promise<string>> = {
    'Query.drop': async (c) => present((await run(`{ drop(id: "${published.dropId}") { id } }`, c))['drop']),
    'Query.drop (private)': async (c) => present((await run(`{ drop(id: "${hidden.dropId}") { id } }`, c))['drop']),
    'Query.drops': async (c) =>
      listed(await run(`{ drops(sender: "${alice}") { edges { node { id } } } }`, c), published.dropId),
    'Query.drops (private)': async (c) =>
      listed(await run(`{ drops(sender: "${alice}") { edges { node { id } } } }`, c), hidden.dropId),
    'Query.allocations': async (c) =>
      listed(await run(`{ allocations(account: "${bob}") { edges { node { drop { id } } } } }`, c), published.dropId),
    'Query.allocations (private)': async (c) =>
      listed(await run(`{ allocations(account: "${bob}") { edges { node { drop { id } } } } }`, c), hidden.dropId),
    'Query.upload': async (c) => present((await run(`{ upload(id: "${await newUpload()}") { id } }`, c))['upload']),
    'Query.draft': async (c) => present((await run(`{ draft(id: "${await newDraft()}") { id } }`, c))['draft']),
    'Query.viewer': async (c) => present((await run('{ viewer { address } }', c))['viewer']),
    'Query.networks': async (c) => present((await run('{ networks { chainId } }', c))['networks']),
    'Query.sendingChains': async (c) => present((await run('{ sendingChains }', c))['sendingChains']),
    'Query.isSenderService': async (c) =>
      present((await run(`{ isSenderService(id: "${hidden.dropId}", address: "${bob}") }`, c))['isSenderService']),
    'Drop.mode': async (c) => {
      const { drop } = await run(`{ drop(id: "${published.dropId}") { mode } }`, c)
      return present((drop as { mode: unknown }).mode)
    },
    'Drop.companion': async (c) => {
      const { drop } = await run(`{ drop(id: "${published.dropId}") { companion { hash bytes part(part: 0) } } }`, c)
      return present((drop as { companion: unknown }).companion)
    },
    'Drop.sending': async (c) => {
      const { drop } = await run(`{ drop(id: "${published.dropId}") { sending { id } } }`, c)
      return present((drop as { sending: unknown }).sending)
    },
    'Drop.sendingQuote': async (c) => {
      const { drop } = await run(`{ drop(id: "${published.dropId}") { sendingQuote { __typename } } }`, c)
      return present((drop as { sendingQuote: unknown }).sendingQuote)
    },
    'Query.product': async (c) => present((await run('{ product { name } }', c))['product']),
    'Viewer.uploads': async (c) => {
      const id = await newUpload()
      const data = await run('{ viewer { uploads(first: 100) { edges { node { id } } } } }', c)
      await run(`mutation { deleteUpload(id: "${id}") { __typename } }`, 'owner')
      return listed(data, id)
    },
    'Viewer.drafts': async (c) => {
      const id = await newDraft()
      return listed(await run('{ viewer { drafts { id } } }', c), id)
    },
    'Mutation.saveDrop': async (c) =>
      typeOf(
        await run('mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }', c, {
          manifest: serializeManifest(await newManifest()),
        }),
      ),
    'Mutation.createUpload': async (c) =>
      typeOf(await run(createUploadOperation, c, { input: toUploadInput(await newManifest()) })),
    'Mutation.appendRows': async (c) =>
      typeOf(
        await run(
          `mutation { appendRows(input: { uploadId: "${await newUpload()}", chunk: 0, slots: [] }) { __typename } }`,
          c,
        ),
      ),
    'Mutation.sealUpload': async (c) =>
      typeOf(await run(`mutation { sealUpload(id: "${await newUpload()}") { __typename } }`, c)),
    'Mutation.cancelSealing': async (c) =>
      typeOf(await run(`mutation { cancelSealing(id: "${await newUpload()}") { __typename } }`, c)),
    'Mutation.deleteUpload': async (c) =>
      typeOf(await run(`mutation { deleteUpload(id: "${await newUpload()}") { __typename } }`, c)),
    'Mutation.saveDraft': async (c) => {
      const id = await newDraft()
      const kept = await saveDraft(id, c, c === 'owner' ? 1 : 0)
      // Whatever they did, hers is as it was.
      if (c !== 'owner')
        expect((await run(`{ draft(id: "${id}") { revision title } }`, 'owner'))['draft']).toEqual({
          revision: 1,
          title: 'of owner',
        })
      return typeOf(kept)
    },
    'Mutation.addListPart': async (c) =>
      typeOf(
        await run(
          `mutation { addListPart(input: { id: "${await newDraft()}", listHash: "0x${'22'.repeat(32)}", part: 0, data: "AAAA" }) { __typename } }`,
          c,
        ),
      ),
    'Mutation.deleteDraft': async (c) =>
      typeOf(await run(`mutation { deleteDraft(id: "${await newDraft()}") { __typename } }`, c)),
    'Mutation.saveCompanion': (c) => saveCompanion(published, c),
    'Mutation.addCompanionPart': (c) => addCompanionPart(published, c),
    'Mutation.publishDrop': async (c) =>
      typeOf(await run(`mutation { publishDrop(id: "${published.dropId}") { __typename } }`, c)),
    'Mutation.deleteDrop': async (c) =>
      typeOf(await run(`mutation { deleteDrop(id: "${published.dropId}") { __typename } }`, c)),
    'Mutation.startSending': async (c) =>
      typeOf(
        await run(`mutation { startSending(input: { id: "${published.dropId}", ceiling: "1" }) { __typename } }`, c),
      ),
    'Mutation.lookAtSending': async (c) =>
      typeOf(await run(`mutation { lookAtSending(id: "${published.dropId}") { __typename } }`, c)),
    'Mutation.pauseSending': async (c) =>
      typeOf(await run(`mutation { pauseSending(id: "${published.dropId}") { __typename } }`, c)),
    'Mutation.resumeSending': async (c) =>
      typeOf(await run(`mutation { resumeSending(id: "${published.dropId}") { __typename } }`, c)),
    'Mutation.stopSending': async (c) =>
      typeOf(await run(`mutation { stopSending(id: "${published.dropId}") { __typename } }`, c)),
    'Mutation.changeRequests': async (c) =>
      typeOf(
        await run(
          `mutation { changeRequests(id: "${published.dropId}", requests: { isAllowed: true, rowsPerDay: 5 }) { __typename } }`,
          c,
        ),
      ),
    'Mutation.requestRows': (c) => requestRows(published, c),
    'Mutation.requestRows (private)': (c) => requestRows(hidden, c),
    'Mutation.requestClaim': (c) => requestClaim(published, c),
    'Mutation.requestClaim (private)': (c) => requestClaim(hidden, c),
  }

  const cells = Object.entries(matrix).flatMap(([entry, expected]) =>
    callers.map((caller) => [entry, caller, expected[caller]] as const),
  )
  test.each(cells)('%s for %s: %s', { tags: ['G5'] }, async (entry, caller, expected) => {
    // Drafts and uploads of earlier cells count towards the number that an account may have.
    if (/draft|upload|append|part|sealing/i.test(entry)) await removeUploads()
    expect(await attempts[entry]!(caller)).toBe(expected)
  })

  async function removeUploads() {
    const { viewer } = await run('{ viewer { uploads(first: 100) { edges { node { id } } } } }', 'owner')
    const { edges } = (viewer as { uploads: { edges: { node: { id: string } }[] } }).uploads
    for (const { node } of edges) await run(`mutation { deleteUpload(id: "${node.id}") { __typename } }`, 'owner')
    const kept = (await run('{ viewer { drafts { id } } }', 'owner'))['viewer'] as { drafts: { id: string }[] }
    for (const { id } of kept.drafts) await run(`mutation { deleteDraft(id: "${id}") { __typename } }`, 'owner')
  }

  test('a field or type that is in no list fails here', { tags: ['G5'] }, () => {
    const listedFields = Object.keys(matrix).map((entry) => entry.replace(/ .*/, ''))
    const named = new Set([
      ...listedFields,
      ...publicDropFields.map((field) => `Drop.${field}`),
      ...publicViewerFields.map((field) => `Viewer.${field}`),
    ])
    expect(fieldsOf(schema).filter((field) => !named.has(field))).toEqual([])
    expect([...named].filter((field) => !fieldsOf(schema).includes(field))).toEqual([])
  })
})

/** Fields whose outcome may depend on the caller. Results of mutations are known by the mutation that answers them. */
function fieldsOf(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap())
  const results = new Set(types.filter(isUnionType).flatMap((union) => union.getTypes().map((type) => type.name)))
  return types
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !results.has(type.name) && !innerTypes.includes(type.name))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
}
