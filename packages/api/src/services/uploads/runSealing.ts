import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { dropIdOf, fingerprintOf, merkleLevels, merkleRoot, unpackRows } from '@slotdrop/drops'
import { sentence, type Sentence } from '@slotdrop/messages'
import { bytesToHex, hexToBytes, type Hex } from 'viem'
import type { Database, Transaction } from '../../database/database.ts'
import { dropSealings, drops, dropSlots, uploadChunks } from '../../database/schema.ts'
import { DropVanishedError } from '../../errors.ts'
import { reasonValues } from '../../messages.ts'
import * as messages from '../../messages.generated.ts'
import { isDropRecord, type DropRecord } from '../drops/dropRecord.ts'
import { isRemoved } from '../drops/removeDrop.ts'
import { dropLimits, hasRoomForDrop, lockAccount, type Visibility } from '../quotas.ts'
import { isInOrder } from '../slots/commitSlots.ts'
import { insertShards } from '../slots/dropShards.ts'
import { takeTurn } from '../takeTurn.ts'
import { blockBits, growBlockTree, proveInBlockTree, type BlockTree } from './blockTree.ts'
import { claimSealing, endSealing, getSealing, type SealingProblem } from './sealings.ts'
import { chunkCountOf, findUpload, removeUpload, slotsOfChunk, type UploadRecord } from './uploads.ts'

export type SealingContext = {
  readonly db: Database
  readonly clock: () => Date
  /** Aborted when this process is to stop working at it. What was done stays done. */
  readonly signal?: AbortSignal | undefined
}

/** What became of a sealing. `ended`: it was cancelled, or the upload is gone. */
export type SealingOutcome =
  | { readonly kind: 'saved'; readonly drop: DropRecord; readonly existed: boolean }
  | { readonly kind: 'ended' }
  | { readonly kind: 'too-many-drops'; readonly visibility: Visibility }
  | { readonly kind: 'invalid-manifest'; readonly reason: Sentence }

/** Rows that one transaction sees to: tens of milliseconds of work. */
const sliceRows = 16_384

/** Slots that one transaction sees to: whole shards, within one block of the tree. */
export function sliceSlotsOf({ slotSize }: { slotSize: number }): number {
  return 2 ** Math.min(blockBits, Math.max(5, Math.floor(Math.log2(sliceRows / slotSize))))
}

/**
 * Makes a drop of a whole upload whose sealing was noted: checks the order across chunks, computes root and drop id from what
 * is stored, and keeps the drop only if it is the one the client announced. An upload with all its chunks does not change any
 * more, so all of it may be done in steps, again, and by two processes at once: each writes the same.
 *
 * @throws the signal's reason
 */
export async function runSealing(context: SealingContext, uploadId: string): Promise<SealingOutcome> {
  const { db, clock, signal } = context
  const upload = await findUpload(db, uploadId)
  const sealing = upload && (await getSealing(db, upload.ref))
  if (!upload || !sealing) return { kind: 'ended' }
  const fail = async <refused extends SealingOutcome>(refused: refused, problem: SealingProblem): Promise<refused> => {
    await endSealing(db, upload.ref, { state: 'failed', problem, now: clock() })
    return refused
  }
  const verified = await verifyUpload(context, upload)
  if ('reason' in verified) {
    const { reason } = verified
    return fail({ kind: 'invalid-manifest', reason }, { code: 'INVALID_MANIFEST', values: reasonValues(reason) })
  }
  const slice = sliceSlotsOf(upload)
  const readLevels = makeLevelReader(upload.ref)
  for (let from = sealing.doneSlots - (sealing.doneSlots % slice); from < upload.slotCount; from += slice) {
    signal?.throwIfAborted()
    const end = Math.min(from + slice, upload.slotCount)
    // oxlint-disable-next-line no-await-in-loop -- one transaction after another, so that others come in between
    const isOwn = await db.transaction(async (tx) => {
      if (!(await claimSealing(tx, upload.ref, { doneSlots: end, now: clock() }))) return false
      await writeSlice(tx, { ref: upload.ref, tree: verified.tree, readLevels, from, end })
      return true
    })
    if (!isOwn) return findSealed(db, upload)
  }
  const outcome = await db.transaction((tx) => finish(tx, upload, { ...verified, now: clock() }))
  if (outcome.kind === 'too-many-drops') {
    return fail(outcome, { code: 'TOO_MANY_DROPS', values: dropLimits(outcome.visibility) })
  }
  return outcome
}

type Verified = { readonly id: Hex; readonly total: bigint; readonly tree: BlockTree }

async function verifyUpload(
  context: SealingContext,
  upload: UploadRecord,
): Promise<Verified | { readonly reason: Sentence }> {
  const unordered = await findUnorderedSlot(context, upload)
  if (unordered !== null) {
    const values = { slot: String(unordered), before: String(unordered - 1) }
    return { reason: sentence(messages.slotsUnordered, values) }
  }
  const turn = () => takeTurn(context.signal)
  const blockRoots: Hex[] = []
  let total = 0n
  for (let from = 0; from < upload.slotCount; from += leavesAtOnce) {
    const records = await context.db
      .select({ leaf: dropSlots.leaf, total: dropSlots.total })
      .from(dropSlots)
      .where(slotsBetween(upload.ref, from, from + leavesAtOnce))
      .orderBy(asc(dropSlots.slot))
    total = records.reduce((sum, record) => sum + record.total, total)
    for (let at = 0; at < records.length; at += blockSlots) {
      await turn()
      blockRoots.push(merkleRoot(merkleLevels(records.slice(at, at + blockSlots).map(({ leaf }) => leaf))))
    }
  }
  if (total >= 2n ** 256n) return { reason: sentence(messages.totalTooLarge) }
  const tree = await growBlockTree(blockRoots, turn)
  const id = dropIdOf({ terms: upload, rowCount: upload.rowCount, total, root: tree.root })
  if (id === upload.expectedId) {
    return (await isRemoved(context.db, id)) ? { reason: sentence(messages.dropRemoved) } : { id, total, tree }
  }
  return { reason: sentence(messages.otherDropId, { dropId: id, expected: upload.expectedId }) }
}

const blockSlots = 1 << blockBits
const leavesAtOnce = 8 * blockSlots

function slotsBetween(dropRef: number, from: number, end: number) {
  return and(eq(dropSlots.dropRef, dropRef), gte(dropSlots.slot, from), lt(dropSlots.slot, end))
}

/** Chunks whose first slot is compared with the slot before it, at once. */
const bordersAtOnce = 50

/** Within a chunk the order was checked when it came; here it is checked where two chunks meet. */
async function findUnorderedSlot({ db, signal }: SealingContext, upload: UploadRecord): Promise<number | null> {
  const firsts = Array.from({ length: chunkCountOf(upload) - 1 }, (_, chunk) => slotsOfChunk(upload, chunk + 1).first)
  for (let from = 0; from < firsts.length; from += bordersAtOnce) {
    const part = firsts.slice(from, from + bordersAtOnce)
    const bothSides = part.flatMap((first) => [first - 1, first])
    const records = await db
      .select({ slot: dropSlots.slot, packed: dropSlots.packed })
      .from(dropSlots)
      .where(and(eq(dropSlots.dropRef, upload.ref), inArray(dropSlots.slot, bothSides)))
    const packed = new Map(records.map((record) => [record.slot, record.packed]))
    for (const first of part) {
      await takeTurn(signal)
      const [before, after] = [first - 1, first].map((slot) =>
        unpackRows(bytesToHex(packed.get(slot) ?? new Uint8Array())),
      )
      if (!isInOrder(before ?? [], after ?? [], upload.standard)) return first
    }
  }
  return null
}

type LevelReader = (tx: Transaction, slot: number) => Promise<Hex[][]>

/** Reads the levels of the block that a slot is in. Several slices share a block: the last one is kept. */
function makeLevelReader(dropRef: number): LevelReader {
  let kept: { block: number; levels: Hex[][] } | undefined
  return async (tx, slot) => {
    const block = slot >> blockBits
    if (kept?.block === block) return kept.levels
    const first = block << blockBits
    const leaves = await tx
      .select({ leaf: dropSlots.leaf })
      .from(dropSlots)
      .where(slotsBetween(dropRef, first, first + blockSlots))
      .orderBy(asc(dropSlots.slot))
    await takeTurn()
    kept = { block, levels: merkleLevels(leaves.map(({ leaf }) => leaf)) }
    return kept.levels
  }
}

type Slice = {
  readonly ref: number
  readonly tree: BlockTree
  readonly readLevels: LevelReader
  readonly from: number
  readonly end: number
}

/** A slot's proof is kept beside it, so that serving one never needs the others; and the names of its public files. */
async function writeSlice(tx: Transaction, { ref, tree, readLevels, from, end }: Slice): Promise<void> {
  const levels = await readLevels(tx, from)
  const records = await tx
    .select({ slot: dropSlots.slot, packed: dropSlots.packed })
    .from(dropSlots)
    .where(slotsBetween(ref, from, end))
    .orderBy(asc(dropSlots.slot))
  const proofs = records.map(({ slot }) =>
    proveInBlockTree(tree, levels, slot)
      .map((node) => node.slice(2))
      .join(''),
  )
  await tx.execute(sql`update drop_slots set proof = list.proof
    from unnest(${`{${records.map(({ slot }) => slot).join(',')}}`}::text::int[],
      ${`{${proofs.map((proof) => `"\\\\x${proof}"`).join(',')}}`}::text::bytea[]) as list (slot, proof)
    where drop_slots.drop_ref = ${ref} and drop_slots.slot = list.slot`)
  const slots = records.map((record, place) => ({ ...record, proof: hexToBytes(`0x${proofs[place] ?? ''}`) }))
  await insertShards(tx, ref, slots, takeTurn)
}

/** The last step: from here on it is a drop. */
async function finish(
  tx: Transaction,
  { ref, sender, rowCount, expectedId }: UploadRecord,
  { id, total, tree, now }: Verified & { now: Date },
): Promise<SealingOutcome> {
  const [upload] = await tx
    .select({ ref: drops.ref })
    .from(drops)
    .where(and(eq(drops.ref, ref), eq(drops.state, 'draft')))
    .for('update')
  const sealing = upload && (await getSealing(tx, ref))
  if (!sealing || (sealing.state !== 'sealing' && sealing.state !== 'queued'))
    return findSealed(tx, { ref, expectedId })
  // Kept by another way meanwhile: the same list is never kept twice.
  const [known] = await tx.select().from(drops).where(eq(drops.id, id))
  if (isDropRecord(known)) {
    await removeUpload(tx, ref)
    return { kind: 'saved', drop: known, existed: true }
  }
  const visibility = sealing.publish ? 'public' : 'private'
  await lockAccount(tx, sender)
  if (!(await hasRoomForDrop(tx, { sender, rowCount }, visibility))) return { kind: 'too-many-drops', visibility }
  await tx.delete(uploadChunks).where(eq(uploadChunks.dropRef, ref))
  await tx.delete(dropSealings).where(eq(dropSealings.dropRef, ref))
  const [drop] = await tx
    .update(drops)
    .set({
      id,
      root: tree.root,
      total,
      fingerprint: fingerprintOf(id),
      state: sealing.publish ? 'published' : 'sealed',
      sealedAt: now,
      updatedAt: now,
      publishedAt: sealing.publish ? now : null,
    })
    .where(eq(drops.ref, ref))
    .returning()
  if (!isDropRecord(drop)) throw new DropVanishedError(id)
  return { kind: 'saved', drop, existed: false }
}

/** What became of an upload that is none any more: another process has sealed it, or it was cancelled or removed. */
async function findSealed(
  db: Database | Transaction,
  { ref, expectedId }: Pick<UploadRecord, 'ref' | 'expectedId'>,
): Promise<SealingOutcome> {
  const [drop] = await db.select().from(drops).where(eq(drops.id, expectedId))
  return isDropRecord(drop) && drop.ref === ref ? { kind: 'saved', drop, existed: false } : { kind: 'ended' }
}
