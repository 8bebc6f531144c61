import { eq } from 'drizzle-orm'
import type { Sentence } from '@slotdrop/messages'
import type { Transaction } from '../../database/database.ts'
import { drops } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { hasRoomForDrop, type Visibility } from '../quotas.ts'
import type { DropRecord } from '../drops/dropRecord.ts'
import { runSealing, sliceSlotsOf } from './runSealing.ts'
import { endSealing, noteSealing, sealingQueue, sendSealing } from './sealings.ts'
import { getUpload, listMissingChunks, type UploadRecord } from './uploads.ts'

export type SealUploadOutcome =
  | { readonly kind: 'saved'; readonly drop: DropRecord; readonly existed: boolean }
  | { readonly kind: 'under-way'; readonly upload: UploadRecord }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'too-many-drops'; readonly visibility: Visibility }
  | { readonly kind: 'incomplete'; readonly missing: readonly number[]; readonly upload: UploadRecord }
  | { readonly kind: 'invalid-manifest'; readonly reason: Sentence }

/**
 * Has a whole upload made a drop: a short list in this request, a longer one by a job, where there are jobs. Asking again, in
 * whatever state it is, has it go on.
 */
export async function sealUpload(
  context: ApiContext,
  input: { uploadId: string; publish: boolean },
): Promise<SealUploadOutcome> {
  const session = await context.getSession()
  const found = await context.db.transaction(async (tx): Promise<SealUploadOutcome> => {
    const upload = await getUpload(tx, session, input.uploadId)
    return upload ? askForSealing(context, tx, { upload, publish: input.publish }) : { kind: 'not-found' }
  })
  if (found.kind !== 'under-way') return found
  if (isLeftToJobs(context, found.upload)) {
    context.jobs?.wake(sealingQueue)
    return found
  }
  const outcome = await runSealing(context, found.upload.uploadId)
  return outcome.kind === 'ended' ? { kind: 'not-found' } : outcome
}

async function askForSealing(
  context: ApiContext,
  tx: Transaction,
  { upload, publish }: { upload: UploadRecord; publish: boolean },
): Promise<SealUploadOutcome> {
  // Waits for chunks that are being written; none begins after the last.
  await tx.select({ ref: drops.ref }).from(drops).where(eq(drops.ref, upload.ref)).for('update')
  const missing = await listMissingChunks(tx, upload)
  if (missing.length > 0) return { kind: 'incomplete', missing, upload }
  // Counted again, with the account locked, in the moment when it becomes a drop.
  const visibility = publish ? 'public' : 'private'
  if (!(await hasRoomForDrop(tx, upload, visibility))) return { kind: 'too-many-drops', visibility }
  await noteSealing(tx, upload.ref, { publish, now: context.clock() })
  if (context.jobs && isLeftToJobs(context, upload)) await sendSealing(context.jobs, tx, upload)
  return { kind: 'under-way', upload }
}

/** What one transaction can see to is not worth a job. */
function isLeftToJobs({ jobs }: ApiContext, upload: UploadRecord): boolean {
  return jobs !== undefined && upload.slotCount > sliceSlotsOf(upload)
}

/** Ends a sealing that is under way; the upload stays, and may be sealed again. `null` when there is no such upload. */
export async function cancelSealing(context: ApiContext, uploadId: string): Promise<UploadRecord | null> {
  const upload = await getUpload(context.db, await context.getSession(), uploadId)
  if (!upload) return null
  await endSealing(context.db, upload.ref, { state: 'cancelled', now: context.clock() })
  await context.jobs?.cancel(sealingQueue, uploadId)
  return upload
}
