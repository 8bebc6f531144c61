import { and, eq, sql } from 'drizzle-orm'
import { bytesToHex, checksumAddress, type Hex } from 'viem'
import type { Database } from '../database/createDatabase.ts'
import { drops, dropSlots } from '../database/schema.ts'
import { isDropRecord, type DropRecord } from '../services/dropRecord.ts'
import { toProof } from '../services/readSlots.ts'
import { writeManifestParts } from '../services/writeManifest.ts'
import { refuse } from './responses.ts'

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * Public files of published drops. What they hold is bound by the drop id or by the hash in their name and never changes, so
 * a CDN may keep them for ever, and a client checks every byte against the root on chain:
 * - `…/<drop id>/manifest.json`: the canonical manifest, streamed
 * - `…/<drop id>/index.json`: facts of the drop, and per slot its first account and its shard's name
 * - `…/<drop id>/slots/<index>-<rows hash>.json`: one slot with its packed rows and its proof
 */
export function createShardHandler({ db }: { db: Database }) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'METHOD_NOT_ALLOWED', 'These files are read by GET.', { allow: 'GET, HEAD' })
    }
    const match = /\/(0x[0-9a-f]{64})\/(.+)$/.exec(new URL(request.url).pathname)
    const drop = match ? await findPublished(db, match[1] as Hex) : null
    if (!drop) return notFound()
    const file = match?.[2] ?? ''
    if (file === 'manifest.json') return streamManifest(db, drop)
    if (file === 'index.json') return Response.json(await readIndex(db, drop), { headers: immutable })
    const slot = /^slots\/(\d{1,8})-(0x[0-9a-f]{64})\.json$/.exec(file)
    return (slot && (await readShard(db, drop, Number(slot[1]), slot[2] as Hex))) || notFound()
  }
}

/** May become another answer when a drop is published, so no cache keeps it long. */
const notFound = () =>
  refuse(404, 'NOT_FOUND', 'There is no such public file.', { 'cache-control': 'public, max-age=10' })

async function findPublished(db: Database, id: Hex): Promise<DropRecord | null> {
  const [drop] = await db
    .select()
    .from(drops)
    .where(and(eq(drops.id, id), eq(drops.state, 'published')))
  return isDropRecord(drop) ? drop : null
}

function streamManifest(db: Database, drop: DropRecord): Response {
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
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

async function readIndex(db: Database, drop: DropRecord) {
  // The first account stands right behind the header and the unit.
  const { rows } = await db.execute<{ account: Uint8Array; rows_hash: Uint8Array }>(
    sql`select substring(packed from 5 + get_byte(packed, 3) for 20) as account, rows_hash
      from drop_slots where drop_ref = ${drop.ref} order by slot`,
  )
  return {
    dropId: drop.id,
    chainId: drop.chainId,
    distributor: checksumAddress(drop.distributor),
    sender: checksumAddress(drop.sender),
    token: checksumAddress(drop.token),
    standard: drop.standard,
    policy: drop.policy,
    safeTransfer: drop.safeTransfer,
    direct: drop.direct,
    opensAtSeconds: `${drop.opensAtSeconds}`,
    closesAtSeconds: `${drop.closesAtSeconds}`,
    round: `${drop.round}`,
    slotSize: drop.slotSize,
    rowCount: drop.rowCount,
    total: `${drop.total}`,
    root: drop.root,
    title: drop.title,
    symbol: drop.symbol,
    name: drop.tokenName,
    decimals: drop.decimals,
    slots: rows.map((row) => [bytesToHex(row.account), bytesToHex(row.rows_hash)]),
  }
}

async function readShard(db: Database, drop: DropRecord, index: number, rowsHash: Hex): Promise<Response | null> {
  const [slot] = await db
    .select()
    .from(dropSlots)
    .where(and(eq(dropSlots.dropRef, drop.ref), eq(dropSlots.slot, index), eq(dropSlots.rowsHash, rowsHash)))
  if (!slot) return null
  const shard = {
    slot: index,
    packed: bytesToHex(slot.packed),
    rowsHash,
    rowsRoot: slot.rowsRoot,
    proof: toProof(slot.proof),
  }
  return Response.json(shard, { headers: immutable })
}
