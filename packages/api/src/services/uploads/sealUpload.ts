import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { dropIdOf, fingerprintOf, merkleLevels, merkleProof, merkleRoot, unpackRows } from '@slotdrop/drops'
import { sentence, type Sentence } from '@slotdrop/messages'
import { bytesToHex, type Hex } from 'viem'
import type { Transaction } from '../../database/database.ts'
import { uploadChunks, drops, dropSlots } from '../../database/schema.ts'
import { DropVanishedError } from '../../errors.ts'
import type { ApiContext } from '../../context.ts'
import { isInOrder } from '../slots/commitSlots.ts'
import { getUpload, listMissingChunks, removeUpload, slotsOfChunk, chunkCountOf, type UploadRecord } from './uploads.ts'
import { writeShards } from '../slots/dropShards.ts'
import { hasRoomForPrivateDrop, lockAccount } from '../quotas.ts'
import * as messages from '../../messages.generated.ts'
import { isDropRecord, type DropRecord } from '../drops/dropRecord.ts'

export type SealUploadOutcome =
  | { readonly kind: 'saved'; readonly drop: DropRecord; readonly existed: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-many-drops' }
  | { readonly kind: 'incomplete'; readonly missing: readonly number[]; readonly upload: UploadRecord }
  | { readonly kind: 'invalid-manifest'; readonly reason: Sentence }

/**
 * Makes a drop of a whole upload: checks the order across chunks, computes root and drop id from what is stored, and keeps
 * the drop only if it is the one the client announced. Rows are not read again; what is held in memory is a leaf a slot.
 */
export async function sealUpload(
  context: ApiContext,
  input: { uploadId: string; publish: boolean },
): Promise<SealUploadOutcome> {
  const session = await context.getSession()
  return context.db.transaction(async (tx): Promise<SealUploadOutcome> => {
    const upload = await getUpload(tx, session, input.uploadId)
    if (!upload) return { kind: 'not-found' }
    // Waits for chunks that are being written; none begins after.
    await tx.select({ ref: drops.ref }).from(drops).where(eq(drops.ref, upload.ref)).for('update')
    const missing = await listMissingChunks(tx, upload)
    if (missing.length > 0) return { kind: 'incomplete', missing, upload }
    const unordered = await findUnorderedSlot(tx, upload)
    if (unordered !== null) {
      return {
        kind: 'invalid-manifest',
        reason: sentence(messages.slotsUnordered, { slot: String(unordered), before: String(unordered - 1) }),
      }
    }
    const { leaves, total } = await readLeaves(tx, upload)
    if (total >= 1n << 256n) return { kind: 'invalid-manifest', reason: sentence(messages.totalTooLarge) }
    const levels = merkleLevels(leaves)
    const root = merkleRoot(levels)
    const id = dropIdOf({ terms: upload, rowCount: upload.rowCount, total, root })
    if (id !== upload.expectedId) {
      return {
        kind: 'invalid-manifest',
        reason: sentence(messages.otherDropId, { dropId: id, expected: upload.expectedId }),
      }
    }
    // Kept by another way meanwhile: the same list is never kept twice.
    const [known] = await tx.select().from(drops).where(eq(drops.id, id))
    if (isDropRecord(known)) {
      await removeUpload(tx, upload.ref)
      return { kind: 'saved', drop: known, existed: true }
    }
    if (!input.publish) {
      await lockAccount(tx, upload.sender)
      if (!(await hasRoomForPrivateDrop(tx, upload.sender, upload.rowCount))) return { kind: 'too-many-drops' }
    }
    await writeProofs(tx, upload.ref, levels)
    await writeShards(tx, upload)
    await tx.delete(uploadChunks).where(eq(uploadChunks.dropRef, upload.ref))
    const now = context.clock()
    const [drop] = await tx
      .update(drops)
      .set({
        id,
        root,
        total,
        fingerprint: fingerprintOf(id),
        state: input.publish ? 'published' : 'sealed',
        sealedAt: now,
        updatedAt: now,
        publishedAt: input.publish ? now : null,
      })
      .where(eq(drops.ref, upload.ref))
      .returning()
    if (!isDropRecord(drop)) throw new DropVanishedError(id)
    return { kind: 'saved', drop, existed: false }
  })
}

/** Within a chunk the order was checked when it came; here it is checked where two chunks meet. */
async function findUnorderedSlot(tx: Transaction, upload: UploadRecord): Promise<number | null> {
  const firsts = Array.from({ length: chunkCountOf(upload) - 1 }, (_, chunk) => slotsOfChunk(upload, chunk + 1).first)
  for (let from = 0; from < firsts.length; from += 50) {
    const part = firsts.slice(from, from + 50)
    const records = await tx
      .select({ slot: dropSlots.slot, packed: dropSlots.packed })
      .from(dropSlots)
      .where(
        and(
          eq(dropSlots.dropRef, upload.ref),
          inArray(
            dropSlots.slot,
            part.flatMap((first) => [first - 1, first]),
          ),
        ),
      )
    const rows = new Map(records.map(({ slot, packed }) => [slot, unpackRows(bytesToHex(packed))]))
    const wrong = part.find((first) => !isInOrder(rows.get(first - 1) ?? [], rows.get(first) ?? []))
    if (wrong !== undefined) return wrong
  }
  return null
}

async function readLeaves(tx: Transaction, upload: UploadRecord): Promise<{ leaves: Hex[]; total: bigint }> {
  const records = await tx
    .select({ leaf: dropSlots.leaf, total: dropSlots.total })
    .from(dropSlots)
    .where(eq(dropSlots.dropRef, upload.ref))
    .orderBy(asc(dropSlots.slot))
  return { leaves: records.map(({ leaf }) => leaf), total: records.reduce((sum, { total }) => sum + total, 0n) }
}

const proofsAtOnce = 5_000

/** A slot's proof is kept beside it, so that serving one never needs the others. */
async function writeProofs(tx: Transaction, dropRef: number, levels: Hex[][]): Promise<void> {
  const count = levels[0]?.length ?? 0
  for (let from = 0; from < count; from += proofsAtOnce) {
    const slots = Array.from({ length: Math.min(proofsAtOnce, count - from) }, (_, offset) => from + offset)
    const proofs = slots.map(
      (slot) =>
        `"\\\\x${merkleProof(levels, slot)
          .map((node) => node.slice(2))
          .join('')}"`,
    )
    await tx.execute(sql`update drop_slots set proof = list.proof
      from unnest(${`{${slots.join(',')}}`}::text::int[], ${`{${proofs.join(',')}}`}::text::bytea[]) as list (slot, proof)
      where drop_slots.drop_ref = ${dropRef} and drop_slots.slot = list.slot`)
  }
}
