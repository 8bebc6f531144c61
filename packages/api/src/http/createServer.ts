import { sentence } from '@slotdrop/messages'
import { createServer as createHttpServer, type Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../createServices.ts'
import { refuse } from './responses.ts'
import { toNodeHandler, type FetchHandler } from './toNodeHandler.ts'
import * as messages from '../messages.generated.ts'

/** A server that answers what {@link Services} answer, on paths as the web app has them. */
export type ApiServer = {
  readonly server: Server
  /**
   * Stops without losing an answer: not ready at once, so that a balancer sends no more; still answering for `noticeMs`, until
   * it has noticed; then no new connections; then what is under way ends; then the database is closed. After `graceMs` what
   * still runs is cut off.
   */
  readonly stop: (parameters?: { noticeMs?: number; graceMs?: number }) => Promise<void>
}

/** Time for headers and body of one request: who sends a byte a second is cut off. */
const headersTimeoutMs = 15_000
const requestTimeoutMs = 30_000

/** The API as a process of its own, without the web app: behind the same address, or for several instances. */
export function createServer(services: Services): ApiServer {
  const routes: [RegExp, FetchHandler][] = [
    [/^\/api\/graphql$/, services.graphql],
    [/^\/api\/auth\/[^/]+$/, services.auth],
    [/^\/api\/drops\//, services.shards],
    [/^\/(api\/health|healthz)$/, services.health],
    [/^\/(api\/ready|readyz)$/, services.ready],
  ]
  const handle = toNodeHandler(async (request, connection) => {
    const { pathname } = new URL(request.url)
    const route = routes.find(([pattern]) => pattern.test(pathname))?.[1]
    const response = await (route ?? notFound)(request, connection)
    for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
    return response
  })
  let isStopping = false
  const server = createHttpServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
    },
    (incoming, outgoing) => {
      // A balancer that keeps connections open learns here that it should use them no more.
      if (isStopping) outgoing.setHeader('connection', 'close')
      handle(incoming, outgoing).catch(() => outgoing.destroy())
    },
  )
  server.maxRequestsPerSocket = 10_000

  const stop = async ({ noticeMs = 3_000, graceMs = 25_000 } = {}) => {
    isStopping = true
    services.drain()
    await delay(noticeMs)
    const closed = new Promise<void>((done) => server.close(() => done()))
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(timer)
    await services.close()
  }
  return { server, stop }
}

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

const notFound: FetchHandler = async () => refuse(404, 'NOT_FOUND', sentence(messages.notFound))
