import { sentence } from '@slotdrop/messages'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Services } from '../createServices.ts'
import { silentLogger, type Logger } from '../logger.ts'
import { createNotes, runWithNotes } from '../metrics/requestNotes.ts'
import { isAddressOf } from './createClientKey.ts'
import { answerFailure } from './answerFailure.ts'
import { createRequestObserver } from './observeRequest.ts'
import { refuse } from './responses.ts'
import { stopServer, type StopParameters } from './stopServer.ts'
import {
  bodyTooLarge,
  defaultBodyLimit,
  hasBody,
  refuseUnread,
  sendResponse,
  toNodeHandler,
  toPath,
  type FetchHandler,
  type NodeHandler,
} from './toNodeHandler.ts'
import * as messages from '../messages.generated.ts'

/** A server that answers what {@link Services} answer, and whatever else it was given. */
export type ApiServer = {
  readonly server: Server
  /**
   * Stops without losing an answer: not ready at once, so that a balancer sends no more; still answering for `noticeMs`, until
   * it has noticed; then no new connections; then what is under way ends; then the database is closed. After `graceMs` what
   * still runs is cut off.
   */
  readonly stop: (parameters?: StopParameters) => Promise<void>
}

/** Paths and what answers them. */
export type Route = {
  readonly path: RegExp
  /** What metrics and the log call it: its path without ids. Absent: the path that was asked for, with ids left out. */
  readonly name?: string
  readonly handle: FetchHandler
  /** Bytes of a body; of one that has more, no more is kept. */
  readonly bodyLimit?: number
}

export type CreateServerParameters = {
  /** Routes beside those of the API. */
  readonly routes?: readonly Route[]
  /** Answers every path that no route has: pages. Absent: there is nothing else. */
  readonly pages?: NodeHandler
  /** Headers of every answer, whoever gives it; an answer's own of the same name come before them. */
  readonly headers?: (incoming: Pick<IncomingMessage, 'headers' | 'url'>) => Readonly<Record<string, string>>
  readonly logger?: Logger
  /**
   * Addresses and ranges whose `X-Request-Id` is taken over; every other request is given an id here. Once, it is logged when another
   * address sends `X-Forwarded-For`: a proxy that is not named here makes all users count as one.
   */
  readonly trustedProxies?: readonly string[]
  /** How long an idle connection is kept: longer than what stands before this server keeps it, so that it is never the one that closes. */
  readonly keepAliveTimeoutMs?: number
  /** How long a connection may stand still while an answer is sent or awaited: a client that does not read is disconnected. */
  readonly stillTimeoutMs?: number
}

/** Time for headers and body of one request: who sends a byte a second is cut off. */
const headersTimeoutMs = 15_000
const requestTimeoutMs = 30_000
/** Longer than any handler works before its first byte: operations are given up after 10 s. */
const defaultStillTimeoutMs = 30_000

/** The HTTP server of the deployment: the API over `services`, and the pages of the app where they are given. */
export function createServer(services: Services, parameters: CreateServerParameters = {}): ApiServer {
  const { headers = () => apiHeaders, logger = silentLogger, pages } = parameters
  const { keepAliveTimeoutMs = 5_000, stillTimeoutMs = defaultStillTimeoutMs } = parameters
  const isProxy = isAddressOf(parameters.trustedProxies ?? [])
  const observe = createRequestObserver(logger)
  const routes = [...toApiRoutes(services), ...(parameters.routes ?? [])].map(
    ({ path, name, handle, bodyLimit = 0 }) => ({
      path,
      name,
      handle: toNodeHandler(handle, { bodyLimit }),
    }),
  )
  const answerRest = toPageHandler(pages)
  let isClosed = false
  let hasWarned = false
  // Connections over which nothing was asked yet: browsers open them ahead. Node counts them as busy.
  const unused = new Set<Socket>()

  const answerWith = async (handle: NodeHandler, incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      for (const [name, value] of Object.entries(headers(incoming))) outgoing.setHeader(name, value)
      // Whoever keeps this connection learns here that it has no more use. Before nobody can connect anew, he had better keep it.
      if (isClosed) outgoing.setHeader('connection', 'close')
      await handle(incoming, outgoing)
    } catch (error) {
      const failure = answerFailure(logger, undefined, error)
      if (outgoing.writableEnded) return
      if (outgoing.headersSent) outgoing.destroy()
      else await sendResponse(failure, incoming, outgoing)
    }
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    unused.delete(incoming.socket)
    incoming.url = toPath(incoming.url)
    const path = incoming.url.replace(/\?.*$/s, '')
    const route = routes.find((each) => each.path.test(path))
    const { 'x-request-id': offered, 'x-forwarded-for': forwarded } = incoming.headers
    const isFromProxy = (offered ?? forwarded) !== undefined && isProxy(incoming.socket.remoteAddress)
    if (forwarded !== undefined && !isFromProxy && !hasWarned) {
      hasWarned = true
      logger.warn({}, 'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and is not believed')
    }
    const notes = createNotes(isFromProxy ? offered : undefined)
    observe(incoming, outgoing, notes, route?.name)
    await runWithNotes(notes, () => answerWith(route?.handle ?? answerRest, incoming, outgoing))
  }

  const server = createHttpServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      connectionsCheckingInterval: 1_000,
    },
    (incoming, outgoing) => void answer(incoming, outgoing),
  )
  server.maxRequestsPerSocket = 10_000
  server.setTimeout(stillTimeoutMs)
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  // A client that asks first whether its body is wanted gets a refusal before it sends any.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= defaultBodyLimit) outgoing.writeContinue()
    void answer(incoming, outgoing)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) =>
    refuseUnparsed(error, socket, headers({ headers: {}, url: '/api' })),
  )

  const stop = async (stopParameters: StopParameters = {}) => {
    services.drain()
    await stopServer(server, { ...stopParameters, unused, onClosed: () => (isClosed = true) })
    await services.close()
  }
  return { server, stop }
}

function toApiRoutes(services: Services): Route[] {
  return [
    { path: /^\/api\/graphql$/, name: '/api/graphql', handle: services.graphql, bodyLimit: defaultBodyLimit },
    { path: /^\/api\/auth\/[^/]+$/, name: '/api/auth/:action', handle: services.auth, bodyLimit: defaultBodyLimit },
    { path: /^\/api\/drops\//, name: '/api/drops/:id/:file', handle: services.shards },
    { path: /^\/(?:api\/health|healthz)$/, name: '/api/health', handle: services.health },
    { path: /^\/(?:api\/ready|readyz)$/, name: '/api/ready', handle: services.ready },
  ]
}

/** Headers of a server that has no pages. */
const apiHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-resource-policy': 'same-origin',
}

const unparsedCloseMs = 1_000
const unparsed: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what was no request, or not within its time. */
function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex, headers: Readonly<Record<string, string>>): void {
  // Sound: Node keeps the answer that is being written on the socket; of one that has begun nothing can be made any more.
  const { _httpMessage: begun } = socket as Duplex & { _httpMessage?: ServerResponse | null }
  if (!socket.writable || begun?.headersSent || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
  const status = unparsed[error.code ?? ''] ?? '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  // Whoever does not close his side is not waited for.
  setTimeout(() => socket.destroy(), unparsedCloseMs).unref()
}

/** Answers GET and HEAD by `pages`, but for what would be the API's. Bodies are not read. */
function toPageHandler(pages: NodeHandler | undefined): NodeHandler {
  return async (incoming, outgoing) => {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const refusal =
      !pages || /^\/api(?:[/?]|$)/.test(incoming.url ?? '')
        ? notFound()
        : isRead
          ? undefined
          : refuse(405, 'METHOD_NOT_ALLOWED', sentence(messages.pagesByGet), { allow: 'GET, HEAD' })
    if (refusal)
      return hasBody(incoming) ? refuseUnread(refusal, incoming, outgoing) : sendResponse(refusal, incoming, outgoing)
    if (hasBody(incoming)) return refuseUnread(bodyTooLarge(0), incoming, outgoing)
    await pages?.(incoming, outgoing)
  }
}

function notFound(): Response {
  return refuse(404, 'NOT_FOUND', sentence(messages.notFound), { 'cache-control': 'no-store' })
}
