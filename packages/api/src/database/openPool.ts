import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { observePool } from '../metrics/observePool.ts'
import { timeQueries, type OnQuery } from '../metrics/timeQueries.ts'
import { traceQueries } from '../tracing/traceQueries.ts'
import type { Database } from './database.ts'
import * as schema from './schema.ts'
import { endWithSignal } from './statementSignal.ts'

/** Connections to one PostgreSQL server. */
export type OpenPool = {
  readonly db: Database
  readonly end: () => Promise<void>
}

export type OpenPoolParameters = {
  /** Most connections at once. */
  readonly size?: number | undefined
  readonly connectionTimeoutMs?: number
  /** How long the server works at one statement. */
  readonly statementTimeoutMs?: number
  /** How long an answer is waited for, also of a server that says nothing any more. Absent: no limit. */
  readonly answerTimeoutMs?: number
  /** Tells of each statement as a span (OpenTelemetry). */
  readonly traced?: boolean | undefined
  /** Called with each statement and the time that it took. */
  readonly onQuery?: OnQuery | undefined
  /** Called when a connection ends by itself; PostgreSQL going away must not end the process. */
  readonly onConnectionError: (error: Error) => void
}

class TracedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Sound: what wraps `query` hands on the arguments and the answer that it is given, whatever the driver's overloads.
    traceQueries(this as unknown as Parameters<typeof traceQueries>[0], 'postgresql')
  }
}

/** Opens a pool whose statements end with the signal of `runAbortable`. It connects when it is first asked. */
export function openPool(connectionString: string, parameters: OpenPoolParameters): OpenPool {
  const { size = 10, connectionTimeoutMs = 5_000, statementTimeoutMs = 30_000, answerTimeoutMs } = parameters
  const settings: pg.PoolConfig = {
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    ...(answerTimeoutMs === undefined ? {} : { query_timeout: answerTimeoutMs }),
    application_name: 'slotdrop',
  }
  const pool = new pg.Pool({ ...settings, ...(parameters.traced ? { Client: TracedClient } : {}), max: size })
  const cancels = new pg.Pool({ ...settings, max: 1, idleTimeoutMillis: 5_000 })
  for (const each of [pool, cancels]) {
    // A connection may end while a statement has it, when the pool itself does not listen.
    each.on('connect', (client) => client.on('error', parameters.onConnectionError))
    each.on('error', () => {})
  }
  const { onQuery } = parameters
  if (onQuery)
    // Sound: as in `TracedClient`.
    pool.on('connect', (client) => timeQueries(client as unknown as Parameters<typeof timeQueries>[0], onQuery))
  endWithSignal(pool, cancels)
  const endObserving = observePool(pool, new URL(connectionString).host)
  return {
    // Sound: this driver's `execute` answers with pg's result, which has `rows`.
    db: drizzle(pool, { schema }) as unknown as Database,
    end: async () => {
      endObserving()
      await Promise.all([pool.end(), cancels.end()])
    },
  }
}
