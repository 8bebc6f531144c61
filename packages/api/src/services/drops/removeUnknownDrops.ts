import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { drops } from '../../database/schema.ts'
import type { SendingService } from '../../sending.ts'
import type { ChainLook } from './createChainLook.ts'
import { isDropRecord } from './dropRecord.ts'
import { deleteDropRows } from './removeDrop.ts'

/** Days that a public drop is kept whose chain does not know it. */
const unknownDays = 30
const dayMs = 86_400_000
/** Time between two looks at a drop: as long as it is old, within these. */
const minWaitMs = 3_600_000
const maxWaitMs = dayMs
/** Drops of one run. */
const maxDrops = 50

/**
 * Asks the chains about public drops that none was seen to know, and removes those that stayed unknown for too long: they cost their
 * sender nothing, and nothing can be paid by them before they are registered. No drop is removed at the first look. Safe to run
 * anywhere, any time.
 *
 * @returns the number of drops that were removed
 */
export async function removeUnknownDrops(parameters: {
  readonly db: Database
  readonly look: ChainLook
  readonly now: Date
  readonly sending?: Pick<SendingService, 'getOrder'> | undefined
}): Promise<number> {
  const { db, look, now, sending } = parameters
  const isUnseen = and(eq(drops.state, 'published'), isNull(drops.seenOnChainAt))
  const due = await db
    .select()
    .from(drops)
    .where(and(isUnseen, or(isNull(drops.lookAt), lte(drops.lookAt, now))))
    .orderBy(asc(drops.lookAt))
    .limit(maxDrops)
  let removed = 0
  for (const drop of due.filter(isDropRecord)) {
    const found = await look(drop)
    const ageMs = now.getTime() - (drop.publishedAt ?? drop.createdAt).getTime()
    const again = new Date(now.getTime() + Math.min(maxWaitMs, Math.max(minWaitMs, ageMs)))
    const isOver = found === 'unknown' && drop.lookAt !== null && ageMs > unknownDays * dayMs
    if (isOver && !(await isBeingSent(sending, drop.id))) {
      await db.transaction((tx) => deleteDropRows(tx, drop.ref))
      removed += 1
    } else {
      await db
        .update(drops)
        .set(found === 'known' ? { seenOnChainAt: now } : { lookAt: again })
        .where(and(eq(drops.ref, drop.ref), isUnseen))
    }
  }
  return removed
}

/** Whether the sender service works on a drop. While it is unnamed, no chain has registered it. */
async function isBeingSent(sending: Pick<SendingService, 'getOrder'> | undefined, id: `0x${string}`): Promise<boolean> {
  const stage = (await sending?.getOrder(id))?.status.stage
  return stage !== undefined && stage !== 'over' && stage !== 'unnamed'
}
