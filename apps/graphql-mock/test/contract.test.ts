import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType, isScalarType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, createTestAuth, testDistributor, toRequest } from '../../../packages/api/test/createTestApi.ts'
import { createTestDatabase, type TestDatabase } from '../../../packages/api/test/databases.ts'
import type { Api } from '../../../packages/api/src/createApi.ts'
import type { OpenDatabase } from '../../../packages/api/src/database/createDatabase.ts'
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

const saveDrop = `mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename ... on SavedDrop { existed drop { id title } } ... on Problem { code message } } }`

type Answer = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] }

async function real(query: string, variables: object, session?: string): Promise<Answer> {
  const headers: Record<string, string> = session ? { 'x-test-session': session } : {}
  return (await (await api.fetch(toRequest({ query, variables }, headers))).json()) as Answer
}

async function mocked(query: string, variables: object): Promise<Answer> {
  const answer = await mock.fetch(
    new Request('http://mock.invalid/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
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
    slot(index: 3) { index rowCount total packed rowsHash rowsRoot proof }
    slots(first: 3) { edges { cursor node { index rowCount total rowsHash } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
    rows(first: 3) { edges { cursor node { index slot slotRow account tokenId amount } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
  }
`

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
