import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { freezeManifest, type Manifest, type RowColumns, unpackColumns } from '@slotdrop/drops'
import type { Hex } from 'viem'
import type { Database } from '../../database/database.ts'
import { drops, dropSlots } from '../../database/schema.ts'
import { isDropRecord } from './dropRecord.ts'

const slotsAtOnce = 100

function joinNumbers<numbers extends Uint8Array | Uint32Array>(target: numbers, parts: readonly numbers[]): numbers {
  let at = 0
  for (const part of parts) {
    target.set(part, at)
    at += part.length
  }
  return target
}

function join(parts: readonly RowColumns[]): RowColumns {
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const ids = parts.flatMap((part) => part.ids ?? [])
  const amounts = parts.flatMap((part) => part.amounts ?? [])
  return {
    count,
    accounts: joinNumbers(
      new Uint8Array(count * 20),
      parts.map((part) => part.accounts),
    ),
    ids: joinNumbers(new Uint32Array(count * 8), ids),
    amounts: joinNumbers(new Uint32Array(count * 8), amounts),
  }
}

/**
 * The sealed list of a drop with everything that follows from its rows, computed anew: nothing of it is believed. A million rows take
 * seconds. `undefined` where no such drop is kept.
 */
export async function fetchManifest(db: Database, dropId: Hex): Promise<Manifest | undefined> {
  const [drop] = await db.select().from(drops).where(eq(drops.id, dropId)).limit(1)
  if (!isDropRecord(drop)) return undefined
  const parts: RowColumns[] = []
  for (let from = 0; from < drop.slotCount; from += slotsAtOnce) {
    const records = await db
      .select({ packed: dropSlots.packed })
      .from(dropSlots)
      .where(and(eq(dropSlots.dropRef, drop.ref), gte(dropSlots.slot, from), lt(dropSlots.slot, from + slotsAtOnce)))
      .orderBy(asc(dropSlots.slot))
    parts.push(join(records.map(({ packed }) => unpackColumns(packed))))
  }
  const { count, accounts, ids, amounts } = join(parts)
  if (count === 0) return undefined
  const hasIds = drop.standard === 'ERC721' || drop.standard === 'ERC1155'
  const rows = { count, accounts, ...(hasIds && { ids }), ...(drop.standard !== 'ERC721' && { amounts }) }
  const token = { symbol: drop.symbol, name: drop.tokenName, decimals: drop.decimals }
  return freezeManifest({ title: drop.title, terms: drop, token, rows })
}
