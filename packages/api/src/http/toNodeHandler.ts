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
    // Next, the proxy and a pipeline each listen for the end of an answer.
    outgoing.setMaxListeners(30)
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
      // By its reader: a body of another stream implementation is as good as Node's own.
      await pipeline(Readable.from(chunksOf(response.body)), outgoing)
    } catch {
      // Either the caller went away, or the body broke off: a closed socket says so to whoever listens.
      outgoing.destroy()
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

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
