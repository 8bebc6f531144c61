import { serializeManifest, slotWord } from '@slotdrop/drops'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestSending } from '../../../test/createTestSending.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { alice, bob, makeManifest } from '../../../test/makeManifest.ts'
import type { FetchWords } from '../../context.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'
import { createRateLimiter } from '../../http/createRateLimiter.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({ alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt } })

function clock() {
  return new Date('2026-03-01T12:00:00.000Z')
}

const stranger = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

let database: TestDatabase
let open: OpenDatabase
let sending: ReturnType<typeof createTestSending>
let word = 0n
const fetchWords: FetchWords = async (_drop, slots) => ({
  words: Array.from({ length: slots?.count ?? 1 }, () => word),
  blockNumber: 1n,
})

beforeAll(async () => {
  database = await createTestDatabase('embedded')
  open = await database.open()
})
afterAll(async () => {
  await open.close()
  await database.remove()
})
beforeEach(() => {
  sending = createTestSending()
  word = 0n
})

function createTestApiWithSending(parameters: Parameters<typeof createTestApi>[1] = {}) {
  return createTestApi(open.db, { auth, sending, fetchWords, clock, ...parameters })
}

let round = 0n

/** A public drop with two rows of Bob's, and one of somebody else. */
async function publish(terms: Parameters<typeof makeManifest>[0] = {}): Promise<string> {
  round += 1n
  const rows = [
    { account: bob, id: 0n, amount: 5n },
    { account: bob, id: 0n, amount: 7n },
    { account: alice, id: 0n, amount: 1n },
  ]
  const manifest = serializeManifest(await makeManifest({ round, ...terms }, rows))
  const save = `mutation($manifest: String!) { saveDrop(input: { manifest: $manifest, publish: true }) { ... on SavedDrop { drop { id } } } }`
  const { data } = await ask(createTestApiWithSending(), save, { manifest }, 'alice')
  const { drop } = data!['saveDrop'] as { drop: { id: string } }
  return drop.id
}

const state =
  'isOffered reason waiting requestedRows { index slot slotRow state transaction askedAt changedAt problem { message } }'
const request = `mutation($id: Hex!, $recipient: Address!) { requestRows(input: { id: $id, recipient: $recipient }) {
  __typename ... on RowsRequested { request { ${state} } } ... on RequestNotOffered { reason } ... on Problem { code message } } }`
const query = `query($id: Hex!, $recipient: Address!) { drop(id: $id) { request(recipient: $recipient) { ${state} } } }`

function rowsOf(data: Awaited<ReturnType<typeof ask>>['data']): { readonly slotRow: number }[] {
  const { request: stands } = data!['requestRows'] as { request: { requestedRows: { slotRow: number }[] } }
  return stands.requestedRows
}

async function allow(id: string): Promise<void> {
  const start = `mutation($input: StartSendingInput!) { startSending(input: $input) { ... on SendingChanged { sending { scope requests { isAllowed rowsPerDay usedToday } } } } }`
  const input = { id, ceiling: '5', scope: 'REQUESTED', requests: { isAllowed: true, rowsPerDay: 10 } }
  const { data } = await ask(createTestApiWithSending(), start, { input }, 'alice')
  expect(data).toEqual({
    startSending: { sending: { scope: 'REQUESTED', requests: { isAllowed: true, rowsPerDay: 10, usedToday: 0 } } },
  })
}

describe('a recipient asks for her rows', () => {
  test('without a session, where the sender allows it, and reads how they stand', async () => {
    const id = await publish()
    await allow(id)
    const api = createTestApiWithSending()
    const before = await ask(api, query, { id, recipient: bob })
    expect(before.data).toEqual({
      drop: { request: { isOffered: true, reason: null, waiting: null, requestedRows: [] } },
    })
    const { data } = await ask(api, request, { id, recipient: bob.toLowerCase() })
    const rows = rowsOf(data)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({
      ...{ index: rows[0]?.slotRow, slot: 0, slotRow: rows[0]?.slotRow, state: 'QUEUED', transaction: null },
      ...{ askedAt: '2026-03-01T12:00:00.000Z', changedAt: '2026-03-01T12:00:01.000Z', problem: null },
    })
    expect((await ask(api, query, { id, recipient: bob })).data).toEqual({
      drop: { request: { isOffered: true, reason: null, waiting: null, requestedRows: rows } },
    })
  })

  test('who asks again hears that her rows wait, also when nobody may ask for more', async () => {
    const id = await publish()
    await allow(id)
    const api = createTestApiWithSending()
    await ask(api, request, { id, recipient: bob })
    await ask(
      api,
      `mutation { changeRequests(id: "${id}", requests: { isAllowed: false, rowsPerDay: 0 }) { __typename } }`,
      {},
      'alice',
    )
    expect((await ask(api, request, { id, recipient: bob })).data?.['requestRows']).toMatchObject({
      __typename: 'RowsRequested',
      request: { isOffered: false, reason: 'NOT_ALLOWED', requestedRows: [{ state: 'QUEUED' }, { state: 'QUEUED' }] },
    })
    expect((await ask(api, request, { id, recipient: alice })).data?.['requestRows']).toMatchObject({
      __typename: 'RequestNotOffered',
    })
  })

  test.each([
    ['of a drop that nobody may ask for', {}, 'NOT_ALLOWED'],
    ['before the drop opens', { opensAtSeconds: 1_800_000_000n }, 'NOT_OPEN'],
    ['after it closed', { closesAtSeconds: 1_700_000_000n }, 'ENDED'],
  ])('%s it is not offered, and refused with its reason', async (_case, terms, reason) => {
    const id = await publish(terms)
    if (reason !== 'NOT_ALLOWED') await allow(id)
    const api = createTestApiWithSending()
    expect((await ask(api, query, { id, recipient: bob })).data).toMatchObject({
      drop: { request: { isOffered: false, reason } },
    })
    expect((await ask(api, request, { id, recipient: bob })).data?.['requestRows']).toMatchObject({
      ...{ __typename: 'RequestNotOffered', code: 'REQUEST_NOT_OFFERED', reason },
      message: expect.stringMatching(/drop/),
    })
    expect(sending.asked.size).toBe(0)
  })

  test('an address that the list does not name is refused', { tags: ['T37', 'R26'] }, async () => {
    const id = await publish()
    await allow(id)
    const { data } = await ask(createTestApiWithSending(), request, { id, recipient: stranger })
    expect(data?.['requestRows']).toMatchObject({ __typename: 'NotOnTheList', code: 'NOT_ON_THE_LIST' })
    expect(sending.asked.size).toBe(0)
  })

  test('rows that the chain shows as paid are not asked for', { tags: ['T37', 'R26'] }, async () => {
    const id = await publish()
    await allow(id)
    const { data: all } = await ask(createTestApiWithSending(), request, { id, recipient: bob })
    const rows = rowsOf(all)
    word = slotWord.maskOf([rows[0]?.slotRow ?? 0])
    const { data } = await ask(createTestApiWithSending(), request, { id, recipient: bob })
    expect(data?.['requestRows']).toMatchObject({ request: { requestedRows: [{ slotRow: rows[1]?.slotRow }] } })
    word = 0b111n
    const { data: none } = await ask(createTestApiWithSending(), request, { id, recipient: bob })
    expect(none?.['requestRows']).toMatchObject({ __typename: 'NothingOpen', code: 'NOTHING_OPEN' })
  })

  test.each<[string, FetchWords]>([
    ['fails', () => Promise.reject(new Error('The node is out of order.'))],
    ['never answers', () => new Promise(() => {})],
  ])('a node that %s keeps nobody from asking: whoever sends looks before', async (_case, broken) => {
    const id = await publish()
    await allow(id)
    const api = createTestApiWithSending({ fetchWords: broken })
    expect((await ask(api, request, { id, recipient: bob })).data?.['requestRows']).toMatchObject({
      __typename: 'RowsRequested',
    })
  })

  test('without a service nobody may ask, and nobody’s page breaks', async () => {
    const id = await publish()
    const api = createTestApi(open.db, { auth })
    expect((await ask(api, query, { id, recipient: bob })).data).toEqual({
      drop: { request: { isOffered: false, reason: 'NOT_ALLOWED', waiting: null, requestedRows: [] } },
    })
    expect((await ask(api, request, { id, recipient: bob })).data?.['requestRows']).toMatchObject({
      __typename: 'RequestNotOffered',
    })
  })
})

async function listKeys(): Promise<string[]> {
  const { rows } = await open.db.execute<{ key: string }>(sql`select key from rate_limits`)
  return rows.map(({ key }) => key)
}

describe('a flood of requests', { tags: ['T37', 'R26'] }, () => {
  const askAs = async (clientKey: string, recipient: string, { count, id }: { count: number; id: string }) => {
    const rateLimiter = createRateLimiter({ db: open.db, clock })
    const api = createTestApiWithSending({ rateLimiter })
    const codes: unknown[] = []
    for (let index = 0; index < count; index++) {
      const body = JSON.stringify({ query: request, variables: { id, recipient } })
      const headers = { 'content-type': 'application/json', origin: 'https://drops.example' }
      const init = { method: 'POST', headers, body }
      const response = await api.fetch(new Request('http://server.invalid/api/graphql', init), { clientKey })
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
      codes.push(errors?.[0]?.extensions.code ?? response.status)
    }
    return codes
  }

  test('for one recipient ends after ten a minute from a network, however the address is written', async () => {
    const id = await publish()
    const first = await askAs('192.0.2.1', bob, { count: 6, id })
    const second = await askAs('192.0.2.1', bob.toLowerCase(), { count: 6, id })
    expect([...first, ...second]).toEqual([...Array<number>(10).fill(200), 'RATE_LIMITED', 'RATE_LIMITED'])
  })

  test('from a stranger locks no recipient out, of this drop or another', { tags: ['N5'] }, async () => {
    const [id, other] = [await publish(), await publish()]
    expect((await askAs('192.0.2.3', bob, { count: 12, id })).at(-1)).toBe('RATE_LIMITED')
    expect(await askAs('192.0.2.4', bob, { count: 1, id })).toEqual([200])
    expect(await askAs('192.0.2.3', bob, { count: 1, id: other })).toEqual([200])
  })

  test(
    'with text for an address or a drop is refused as bad input, and counts to no recipient',
    { tags: ['N5'] },
    async () => {
      const id = await publish()
      const before = await listKeys()
      for (const recipient of ['\u0000', `0x${'z'.repeat(40)}`, 'x'.repeat(10_000)])
        expect(await askAs('192.0.2.5', recipient, { count: 1, id })).toEqual(['BAD_USER_INPUT'])
      expect(await askAs('192.0.2.5', bob, { count: 1, id: `0x${'00'.repeat(32)}` })).toEqual([200])
      const added = (await listKeys()).filter((key) => !before.includes(key))
      expect(added.filter((key) => key.startsWith('recipient'))).toEqual([])
    },
  )

  test('from one network ends after twenty a minute, whomever it asks for', async () => {
    const others = ['0x0000000000000000000000000000000000000a01', '0x0000000000000000000000000000000000000a02']
    const third = '0x0000000000000000000000000000000000000a03'
    const id = await publish()
    const codes = []
    for (const recipient of others) codes.push(...(await askAs('2001:db8:1:1::/64', recipient, { count: 9, id })))
    codes.push(...(await askAs('2001:db8:1:1::/64', third, { count: 3, id })))
    expect(codes).toEqual([...Array<number>(20).fill(200), 'RATE_LIMITED'])
  })
})

test.each([
  ['no rows a day', { isAllowed: true, rowsPerDay: 0 }],
  ['fewer than none', { isAllowed: false, rowsPerDay: -1 }],
])('a sender who allows %s is told so', async (_case, requests) => {
  const id = await publish()
  const change = `mutation($id: Hex!, $requests: SendingRequestsInput!) { changeRequests(id: $id, requests: $requests) { __typename ... on Problem { code } } }`
  const { data } = await ask(createTestApiWithSending(), change, { id, requests }, 'alice')
  expect(data?.['changeRequests']).toEqual({ __typename: 'RequestsRefused', code: 'REQUESTS_REFUSED' })
})
