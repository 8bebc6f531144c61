import type { Jobs } from '@slotdrop/jobs'
import type { Database } from '../../database/database.ts'
import { runSealing } from './runSealing.ts'
import { endSealing, sealingQueue } from './sealings.ts'
import { findUpload } from './uploads.ts'

/** Sealings that one process works at, at once; of one account one after another. */
const sealingsAtOnce = 2

/** Begins to seal, in this process, what waits for it. */
export async function workSealings(
  jobs: Pick<Jobs, 'work'>,
  { db, clock }: { readonly db: Database; readonly clock: () => Date },
): Promise<void> {
  await jobs.work(
    sealingQueue,
    async ({ data: { uploadId }, retries, signal }) => {
      try {
        await runSealing({ db, clock, signal }, uploadId)
      } catch (error) {
        if (!signal.aborted && retries === sealingQueue.maxRetries) {
          const upload = await findUpload(db, uploadId)
          const problem = { code: 'SEALING_FAILED', values: {} } as const
          if (upload) await endSealing(db, upload.ref, { state: 'failed', problem, now: clock() })
        }
        throw error
      }
      return undefined
    },
    { concurrency: sealingsAtOnce, concurrencyOfGroup: 1 },
  )
}
