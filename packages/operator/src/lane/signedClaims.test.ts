import type { RequestBar, SignedRow } from '@slotdrop/api/sending'
import { type ChainClient, claimRequest, rowClaimRequest } from '@slotdrop/delivery'
import { type Address, proveRow } from '@slotdrop/drops'
import { startChain, type TestChain } from '@slotdrop/testing'
import { sql } from 'drizzle-orm'
import { createPublicClient, custom, erc20Abi, zeroHash } from 'viem'
import { foundry } from 'viem/chains'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import {
  askFor,
  balances,
  createProcess,
  onRequest,
  placeOf,
  prepareDrop,
  setBlocked,
  signRow,
  takeTurn,
  testFees,
  toldOf,
  toOrdered,
  waitForBatch,
} from '../../test/world.ts'
import { askForRows } from '../requests/requests.ts'
import { createClaimTrial } from '../service/createClaimTrial.ts'
import { createSendingService } from '../service/createSendingService.ts'
import type { OperatorDatabase, OperatorTransaction } from '../store/OperatorDatabase.ts'
import { getOrder, putOrder } from '../store/orders.ts'

let chain: TestChain
let database: TestDatabase
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startChain(), createTestDatabase('postgres')])
})
afterAll(async () => {
  await database.remove()
  await chain.stop()
})

function newAddress(): Address {
  return privateKeyToAccount(generatePrivateKey()).address
}

/** Prepares a drop that waits for requests. The recipient of its first row can sign. */
async function open(parameters: Parameters<typeof prepareDrop>[2] = {}) {
  const person = privateKeyToAccount(generatePrivateKey())
  const drop = await prepareDrop(chain, database.db, {
    ...{ count: 9, choice: onRequest(), accounts: [person.address] },
    ...parameters,
  })
  const context = createProcess(chain, database.db, [drop.manifest])
  await takeTurn(context, drop.manifest.dropId)
  const { manifest } = drop
  const place = placeOf(manifest, person.address)
  const indexes = Array.from({ length: manifest.rowCount }, (_, index) => index)
  const isBeside = (index: number) =>
    index !== place.index && Math.floor(index / manifest.terms.slotSize) === place.slot
  return {
    ...{ ...drop, person, context, place, own: place.index, amount: manifest.rowAt(place.index).amount },
    /** Another row of the same slot. */
    other: indexes.findIndex(isBeside),
  }
}
type OpenDrop = Awaited<ReturnType<typeof open>>

function sign({ manifest, person: account }: OpenDrop, to: Address, seconds?: bigint): Promise<SignedRow> {
  return signRow(chain, manifest, { account, to, ...(seconds && { seconds }) })
}

function ask({ manifest, person, place }: OpenDrop, signed?: SignedRow): Promise<RequestBar | undefined> {
  const rows = [{ ...place, signed }]
  return askForRows(database.db, manifest.dropId, { account: person.address, rows })
}

function heldBy({ manifest }: OpenDrop, account: Address) {
  const { token: address } = manifest.terms
  return chain.client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [account] })
}

async function ownRequest({ manifest, own }: OpenDrop) {
  return (await toldOf(database.db, manifest, [own]))[0]
}

test('a row is paid to the address that its account signed for, at once and alone', { tags: ['R28'] }, async () => {
  const drop = await open()
  const { manifest, context } = drop
  const to = newAddress()
  expect(await ask(drop, await sign(drop, to))).toBeUndefined()
  await askFor(database.db, manifest, [drop.other])
  await takeTurn(context, manifest.dropId)
  expect(await heldBy(drop, to)).toBe(drop.amount)
  expect(await heldBy(drop, drop.person.address)).toBe(0n)
  const [told, other] = await toldOf(database.db, manifest, [drop.own, drop.other])
  expect(told).toMatchObject({ state: 'received', signed: { to } })
  const receipt = await chain.client.getTransactionReceipt({ hash: told!.hash! })
  expect(receipt.status).toBe('success')
  // The service waits for more requests of the slot.
  expect(other?.state).toBe('queued')
})

test(
  'asked for again, by its account or with an earlier signature, nothing changes; a later signature changes the address',
  { tags: ['R26', 'R28'] },
  async () => {
    const drop = await open()
    const [first, second] = [await sign(drop, newAddress()), await sign(drop, newAddress(), 90_000n)]
    await ask(drop)
    const toldTo = async () => (await ownRequest(drop))?.signed?.to
    expect(await toldTo()).toBeUndefined()
    for (const [signed, expected] of [
      [first, first.to],
      [second, second.to],
      [first, second.to],
      [undefined, second.to],
    ] as const) {
      await ask(drop, signed)
      expect(await toldTo()).toBe(expected)
    }
    expect((await getOrder(database.db, drop.manifest.dropId))?.requests.usedToday).toBe(1)
    await takeTurn(drop.context, drop.manifest.dropId)
    expect(await heldBy(drop, second.to)).toBe(drop.amount)
    // The row is paid, so no signature pays it again.
    await ask(drop, await sign(drop, newAddress(), 100_000n))
    expect((await ownRequest(drop))?.state).toBe('received')
  },
)

test(
  'whoever hands in a signature hears whether it is the one that counts, and why not',
  { tags: ['R28'] },
  async () => {
    const drop = await open()
    const { manifest, person, place, context } = drop
    const service = createSendingService({ db: database.db, jobs: { send: async () => null } })
    const handIn = async (signed: SignedRow) => {
      const { notTaken } = await service.request(manifest.dropId, {
        account: person.address,
        rows: [{ ...place, signed }],
      })
      return notTaken
    }
    const setState = (state: string, reverts = 0) =>
      database.db.execute(
        sql`update operator.requests set state = ${state}, reverts = ${reverts}, changed_at = now() where drop_id = ${manifest.dropId}`,
      )
    const first = await sign(drop, newAddress())
    const same = { ...first, to: newAddress(), signature: '0x1234' as const }
    const later = await sign(drop, newAddress(), 90_000n)
    expect(await handIn(first)).toBeUndefined()
    expect(await handIn(first)).toBeUndefined()
    expect(await handIn(same)).toBe('not-later')
    await setState('on-its-way')
    expect(await handIn(first)).toBeUndefined()
    expect(await handIn(later)).toBe('on-its-way')
    await setState('refused')
    expect(await handIn(first)).toBe('not-later')
    for (const reverts of [99, 1]) {
      await setState('refused', reverts)
      expect(await handIn(later)).toBe('given-up')
    }
    await setState('queued')
    expect(await handIn(later)).toBeUndefined()
    await takeTurn(context, manifest.dropId)
    expect(await heldBy(drop, later.to)).toBe(drop.amount)
    expect(await handIn(later)).toBeUndefined()
  },
)

test('a day that is used up takes no signed row, and lets a row that waits be given another address', async () => {
  const drop = await open({ choice: onRequest(1) })
  const signed = await sign(drop, newAddress())
  await askFor(database.db, drop.manifest, [drop.other])
  expect(await ask(drop, signed)).toBe('budget-used')
  const other = await open({ choice: onRequest(1) })
  expect(await ask(other)).toBeUndefined()
  expect(await ask(other, await sign(other, newAddress()))).toBeUndefined()
})

test(
  'a signature that ends too soon is not submitted, costs nothing, and another one may follow at once',
  { tags: ['R28'] },
  async () => {
    const drop = await open()
    const { manifest, context, account } = drop
    await ask(drop, await sign(drop, newAddress(), 60n))
    await takeTurn(context, manifest.dropId)
    expect(await ownRequest(drop)).toMatchObject({
      state: 'refused',
      problem: { name: 'SignatureOverError' },
    })
    expect(await chain.client.getTransactionCount({ address: account })).toBe(0)
    const signed = await sign(drop, newAddress())
    await ask(drop, signed)
    await takeTurn(context, manifest.dropId)
    expect(await heldBy(drop, signed.to)).toBe(drop.amount)
    // Several signatures for one row count once against the day's budget.
    expect((await getOrder(database.db, manifest.dropId))?.requests.usedToday).toBe(1)
  },
)

test.each([
  ['signature', 'refusalBadSignature'],
  ['destination', 'refusalPullFailed'],
] as const)('a %s that the chain refuses is named, and stops no others', { tags: ['R28'] }, async (kind, key) => {
  const drop = await open({ symbol: 'DUSD' })
  const { manifest, context } = drop
  const signed = await sign(drop, newAddress())
  const wrong = kind === 'signature' ? { ...signed, to: newAddress() } : signed
  if (kind === 'destination')
    await setBlocked(
      chain,
      { ...manifest, rowAt: () => ({ ...manifest.rowAt(drop.own), account: signed.to }) },
      0,
      true,
    )
  await ask(drop, wrong)
  await askFor(database.db, manifest, [drop.other])
  await waitForBatch(database.db, manifest)
  await takeTurn(context, manifest.dropId)
  const [told, other] = await toldOf(database.db, manifest, [drop.own, drop.other])
  expect(told).toMatchObject({
    state: 'refused',
    problem: { name: 'RevertedError', key: expect.stringContaining(key) },
  })
  expect(JSON.stringify(told?.problem)).not.toContain(signed.signature)
  expect(other?.state).toBe('received')
  expect(await heldBy(drop, wrong.to)).toBe(0n)
  // A bad signature does not mark the row as refused for the sender. Sending all rows pays its account.
  expect((await getOrder(database.db, manifest.dropId))?.status.refusedRows).toBe(0)
  await putOrder(database.db, toOrdered(manifest), testFees, { scope: 'all' })
  await takeTurn(context, manifest.dropId)
  expect(await heldBy(drop, drop.person.address)).toBe(drop.amount)
})

/** Wraps the database and runs a callback before one of its statements. */
function interrupt(statement: string, happen: () => Promise<unknown>, occurrence = 1): OperatorDatabase {
  const { db } = database
  let seen = 0
  const around = ({ execute }: OperatorTransaction): OperatorTransaction => ({
    async execute(query) {
      if (JSON.stringify(query).includes(statement)) {
        seen += 1
        if (seen === occurrence) await happen()
      }
      return execute(query)
    },
  })
  const bound = (tx: OperatorTransaction) => around({ execute: (query) => tx.execute(query) })
  return { ...bound(db), transaction: (work) => db.transaction((tx) => work(bound(tx))) }
}

test.each([
  ['to another address', 'requested'],
  ['to its account', 'requested'],
  ['to another address', 'all'],
] as const)(
  'a row that was about to go %s goes where its account signs for at the last moment (%s)',
  { tags: ['R28'] },
  async (where, scope) => {
    const drop = await open()
    const { manifest } = drop
    const [first, last] = [await sign(drop, newAddress()), await sign(drop, newAddress(), 90_000n)]
    await ask(drop, where === 'to its account' ? undefined : first)
    await waitForBatch(database.db, manifest)
    if (scope === 'all') await putOrder(database.db, toOrdered(manifest), testFees, { scope })
    const takeLast = async () => {
      // Simulates a signature that arrives just before all rows are ordered.
      const rows = [{ ...drop.place, signed: last }]
      await database.db.execute(sql`update operator.orders set scope = 'requested' where drop_id = ${manifest.dropId}`)
      expect(await askForRows(database.db, manifest.dropId, { account: drop.person.address, rows })).toBeUndefined()
      await database.db.execute(sql`update operator.orders set scope = ${scope} where drop_id = ${manifest.dropId}`)
    }
    const process = createProcess(chain, interrupt('insert into operator.journal', takeLast), [manifest])
    expect(await takeTurn(process, manifest.dropId)).toEqual({ again: 0 })
    expect(await ownRequest(drop)).toMatchObject({ state: 'queued', signed: { to: last.to } })
    expect((await getOrder(database.db, manifest.dropId))?.status.problem).toBeUndefined()
    expect(await chain.client.getTransactionCount({ address: drop.account })).toBe(0)
    await takeTurn(process, manifest.dropId)
    expect(await heldBy(drop, last.to)).toBe(drop.amount)
    expect(await heldBy(drop, first.to)).toBe(0n)
  },
)

test.each([
  ['read', "state in ('queued', 'on-its-way') order", 2],
  ['written', 'set state = given.state, hash = given.hash, problem', 1],
] as const)(
  'the refusal of a signature does not touch one that comes before it is %s',
  { tags: ['R28'] },
  async (_when, statement, occurrence) => {
    const drop = await open({ symbol: 'DUSD' })
    const { manifest } = drop
    const [refused, good] = [await sign(drop, newAddress()), await sign(drop, newAddress(), 90_000n)]
    await setBlocked(chain, { ...manifest, rowAt: () => ({ ...manifest.rowAt(0), account: refused.to }) }, 0, true)
    await ask(drop, refused)
    const replace = interrupt(statement, () => ask(drop, good), occurrence)
    await takeTurn(createProcess(chain, replace, [manifest]), manifest.dropId)
    expect(await ownRequest(drop)).toMatchObject({ state: 'received', problem: undefined })
    expect(await heldBy(drop, good.to)).toBe(drop.amount)
  },
)

test('a row that somebody else claims to its account first is paid once', async () => {
  const drop = await open()
  const { manifest, context, sender } = drop
  const to = newAddress()
  await ask(drop, await sign(drop, to))
  await sender.mine(
    claimRequest(manifest, { ...manifest.rowAt(drop.own), ...proveRow(manifest, drop.own), index: drop.own }),
  )
  await takeTurn(context, manifest.dropId)
  expect(await heldBy(drop, to)).toBe(0n)
  expect((await ownRequest(drop))?.state).toBe('received')
})

test('when all rows are sent a signed row still goes where its account signed', async () => {
  const drop = await open()
  const { manifest, context } = drop
  const to = newAddress()
  await ask(drop, await sign(drop, to))
  await putOrder(database.db, toOrdered(manifest), testFees, { scope: 'all' })
  await takeTurn(context, manifest.dropId)
  expect(await heldBy(drop, to)).toBe(drop.amount)
  expect((await balances(chain, manifest)).filter((balance) => balance === 0n)).toHaveLength(1)
})

test('one row of a large slot is paid by a claim, which costs less than the slot as calldata', async () => {
  const drop = await open({ count: 250, slotSize: 250 })
  const { manifest, context } = drop
  await askFor(database.db, manifest, [5, 9])
  await waitForBatch(database.db, manifest)
  await takeTurn(context, manifest.dropId)
  const told = await toldOf(database.db, manifest, [5, 9])
  expect(told.map((row) => row?.state)).toEqual(['received', 'received'])
  expect(new Set(told.map((row) => row?.hash)).size).toBe(2)
  const receipts = await Promise.all(told.map((row) => chain.client.getTransactionReceipt({ hash: row!.hash! })))
  expect(receipts.every(({ gasUsed }) => gasUsed < 110_000n)).toBe(true)
})

test('a row that was refused before and is asked for again waits for its turn while a signed one is paid', async () => {
  const drop = await open({ symbol: 'DUSD' })
  const { manifest, context, other } = drop
  await setBlocked(chain, manifest, other, true)
  await askFor(database.db, manifest, [other])
  await waitForBatch(database.db, manifest)
  await takeTurn(context, manifest.dropId)
  const toldOther = async () => (await toldOf(database.db, manifest, [other]))[0]?.state
  expect(await toldOther()).toBe('refused')
  await setBlocked(chain, manifest, other, false)
  await database.db.execute(
    sql`update operator.requests set changed_at = changed_at - interval '1 hour' where drop_id = ${manifest.dropId}`,
  )
  await askFor(database.db, manifest, [other])
  const signed = await sign(drop, newAddress())
  await ask(drop, signed)
  await takeTurn(context, manifest.dropId)
  expect(await heldBy(drop, signed.to)).toBe(drop.amount)
  expect(await toldOther()).toBe('queued')
  await waitForBatch(database.db, manifest)
  await takeTurn(context, manifest.dropId)
  expect(await toldOther()).toBe('received')
})

describe('a signature of a contract is tried as the service sends it', { tags: ['R28'] }, () => {
  const accepts = '631626ba7e60e01b'
  const answer = '60005260206000f3'
  test.each<[string, (account: Address) => string, 'passes' | 'refused']>([
    ['any transaction', () => '', 'passes'],
    ['no transaction that pays for gas', () => '3a1502', 'refused'],
    ['no account but the service’s', (account) => `73${account.slice(2)}321402`, 'passes'],
    ['no account but others than the service’s', (account) => `73${account.slice(2)}32141502`, 'refused'],
    ['no transaction with little gas', () => '6230d4005a1102', 'passes'],
  ])('if it accepts %s', async (_case, condition, expected) => {
    const drop = await open()
    const { manifest, person, place, account, context } = drop
    await chain.client.setCode({ address: person.address, bytecode: `0x${accepts}${condition(account)}${answer}` })
    const signed = {
      to: newAddress(),
      deadline: (await chain.client.getBlock()).timestamp + 86_400n,
      signature: '0x12',
    } as const
    const { to, data } = rowClaimRequest(manifest, { slot: place.slot, row: place.slotRow }, { signed })
    const tryClaim = createClaimTrial(database.db, context.nodesOf)
    expect((await tryClaim(manifest.dropId, { to, data }))?.kind).toBe(expected)
    await ask(drop, signed)
    await takeTurn(context, manifest.dropId)
    expect(await ownRequest(drop)).toMatchObject({ state: expected === 'passes' ? 'received' : 'refused' })
    expect((await getOrder(database.db, manifest.dropId))?.status.wasted).toBe(0)
  })
})

test('no table but that of the requests and the journal holds a signature', async () => {
  const drop = await open()
  const signed = await sign(drop, newAddress())
  await ask(drop, signed)
  await takeTurn(drop.context, drop.manifest.dropId)
  for (const table of ['orders', 'timeline', 'plans', 'facts']) {
    const { rows } = await database.db.execute(sql.raw(`select * from operator.${table}`))
    expect(JSON.stringify(rows)).not.toContain(signed.signature.slice(2))
  }
})

// The last one: it moves the chain a day ahead.
test(
  'a claim that a node lost, and whose signature is over, is not submitted again: it is named, and a new signature is paid',
  { tags: ['R28'] },
  async () => {
    const drop = await open()
    const { manifest, context } = drop
    const first = await sign(drop, newAddress())
    await ask(drop, first)
    const ending = new AbortController()
    const given: unknown[] = []
    /** A node that has everything, and lets transactions fall. */
    const { client } = context.nodesOf(31_337)
    const request = async (call: { method: string; params?: unknown }) => {
      if (call.method !== 'eth_sendRawTransaction') return client.request(call as never)
      given.push(call.params)
      ending.abort()
      return zeroHash
    }
    const losing = createPublicClient({ chain: foundry, cacheTime: 0, transport: custom({ request }) })
    const nodesOf: typeof context.nodesOf = () => ({ client: losing as ChainClient, otherClients: [] })
    await takeTurn(createProcess(chain, database.db, [manifest], { nodesOf }), manifest.dropId, ending)
    expect(await ownRequest(drop)).toMatchObject({ state: 'on-its-way' })
    expect(given).toHaveLength(1)
    await chain.client.increaseTime({ seconds: 86_401 })
    await chain.client.mine({ blocks: 1 })
    await takeTurn(context, manifest.dropId)
    expect(await ownRequest(drop)).toMatchObject({
      state: 'refused',
      problem: { name: 'RevertedError', key: expect.stringContaining('refusalSignatureExpired') },
    })
    const second = await sign(drop, newAddress())
    await ask(drop, second)
    await takeTurn(context, manifest.dropId)
    expect([await heldBy(drop, first.to), await heldBy(drop, second.to)]).toEqual([0n, drop.amount])
    expect((await getOrder(database.db, manifest.dropId))?.status.wasted).toBe(0)
  },
)
