import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import type { OpenDatabase } from '../database/createDatabase.ts'
import { createRateLimiter, type Verdict } from './createRateLimiter.ts'

describe.each(databaseKinds)('createRateLimiter on %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase
  let now = new Date('2026-03-01T12:00:10.000Z')

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = await database.open()
  })
  afterAll(async () => {
    await open.close()
    await database.remove()
  })

  const instance = () => createRateLimiter({ db: open.db, clock: () => now })
  const allowed = (verdicts: Verdict[]) => verdicts.filter((verdict) => verdict.allowed).length

  test('what is over the allowance is refused until the minute ends', { tags: ['G7'] }, async () => {
    const limiter = instance()
    const twenty = { name: 'nonce', perMinute: 20 }
    const verdicts: Verdict[] = []
    for (let count = 0; count < 25; count++) verdicts.push(await limiter.take(twenty, 'a'))
    expect(allowed(verdicts)).toBe(20)
    expect(verdicts.at(-1)).toEqual({ allowed: false, retryAfterSeconds: 50 })
    expect(await limiter.take(twenty, 'b')).toEqual({ allowed: true })
    now = new Date('2026-03-01T12:01:00.000Z')
    expect(await limiter.take(twenty, 'a')).toEqual({ allowed: true })
  })

  test('a factor multiplies what an address may use, and not what an account may', { tags: ['G7'] }, async () => {
    const limiter = createRateLimiter({ db: open.db, clock: () => now, factor: 3 })
    const takeAll = async (key: string) => {
      const verdicts: Verdict[] = []
      for (let count = 0; count < 35; count++) verdicts.push(await limiter.take({ name: 'verify', perMinute: 10 }, key))
      return allowed(verdicts)
    }
    expect(await takeAll('ip:203.0.113.7')).toBe(30)
    expect(await takeAll('account:0x1')).toBe(10)
  })

  test('instances share what is allowed', { tags: ['G7', 'D3'] }, async () => {
    const many = { name: 'query', perMinute: 600 }
    const instances = [instance(), instance(), instance()]
    const verdicts = await Promise.all(
      Array.from({ length: 900 }, (_, count) => instances[count % 3]!.take(many, 'shared')),
    )
    // What each further instance gave on credit may be left unpaid when the first takes the rest.
    expect(allowed(verdicts)).toBeLessThanOrEqual(600 + 2 * 30)
    // Each instance may hold a twentieth it has not used.
    expect(allowed(verdicts)).toBeGreaterThanOrEqual(600 - 3 * 30)
  })

  test(
    'the first twentieth costs no row, and each further instance allows at most that much more',
    { tags: ['G7', 'D3'] },
    async () => {
      const many = { name: 'query', perMinute: 600 }
      const [first, second, third] = [instance(), instance(), instance()]
      const take = async (limiter: ReturnType<typeof instance>, times: number) => {
        const verdicts: Verdict[] = []
        for (let count = 0; count < times; count++) verdicts.push(await limiter.take(many, 'credit'))
        return allowed(verdicts)
      }
      expect(await take(first, 30)).toBe(30)
      const { rows } = await open.db.execute(sql`select 1 from rate_limits where key = 'query:credit'`)
      expect(rows).toHaveLength(0)
      expect(await take(second, 700)).toBe(600)
      expect(await take(third, 100)).toBe(30)
      expect(await take(first, 100)).toBe(0)
      const scarce = { name: 'nonce', perMinute: 20 }
      const sums = await Promise.all(
        Array.from({ length: 30 }, (_, place) => [first, second, third][place % 3]!.take(scarce, 'strict')),
      )
      expect(allowed(sums)).toBe(20)
    },
  )

  test('an operation of several root fields takes as many units', async () => {
    const limiter = instance()
    const sixty = { name: 'mutation', perMinute: 60 }
    expect(await limiter.take(sixty, 'c', 50)).toEqual({ allowed: true })
    expect(await limiter.take(sixty, 'c', 50)).toMatchObject({ allowed: false })
    expect(await limiter.take(sixty, 'd', 61)).toMatchObject({ allowed: false })
  })

  test('counters of ended minutes are deleted', async () => {
    const limiter = instance()
    await limiter.take({ name: 'nonce', perMinute: 20 }, 'e')
    now = new Date(now.getTime() + 180_000)
    await limiter.cleanUp()
    const { rows } = await open.db.execute<{ n: number }>(sql`select count(*)::int as n from rate_limits`)
    expect(rows[0]!.n).toBe(0)
  })
})
