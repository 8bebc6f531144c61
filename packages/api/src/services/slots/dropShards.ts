import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { bytesToHex, keccak256, type Hex } from 'viem'
import type { Database, Transaction } from '../../database/database.ts'
import { dropShards, dropSlots } from '../../database/schema.ts'

/** Slots of one public file: some 30 kB. */
export const slotsPerShard = 4

/** Before each slot: its number, the length of its packed rows, the number of its proof's nodes. */
const headBytes = 12
const nodeBytes = 32
const shardsAtOnce = 10

type SlotBytes = { readonly slot: number; readonly packed: Uint8Array; readonly proof: Uint8Array }

/** The bytes of a shard as `@slotdrop/drops` reads them. */
function encodeShard(slots: readonly SlotBytes[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(slots.reduce((sum, slot) => sum + headBytes + slot.packed.length + slot.proof.length, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const { slot, packed, proof } of slots) {
    view.setUint32(at, slot)
    view.setUint32(at + 4, packed.length)
    view.setUint32(at + 8, proof.length / nodeBytes)
    bytes.set(packed, at + headBytes)
    bytes.set(proof, at + headBytes + packed.length)
    at += headBytes + packed.length + proof.length
  }
  return bytes
}

/** Names the shards of a drop anew, from its stored slots with their proofs. Reads some slots at a time. */
export async function writeShards(tx: Transaction, drop: { ref: number; slotCount: number }): Promise<void> {
  await tx.delete(dropShards).where(eq(dropShards.dropRef, drop.ref))
  const step = slotsPerShard * shardsAtOnce
  for (let from = 0; from < drop.slotCount; from += step) {
    const slots = await tx
      .select({ slot: dropSlots.slot, packed: dropSlots.packed, proof: dropSlots.proof })
      .from(dropSlots)
      .where(and(eq(dropSlots.dropRef, drop.ref), gte(dropSlots.slot, from), lt(dropSlots.slot, from + step)))
      .orderBy(asc(dropSlots.slot))
    await insertShards(tx, drop.ref, slots)
  }
}

/** Keeps the names of the shards that some slots make, in order and from the first of a shard on; a name that is kept stays. */
export async function insertShards(
  tx: Transaction,
  dropRef: number,
  slots: readonly SlotBytes[],
  takeTurn: () => Promise<void> = async () => {},
): Promise<void> {
  const shards: (typeof dropShards.$inferInsert)[] = []
  for (let from = 0; from < slots.length; from += slotsPerShard) {
    const own = slots.slice(from, from + slotsPerShard)
    await takeTurn()
    const first = firstAccountOf(own[0]?.packed ?? new Uint8Array())
    shards.push({ dropRef, shard: (own[0]?.slot ?? 0) / slotsPerShard, name: keccak256(encodeShard(own)), first })
  }
  await tx.insert(dropShards).values(shards).onConflictDoNothing()
}

/** Names and first accounts of a drop's shards, in order. */
export async function listShards(db: Database, dropRef: number): Promise<{ name: Hex; first: Hex }[]> {
  return db
    .select({ name: dropShards.name, first: dropShards.first })
    .from(dropShards)
    .where(eq(dropShards.dropRef, dropRef))
    .orderBy(asc(dropShards.shard))
}

/** One shard by its name; `null` when the drop has none of that name. */
export async function getShard(db: Database, dropRef: number, name: Hex): Promise<Uint8Array<ArrayBuffer> | null> {
  const [found] = await db
    .select({ shard: dropShards.shard })
    .from(dropShards)
    .where(and(eq(dropShards.name, name), eq(dropShards.dropRef, dropRef)))
  if (!found) return null
  const numbers = Array.from({ length: slotsPerShard }, (_, place) => found.shard * slotsPerShard + place)
  const slots = await db
    .select({ slot: dropSlots.slot, packed: dropSlots.packed, proof: dropSlots.proof })
    .from(dropSlots)
    .where(and(eq(dropSlots.dropRef, dropRef), inArray(dropSlots.slot, numbers)))
    .orderBy(asc(dropSlots.slot))
  return encodeShard(slots)
}

/** The first account stands right behind the header and the unit, whose width is the header's fourth byte. */
function firstAccountOf(packed: Uint8Array): Hex {
  const at = 4 + (packed[3] ?? 0)
  return bytesToHex(packed.subarray(at, at + 20))
}
