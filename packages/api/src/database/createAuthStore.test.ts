import { createHash, randomBytes } from 'node:crypto'
import type { AuthStore } from '@slotdrop/auth/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice } from '../../test/makeManifest.ts'
import type { OpenDatabase } from './createDatabase.ts'
import { createAuthStore } from './createAuthStore.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const later = new Date('2026-03-01T12:10:00.000Z')

function hash() {
  return createHash('sha256').update(randomBytes(16)).digest('hex')
}

function nonce(expiresAt = later) {
  return { nonceHash: hash(), browserHash: hash(), expiresAt }
}

function session(expiresAt = later) {
  return { idHash: hash(), address: alice, chainId: 1, accountType: 'eoa', createdAt: now, expiresAt } as const
}

const limits = { now, maxNonces: 9_000 }

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
    (await open[0]!.db.execute<{ n: number }>(sql`select count(*)::int as n from auth_nonces`)).rows[0]!.n

  test('S5 of fifty attempts with one nonce exactly one gets it, a hundred times', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 100; round++) {
      const record = nonce()
      await stores[0]!.putNonce(record, limits)
      const taken = await Promise.all(
        Array.from({ length: 50 }, (_, attempt) => stores[attempt % stores.length]!.consumeNonce(record.nonceHash)),
      )
      expect(taken.filter((found) => found !== null)).toEqual([record])
    }
  })

  test('S6 a nonce that was never given out is none; one whose time has passed is told with its end', async () => {
    expect(await stores[0]!.consumeNonce(hash())).toBeNull()
    const record = nonce(new Date(now.getTime() + 1))
    await stores[0]!.putNonce(record, limits)
    expect(await stores[0]!.consumeNonce(record.nonceHash)).toEqual(record)
  })

  test('S6 a flood of nonces pushes out the oldest', { timeout: 120_000 }, async () => {
    const oldest = nonce()
    await stores[0]!.putNonce(oldest, { now, maxNonces: 50 })
    for (let batch = 0; batch < 30; batch++) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          stores[index % stores.length]!.putNonce(nonce(), { now, maxNonces: 50 }),
        ),
      )
    }
    const newest = nonce()
    await stores[0]!.putNonce(newest, { now, maxNonces: 50 })
    expect(await countNonces()).toBeLessThanOrEqual(50)
    expect(await stores[0]!.consumeNonce(oldest.nonceHash)).toBeNull()
    expect(await stores[0]!.consumeNonce(newest.nonceHash)).toEqual(newest)
  })

  test('ended nonces are cleared by the next request', async () => {
    await stores[0]!.putNonce(nonce(now), { now: new Date(now.getTime() - 1), maxNonces: 9_000 })
    await stores[0]!.putNonce(nonce(), { now: new Date(later.getTime() + 1), maxNonces: 9_000 })
    expect(await countNonces()).toBe(1)
  })

  test('a session is found by its hash until it is deleted', async () => {
    const record = session()
    await stores[0]!.putSession(record, null)
    expect(await stores.at(-1)!.getSession(record.idHash)).toEqual(record)
    await stores[0]!.deleteSession(record.idHash)
    await stores[0]!.deleteSession(record.idHash)
    expect(await stores[0]!.getSession(record.idHash)).toBeNull()
  })

  test('S7 a new session takes the place of the old one', async () => {
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
