import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType, isScalarType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, createTestAuth, testDistributor, toRequest } from '../../../packages/api/test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../../packages/api/test/databases.ts'
import type { Api } from '../../../packages/api/src/createApi.ts'
import type { OpenDatabase } from '../../../packages/api/src/database/createDatabase.ts'
import { freezeManifest } from '@slotdrop/drops'
import { mnemonicToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { toChunk, toUploadInput } from '../../../packages/api/test/upload.ts'
import { createMock } from '../src/createMock.ts'
import { resolvers } from '../src/resolvers.ts'
import { createWorld, demoSender, mockChainId, mockDistributor } from '../src/worlds.ts'

const typeDefs = readFileSync(new URL('../../../packages/api/schema.graphql', import.meta.url), 'utf8')
const mock = createMock({ typeDefs, publicUrl: 'http://localhost:3000', rpcUrl: 'http://localhost:4010/rpc' })
let database: TestDatabase
let open: OpenDatabase
let api: Api

beforeAll(async () => {
  database = await createTestDatabase('postgres')
  open = await database.open()
  const expiresAt = new Date(Date.now() + 60_000)
  api = createTestApi(open.db, {
    auth: createTestAuth({ sender: { address: demoSender, chainId: mockChainId, accountType: 'eoa', expiresAt } }),
    config: { chains: [{ id: mockChainId, distributor: mockDistributor }] },
  })
  const world = await createWorld('one-live-drop')
  for (const drop of world.drops) {
    await real(saveDrop, { manifest: drop.manifest }, 'sender')
  }
})

afterAll(async () => {
  await open.close()
  await database.remove()
})

const saveDrop = `mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename ... on SavedDrop { existed drop { id title } } ... on Problem { code message values { name value } } } }`

type Answer = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

async function real(query: string, variables: object, session?: string): Promise<Answer> {
  const headers: Record<string, string> = session ? { 'x-test-session': session } : {}
  return (await (await api.fetch(toRequest({ query, variables }, headers))).json()) as Answer
}

async function mocked(query: string, variables: object, cookie = ''): Promise<Answer> {
  const answer = await mock.fetch(
    new Request('http://mock.invalid/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    }),
  )
  if (answer === 'drop') throw new Error('The mock dropped the connection.')
  return (await answer.json()) as Answer
}

/** Values become their kinds, so that two answers can be compared in shape. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
  }
  if (typeof value !== 'string') return typeof value
  if (/^0x[0-9a-fA-F]{40}$/.test(value)) return 'address'
  if (/^0x[0-9a-f]*$/.test(value)) return 'hex'
  if (/^\d+$/.test(value)) return 'number text'
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return 'moment'
  return 'text'
}

const everything = `
  fragment All on Drop {
    id chainId distributor sender title policy safeTransfer direct opensAtSeconds closesAtSeconds round slotSize rowCount slotCount
    total root fingerprint visibility savedAt manifest
    token { address symbol name decimals standard }
    allocations(account: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266") { edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
    slot(index: 3) { index rowCount total packed rowsHash rowsRoot proof }
    slots(first: 3) { edges { cursor node { index rowCount total rowsHash } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
    rows(first: 3) { edges { cursor node { index slot slotRow account tokenId amount } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
  }
`

/** Signs in at the mock as the demo wallet does. */
async function signIn(): Promise<string> {
  const account = mnemonicToAccount('test test test test test test test test test test test junk')
  const message = createSiweMessage({
    domain: 'localhost:3000',
    uri: 'http://localhost:3000',
    version: '1',
    address: account.address,
    chainId: mockChainId,
    nonce: 'abcdefgh12345678',
  })
  const signature = await account.signMessage({ message })
  const request = new Request('http://mock.invalid/api/auth/verify', {
    method: 'POST',
    body: JSON.stringify({ message, signature }),
  })
  const answer = await mock.fetch(request)
  if (answer === 'drop') throw new Error('The mock dropped the connection.')
  return answer.headers.getSetCookie()[0]!.split(';')[0]!
}

describe('the mock answers as the API does', () => {
  const sender = demoSender
  const cases: [string, string, object][] = [
    [
      'a list',
      `${everything} query($sender: Address!) { drops(sender: $sender, first: 1) { edges { cursor node { ...All } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      { sender },
    ],
    [
      'an empty list',
      `query { drops(sender: "${testDistributor}") { edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      {},
    ],
    ['a drop that is not there', `query { drop(id: "0x${'00'.repeat(32)}") { id } }`, {}],
    ['nobody signed in', 'query { viewer { address chainId accountType expiresAt } }', {}],
    ['saving without a session', saveDrop, { manifest: '{}' }],
    ['a page that is too large', `query { drops(sender: "${sender}", first: 101) { edges { cursor } } }`, {}],
    ['a cursor of another list', `query { drops(sender: "${sender}", after: "c2xvdDox") { edges { cursor } } }`, {}],
    ['an address that is none', 'query { drops(sender: "0x12") { edges { cursor } } }', {}],
  ]

  test.each(cases)('%s', async (_name, query, variables) => {
    const [ours, theirs] = [await real(query, variables), await mocked(query, variables)]
    expect(shapeOf(theirs.data)).toEqual(shapeOf(ours.data))
    expect(theirs.errors?.map(({ extensions }) => extensions?.code)).toEqual(
      ours.errors?.map(({ extensions }) => extensions?.code),
    )
  })

  test('the same drop is the same, byte for byte', async () => {
    const query = `${everything} query($sender: Address!) { drops(sender: $sender) { edges { node { ...All } } } }`
    const drops = async (ask: typeof mocked) =>
      JSON.stringify((await ask(query, { sender })).data).replaceAll(/"savedAt":"[^"]*"|"cursor":"[^"]*"/g, '')
    expect(await drops(mocked)).toBe(await drops(real))
  })

  test('a whole upload, step by step, and what a sender may change', async () => {
    const cookie = await signIn()
    const manifest = await freezeManifest({
      title: 'Uploaded',
      terms: {
        chainId: mockChainId,
        distributor: mockDistributor,
        sender,
        token: testDistributor,
        standard: 'ERC20',
        policy: 'skip',
        safeTransfer: false,
        direct: false,
        opensAtSeconds: 0n,
        closesAtSeconds: 0n,
        round: 77n,
        slotSize: 250,
      },
      token: { symbol: 'DEMO', name: 'Demo', decimals: 18 },
      rows: [{ account: sender, id: 0n, amount: 5n }],
    })
    const both = async (query: string, variables: object, pick: (data: never) => object = () => ({})) => {
      const ours = await real(query, { ...variables, ...ids.real }, 'sender')
      const theirs = await mocked(query, { ...variables, ...ids.mock }, cookie)
      expect(ours.errors).toBeUndefined()
      expect(shapeOf(theirs.data)).toEqual(shapeOf(ours.data))
      ids.real = { ...ids.real, ...pick(ours.data as never) }
      ids.mock = { ...ids.mock, ...pick(theirs.data as never) }
      return ours.data as Record<string, { __typename: string }>
    }
    const ids: { real: object; mock: object } = { real: {}, mock: {} }
    const id = manifest.dropId
    const input = toUploadInput(manifest)
    await both(
      'mutation($input: CreateUploadInput!) { createUpload(input: $input) { __typename ... on UploadOpened { existed upload { id dropId chainId sender title rowCount slotCount slotSize chunkCount missingChunkCount missingChunks createdAt } } ... on Problem { code values { name value } } } }',
      { input },
      (data: { createUpload: { upload: { id: string } } }) => ({ uploadId: data.createUpload.upload.id }),
    )
    await both(
      'query { viewer { address chainId accountType expiresAt uploads { edges { cursor node { title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }',
      {},
    )
    await both('query($uploadId: ID!) { upload(id: $uploadId) { title missingChunkCount } }', {})
    const freeze =
      'mutation($uploadId: ID!) { sealUpload(id: $uploadId, publish: false) { __typename ... on UploadIncomplete { code message upload { missingChunks } } ... on SavedDrop { existed drop { id visibility } } } }'
    expect((await both(freeze, {}))['sealUpload']!.__typename).toBe('UploadIncomplete')
    const append =
      'mutation($uploadId: ID!, $chunk: Int!, $slots: [Base64!]!) { appendRows(input: { uploadId: $uploadId, chunk: $chunk, slots: $slots }) { __typename ... on RowsAppended { existed } ... on Problem { code values { name value } } } }'
    await both(append, { chunk: 0, slots: [] })
    await both(append, { chunk: 0, slots: toChunk(manifest, 0, 1) })
    await both(append, { chunk: 0, slots: toChunk(manifest, 0, 1) })
    expect((await both(freeze, {}))['sealUpload']!.__typename).toBe('SavedDrop')
    expect((await both(freeze, {}))['sealUpload']!.__typename).toBe('UploadNotFound')
    await both(
      'mutation($uploadId: ID!) { deleteUpload(id: $uploadId) { __typename ... on Problem { code values { name value } } } }',
      {},
    )
    const changed =
      '{ __typename ... on DropChanged { drop { visibility } } ... on Problem { code message values { name value } } }'
    await both(`mutation($id: Hex!) { publishDrop(id: $id) ${changed} }`, { id })
    await both(`mutation { publishDrop(id: "0x${'00'.repeat(32)}") ${changed} }`, {})
    const gone = '{ __typename ... on DropDeleted { id } ... on Problem { code message values { name value } } }'
    await both(`mutation($id: Hex!) { deleteDrop(id: $id) ${gone} }`, { id })
    await both(`mutation { deleteDrop(id: "0x${'00'.repeat(32)}") ${gone} }`, {})
    await both(
      `query($id: Hex!) { drop(id: $id) { allocations(account: "${sender}") { edges { node { slot rowsHash rowsRoot slotProof provenRows { proof row { index amount } } } } } } }`,
      { id },
    )
    await both(
      `query { allocations(account: "${sender}") { edges { node { slot drop { id } } } } networks { chainId distributor } product { name dropPerSlot { standard rows } } }`,
      {},
    )
  })

  test('every field of Query and Mutation has a resolver', () => {
    const schema = buildSchema(typeDefs)
    for (const type of [schema.getQueryType()!, schema.getMutationType()!]) {
      const made = resolvers[type.name as 'Query' | 'Mutation']
      expect(Object.keys(made).toSorted()).toEqual(Object.keys(type.getFields()).toSorted())
    }
    const own = Object.values(schema.getTypeMap()).filter(
      (type) => isScalarType(type) && !/^(String|Int|Float|Boolean|ID)$/.test(type.name),
    )
    expect(Object.keys(resolvers)).toEqual(expect.arrayContaining(own.map((type) => type.name)))
    expect(Object.values(schema.getTypeMap()).filter(isObjectType).length).toBeGreaterThan(5)
  })
})
