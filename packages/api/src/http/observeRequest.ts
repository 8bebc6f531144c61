import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../logger.ts'
import { createRequestMetrics } from '../metrics/requestMetrics.ts'
import type { RequestNotes } from '../metrics/requestNotes.ts'

/** Nobody waits for these: health, readiness, and files that a page loads. They are in the log at `debug`. */
const quiet = /^\/(?:api\/health|api\/ready|healthz|readyz|_next\/)/
/** The database is not there, or the operation took too long: nothing that this program did wrong. */
const unavailable = 503
const failed = 500
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** A route as its own name, or by its path: ids and hashes are no part of it, and what is not there has none. */
export function toRouteName(path: string, status: number): string {
  if (path.startsWith('/_next/')) return '/_next/*'
  if (status === 404 || status === 405) return 'unknown'
  return path.replace(/\/0x[0-9a-f]+(?=\/|$)/gi, '/:id')
}

/**
 * Says of each request, when its answer has ended or its caller went away, what was asked and what became of it: one line, and the
 * metrics. No line holds a query, a header, an address or a body.
 *
 * @returns a function to be called when a request begins
 */
export function createRequestObserver(logger: Logger) {
  const record = createRequestMetrics()
  return (incoming: IncomingMessage, outgoing: ServerResponse, notes: RequestNotes, routeName?: string): void => {
    const since = performance.now()
    const { socket } = incoming
    const before = socket.bytesWritten
    const path = (incoming.url ?? '').replace(/\?.*$/s, '')
    outgoing.once('close', () => {
      const ms = performance.now() - since
      // Gone before the answer had begun.
      const status = outgoing.headersSent ? outgoing.statusCode : 0
      const isWhole = outgoing.writableFinished
      const route = routeName ?? toRouteName(path, status)
      const method = methods.has(incoming.method ?? '') ? String(incoming.method) : 'other'
      const bytes = Math.max(0, socket.bytesWritten - before)
      const { requestId, operation, errors, units, refusedBy, cause } = notes
      // An answer that broke off by this server's fault counts as failed, whatever its head said.
      const outcome = cause !== undefined && !isWhole && status !== 0 ? failed : status
      record({ method, route, status: outcome, seconds: ms / 1000, bytes })
      const facts = {
        requestId,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes,
        units,
        ...(operation === undefined ? {} : { operation }),
        ...(errors === undefined ? {} : { errors }),
        ...(refusedBy === undefined ? {} : { refusedBy }),
        ...(cause === undefined ? {} : { cause }),
        ...(isWhole ? {} : { cut: true }),
      }
      if (cause !== undefined || (status >= 500 && status !== unavailable)) logger.error(facts, 'request')
      else if (quiet.test(path)) logger.debug(facts, 'request')
      else if (status === unavailable) logger.warn(facts, 'request')
      else logger.info(facts, 'request')
    })
  }
}
