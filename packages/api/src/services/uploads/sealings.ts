import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { defineQueue, fromDrizzle } from '@slotdrop/jobs'
import type { JobSender } from '../../context.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { dropSealings, drops } from '../../database/schema.ts'
import type { UploadRecord } from './uploads.ts'

/** A sealing that was asked for. It ends as a drop, and then has no record any more. */
export type SealingRecord = typeof dropSealings.$inferSelect

/** Why a sealing failed, as a refusal of the API. */
export type SealingProblem = {
  readonly code: 'INVALID_MANIFEST' | 'TOO_MANY_DROPS' | 'SEALING_FAILED'
  readonly values: Readonly<Record<string, string>>
}

/** States of a sealing that somebody works at, or will. */
const underWay = ['queued', 'sealing'] as const

/** Long lists are sealed by jobs. One may wait beside the one at work, which may just have ended when a sealing is asked for again. */
export const sealingQueue = defineQueue<{ uploadId: string }>('sealing', { policy: 'stately', maxRetries: 20 })

/** Sends the job of an upload with the transaction that asks for it. */
export async function sendSealing(jobs: JobSender, tx: Transaction, upload: UploadRecord): Promise<void> {
  const options = { key: upload.uploadId, group: upload.sender.toLowerCase(), within: fromDrizzle(tx, sql) }
  await jobs.send(sealingQueue, { uploadId: upload.uploadId }, options)
}

/** The sealing of an upload; `null` when none was asked for, or the drop is sealed. */
export async function getSealing(db: Database | Transaction, dropRef: number): Promise<SealingRecord | null> {
  const [sealing] = await db.select().from(dropSealings).where(eq(dropSealings.dropRef, dropRef))
  return sealing ?? null
}

/** Notes that a locked upload is to be sealed. What was done of an earlier sealing stays done. */
export async function noteSealing(
  tx: Transaction,
  dropRef: number,
  { publish, now }: { publish: boolean; now: Date },
): Promise<void> {
  const values = { state: 'queued', publish, problem: null, updatedAt: now } as const
  await tx
    .insert(dropSealings)
    .values({ dropRef, doneSlots: 0, ...values })
    .onConflictDoUpdate({ target: dropSealings.dropRef, set: values })
}

/**
 * Notes how far a sealing is. `false` when there is none any more: it was cancelled, or the upload is gone. Until the
 * transaction ends, nobody else goes on with the sealing, and the upload stays.
 */
export async function claimSealing(
  tx: Transaction,
  dropRef: number,
  { doneSlots, now }: { doneSlots: number; now: Date },
): Promise<boolean> {
  // First the upload, then its sealing: whoever removes an upload locks them in this order.
  const [upload] = await tx
    .select({ ref: drops.ref })
    .from(drops)
    .where(and(eq(drops.ref, dropRef), eq(drops.state, 'draft')))
    .for('key share')
  if (!upload) return false
  const claimed = await tx
    .update(dropSealings)
    .set({ state: 'sealing', doneSlots: sql`greatest(${dropSealings.doneSlots}, ${doneSlots})`, updatedAt: now })
    .where(and(eq(dropSealings.dropRef, dropRef), inArray(dropSealings.state, underWay)))
    .returning({ ref: dropSealings.dropRef })
  return claimed.length > 0
}

/** Ends a sealing that is under way without a drop. */
export async function endSealing(
  db: Database | Transaction,
  dropRef: number,
  end: { state: 'failed'; problem: SealingProblem; now: Date } | { state: 'cancelled'; now: Date },
): Promise<boolean> {
  const { now: updatedAt, ...values } = end
  const ended = await db
    .update(dropSealings)
    .set({ ...values, updatedAt })
    .where(and(eq(dropSealings.dropRef, dropRef), inArray(dropSealings.state, underWay)))
    .returning({ ref: dropSealings.dropRef })
  return ended.length > 0
}

/** Minutes without a step after which a sealing gets its job again, should the queue have lost it. */
const silentMinutes = 5

/** Sends jobs for sealings that nobody works at: the queue was restored from an older backup, say. */
export async function resendSealings(db: Database, jobs: Pick<JobSender, 'send'>, now: Date): Promise<void> {
  const silent = await db
    .select({ uploadId: drops.uploadId, sender: drops.sender })
    .from(dropSealings)
    .innerJoin(drops, eq(drops.ref, dropSealings.dropRef))
    .where(
      and(
        inArray(dropSealings.state, underWay),
        lt(dropSealings.updatedAt, new Date(now.getTime() - silentMinutes * 60_000)),
      ),
    )
  for (const { uploadId, sender } of silent) {
    await jobs.send(sealingQueue, { uploadId }, { key: uploadId, group: sender.toLowerCase() })
  }
}
