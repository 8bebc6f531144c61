import { createHash, randomBytes } from 'node:crypto'
import type { AuthStore } from '@slotdrop/auth/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice, bob } from '../../test/makeManifest.ts'
import type { OpenDatabase } from './createDatabase.ts'
import { createAuthStore } from './createAuthStore.ts'
import { endSessions } from './endSessions.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const later = new Date('2026-03-01T12:10:00.000Z')

function hash() {
  return createHash('sha256').update(randomBytes(16)).digest('hex')
}

function session(expiresAt = later) {
  return { idHash: hash(), address: alice, chainId: 1, accountType: 'eoa', createdAt: now, expiresAt } as const
}

describe.each(databaseKinds)('createAuthStore on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase[]
  let stores: AuthStore[]

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    // Two instances where two processes may share the database.
    open = kind === 'postgres' ? [await database.open(), await database.open()] : [await database.open()]
    stores = open.map(({ db }) => createAuthStore(db))
  })
  afterAll(async () => {
    for (const { close } of open) await close()
    await database.remove()
  })
  const countNonces = async () =>
    (await open[0]!.db.execute<{ n: number }>(sql`select count(*)::int as n from auth_used_nonces`)).rows[0]!.n

  test('of fifty attempts with one nonce exactly one gets it, twenty times', { tags: ['S5'] }, async () => {
    for (let round = 0; round < 20; round++) {
      const nonce = hash()
      const taken = await Promise.all(
        Array.from({ length: 50 }, (_, attempt) => stores[attempt % stores.length]!.useNonce(nonce, later)),
      )
      expect(taken.filter((isFirst) => isFirst)).toHaveLength(1)
    }
    expect(await countNonces()).toBe(20)
  })

  test('instances that ask at once for the first time share one key, and keep it', { tags: ['S14'] }, async () => {
    const keys = await Promise.all(
      Array.from({ length: 20 }, (_, place) => stores[place % stores.length]!.getNonceKey(randomBytes(32))),
    )
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
    expect(Buffer.from(await stores[0]!.getNonceKey(randomBytes(32)))).toEqual(Buffer.from(keys[0]!))
  })

  test('used nonces are forgotten when their time is over', async () => {
    await stores[0]!.useNonce(hash(), now)
    await stores[0]!.deleteExpired(now)
    expect(await countNonces()).toBe(20)
    await stores[0]!.deleteExpired(later)
    expect(await countNonces()).toBe(0)
  })

  test('a session is found by its hash until it is deleted', async () => {
    const record = session()
    await stores[0]!.putSession(record, null)
    expect(await stores.at(-1)!.getSession(record.idHash)).toEqual(record)
    await stores[0]!.deleteSession(record.idHash)
    await stores[0]!.deleteSession(record.idHash)
    expect(await stores[0]!.getSession(record.idHash)).toBeNull()
  })

  test('the operator ends all sessions of an account, and no others', async () => {
    const [one, other, foreign] = [session(), session(), { ...session(), address: bob }]
    for (const record of [one, other, foreign]) await stores[0]!.putSession(record, null)
    const { db } = open[0]!
    expect([await endSessions(db, alice), await endSessions(db, alice)]).toEqual([2, 0])
    expect(await Promise.all([one, other, foreign].map(({ idHash }) => stores[0]!.getSession(idHash)))).toEqual([
      null,
      null,
      foreign,
    ])
  })

  test('a new session takes the place of the old one', { tags: ['S7'] }, async () => {
    const [former, next] = [session(), session()]
    await stores[0]!.putSession(former, null)
    await stores[0]!.putSession(next, { idHash: former.idHash })
    expect(await stores[0]!.getSession(former.idHash)).toBeNull()
    expect(await stores[0]!.getSession(next.idHash)).toEqual(next)
  })

  test('what has ended is deleted', async () => {
    const [ended, alive] = [session(now), session(later)]
    await stores[0]!.putSession(ended, null)
    await stores[0]!.putSession(alive, null)
    await stores[0]!.deleteExpired(now)
    expect(await stores[0]!.getSession(ended.idHash)).toBeNull()
    expect(await stores[0]!.getSession(alive.idHash)).toEqual(alive)
  })
})
