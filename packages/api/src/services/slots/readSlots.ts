import { and, asc, eq, gt, gte, lte } from 'drizzle-orm'
import { unpackRows, type Row } from '@slotdrop/drops'
import { bytesToHex, type Hex } from 'viem'
import type { Database } from '../../database/database.ts'
import { dropSlots } from '../../database/schema.ts'
import { toPage, type Page, type PageRequest } from '../../pages.ts'
import type { DropRecord, SlotRecord } from '../drops/dropRecord.ts'

/** A row of a sealed list and where it stands. */
export type RowRecord = Row & { readonly index: number; readonly slot: number; readonly slotRow: number }

/** A page of slots. Cursors are slot indexes. */
export async function listSlots(db: Database, drop: DropRecord, page: PageRequest): Promise<Page<SlotRecord>> {
  const records = await db
    .select()
    .from(dropSlots)
    .where(and(eq(dropSlots.dropRef, drop.ref), page.after === null ? undefined : gt(dropSlots.slot, page.after)))
    .orderBy(asc(dropSlots.slot))
    .limit(page.first + 1)
  return toPage(records, page, 'slot', (record) => record.slot)
}

/** One slot, or `null` beyond the last. */
export async function getSlotRecord(db: Database, drop: DropRecord, slot: number): Promise<SlotRecord | null> {
  const [record] = await db
    .select()
    .from(dropSlots)
    .where(and(eq(dropSlots.dropRef, drop.ref), eq(dropSlots.slot, slot)))
  return record ?? null
}

/** A page of rows in canonical order; reads only the slots the page touches. */
export async function listRows(db: Database, drop: DropRecord, page: PageRequest): Promise<Page<RowRecord>> {
  const from = page.after === null ? 0 : page.after + 1
  const to = from + page.first
  const records = await db
    .select()
    .from(dropSlots)
    .where(
      and(
        eq(dropSlots.dropRef, drop.ref),
        gte(dropSlots.slot, Math.floor(from / drop.slotSize)),
        lte(dropSlots.slot, Math.floor(to / drop.slotSize)),
      ),
    )
    .orderBy(asc(dropSlots.slot))
  const rows = records
    .flatMap((record) => toRows(record, drop.slotSize))
    .filter((row) => row.index >= from && row.index <= to)
  return toPage(rows, page, 'row', (row) => row.index)
}

/** The rows a slot pays. */
export function toRows(record: SlotRecord, slotSize: number): RowRecord[] {
  return unpackRows(bytesToHex(record.packed)).map((row, slotRow) => ({
    ...row,
    index: record.slot * slotSize + slotRow,
    slot: record.slot,
    slotRow,
  }))
}

/** Proof nodes are kept one after another, 32 bytes each. */
export function toProof(nodes: Uint8Array): Hex[] {
  return Array.from({ length: nodes.length / 32 }, (_, index) =>
    bytesToHex(nodes.subarray(index * 32, index * 32 + 32)),
  )
}
