import { asc, eq } from 'drizzle-orm'
import { freezeManifest, serializeManifest } from '@slotdrop/drops'
import type { Database } from '../database/createDatabase.ts'
import { dropSlots } from '../database/schema.ts'
import type { DropRecord } from './dropRecord.ts'
import { toRows } from './readSlots.ts'

/** Above this the answer would be megabytes: clients page through the slots. */
export const largestInlineManifest = 10_000

/** The canonical JSON of a small drop, written from its slots; `null` for a large one. */
export async function writeManifest(db: Database, drop: DropRecord): Promise<string | null> {
  if (drop.rowCount > largestInlineManifest) return null
  const records = await db.select().from(dropSlots).where(eq(dropSlots.dropRef, drop.ref)).orderBy(asc(dropSlots.slot))
  const manifest = await freezeManifest({
    title: drop.title,
    terms: drop,
    token: { symbol: drop.symbol, name: drop.tokenName, decimals: drop.decimals },
    rows: records.flatMap((record) => toRows(record, drop.slotSize)),
  })
  return serializeManifest(manifest)
}
