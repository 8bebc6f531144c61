import { isHashText } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { Response as WholeResponse } from '@whatwg-node/fetch'
import { and, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database } from '../database/database.ts'
import { readPrimary, type PublicReader } from '../database/replicas/publicReader.ts'
import { drops } from '../database/schema.ts'
import { isDropRecord, type DropRecord } from '../services/drops/dropRecord.ts'
import { createCache } from '../services/files/createCache.ts'
import { createFileStore, type FileKind, type FileStore } from '../services/files/createFileStore.ts'
import { getShard } from '../services/slots/dropShards.ts'
import { parseRange, type ByteRange } from './byteRange.ts'
import { allowances, takeForClient, type RateLimiter } from './createRateLimiter.ts'
import { refuse, refuseForNow } from './responses.ts'
import * as messages from '../messages.generated.ts'

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Bytes that cost one unit of the allowance for files. */
const bytesPerUnit = 65_536

/** The most that one request costs: however large a file is, it may be read four times a minute. */
const maxUnits = allowances.file.perMinute / 4

/** Milliseconds for which a drop is taken to be public without asking the database: so long it is served after it was removed. */
const maxRecordAgeMs = 60_000

/** Drops and bytes of shards that are held in memory. */
const maxCachedDrops = 2_000
const maxCachedBytes = 16 * 1024 * 1024

/** Whose request it is, and what is left to them. Absent: nobody is limited. */
type Meter = (units: number) => Promise<Response | null>

/**
 * Public files of published drops. What they hold is bound by the drop id or by the hash that is their name and never
 * changes, so a CDN may keep them for ever; `findInShards` of `@slotdrop/drops` checks every byte against the root on chain.
 * Each has one address, and answers whole, as gzip where that is taken, or a range of its plain bytes:
 * - `/api/drops/<drop id>/manifest.json`: the canonical manifest
 * - `/api/drops/<drop id>/index.json`: terms, and the name and first account of each shard
 * - `/api/drops/<drop id>/shards/<name>.bin`: some slots with their packed rows and proofs
 *
 * @returns a function of a request and whom limits count it to, see `createClientKey`; `null`: the server itself asks.
 */
export function createShardHandler(parameters: {
  db: Database
  readPublic?: () => PublicReader
  files?: FileStore
  rateLimiter?: RateLimiter
}) {
  const { db, readPublic = () => readPrimary(db), rateLimiter } = parameters
  const { files = createFileStore({ db, readPublic }) } = parameters
  const published = createCache<DropRecord>({ maxWeight: maxCachedDrops, weightOf: () => 1, ttlMs: maxRecordAgeMs })
  const shards = createCache<Uint8Array<ArrayBuffer>>({ maxWeight: maxCachedBytes, weightOf: ({ length }) => length })

  const sendShard = async (request: Request, drop: DropRecord, name: string, meter: Meter): Promise<Response> => {
    const bytes = await shards.get(`${drop.ref}:${name}`, () =>
      readPublic().find((from) => getShard(from, drop.ref, `0x${name}`)),
    )
    if (!bytes) return notFound()
    const etag = `"${name}"`
    if (hasTag(request.headers.get('if-none-match'), etag)) return unchanged(etag)
    const facts = { etag, type: 'application/octet-stream' }
    const range = rangeOf(request, etag, bytes.length)
    if (range === 'unsatisfiable') return outOfRange(bytes.length)
    const units = unitsOf(range ? range.to - range.from : bytes.length)
    const refusal = await meter(units)
    if (refusal) return refusal
    if (!range) return send(bytes, { ...facts, length: bytes.length })
    return send(bytes.slice(range.from, range.to), { ...facts, range, size: bytes.length })
  }

  const sendFile = async (request: Request, drop: DropRecord, kind: FileKind, meter: Meter): Promise<Response> => {
    const [plainTag, gzipTag] = [`"${drop.id}-${kind}.json"`, `"${drop.id}-${kind}.json-gzip"`]
    const known = [gzipTag, plainTag].find((tag) => hasTag(request.headers.get('if-none-match'), tag))
    if (known) return unchanged(known, { vary: 'accept-encoding' })
    const facts = await files.findFacts(drop, kind)
    const answer = { type: 'application/json; charset=utf-8', ...(kind === 'manifest' ? download(drop) : {}) }
    if (request.headers.has('range')) {
      const { size } = facts ?? (await files.ensure(drop, kind))
      const range = rangeOf(request, plainTag, size)
      if (range === 'unsatisfiable') return outOfRange(size)
      if (range) {
        const refusal = await meter(unitsOf(range.to - range.from))
        return (
          refusal ??
          send(await toStream(request, files.readRange(drop, kind, range)), { ...answer, etag: plainTag, range, size })
        )
      }
    }
    const encoding = takesGzip(request) ? 'gzip' : 'plain'
    const bytes = facts ? (encoding === 'gzip' ? facts.packedSize : facts.size) : expectedSize(drop, kind)
    const refusal = await meter(unitsOf(bytes))
    if (refusal) return refusal
    const found = { ...answer, etag: encoding === 'gzip' ? gzipTag : plainTag, encoding } as const
    const whole = encoding === 'gzip' ? await files.readWhole(drop, kind) : null
    if (whole) return send(whole, { ...found, length: whole.length })
    return send(await toStream(request, files.read(drop, kind, encoding)), found)
  }

  return async (request: Request, clientKey: string | null = null): Promise<Response> => {
    const meter: Meter = async (units) => {
      if (!rateLimiter || clientKey === null || units < 1) return null
      const verdict = await takeForClient(rateLimiter, allowances.file, clientKey, units)
      return verdict.allowed ? null : refuseForNow(verdict.retryAfterSeconds)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'METHOD_NOT_ALLOWED', sentence(messages.filesByGet), { allow: 'GET, HEAD' })
    }
    // Every request costs something, also for what is not there.
    const refusal = await meter(1)
    if (refusal) return refusal
    const target = parseTarget(new URL(request.url))
    if (!target) return notFound()
    if ('moved' in target) return movedTo(target.moved)
    const drop = await published.get(target.dropId, () =>
      readPublic().find((from) => findPublished(from, target.dropId)),
    )
    if (!drop) return notFound()
    return 'shard' in target
      ? sendShard(request, drop, target.shard, meter)
      : sendFile(request, drop, target.kind, meter)
  }
}

type Target =
  | { readonly moved: string }
  | { readonly dropId: Hex; readonly shard: string }
  | { readonly dropId: Hex; readonly kind: FileKind }

/** What an address names. Each file has one; what only differs in case, or has a query, is sent there: caches keep one copy. */
function parseTarget({ pathname, search }: URL): Target | null {
  const [, id, file] = /^\/api\/drops\/0x([^/]+)\/(.+)$/i.exec(pathname) ?? []
  if (id === undefined || file === undefined || !isHashText(`0x${id.toLowerCase()}`)) return null
  const shard = /^shards\/([^/]+)\.bin$/i.exec(file)?.[1]
  if (shard !== undefined && !isHashText(`0x${shard.toLowerCase()}`)) return null
  if (!shard && file !== 'manifest.json' && file !== 'index.json') return null
  const canonical = `/api/drops/0x${id.toLowerCase()}/${shard ? `shards/${shard.toLowerCase()}.bin` : file}`
  if (search !== '' || canonical !== pathname) return { moved: canonical }
  if (shard) return { dropId: `0x${id}`, shard }
  return { dropId: `0x${id}`, kind: file === 'manifest.json' ? 'manifest' : 'index' }
}

function movedTo(location: string) {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=86400' } })
}

/** Becomes another answer in the moment when a drop is published: no cache may keep it. */
function notFound() {
  return refuse(404, 'NOT_FOUND', sentence(messages.fileNotFound), { 'cache-control': 'no-store' })
}

function outOfRange(size: number) {
  return refuse(416, 'RANGE_NOT_SATISFIABLE', sentence(messages.rangeOutside, { size: String(size) }), {
    'content-range': `bytes */${size}`,
    'cache-control': 'no-store',
  })
}

/** Whether a cache holds this very version (RFC 9110, section 13.1.2: a weak comparison). */
function hasTag(header: string | null, etag: string) {
  return header !== null && header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

function takesGzip(request: Request): boolean {
  const named = (request.headers.get('accept-encoding') ?? '').split(',').map((part) => part.trim().toLowerCase())
  return named.some((part) => /^(gzip|x-gzip)(;|$)/.test(part) && !/;\s*q=0(\.0*)?$/.test(part))
}

/** The range that is asked for; none when it was asked of another version (`If-Range`). */
function rangeOf(request: Request, etag: string, size: number): ByteRange | 'unsatisfiable' | null {
  const condition = request.headers.get('if-range')
  return condition !== null && condition !== etag ? null : parseRange(request.headers.get('range'), size)
}

/** Bytes of a file that is not written yet, more or less. */
function expectedSize(drop: DropRecord, kind: FileKind): number {
  return kind === 'manifest' ? drop.rowCount * 64 : 1_000 + drop.slotCount * 40
}

/** Units beyond the one that every request costs. */
function unitsOf(bytes: number): number {
  return Math.min(maxUnits, Math.ceil(bytes / bytesPerUnit)) - 1
}

function unchanged(etag: string, headers: Record<string, string> = {}) {
  return new Response(null, { status: 304, headers: { ...immutable, ...headers, etag } })
}

function download(drop: DropRecord) {
  return { fileName: `slotdrop-${drop.id.slice(2, 10)}.json` }
}

type Facts = {
  readonly etag: string
  readonly type: string
  readonly length?: number
  readonly fileName?: string
  readonly encoding?: 'gzip' | 'plain'
  readonly range?: ByteRange
  /** Bytes of the whole, beside a range. */
  readonly size?: number
}

function send(body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>, facts: Facts): Response {
  const { etag, type, length, fileName, encoding, range, size } = facts
  const init = {
    status: range ? 206 : 200,
    headers: {
      ...immutable,
      etag,
      'content-type': type,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      ...(length === undefined ? {} : { 'content-length': String(length) }),
      ...(fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }),
      ...(encoding === undefined ? {} : { vary: 'accept-encoding' }),
      ...(encoding === 'gzip' ? { 'content-encoding': 'gzip' } : {}),
      ...(range ? { 'content-range': `bytes ${range.from}-${range.to - 1}/${size}` } : {}),
    },
  }
  // The platform's own response would copy the bytes of a whole file for each reader.
  return body instanceof Uint8Array ? new WholeResponse(body, init) : new Response(body, init)
}

/**
 * Reads the first part at once, so that a file that can't be read has no answer yet, and from then on no further than is taken. Of HEAD
 * nothing is read.
 */
async function toStream(
  { method }: Request,
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array>> {
  let next = method === 'HEAD' ? undefined : await parts.next()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await (next ?? parts.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function findPublished(db: Database, id: Hex): Promise<DropRecord | null> {
  const [drop] = await db
    .select()
    .from(drops)
    .where(and(eq(drops.id, id), eq(drops.state, 'published')))
  return isDropRecord(drop) ? drop : null
}
