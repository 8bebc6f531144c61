import { sql } from 'drizzle-orm'
import type { OperatorDatabase } from '../src/store/OperatorDatabase.ts'

const kept = ['orders', 'journal', 'requests', 'plans']

/** Keeps what the database knows of all drops; what is answered brings it back, with lanes that nobody has and an empty timeline. */
export async function keepState(db: OperatorDatabase): Promise<() => Promise<void>> {
  await db.execute(sql.raw('drop schema if exists kept cascade'))
  await db.execute(sql.raw('create schema kept'))
  for (const table of kept) await db.execute(sql.raw(`create table kept.${table} as table operator.${table}`))
  const emptied = [...kept, 'lanes', 'timeline'].map((table) => `operator.${table}`)
  return async () => {
    await db.execute(sql.raw(`truncate ${emptied.join(', ')}`))
    for (const table of kept) await db.execute(sql.raw(`insert into operator.${table} table kept.${table}`))
  }
}
