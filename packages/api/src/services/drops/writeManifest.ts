import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { freezeManifest, serializeManifest, type Row } from '@slotdrop/drops'
import type { Database } from '../../database/database.ts'
import { dropSlots } from '../../database/schema.ts'
import type { DropRecord } from './dropRecord.ts'
import { toRows } from '../slots/readSlots.ts'

/** Above this the answer would be megabytes: clients take the file, or page through the slots. */
export const maxInlineManifestRows = 10_000

const slotsAtOnce = 40

/** The canonical JSON of a small drop; `null` for a large one. */
export async function writeManifest(db: Database, drop: DropRecord): Promise<string | null> {
  if (drop.rowCount > maxInlineManifestRows) return null
  let text = ''
  for await (const part of writeManifestParts(db, drop)) text += part
  return text
}

/** The canonical JSON in parts, read some slots at a time: any size passes through a small memory. */
export async function* writeManifestParts(db: Database, drop: DropRecord): AsyncGenerator<string> {
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
    yield from === 0 ? head + rows : `,${rows}`
  }
  yield rowsEnd
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
