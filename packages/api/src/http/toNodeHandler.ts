import { sentence } from '@slotdrop/messages'
import { Request as PlainRequest } from '@whatwg-node/fetch'
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

/** A handler of Node's HTTP server. */
export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** Bytes of a request body: what an operation with a chunk of rows needs. */
export const defaultBodyLimit = 1_048_576

/** What is still read, and thrown away, of a body that was refused: some programs write all of it before they read an answer. */
const maxDiscardedBytes = 4_194_304
const maxDiscardingMs = 2_000
/** Refused bodies that are read at once. What more of them come is left unread: reading floods would take the time of everybody else. */
const maxDiscarding = 4
let discarding = 0

/**
 * Serves a fetch-style handler from Node's HTTP server. The request's URL has the path only: its host is a placeholder, as no
 * header decides anything. Bodies are read here, up to `bodyLimit` and for no method that has none, and handed over as bytes:
 * streams from one world to the other would cost more than the operation.
 *
 * @example
 * createServer(toNodeHandler(async (request) => Response.json({ path: new URL(request.url).pathname })))
 */
export function toNodeHandler(handle: FetchHandler, parameters: { bodyLimit?: number } = {}): NodeHandler {
  const { bodyLimit = defaultBodyLimit } = parameters
  return async (incoming, outgoing) => {
    const abort = new AbortController()
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) abort.abort()
    })
    const limit = incoming.method === 'GET' || incoming.method === 'HEAD' ? 0 : bodyLimit
    const body = await readIncoming(incoming, limit)
    if (body === 'cut') return
    if (body === 'too long') return refuseUnread(bodyTooLarge(limit), incoming, outgoing)
    const response = await handle(toRequest(incoming, abort.signal), {
      remoteAddress: incoming.socket.remoteAddress,
      ...(body ? { body } : {}),
    })
    await sendResponse(response, incoming, outgoing)
  }
}

/**
 * Answers a request whose body is not wanted, at once: what comes of it meanwhile is not kept, and soon not read any more.
 */
export async function refuseUnread(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const text = await response.text()
  writeHead(response, outgoing)
  outgoing.setHeader('connection', 'close')
  outgoing.setHeader('content-length', Buffer.byteLength(text))
  // Whoever asked has the whole answer now. Closed at once, the connection would be reset under what he still sends, and his
  // system would throw away an answer that he has not read.
  outgoing.flushHeaders()
  if (incoming.method !== 'HEAD') outgoing.write(text)
  await discard(incoming)
  outgoing.end()
}

/** Whether a request says that a body follows. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function discard(incoming: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    let length = 0
    let isReading = discarding < maxDiscarding
    const timer = setTimeout(end, maxDiscardingMs)
    incoming.once('end', end)
    incoming.once('close', end)
    if (isReading) {
      discarding += 1
      incoming.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length > maxDiscardedBytes) end()
      })
      incoming.resume()
    } else incoming.pause()
    function end() {
      clearTimeout(timer)
      incoming.pause()
      if (isReading) discarding -= 1
      isReading = false
      done()
    }
  })
}

/** The refusal of a body that has more than `limit` bytes. */
export function bodyTooLarge(limit: number): Response {
  return refuse(413, 'BODY_TOO_LARGE', sentence(messages.bodyTooLarge, { max: String(limit) }))
}

/**
 * Writes a response to Node's answer, whose headers stay where the response has none of that name. Rejects when the body fails: before
 * the head is written where it fails at its beginning, else with the answer cut.
 */
export async function sendResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method === 'HEAD') {
    writeHead(response, outgoing)
    outgoing.end()
    return
  }
  // Whoever says how long it is has all of it: text goes in one piece with the headers, bytes as they lie in memory.
  if (response.headers.has('content-length')) {
    writeHead(response, outgoing)
    outgoing.end(isPlainJson(response.headers) ? await response.text() : toBytes(await response.arrayBuffer()))
    return
  }
  if (!response.body) {
    writeHead(response, outgoing)
    outgoing.end()
    return
  }
  const reader = response.body.getReader()
  const failures: unknown[] = []
  try {
    // Before the head: a body that fails at its beginning is answered as an error.
    const { value: first = new Uint8Array() } = await reader.read()
    const second = await reader.read()
    writeHead(response, outgoing)
    // Most answers are whole at once: written in one piece, with their length.
    if (second.done) {
      outgoing.setHeader('content-length', first.byteLength)
      outgoing.end(first)
      return
    }
    // By its reader: a body of another stream implementation is as good as Node's own.
    const chunks = chunksOf([first, second.value], reader, (error) => failures.push(error))
    // Not ended here: an answer that was cut must not look whole.
    await pipeline(Readable.from(chunks), outgoing, { end: false }).catch(() => outgoing.destroy())
    if (failures.length > 0) throw failures[0]
    outgoing.end()
  } catch (error) {
    // The client has disconnected: the request was aborted and needs no response.
    if (!outgoing.destroyed) throw error
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function isPlainJson(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').includes('json') && !headers.has('content-encoding')
}

/** Without a copy: a response that was made of bytes hands out just these. */
function toBytes(bytes: ArrayBuffer | Uint8Array): Uint8Array {
  return ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes)
}

function writeHead(response: Response, outgoing: ServerResponse): void {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
}

/** The bytes of a body, `null` for a request that has none. */
function readIncoming(
  incoming: IncomingMessage,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null | 'too long' | 'cut'> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve('too long')
  if (limit === 0) return Promise.resolve(hasBody(incoming) ? 'too long' : null)
  return new Promise((done) => {
    const chunks: Buffer<ArrayBuffer>[] = []
    let length = 0
    const keep = (chunk: Buffer<ArrayBuffer>) => {
      length += chunk.length
      if (length <= limit) {
        chunks.push(chunk)
        return
      }
      incoming.off('data', keep)
      chunks.length = 0
      done('too long')
    }
    incoming.on('data', keep)
    incoming.once('end', () => done(Buffer.concat(chunks)))
    // Gone before it was whole: nobody waits for an answer.
    incoming.once('close', () => done('cut'))
  })
}

/** A request over the headers as Node has read them: the platform's own class would copy and check each, which takes longer than most answers. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(incoming.headers)) {
    // Node joins what may be joined; of the rest it keeps the first.
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return new PlainRequest(`http://server.invalid${toPath(incoming.url)}`, {
    method: incoming.method ?? 'GET',
    headers,
    signal,
  })
}

/**
 * The path and query of a request's target. A target may be a whole URL (RFC 9112, section 3.2.2): this server is whatever host it
 * names. What else is no path (`//host`, `*`) names nothing here.
 */
export function toPath(target: string | undefined): string {
  const path = (target ?? '*').replace(/^https?:\/\/[^/?]*/i, '').replace(/^(?=\?|$)/, '/')
  return /^\/(?!\/)/.test(path) ? path : '/*'
}

async function* chunksOf(
  begun: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  yield* begun
  for (;;) {
    const next = await reader.read().catch((error: unknown) => {
      onFailure(error)
      return null
    })
    if (!next || next.done) return
    yield next.value
  }
}
