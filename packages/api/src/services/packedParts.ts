import { isHashText } from '@slotdrop/drops'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database, Transaction } from '../database/database.ts'
import type { companionParts, draftParts } from '../database/schema.ts'

// What an account keeps of a list travels packed, in numbered parts, before what it belongs to is saved. The server can't read it.

/** Bytes of every part of what is packed but the last, so that as base64 within JSON it stays under 900 kB. */
export const partBytes = 640_000

/** Most bytes of one packed list: a million rows of an address and an amount are 28 to 30 MB, of 52 MB of text. */
export const maxPackedBytes = 40_000_000

/** Something packed, by the SHA-256 of its bytes. */
export type PackedFacts = { readonly hash: Hex; readonly byteCount: number }

/** A table of parts. Each belongs to a record by its `ref`. */
type PartTable = typeof draftParts | typeof companionParts

/** Parts of so many bytes. */
export function partCountOf(byteCount: number): number {
  return Math.ceil(byteCount / partBytes)
}

/** Whether a part may be one of something packed by this hash. */
export function isPart({ hash, data }: { readonly hash: Hex; readonly data: Uint8Array }): boolean {
  return isHashText(hash) && data.byteLength >= 1 && data.byteLength <= partBytes
}

/** Whether so many bytes may be packed under this hash. */
export function isPacked({ hash, byteCount }: PackedFacts): boolean {
  return isHashText(hash) && byteCount >= 1
}

/** One part of what a record has packed; `null` where there is none. */
export async function getPart(
  db: Database | Transaction,
  table: PartTable,
  { ref, hash, part }: { readonly ref: number; readonly hash: Hex; readonly part: number },
): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ data: table.data })
    .from(table)
    .where(and(eq(table.ref, ref), eq(table.listHash, hash), eq(table.part, part)))
  return found?.data ?? null
}

/** Numbers of the parts that are still to come, lowest first. */
export async function listMissingParts(
  tx: Transaction,
  table: PartTable,
  ref: number,
  { hash, byteCount }: PackedFacts,
): Promise<number[]> {
  const records = await tx
    .select({ part: table.part })
    .from(table)
    .where(and(eq(table.ref, ref), eq(table.listHash, hash)))
    .orderBy(asc(table.part))
  const there = new Set(records.map(({ part }) => part))
  return Array.from({ length: partCountOf(byteCount) }, (_, part) => part).filter((part) => !there.has(part))
}

/** Removes the parts of a record that belong to anything but this hash; all of them, when nothing is packed. */
export async function removeOtherParts(
  tx: Transaction,
  table: PartTable,
  ref: number,
  hash: Hex | undefined,
): Promise<void> {
  await tx.delete(table).where(and(eq(table.ref, ref), hash ? ne(table.listHash, hash) : undefined))
}
