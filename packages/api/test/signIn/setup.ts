import type { AuthStore } from '@slotdrop/auth/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { setTestStore } from '../../../auth/test/testStore.ts'
import { createAuthStore } from '../../src/database/createAuthStore.ts'
import type { OpenDatabase } from '../../src/database/createDatabase.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '../databases.ts'

type Counts = { usedNonces: number; sessions: number }

const kind = databaseKinds.find((name) => name === process.env['TEST_DATABASE'])
if (!kind) throw new Error('TEST_DATABASE says neither embedded nor postgres')

let database: TestDatabase
/** Where processes may share the database, two instances of it. */
let instances: readonly [OpenDatabase, ...OpenDatabase[]]

beforeAll(async () => {
  database = await createTestDatabase(kind)
  instances = kind === 'postgres' ? [await database.open(), await database.open()] : [await database.open()]
  // Every call of a test goes to another instance than the one before.
  let stores = instances.map(({ db }) => createAuthStore(db))
  const next = (): AuthStore => {
    const [store, ...others] = stores as [AuthStore, ...AuthStore[]]
    stores = [...others, store]
    return store
  }
  const store: AuthStore = {
    getNonceKey: (...parameters) => next().getNonceKey(...parameters),
    useNonce: (...parameters) => next().useNonce(...parameters),
    putSession: (...parameters) => next().putSession(...parameters),
    getSession: (...parameters) => next().getSession(...parameters),
    deleteSession: (...parameters) => next().deleteSession(...parameters),
    deleteExpired: (...parameters) => next().deleteExpired(...parameters),
  }
  const count = async () => {
    const { rows } = await instances[0].db.execute<Counts>(
      sql`select (select count(*) from auth_used_nonces)::int as "usedNonces", (select count(*) from auth_sessions)::int as sessions`,
    )
    return rows[0] ?? { usedNonces: 0, sessions: 0 }
  }
  setTestStore(() => ({ ...store, count, floodSize: 1_000 }))
})

beforeEach(async () => {
  await instances[0].db.execute(sql`truncate auth_used_nonces, auth_sessions`)
})

afterAll(async () => {
  for (const { close } of instances) await close()
  await database.remove()
})
