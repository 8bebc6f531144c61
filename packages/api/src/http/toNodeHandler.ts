import { sentence } from '@slotdrop/messages'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from './responses.ts'
import * as messages from '../messages.generated.ts'

/** What is known of a request beside the request itself. */
type Connection = {
  /** Address at the other end of the socket. */
  readonly remoteAddress: string | undefined
  /** The body, where it was read already; the request has none then. */
  readonly body?: Uint8Array<ArrayBuffer>
}

/** A function from request to response. */
export type FetchHandler = (request: Request, connection: Connection) => Promise<Response>

/** A handler of Node's HTTP server and of Next's API routes. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** Bytes of a request body: what an operation with a chunk of rows needs. */
export const defaultBodyLimit = 1_048_576

/**
 * Serves a fetch-style handler from Node's HTTP server or a Next API route (with `bodyParser: false`). The request's URL
 * has the path only: its host is a placeholder, as no header decides anything. Bodies are read here, up to `bodyLimit`,
 * and handed over as bytes: streams from one world to the other would cost more than the operation.
 *
 * @example
 * export const config = { api: { bodyParser: false } }
 * export default toNodeHandler(async (request, connection) => (await getServices()).graphql(request, connection))
 */
export function toNodeHandler(handle: FetchHandler, parameters: { bodyLimit?: number } = {}): NodeHandler {
  const { bodyLimit = defaultBodyLimit } = parameters
  return async (incoming, outgoing) => {
    const abort = new AbortController()
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) abort.abort()
    })
    const body = await readIncoming(incoming, bodyLimit)
    if (body === 'cut') return
    const response =
      body === 'too long'
        ? refuse(413, 'BODY_TOO_LARGE', sentence(messages.bodyTooLarge, { max: String(bodyLimit) }), {
            connection: 'close',
          })
        : await handle(toRequest(incoming, abort.signal), {
            remoteAddress: incoming.socket.remoteAddress,
            ...(body ? { body } : {}),
          })
    await send(response, incoming, outgoing)
  }
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end()
    return
  }
  // A length that is known comes with a body that is whole.
  if (response.headers.has('content-length')) {
    outgoing.end(Buffer.from(await response.arrayBuffer()))
    return
  }
  // Next and a pipeline each listen for the end of an answer, together a few more than Node takes for a leak.
  outgoing.setMaxListeners(Math.max(outgoing.getMaxListeners(), 30))
  try {
    // By its reader: a body of another stream implementation is as good as Node's own.
    await pipeline(Readable.from(chunksOf(response.body)), outgoing)
  } catch {
    // Either the caller went away, or the body broke off: a closed socket says so to whoever listens.
    outgoing.destroy()
  }
}

/** The bytes of a body, `null` for a request that has none. */
function readIncoming(
  incoming: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null | 'too long' | 'cut'> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return Promise.resolve(null)
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve('too long')
  return new Promise((done) => {
    const chunks: Buffer<ArrayBuffer>[] = []
    let length = 0
    incoming.on('data', (chunk: Buffer<ArrayBuffer>) => {
      length += chunk.length
      if (length > limit) {
        incoming.pause()
        done('too long')
      } else chunks.push(chunk)
    })
    incoming.on('end', () => done(Buffer.concat(chunks)))
    // Gone before it was whole: nobody waits for an answer.
    incoming.on('close', () => done('cut'))
  })
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    // Node joins what may be joined; of the rest it keeps the first.
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return new Request(`http://server.invalid${toPath(incoming.url)}`, {
    method: incoming.method ?? 'GET',
    headers,
    signal,
  })
}

/** A target that is no path (`//host`, `http://…`, `*`) names nothing here. */
function toPath(target: string | undefined): string {
  return target?.startsWith('/') && !target.startsWith('//') ? target : '/'
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
