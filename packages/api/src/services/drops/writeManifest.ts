import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { freezeManifest, serializeManifest, type Row } from '@slotdrop/drops'
import type { Database } from '../../database/database.ts'
import { dropSlots } from '../../database/schema.ts'
import type { DropRecord } from './dropRecord.ts'
import { toRows } from '../slots/readSlots.ts'

/** Above this the answer would be megabytes: clients take the file, or page through the slots. */
export const maxInlineManifestRows = 10_000

/** Rows of one part: some 300 kB of text, and a few milliseconds of work. */
const rowsAtOnce = 2_500

/** The canonical JSON in parts, read some slots at a time: any size passes through a small memory. */
export async function* writeManifestParts(db: Database, drop: DropRecord): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const slotsAtOnce = Math.max(1, Math.floor(rowsAtOnce / drop.slotSize))
  for (let from = 0; from < drop.slotCount; from += slotsAtOnce) {
    const records = await db
      .select()
      .from(dropSlots)
      .where(and(eq(dropSlots.dropRef, drop.ref), gte(dropSlots.slot, from), lt(dropSlots.slot, from + slotsAtOnce)))
      .orderBy(asc(dropSlots.slot))
    const { head, rows } = await serialize(
      drop,
      records.flatMap((record) => toRows(record, drop.slotSize)),
    )
    const end = from + slotsAtOnce >= drop.slotCount ? rowsEnd : ''
    yield encoder.encode(`${from === 0 ? head : ','}${rows}${end}`)
  }
}

const rowsStart = '"rows":['
const rowsEnd = ']}'

/** Seals and writes some rows as a list of their own, and cuts the text where they begin: there is no second serialiser. */
async function serialize(drop: DropRecord, rows: readonly Row[]): Promise<{ head: string; rows: string }> {
  const token = { symbol: drop.symbol, name: drop.tokenName, decimals: drop.decimals }
  const text = serializeManifest(await freezeManifest({ title: drop.title, terms: drop, token, rows }))
  const cut = text.lastIndexOf(rowsStart) + rowsStart.length
  const facts: object = JSON.parse(text.slice(0, cut) + rowsEnd)
  const head = JSON.stringify({ ...facts, root: drop.root, dropId: drop.id }).slice(0, -rowsEnd.length)
  return { head, rows: text.slice(cut, -rowsEnd.length) }
}
