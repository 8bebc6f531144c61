import { sentence } from '@slotdrop/messages'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { productConfig } from '@slotdrop/config'
import { SpanKind } from '@opentelemetry/api'
import { createYoga } from 'graphql-yoga'
import type { GraphQLSchema } from 'graphql'
import type { Database } from './database/database.ts'
import { readPrimary, type PublicReader } from './database/replicas/publicReader.ts'
import { buildSchema } from './schema/buildSchema.ts'
import type { ApiChain, ApiContext, DailyBytes, FetchWords, JobSender } from './context.ts'
import { operationLimits, type OperationLimits } from './http/graphql/operationLimits.ts'
import { withEndOfWork, withTurns, withJsonBody, withLimits, withOperationNotes } from './http/graphql/plugins.ts'
import type { RequestScope } from './http/graphql/requestScope.ts'
import { withPersistedOperations, type PersistedOperations } from './http/graphql/withPersistedOperations.ts'
import { withRateLimits } from './http/graphql/withRateLimits.ts'
import { isPublicError, toUnavailableError, toUnexpectedError } from './http/graphql/toPublicError.ts'
import { guardRequest } from './http/guardRequest.ts'
import { readBody } from './http/readBody.ts'
import { tooManyRequests } from './http/tooManyRequests.ts'
import { refuse, refuseForNow } from './http/responses.ts'
import { defaultBodyLimit } from './http/toNodeHandler.ts'
import { allowances, takeForClient, type RateLimiter } from './http/createRateLimiter.ts'
import { createFileStore, type FileStore } from './services/files/createFileStore.ts'
import type { Logger } from './logger.ts'
import { defaultDailyBytes } from './services/storage/takeStorage.ts'
import type { SendingService } from './sending.ts'
import type { Authenticator, Session } from './session.ts'
import { answerFailure, logFailure } from './http/answerFailure.ts'
import { currentNotes } from './metrics/requestNotes.ts'
import { contextOf, withSpan } from './tracing/spans.ts'
import * as messages from './messages.generated.ts'

/** How the API is set up. */
export type ApiConfig = {
  /** No introspection, no suggestions in messages. */
  readonly production: boolean
  /** Origins whose pages may call: the site's own. */
  readonly allowedOrigins: readonly string[]
  /** Chains drops are kept for. */
  readonly chains: readonly ApiChain[]
  /** Answers queries, never mutations, by GET too. Off: no form or link of another site reaches the endpoint at all. */
  readonly getQueries?: boolean
  /** Answers these operations alone. Absent: whatever is within the limits. */
  readonly persistedOperations?: PersistedOperations | undefined
  readonly limits?: Partial<OperationLimits> & {
    /** Bytes of a request body. */
    readonly body?: number
    /** Bytes that may be stored in a day. */
    readonly dailyBytes?: DailyBytes
    /** Milliseconds after which an operation is given up. */
    readonly timeMs?: number
  }
}

export type CreateApiParameters = {
  db: Database
  /** A reader of what is public, for one request. Absent: `db` is read. */
  readPublic?: (() => PublicReader) | undefined
  auth: Authenticator
  config: ApiConfig
  logger: Logger
  clock: () => Date
  /** Fetches progress from the chains, for reports. Absent: reports are null. See `createWordsFetcher`. */
  fetchWords?: FetchWords
  /** Whole files of drops. Absent: a store of its own. */
  files?: FileStore
  /** Sends drops for those who ask. Absent: nobody does. */
  sending?: SendingService | undefined
  /** Jobs for work that is too long for a request. Absent: it is done in the request. */
  jobs?: JobSender | undefined
  /** Counts what callers use. Absent: nobody is limited. */
  rateLimiter?: RateLimiter
}

/** What is known of a request beside the request itself. */
type RequestFacts = {
  readonly clientKey?: string | undefined
  readonly body?: Uint8Array<ArrayBuffer> | undefined
}

/** The GraphQL endpoint as a function from request to response. */
export type Api = {
  readonly schema: GraphQLSchema
  /**
   * Answers POST /api/graphql. Never rejects.
   *
   * @param facts `clientKey`: whom limits count the request to, see `createClientKey`; `body`: where it was read already.
   */
  readonly fetch: (request: Request, facts?: RequestFacts) => Promise<Response>
}

const defaultTimeMs = 10_000

/** Builds the endpoint. It holds no state of its own: any number of instances may share one database. */
export function createApi(parameters: CreateApiParameters): Api {
  const { config, logger } = parameters
  const bodyLimit = config.limits?.body ?? defaultBodyLimit
  const timeMs = config.limits?.timeMs ?? defaultTimeMs
  const allowedOrigins = new Set(config.allowedOrigins)
  const scopes = new AsyncLocalStorage<RequestScope>()
  const schema = buildSchema()

  const yoga = createYogaServer({ ...parameters, schema, scopes })
  const files = parameters.files ?? createFileStore(parameters)

  const answer = async (request: Request, scope: RequestScope, facts: RequestFacts): Promise<Response> => {
    const refusal = guardRequest(request, { allowedOrigins, getQueries: config.getQueries ?? false })
    if (refusal) return refusal
    const clientKey = facts.clientKey ?? 'unknown'
    if (parameters.rateLimiter) {
      const verdict = await takeForClient(parameters.rateLimiter, allowances.operation, clientKey)
      if (!verdict.allowed) return refuseForNow(verdict.retryAfterSeconds)
    }
    const body = facts.body ?? (await readBody(request, bodyLimit))
    if (body === null || body.byteLength > bodyLimit) {
      return refuse(413, 'BODY_TOO_LARGE', sentence(messages.bodyTooLargeSendChunks, { max: String(bodyLimit) }))
    }
    scope.body = body
    const ending = new AbortController()
    scope.signal = ending.signal
    if (request.signal.aborted) ending.abort()
    else request.signal.addEventListener('abort', () => ending.abort(), { once: true })
    scope.context = createContext({ ...parameters, files }, { request, scope, clientKey })
    return withinTime(Promise.resolve(yoga.handleRequest(request, noContext)), timeMs, () => {
      ending.abort()
      return refuse(503, 'TIMED_OUT', sentence(messages.timedOut, { seconds: String(timeMs / 1000) }))
    })
  }

  return {
    schema,
    fetch: (request, facts = {}) => {
      const notes = currentNotes()
      const scope: RequestScope = { requestId: notes?.requestId ?? randomUUID() }
      return scopes.run(scope, async () => {
        const since = performance.now()
        let response: Response
        try {
          response = await withSpan(
            'graphql',
            { kind: SpanKind.SERVER, within: contextOf(request) },
            async (setAttributes) => {
              const answered = await answer(request, scope, facts)
              setAttributes({
                'graphql.operation.name': scope.operation ?? 'none',
                'http.response.status_code': answered.status,
                'slotdrop.request_id': scope.requestId,
              })
              return answered
            },
          )
        } catch (error) {
          response = answerFailure(logger, scope.requestId, error)
        }
        response.headers.set('x-request-id', scope.requestId)
        response.headers.set('cache-control', 'no-store')
        response.headers.set('x-content-type-options', 'nosniff')
        if (notes) {
          notes.operation = scope.operation
          notes.errors = scope.errorCodes
          // The line of the whole request says it.
          return response
        }
        logger.info(
          {
            requestId: scope.requestId,
            operation: scope.operation,
            errors: scope.errorCodes,
            status: response.status,
            ms: Math.round(performance.now() - since),
          },
          'graphql request',
        )
        return response
      })
    },
  }
}

/** Yoga is given its context by the scope: what comes with a request it would wrap, and look through at each field. */
const noContext = {}

/** Yoga with the limits of `config`. Unexpected errors are logged and leave as an id. */
function createYogaServer(
  parameters: CreateApiParameters & { schema: GraphQLSchema; scopes: AsyncLocalStorage<RequestScope> },
) {
  const { config, logger, schema, scopes } = parameters
  const limits = { ...operationLimits, ...config.limits }
  return createYoga<object, ApiContext>({
    schema,
    context: () => {
      const { context } = scopes.getStore() ?? {}
      // Each request is handled within its scope.
      if (!context) throw new TypeError('There is no request.')
      return context
    },
    graphqlEndpoint: productConfig.graphQlUri,
    landingPage: false,
    graphiql: false,
    multipart: false,
    cors: false,
    batching: false,
    // The body is read, and limited, before Yoga sees the request.
    maxRequestBodySize: false,
    logging: false,
    maskedErrors: {
      maskError: (error) => {
        if (isPublicError(error)) return error
        const requestId = scopes.getStore()?.requestId ?? 'none'
        return logFailure(logger, requestId, error) === 'away'
          ? toUnavailableError(error)
          : toUnexpectedError(error, requestId)
      },
    },
    plugins: [
      withJsonBody(() => scopes.getStore()?.body),
      ...(config.persistedOperations ? withPersistedOperations(config.persistedOperations, limits) : []),
      withLimits({ limits, production: config.production }),
      withOperationNotes(() => scopes.getStore()),
      withEndOfWork(() => scopes.getStore()?.signal),
      withTurns(() => scopes.getStore()?.signal),
      ...(parameters.rateLimiter ? [withRateLimits(parameters.rateLimiter)] : []),
    ],
  })
}

function createContext(
  parameters: CreateApiParameters & { files: FileStore },
  { request, scope, clientKey }: { request: Request; scope: RequestScope; clientKey: string },
): ApiContext {
  const { db, auth, config, logger, clock, readPublic = () => readPrimary(db) } = parameters
  let session: Promise<Session | null> | undefined
  let reader: Promise<PublicReader> | undefined
  const getSession = () => (session ??= auth.getSession(request))
  return {
    db,
    getReader: () => (reader ??= getSession().then((found) => (found ? readPrimary(db) : readPublic()))),
    chains: config.chains,
    fetchWords: parameters.fetchWords ?? (() => Promise.resolve(null)),
    files: parameters.files,
    sending: parameters.sending,
    jobs: parameters.jobs,
    countRowRequest: async (drop, recipient) => {
      const key = `recipient:${drop}:${recipient.toLowerCase()}:${clientKey}`
      const verdict = await parameters.rateLimiter?.take(allowances.recipient, key)
      if (verdict && !verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds)
    },
    dailyBytes: config.limits?.dailyBytes ?? defaultDailyBytes,
    clock,
    logger,
    requestId: scope.requestId,
    signal: scope.signal ?? request.signal,
    clientKey,
    getSession,
  }
}

async function withinTime<result>(work: Promise<result>, timeMs: number, late: () => result): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<result>((done) => {
    timer = setTimeout(() => done(late()), timeMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
