import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw'
import type * as schema from './schema.ts'

type Schema = typeof schema
type Rows<row> = { rows: row[] }

/** Drizzle on either database. Both drivers answer `execute` with `{ rows }`. */
export type Database = Omit<PgDatabase<PgQueryResultHKT, Schema>, 'execute' | 'transaction'> & {
  execute<row extends Record<string, unknown>>(query: SQL): PgRaw<Rows<row>>
  transaction<result>(work: (tx: Transaction) => Promise<result>): Promise<result>
}

/** A {@link Database} inside one transaction. */
export type Transaction = Omit<
  PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>,
  'execute' | 'transaction'
> &
  Pick<Database, 'execute' | 'transaction'>
