import { and, asc, eq, gte, isNotNull, lt, ne } from 'drizzle-orm'
import { dropIdOf, merkleLevels, merkleRoot } from '@slotdrop/drops'
import type { Hex } from 'viem'
import type { Database } from '../database/database.ts'
import { drops, dropSlots } from '../database/schema.ts'
import { RestoredOtherwiseError } from '../errors.ts'
import { isDropRecord, type DropRecord } from '../services/drops/dropRecord.ts'
import { commitSlots } from '../services/slots/commitSlots.ts'

const slotsAtOnce = 40

/**
 * Computes the root and the id of every sealed drop anew from the bytes of its rows.
 *
 * @returns the number of drops and of their rows.
 * @throws RestoredOtherwiseError naming the first drop that is not what its rows make.
 */
export async function verifyDrops(db: Database): Promise<{ drops: number; rows: number }> {
  const ids = await db
    .select({ ref: drops.ref })
    .from(drops)
    .where(and(ne(drops.state, 'draft'), isNotNull(drops.id)))
    .orderBy(asc(drops.ref))
  let rows = 0
  for (const { ref } of ids) {
    const [drop] = await db.select().from(drops).where(eq(drops.ref, ref))
    if (!isDropRecord(drop) || !(await isWhole(db, drop)))
      throw new RestoredOtherwiseError(`drop ${drop?.id ?? ref} does not follow from its rows`)
    rows += drop.rowCount
  }
  return { drops: ids.length, rows }
}

async function isWhole(db: Database, drop: DropRecord): Promise<boolean> {
  const leaves: Hex[] = []
  let [rowCount, total] = [0, 0n]
  for (let from = 0; from < drop.slotCount; from += slotsAtOnce) {
    const records = await db
      .select({ packed: dropSlots.packed })
      .from(dropSlots)
      .where(and(eq(dropSlots.dropRef, drop.ref), gte(dropSlots.slot, from), lt(dropSlots.slot, from + slotsAtOnce)))
      .orderBy(asc(dropSlots.slot))
    const slots = await commitSlots(
      drop,
      from,
      records.map(({ packed }) => packed),
    )
    if ('problem' in slots) return false
    for (const slot of slots) {
      leaves.push(slot.leaf)
      rowCount += slot.rowCount
      total += slot.total
    }
  }
  if (leaves.length !== drop.slotCount || rowCount !== drop.rowCount || total !== drop.total) return false
  const root = merkleRoot(merkleLevels(leaves))
  return root === drop.root && dropIdOf({ terms: drop, rowCount, total, root }) === drop.id
}
