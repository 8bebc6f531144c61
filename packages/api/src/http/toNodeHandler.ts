import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A function from request to response, told who is at the other end of the socket. */
export type FetchHandler = (request: Request, connection: { remoteAddress: string | undefined }) => Promise<Response>

/** A handler of Node's HTTP server and of Next's API routes. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Serves a fetch-style handler from Node's HTTP server or a Next API route (with `bodyParser: false`). The request's URL
 * has the path only: its host is a placeholder, as no header decides anything.
 *
 * @example
 * export const config = { api: { bodyParser: false } }
 * export default toNodeHandler(async (request, connection) => (await getServer()).graphql(request, connection))
 */
export function toNodeHandler(handle: FetchHandler): NodeHandler {
  return async (incoming, outgoing) => {
    const abort = new AbortController()
    outgoing.once('close', () => abort.abort())
    const response = await handle(toRequest(incoming, abort.signal), { remoteAddress: incoming.socket.remoteAddress })
    outgoing.statusCode = response.status
    for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
    const cookies = response.headers.getSetCookie()
    if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
    if (!response.body || incoming.method === 'HEAD') {
      outgoing.end()
      return
    }
    try {
      await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing)
    } catch (error) {
      // The caller went away; there is nobody to tell.
      if (!abort.signal.aborted) throw error
    }
  }
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(incoming.url ?? '/', 'http://server.invalid'), {
    method,
    headers,
    signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  })
}
