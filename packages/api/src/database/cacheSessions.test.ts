import { createHash, randomBytes } from 'node:crypto'
import type { AuthStore } from '@slotdrop/auth/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../../test/databases.ts'
import { alice } from '../../test/makeManifest.ts'
import { cacheSessions, sessionCacheMs } from './cacheSessions.ts'
import { createAuthStore } from './createAuthStore.ts'
import type { OpenDatabase } from './createDatabase.ts'

const createdAt = new Date('2026-03-01T12:00:00.000Z')
const expiresAt = new Date('2026-03-01T13:00:00.000Z')

function session() {
  const idHash = createHash('sha256').update(randomBytes(16)).digest('hex')
  return { idHash, address: alice, chainId: 1, accountType: 'eoa', createdAt, expiresAt } as const
}

describe.each(databaseKinds)('sessions remembered over %s', (kind) => {
  let database: TestDatabase
  let open: OpenDatabase[]
  let stores: AuthStore[]
  let nowMs = 0

  beforeAll(async () => {
    database = await createTestDatabase(kind)
    open = kind === 'postgres' ? [await database.open(), await database.open()] : [await database.open()]
    stores = [open[0]!, open.at(-1)!].map(({ db }) => createAuthStore(db))
  })
  afterAll(async () => {
    for (const { close } of open) await close()
    await database.remove()
  })
  const instances = () => {
    const looked = stores.map((store) => vi.fn(store.getSession))
    const cached = stores.map((store, place) =>
      cacheSessions({ ...store, getSession: looked[place]! }, { now: () => nowMs }),
    )
    return { here: cached[0]!, there: cached[1]!, lookUps: () => looked.map(({ mock }) => mock.calls.length) }
  }

  test(
    'one that was ended is refused here at once, and everywhere within five seconds',
    { tags: ['S7', 'D3'] },
    async () => {
      const { here, there } = instances()
      const record = session()
      await here.putSession(record, null)
      expect(await Promise.all([here, there].map(({ getSession }) => getSession(record.idHash)))).toEqual([
        record,
        record,
      ])
      await here.deleteSession(record.idHash)
      expect(await here.getSession(record.idHash)).toBeNull()
      expect(sessionCacheMs).toBeLessThan(5_000)
      nowMs += sessionCacheMs
      expect(await there.getSession(record.idHash)).toBeNull()
    },
  )

  test('one that was replaced by a new sign-in is refused at once', { tags: ['S7'] }, async () => {
    const { here } = instances()
    const [former, next] = [session(), session()]
    await here.putSession(former, null)
    expect(await here.getSession(former.idHash)).toEqual(former)
    await here.putSession(next, { idHash: former.idHash })
    expect(await here.getSession(former.idHash)).toBeNull()
    expect(await here.getSession(next.idHash)).toEqual(next)
  })

  test('many requests of one session look it up once, also when they come at once', async () => {
    const { here, lookUps } = instances()
    const record = session()
    await here.putSession(record, null)
    for (let round = 0; round < 3; round++) {
      await Promise.all(Array.from({ length: 50 }, () => here.getSession(record.idHash)))
    }
    expect(lookUps()).toEqual([1, 0])
    nowMs += sessionCacheMs
    await here.getSession(record.idHash)
    expect(lookUps()).toEqual([2, 0])
  })

  test('one that ends while it is looked up is not remembered', { tags: ['S7'] }, async () => {
    const inner = createAuthStore(open[0]!.db)
    const record = session()
    await inner.putSession(record, null)
    let answer: (found: typeof record) => void = () => {}
    const slow = vi.fn(inner.getSession)
    slow.mockReturnValueOnce(new Promise((done) => (answer = done)))
    const here = cacheSessions({ ...inner, getSession: slow }, { now: () => nowMs })
    const looking = here.getSession(record.idHash)
    await here.deleteSession(record.idHash)
    answer(record)
    await looking
    expect(await here.getSession(record.idHash)).toBeNull()
  })

  test('a look-up that failed is made again', async () => {
    const inner = createAuthStore(open[0]!.db)
    const record = session()
    await inner.putSession(record, null)
    const failing = vi.fn(inner.getSession)
    failing.mockRejectedValueOnce(new Error('gone'))
    const here = cacheSessions({ ...inner, getSession: failing }, { now: () => nowMs })
    await expect(here.getSession(record.idHash)).rejects.toThrow('gone')
    expect(await here.getSession(record.idHash)).toEqual(record)
  })
})
