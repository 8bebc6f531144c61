import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, databaseKinds } from '../../test/databases.ts'

describe.each(databaseKinds)('statements on %s', (kind) => {
  test('are named with the time that they took, in a transaction too, when they fail too, and without their values', async () => {
    const database = await createTestDatabase(kind)
    const asked: { statement: string; ms: number }[] = []
    const open = await database.open({ onQuery: (statement, ms) => asked.push({ statement, ms }) })
    try {
      asked.length = 0
      await open.db.execute(sql`select pg_sleep(0.05), ${'hunter2'}::text as alone`)
      await open.db.transaction((tx) => tx.execute(sql`select ${'hunter2'}::text as within`))
      await expect(open.db.execute(sql`select ${'hunter2'}::int as failing`)).rejects.toThrow('Failed query')
      const [alone, within, failing] = ['alone', 'within', 'failing'].map((name) =>
        asked.find(({ statement }) => statement.endsWith(`as ${name}`)),
      )
      expect(alone?.ms).toBeGreaterThanOrEqual(45)
      expect(alone?.statement).toBe('select pg_sleep(0.05), $1::text as alone')
      expect([within?.ms, failing?.ms]).toEqual([expect.any(Number), expect.any(Number)])
      expect(JSON.stringify(asked)).not.toContain('hunter2')
    } finally {
      await open.close()
      await database.remove()
    }
  })
})
