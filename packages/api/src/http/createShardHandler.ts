import { sentence } from '@slotdrop/messages'
import { serializeShardIndex } from '@slotdrop/drops'
import { and, eq } from 'drizzle-orm'
import { checksumAddress, type Hex } from 'viem'
import type { Database } from '../database/database.ts'
import { drops } from '../database/schema.ts'
import { isDropRecord, type DropRecord } from '../services/drops/dropRecord.ts'
import { listShards, getShard, slotsPerShard } from '../services/slots/dropShards.ts'
import { writeManifestParts } from '../services/drops/writeManifest.ts'
import { refuse } from './responses.ts'
import * as messages from '../messages.generated.ts'

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * Public files of published drops. What they hold is bound by the drop id or by the hash that is their name and never
 * changes, so a CDN may keep them for ever; `findInShards` of `@slotdrop/drops` checks every byte against the root on chain.
 * - `…/<drop id>/manifest.json`: the canonical manifest, streamed
 * - `…/<drop id>/index.json`: terms, and the name and first account of each shard
 * - `…/<drop id>/shards/<name>.bin`: some slots with their packed rows and proofs
 */
export function createShardHandler({ db }: { db: Database }) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'METHOD_NOT_ALLOWED', sentence(messages.filesByGet), { allow: 'GET, HEAD' })
    }
    const match = /\/0x([0-9a-f]{64})\/(.+)$/.exec(new URL(request.url).pathname)
    const drop = match ? await findPublished(db, `0x${match[1]}`) : null
    if (!drop) return notFound()
    const file = match?.[2] ?? ''
    const name = /^shards\/([0-9a-f]{64})\.bin$/.exec(file)?.[1]
    if (file !== 'manifest.json' && file !== 'index.json' && !name) return notFound()
    const etag = `"${name ?? `${drop.id}-${file}`}"`
    // What has this tag can't have changed. A shard is looked for all the same: it may never have been there.
    const isKnown = hasTag(request.headers.get('if-none-match'), etag)
    if (isKnown && !name) return unchanged(etag)
    if (file === 'manifest.json') return streamManifest(db, drop, etag)
    if (file === 'index.json') return sendIndex(db, drop, etag)
    const bytes = await getShard(db, drop.ref, `0x${name}`)
    if (!bytes) return notFound()
    return isKnown ? unchanged(etag) : send(bytes, 'application/octet-stream', etag)
  }
}

/** May become another answer when a drop is published, so no cache keeps it long. */
function notFound() {
  return refuse(404, 'NOT_FOUND', sentence(messages.fileNotFound), { 'cache-control': 'public, max-age=10' })
}

/** Whether a cache holds this very version (RFC 9110, section 13.1.2: a weak comparison). */
function hasTag(header: string | null, etag: string) {
  return header !== null && header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

function unchanged(etag: string) {
  return new Response(null, { status: 304, headers: { ...immutable, etag } })
}

function send(body: string | Uint8Array<ArrayBuffer>, type: string, etag: string) {
  return new Response(body, {
    headers: {
      ...immutable,
      etag,
      'content-type': type,
      'content-length': String(typeof body === 'string' ? Buffer.byteLength(body) : body.length),
      'x-content-type-options': 'nosniff',
    },
  })
}

async function findPublished(db: Database, id: Hex): Promise<DropRecord | null> {
  const [drop] = await db
    .select()
    .from(drops)
    .where(and(eq(drops.id, id), eq(drops.state, 'published')))
  return isDropRecord(drop) ? drop : null
}

async function sendIndex(db: Database, drop: DropRecord, etag: string): Promise<Response> {
  const { chainId, standard, policy, safeTransfer, direct, opensAtSeconds, closesAtSeconds, round, slotSize } = drop
  const shards = await listShards(db, drop.ref)
  const index = serializeShardIndex({
    title: drop.title,
    terms: {
      chainId,
      distributor: checksumAddress(drop.distributor),
      sender: checksumAddress(drop.sender),
      token: checksumAddress(drop.token),
      standard,
      policy,
      safeTransfer,
      direct,
      opensAtSeconds,
      closesAtSeconds,
      round,
      slotSize,
    },
    token: { symbol: drop.symbol, name: drop.tokenName, decimals: drop.decimals },
    rowCount: drop.rowCount,
    total: drop.total,
    root: drop.root,
    dropId: drop.id,
    slotsPerShard,
    shards: shards.map(({ name, first }) => ({ name, first: checksumAddress(first) })),
  })
  return send(index, 'application/json; charset=utf-8', etag)
}

function streamManifest(db: Database, drop: DropRecord, etag: string): Response {
  const parts = writeManifestParts(db, drop)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  const name = `slotdrop-${drop.id.slice(2, 10)}.json`
  return new Response(body, {
    headers: {
      ...immutable,
      etag,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
