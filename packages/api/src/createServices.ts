import { createAuth, type AuthEvent } from '@slotdrop/auth/server'
import { toOfferedChains } from '@slotdrop/chains'
import { toRuntimeConfig, type ServerEnv } from '@slotdrop/config/env'
import { type Jobs, openJobs } from '@slotdrop/jobs'
import { createPublicClient, fallback, http, type PublicClient } from 'viem'
import { cacheSessions } from './database/cacheSessions.ts'
import { createAuthStore } from './database/createAuthStore.ts'
import { createApi } from './createApi.ts'
import { createDatabase, type DatabaseHealth, type OpenDatabase } from './database/createDatabase.ts'
import { createAuthHandler } from './http/createAuthHandler.ts'
import { type ClientKey, createClientKey } from './http/createClientKey.ts'
import { createMeter } from './http/meter.ts'
import { createShardHandler } from './http/createShardHandler.ts'
import { answerFailure } from './http/answerFailure.ts'
import type { FetchHandler } from './http/toNodeHandler.ts'
import { createRateLimiter } from './http/createRateLimiter.ts'
import type { PersistedOperations } from './http/graphql/withPersistedOperations.ts'
import { observeSending } from './metrics/observeSending.ts'
import { currentNotes } from './metrics/requestNotes.ts'
import { observeSize } from './database/observeSize.ts'
import { observeJobs } from './database/observeJobs.ts'
import { createLogger, type Logger } from './logger.ts'
import { fetchManifest } from './services/drops/fetchManifest.ts'
import { createChainLook } from './services/drops/createChainLook.ts'
import { removeUnknownDrops } from './services/drops/removeUnknownDrops.ts'
import { createFileStore } from './services/files/createFileStore.ts'
import { createWordsFetcher } from './services/reports/createWordsFetcher.ts'
import { resendSealings, sealingQueue } from './services/uploads/sealings.ts'
import { removeStaleUploads } from './services/uploads/uploads.ts'
import { removePastStorage, toDailyBytes } from './services/storage/takeStorage.ts'
import { workSealings } from './services/uploads/workSealings.ts'
import { removeStaleDrafts } from './services/drafts/drafts.ts'
import type { OpenSending, SendingModule } from './sending.ts'
import { toLoggedError } from './toLoggedError.ts'

/** Everything the server answers, over one database. */
export type Services = {
  /** POST `/api/graphql`. */
  readonly graphql: FetchHandler
  /** `/api/auth/nonce`, `verify`, `session`, `logout`. */
  readonly auth: FetchHandler
  /** GET `/api/drops/<drop id>/…`: immutable public files of a drop. */
  readonly shards: FetchHandler
  /** Whom limits count a request to: behind a trusted proxy the client that it names. */
  readonly clientKey: ClientKey
  /** Reads a chain that this deployment offers, by its id. */
  readonly getClient: (chainId: number) => PublicClient | undefined
  /** Puts a limit by the caller in front of another handler of the site; counted over all instances. */
  readonly meter: ReturnType<typeof createMeter>
  /** GET `/healthz`: the process answers. */
  readonly health: FetchHandler
  /** GET `/readyz`: the database answers and is migrated. 503 otherwise, and from `drain` on. */
  readonly ready: FetchHandler
  /** Makes the service not ready, so that a balancer sends nothing more. What is under way goes on. */
  readonly drain: () => void
  /** Ends timers and the database. Call it when no request is under way any more. */
  readonly close: () => Promise<void>
}

export type CreateServicesParameters = {
  env: ServerEnv
  logger?: Logger
  clock?: () => Date
  /** The pages' own operations, for a server that answers no others (`PERSISTED_OPERATIONS=only`). */
  persistedOperations?: PersistedOperations
  /** Sends drops for those who ask. Absent: nobody does. */
  sending?: SendingModule | undefined
}

const maintenanceMs = 5 * 60_000
/** A statement that takes so long is named in the log. */
const slowQueryMs = 1_000
const maxStatementLength = 500
const maxHealthAgeMs = 1_000

/**
 * Builds the server's parts from its environment: database, sign-in, API, limits, health.
 *
 * @throws DirectoryInUseError when another process has the embedded database.
 *
 * @example
 * const { server } = createServer(await createServices({ env: parseServerEnv(process.env) }))
 */
export async function createServices(parameters: CreateServicesParameters): Promise<Services> {
  const { env, clock = () => new Date() } = parameters
  const logger = parameters.logger ?? createLogger({ level: env.logLevel })
  // `parseServerEnv` has decided whether production may use the embedded database.
  const database = await createDatabase({
    databaseUrl: env.databaseUrl,
    replicaUrls: env.databaseReplicaUrls,
    onReplicaState: (replica, state) => logger.warn({ replica, state }, 'a replica is in another state'),
    dataDir: env.dataDir,
    traced: env.otlpEndpoint !== null,
    onQuery: (statement, ms) => {
      if (ms >= slowQueryMs) logSlowQuery(logger, statement, ms)
    },
    onConnectionError: (error) => logger.warn({ error: toLoggedError(error) }, 'database connection lost'),
    moreMigrations: parameters.sending?.migrations,
  })
  let jobs: Jobs | undefined
  try {
    jobs = await openJobs({
      database: database.jobs,
      queues: [sealingQueue, ...(parameters.sending?.queues ?? [])],
      onError: (error, job) => logger.warn({ error: toLoggedError(error), job }, 'a job failed'),
    })
    await workSealings(jobs, { db: database.db, clock })
    const { db } = database
    const sending = await parameters.sending?.open({ db, jobs, logger, fetchManifest: (id) => fetchManifest(db, id) })
    return assemble({
      env,
      clock,
      logger,
      database,
      jobs,
      sending,
      persistedOperations: parameters.persistedOperations,
    })
  } catch (error) {
    await jobs?.stop()
    await database.close()
    throw error
  }
}

type Parts = {
  env: ServerEnv
  clock: () => Date
  logger: Logger
  database: OpenDatabase
  jobs: Jobs
  sending: OpenSending | undefined
  persistedOperations: PersistedOperations | undefined
}

function assemble({ env, clock, logger, database, jobs, sending, persistedOperations }: Parts): Services {
  const { db, readPublic } = database
  const runtime = toRuntimeConfig(env)
  const chains = toOfferedChains(runtime)
  const rpcUrls = new Map(chains.map((chain) => [chain.id, chain.rpcUrls.default.http] as const))
  const clients = new Map(
    chains.map((chain) => {
      const transport = fallback(chain.rpcUrls.default.http.map((url) => http(url, { timeout: 4_000, retryCount: 0 })))
      return [chain.id, createPublicClient({ chain, transport })] as const
    }),
  )
  const getClient = (chainId: number) => clients.get(chainId)
  const rateLimiter = createRateLimiter({ db, clock, factor: env.rateLimitFactor })
  const files = createFileStore({ db, readPublic })
  const auth = createAuth({
    store: cacheSessions(createAuthStore(db), { now: () => performance.now() }),
    config: { origin: env.publicUrl, chainIds: env.chainIds, isEmbeddable: env.frameAncestors.length > 0 },
    getClient,
    clock,
    onEvent: (event) => logAuthEvent(logger, event),
  })
  const api = createApi({
    db,
    readPublic,
    auth,
    config: {
      production: env.mode === 'production',
      allowedOrigins: [env.publicUrl],
      chains: runtime.chains,
      limits: { dailyBytes: toDailyBytes(env.rateLimitFactor) },
      persistedOperations: env.persistedOperationsOnly ? (persistedOperations ?? new Map()) : undefined,
    },
    logger,
    clock,
    fetchWords: createWordsFetcher(rpcUrls),
    rateLimiter,
    files,
    jobs,
    sending: sending?.service,
  })
  const clientKey = createClientKey(env.trustedProxies)
  const handleAuth = createAuthHandler({ auth, rateLimiter })
  const handleShard = createShardHandler({ db, readPublic, files, rateLimiter })
  const look = createChainLook(rpcUrls, () => clock().getTime())
  const stopMaintenance = startMaintenance({ clock, logger }, () =>
    Promise.all([
      auth.cleanUp(),
      rateLimiter.cleanUp(),
      removeStaleUploads(db, clock()),
      removeStaleDrafts(db, clock()),
      removePastStorage(db, clock()),
      removeUnknownDrops({ db, look, now: clock(), sending: sending?.service }),
      resendSealings(db, jobs, clock()),
    ]),
  )
  const endings = [observeJobs(db), observeSize(db), ...(sending ? [observeSending(sending.fetchFigures)] : [])]
  let isDraining = false
  let checked: { at: number; state: Promise<DatabaseHealth | null> } | undefined
  // However many ask, the database is asked once a second.
  const checkHealth = () => {
    const now = performance.now()
    if (!checked || now - checked.at > maxHealthAgeMs)
      checked = { at: now, state: database.checkHealth().catch(() => null) }
    return checked.state
  }

  return {
    graphql: (request, { remoteAddress, body }) =>
      api.fetch(request, { clientKey: clientKey(request, remoteAddress), body }),
    auth: withoutSurprise(logger, (request, { remoteAddress, body }) =>
      handleAuth(withBody(request, body), clientKey(request, remoteAddress)),
    ),
    shards: withoutSurprise(logger, (request, { remoteAddress }) =>
      // Without a connection it is the server itself that asks, for one of its pages.
      handleShard(request, remoteAddress === undefined ? null : clientKey(request, remoteAddress)),
    ),
    clientKey,
    getClient,
    meter: createMeter({ rateLimiter, clientKey }),
    health: async () => Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } }),
    ready: async () => {
      const state = isDraining ? null : await checkHealth()
      const body = {
        ready: state?.ready ?? false,
        draining: isDraining,
        database: state ? database.kind : 'unavailable',
        ...(env.databaseReplicaUrls.length > 0 ? { replicas: database.replicaHealth() } : {}),
      }
      return Response.json(body, { status: body.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
    },
    drain: () => {
      isDraining = true
    },
    close: async () => {
      isDraining = true
      stopMaintenance()
      for (const end of endings) end()
      await sending?.close()
      await jobs.stop()
      await database.close()
    },
  }
}

/** Clears away what has ended, now and then. Instances may do it at once. */
function startMaintenance(
  { clock, logger }: Pick<Parts, 'clock' | 'logger'>,
  work: () => Promise<unknown>,
): () => void {
  const timer = setInterval(() => {
    const since = clock()
    work().catch((error: unknown) => logger.warn({ error: toLoggedError(error), since }, 'maintenance failed'))
  }, maintenanceMs)
  timer.unref()
  return () => clearInterval(timer)
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer> | undefined): Request {
  if (!body) return request
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, body, signal })
}

function withoutSurprise(logger: Logger, handle: FetchHandler): FetchHandler {
  return async (request, connection) => {
    try {
      return await handle(request, connection)
    } catch (error) {
      return answerFailure(logger, undefined, error)
    }
  }
}

function logSlowQuery(logger: Logger, statement: string, ms: number): void {
  const facts = { requestId: currentNotes()?.requestId, statement: statement.slice(0, maxStatementLength) }
  logger.warn({ ...facts, ms: Math.round(ms) }, 'slow query')
}

function logAuthEvent(logger: Logger, event: AuthEvent): void {
  if (event.type === 'failed') logger.warn({ error: toLoggedError(event.error) }, 'sign-in failed')
  else logger.info(event, 'sign-in event')
}
