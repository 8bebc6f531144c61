import { serializeManifest } from '@slotdrop/drops'
import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, createTestApi, createTestAuth } from '../../../test/createTestApi.ts'
import { createTestSending, testQuote } from '../../../test/createTestSending.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { alice, makeManifest } from '../../../test/makeManifest.ts'
import * as messages from '../../messages.generated.ts'
import type { Api } from '../../createApi.ts'
import type { OpenDatabase } from '../../database/createDatabase.ts'

const expiresAt = new Date('2026-03-02T00:00:00.000Z')
const auth = createTestAuth({ alice: { address: alice, chainId: 1, accountType: 'eoa', expiresAt } })

let database: TestDatabase
let open: OpenDatabase
let dropId: string
const sending = createTestSending()
let api: Api
beforeAll(async () => {
  database = await createTestDatabase('embedded')
  open = await database.open()
  api = createTestApi(open.db, { auth, sending })
  const manifest = await makeManifest({}, 3)
  ;({ dropId } = manifest)
  const save = 'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest }) { __typename } }'
  await ask(api, save, { manifest: serializeManifest(manifest) }, 'alice')
})
afterAll(async () => {
  await open.close()
  await database.remove()
})

const state = `id stage end intent account fees { ceiling urgentCeiling finishBy } slots settledSlots rows settledRows refusedRows refused { slot rows reason text }
  transactions wasted feesSpent inFlight purse waiting { reason } problem { name message key } isInDoubt returned { hash }
  orderedAt changedAt timeline(first: 5) { id kind at facts { name value } }`
const start = `mutation($input: StartSendingInput!) { startSending(input: $input) {
  __typename ... on SendingChanged { sending { ${state} } } ... on Problem { code message } } }`

test('a sender asks what sending takes, orders it, and reads how it gets on', async () => {
  const quoted = await ask(
    api,
    `{ sendingChains drop(id: "${dropId}") { sendingQuote(ceiling: "5") { ... on SendingQuote { account gasMoney seconds madeAt } } } }`,
    {},
    'alice',
  )
  expect(quoted.data).toEqual({
    sendingChains: [1],
    drop: {
      sendingQuote: {
        account: testQuote.account,
        gasMoney: '120000',
        seconds: 12,
        madeAt: '2026-03-01T12:00:00.000Z',
      },
    },
  })
  const input = { id: dropId, ceiling: '5', urgentCeiling: '9', finishBy: '2026-03-02T12:00:00.000Z' }
  const started = await ask(api, start, { input }, 'alice')
  expect(started.errors).toBeUndefined()
  expect(started.data?.['startSending']).toMatchObject({
    __typename: 'SendingChanged',
    sending: {
      ...{ id: dropId, stage: 'UNNAMED', end: null, intent: 'SEND', account: testQuote.account },
      fees: { ceiling: '5', urgentCeiling: '9', finishBy: '2026-03-02T12:00:00.000Z' },
      timeline: [{ id: '1', kind: 'ORDERED', at: '2026-03-01T12:00:00.000Z', facts: [] }],
    },
  })
  for (const [name, intent] of [
    ['pauseSending', 'PAUSE'],
    ['resumeSending', 'SEND'],
    ['stopSending', 'GIVE_BACK'],
  ]) {
    const mutation = `mutation { ${name}(id: "${dropId}") { ... on SendingChanged { sending { intent } } } }`
    expect((await ask(api, mutation, {}, 'alice')).data).toEqual({ [`${name}`]: { sending: { intent } } })
  }
})

test('a look at the chain changes nothing that was ordered, and is asked for by the sender alone', async () => {
  const { dropId: id } = await makeManifest({}, 3)
  const before = await sending.getOrder(id)
  const look = `mutation { lookAtSending(id: "${id}") { __typename ... on SendingChanged { sending { intent } } } }`
  expect((await ask(api, look, {}, 'alice')).data).toEqual({
    lookAtSending: { __typename: 'SendingChanged', sending: { intent: 'GIVE_BACK' } },
  })
  expect(await sending.getOrder(id)).toBe(before)
  expect((await ask(api, look, {})).data).toEqual({ lookAtSending: { __typename: 'NotSignedIn' } })
})

test('anybody who knows a drop and an address hears whether that is the account of the service for it, and nothing else', async () => {
  const hidden = await makeManifest({}, 5)
  const save =
    'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest, publish: false }) { __typename } }'
  await ask(api, save, { manifest: serializeManifest(hidden) }, 'alice')
  const query =
    'query($id: Hex!, $address: Address!) { drop(id: $id) { id } isSenderService(id: $id, address: $address) }'
  const hear = async (id: string, address: string) => (await ask(api, query, { id, address })).data
  const unasked = await hear(hidden.dropId, testQuote.account)
  expect(unasked).toEqual({ drop: null, isSenderService: false })
  await sending.getOrder(hidden.dropId)
  expect(await hear(hidden.dropId, testQuote.account.toLowerCase())).toEqual({ drop: null, isSenderService: true })
  expect(await hear(hidden.dropId, alice)).toEqual({ drop: null, isSenderService: false })
  expect(await hear(`0x${'12'.repeat(32)}`, testQuote.account)).toMatchObject({ isSenderService: false })
})

test.each([
  ['a ceiling of zero', { ceiling: '0' }, 'The most that gas may cost is above zero.'],
  ['an urgent ceiling below the ceiling', { ceiling: '5', urgentCeiling: '4' }, 'no lower'],
  ['a time that is over', { ceiling: '5', finishBy: '2026-03-01T11:00:00.000Z' }, 'over'],
])('%s is refused', async (_case, fees, message) => {
  const { data } = await ask(api, start, { input: { id: dropId, ...fees } }, 'alice')
  expect(data?.['startSending']).toEqual({
    __typename: 'FeesRefused',
    code: 'FEES_REFUSED',
    message: expect.stringContaining(message),
  })
})

test('without a service everything else is as it was, and an order says that nobody sends', async () => {
  const without = createTestApi(open.db, { auth })
  const { data } = await ask(
    without,
    `{ sendingChains isSenderService(id: "${dropId}", address: "${testQuote.account}") drop(id: "${dropId}") { id sending { id } sendingQuote { __typename } } }`,
    {},
    'alice',
  )
  expect(data).toEqual({
    sendingChains: [],
    isSenderService: false,
    drop: { id: dropId, sending: null, sendingQuote: null },
  })
  const started = await ask(without, start, { input: { id: dropId, ceiling: '5' } }, 'alice')
  expect(started.data?.['startSending']).toMatchObject({ __typename: 'SendingUnavailable' })
})

test('a drop that the service works on is not deleted until that is over', async () => {
  const hidden = await makeManifest({}, 4)
  const save =
    'mutation($manifest: String!) { saveDrop(input: { manifest: $manifest, publish: false }) { __typename } }'
  await ask(api, save, { manifest: serializeManifest(hidden) }, 'alice')
  const remove = `mutation { deleteDrop(id: "${hidden.dropId}") { __typename ... on Problem { code } } }`
  const order = await sending.getOrder(hidden.dropId)
  expect((await ask(api, remove, {}, 'alice')).data).toEqual({
    deleteDrop: { __typename: 'DropIsBeingSent', code: 'DROP_IS_BEING_SENT' },
  })
  if (order) sending.orders.set(hidden.dropId, { ...order, status: { ...order.status, stage: 'over', end: 'stopped' } })
  expect((await ask(api, remove, {}, 'alice')).data).toEqual({ deleteDrop: { __typename: 'DropDeleted' } })
})

test('a sender reads why the service takes no order', { tags: ['N3'] }, async () => {
  const said = sentence(messages.tooManyDrafts, { max: '20' })
  const full = { ...sending, start: () => Promise.reject(new BaseError(said, { remedy: 'user' })) }
  const input = { id: dropId, ceiling: '5' }
  const { data } = await ask(createTestApi(open.db, { auth, sending: full }), start, { input }, 'alice')
  expect(data?.['startSending']).toEqual({ __typename: 'OrderRefused', code: 'ORDER_REFUSED', message: String(said) })
})
