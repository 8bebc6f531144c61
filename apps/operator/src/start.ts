// A process of the sender service: takes the lanes of drops that share its database, as many processes as wanted.
import { once } from 'node:events'
import { createDatabase, createLogger, fetchManifest, type Logger } from '@slotdrop/api'
import { parseServerEnv, type ServerEnv, toRuntimeConfig } from '@slotdrop/config/env'
import { BaseError } from '@slotdrop/errors'
import { openJobs } from '@slotdrop/jobs'
import {
  createNodes,
  createOperator,
  createServiceKeyring,
  fetchFigures,
  migrations,
  type Operator,
  queues,
} from '@slotdrop/operator'
import { toOperatorEnv } from './toOperatorEnv.ts'
import { writeMetrics } from './writeMetrics.ts'
import { createServer, type Server } from 'node:http'

/** What the process says of itself. */
type Health = {
  /** Whether it works, as far as it knows. */
  readonly isReady: () => Promise<boolean>
  readonly writeMetrics: () => Promise<string>
}

const headersTimeoutMs = 5_000

/** Answers `/healthz` (the process lives), `/readyz` (it works: 503 while the database is gone, and from SIGTERM on) and `/metrics`. */
function createHealthServer({ isReady, writeMetrics }: Health): Server {
  const answer = async (path: string): Promise<{ status: number; type: string; body: string }> => {
    const json = 'application/json'
    if (path === '/healthz') return { status: 200, type: json, body: '{"ok":true}' }
    if (path === '/readyz') {
      const ready = await isReady().catch(() => false)
      return { status: ready ? 200 : 503, type: json, body: JSON.stringify({ ready }) }
    }
    if (path === '/metrics')
      return writeMetrics().then(
        (body) => ({ status: 200, type: 'text/plain; version=0.0.4', body }),
        () => ({ status: 503, type: json, body: '{"error":"UNAVAILABLE"}' }),
      )
    return { status: 404, type: json, body: '{"error":"NOT_FOUND"}' }
  }
  return createServer({ headersTimeout: headersTimeoutMs, requestTimeout: headersTimeoutMs }, (incoming, outgoing) => {
    void answer(incoming.url ?? '').then(({ status, type, body }) => {
      outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', connection: 'close' })
      outgoing.end(body)
    })
  })
}

/** Milliseconds without word to the database after which the process does not count as ready. */
const maxSilence = 45_000

function fail(error: unknown): never {
  if (!(error instanceof BaseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function openDatabase(env: ServerEnv, databaseUrl: string, logger: Logger) {
  const database = await createDatabase({
    databaseUrl,
    moreMigrations: migrations,
    traced: env.otlpEndpoint !== null,
    onConnectionError: (error) => logger.warn({ error }, 'database connection lost'),
  })
  const jobs = await openJobs({
    database: { kind: 'postgres', url: databaseUrl },
    queues,
    onError: (error, job) => logger.warn({ error, job }, 'a job failed'),
  })
  return { database, jobs }
}

/** Sends traces and metrics from now on, of what is opened afterwards; answers how to end that. */
async function traceTo(endpoint: string | null): Promise<() => Promise<void>> {
  if (endpoint === null) return async () => {}
  const { startTracing } = await import('@slotdrop/api/tracing')
  return startTracing({ endpoint, serviceName: 'slotdrop-operator' })
}

async function run(): Promise<void> {
  const { databaseUrl, ...env } = toOperatorEnv(process.env, parseServerEnv)
  const endTracing = await traceTo(env.otlpEndpoint)
  const logger = createLogger({ level: env.logLevel })
  const keyring = await createServiceKeyring(env)
  const { database, jobs } = await openDatabase({ ...env, databaseUrl }, databaseUrl, logger)
  const { db } = database
  // Not there yet while the port is: a process that begins is not ready.
  const work: { operator?: Operator } = {}
  let isEnding = false
  const server = createHealthServer({
    isReady: async () => {
      if (isEnding || (work.operator?.silence() ?? Infinity) > maxSilence) return false
      return (await database.checkHealth()).ready
    },
    writeMetrics: async () => {
      const { operator } = work
      const own = { lanes: operator?.lanes() ?? 0, refused: operator?.refused() ?? new Map<string, number>() }
      return writeMetrics(own, await fetchFigures(db))
    },
  })
  const end = (signal: NodeJS.Signals) => {
    // Asked twice, it does not wait: the journal and the chain know the rest.
    if (isEnding) process.exit(1)
    isEnding = true
    logger.info({ signal, lanes: work.operator?.lanes() }, 'ending')
    void (async () => {
      await work.operator?.stop()
      await jobs.stop()
      server.close()
      await database.close()
      await endTracing()
      process.exit(0)
    })()
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  const { chainIds, nodesOf } = createNodes(toRuntimeConfig({ ...env, databaseUrl }))
  work.operator = await createOperator({
    ...{ db, jobs, keyring, chainIds, nodesOf, logger },
    maxLanes: env.operatorLanes ?? undefined,
    fetchManifest: (dropId) => fetchManifest(db, dropId),
  })
  server.listen(env.port, env.host)
  await once(server, 'listening')
  logger.info({ host: env.host, port: env.port, chainIds, fingerprint: keyring.fingerprint }, 'listening')
}

await run().catch(fail)
