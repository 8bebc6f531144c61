import { asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { dropAccounts, dropFileParts, dropFiles, drops, dropSlots, dropWords } from '../../database/schema.ts'
import { accountsOf, dropAccountsOf } from './dropAccounts.ts'
import { isDropRecord } from '../drops/dropRecord.ts'
import { toRows } from './readSlots.ts'
import { writeShards } from './dropShards.ts'

const slotsAtOnce = 40

/**
 * Writes everything anew that follows from the stored slots: who stands where, and the names of public files. What was read
 * from chains is forgotten, to be read again; files are, to be written when they are asked for. One transaction a drop: the server may run meanwhile.
 *
 * @returns the number of drops.
 */
export async function rebuildCaches(db: Database): Promise<number> {
  await db.delete(dropWords)
  let [count, after] = [0, 0]
  for (;;) {
    const [drop] = await db.select().from(drops).where(gt(drops.ref, after)).orderBy(asc(drops.ref)).limit(1)
    if (!drop) return count
    after = drop.ref
    await db.transaction(async (tx) => {
      await tx.delete(dropAccounts).where(eq(dropAccounts.dropRef, drop.ref))
      await tx.delete(dropFiles).where(eq(dropFiles.dropRef, drop.ref))
      await tx.delete(dropFileParts).where(eq(dropFileParts.dropRef, drop.ref))
      for (let from = 0; from < drop.slotCount; from += slotsAtOnce) {
        const slots = await tx
          .select()
          .from(dropSlots)
          .where(eq(dropSlots.dropRef, drop.ref))
          .orderBy(asc(dropSlots.slot))
          .offset(from)
          .limit(slotsAtOnce)
        if (slots.length === 0) break
        const rows = slots.map((slot) => ({ slot: slot.slot, accounts: accountsOf(toRows(slot, drop.slotSize)) }))
        await tx.execute(dropAccountsOf(drop.ref, rows))
      }
      if (isDropRecord(drop)) await writeShards(tx, drop)
    })
    count += 1
  }
}
