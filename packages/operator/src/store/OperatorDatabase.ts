import type { SQL } from 'drizzle-orm'

type Rows<row> = { readonly rows: readonly row[] }

/** What the service needs of a database: drizzle over PostgreSQL or over the embedded one, whose `execute` answers with rows. */
export type OperatorDatabase = {
  execute<row extends Record<string, unknown>>(query: SQL): PromiseLike<Rows<row>>
  transaction<result>(work: (tx: Pick<OperatorDatabase, 'execute'>) => Promise<result>): Promise<result>
}

/** The same within a transaction. */
export type OperatorTransaction = Pick<OperatorDatabase, 'execute'>
