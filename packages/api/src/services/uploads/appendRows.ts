import { and, eq } from 'drizzle-orm'
import { sentence, type Sentence } from '@slotdrop/messages'
import { concat, hexToBytes, keccak256 } from 'viem'
import type { Transaction } from '../../database/database.ts'
import { uploadChunks, drops, dropSlots } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import * as messages from '../../messages.generated.ts'
import { commitSlots, type CommittedSlot } from '../slots/commitSlots.ts'
import { bytesOfRows, takeStorage } from '../storage/takeStorage.ts'
import { chunkCountOf, getUpload, slotsOfChunk, type UploadRecord } from './uploads.ts'
import { dropAccountsOf } from '../slots/dropAccounts.ts'

export type AppendRowsOutcome =
  | { readonly kind: 'appended'; readonly upload: UploadRecord; readonly existed: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'invalid-chunk'; readonly reason: Sentence | string }
  | { readonly kind: 'chunk-conflict'; readonly chunk: number }

/**
 * Takes one numbered chunk of an upload: some slots, packed as the contract takes them. Sending it again changes nothing;
 * sending something else under its number is refused. Chunks may come in any order and to any instance.
 */
export async function appendRows(
  context: ApiContext,
  input: { uploadId: string; chunk: number; slots: readonly Uint8Array[] },
): Promise<AppendRowsOutcome> {
  const upload = await getUpload(context.db, await context.getSession(), input.uploadId)
  if (!upload) return { kind: 'not-found' }
  const { chunk, slots: packed } = input
  if (chunk < 0 || chunk >= chunkCountOf(upload)) {
    return {
      kind: 'invalid-chunk',
      reason: sentence(messages.chunkUnknown, { last: String(chunkCountOf(upload) - 1) }),
    }
  }
  const { first, count } = slotsOfChunk(upload, chunk)
  if (packed.length !== count) {
    const values = { chunk: String(chunk), expected: String(count), count: String(packed.length) }
    return { kind: 'invalid-chunk', reason: sentence(messages.chunkOfOtherSize, values) }
  }
  const slots = await commitSlots(upload, first, packed)
  if ('problem' in slots) return { kind: 'invalid-chunk', reason: slots.problem }
  await keepAlive(context, upload)
  const hash = keccak256(concat(slots.map((slot) => hexToBytes(slot.rowsHash))))
  return context.db.transaction(async (tx): Promise<AppendRowsOutcome> => {
    // Many chunks at once, but none beside the sealing.
    const [open] = await tx
      .select({ ref: drops.ref })
      .from(drops)
      .where(and(eq(drops.ref, upload.ref), eq(drops.state, 'draft')))
      .for('share')
    if (!open) return { kind: 'not-found' }
    const inserted = await tx
      .insert(uploadChunks)
      .values({ dropRef: upload.ref, chunk, hash })
      .onConflictDoNothing()
      .returning()
    if (inserted.length === 0) {
      const [known] = await tx
        .select({ hash: uploadChunks.hash })
        .from(uploadChunks)
        .where(and(eq(uploadChunks.dropRef, upload.ref), eq(uploadChunks.chunk, chunk)))
      return known?.hash === hash ? { kind: 'appended', upload, existed: true } : { kind: 'chunk-conflict', chunk }
    }
    await insertSlots(tx, upload.ref, slots)
    const rowCount = slots.reduce((sum, slot) => sum + slot.rowCount, 0)
    const packedBytes = packed.reduce((sum, { length }) => sum + length, 0)
    await takeStorage(tx, context, { account: upload.sender, bytes: bytesOfRows(rowCount, packedBytes) })
    return { kind: 'appended', upload, existed: false }
  })
}

/** Bulk: one statement for all slots, one for all accounts. */
async function insertSlots(tx: Transaction, dropRef: number, slots: readonly CommittedSlot[]): Promise<void> {
  await tx.insert(dropSlots).values(
    slots.map(({ slot, rowCount, total, packed, rowsHash, rowsRoot, leaf }) => ({
      dropRef,
      slot,
      rowCount,
      total,
      packed,
      rowsHash,
      rowsRoot,
      leaf,
      proof: new Uint8Array(),
    })),
  )
  await tx.execute(dropAccountsOf(dropRef, slots))
}

/** Keeps a living upload from being taken for abandoned. Once a day is enough. */
async function keepAlive(context: ApiContext, upload: UploadRecord): Promise<void> {
  const now = context.clock()
  if (now.getTime() - upload.updatedAt.getTime() < 86_400_000) return
  await context.db.update(drops).set({ updatedAt: now }).where(eq(drops.ref, upload.ref))
}
