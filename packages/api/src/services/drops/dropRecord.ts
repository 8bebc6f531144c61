import { and, eq, ne, or, type SQL } from 'drizzle-orm'
import { drops, type dropSlots } from '../../database/schema.ts'
import type { Session } from '../../session.ts'

/** A row of the table, in whatever state. */
export type StoredDrop = typeof drops.$inferSelect

/** A drop whose list was verified whole: it has an id. */
export type DropRecord = StoredDrop & {
  readonly state: 'sealed' | 'published'
  readonly id: `0x${string}`
  readonly root: `0x${string}`
  readonly total: bigint
  readonly fingerprint: string
}

export type SlotRecord = typeof dropSlots.$inferSelect

/** The database's own check makes this a formality. */
export function isDropRecord(drop: StoredDrop | undefined): drop is DropRecord {
  return drop !== undefined && drop.state !== 'draft' && drop.id !== null && drop.root !== null && drop.total !== null
}

/** Sealed drops this session may see: published ones, and its own. Unknown and forbidden come out the same. */
export function visibleTo(session: Session | null): SQL | undefined {
  const published = eq(drops.state, 'published')
  if (session === null) return published
  const own = [eq(drops.sender, session.address), ne(drops.state, 'draft')]
  if (session.accountType === 'contract') own.push(eq(drops.chainId, session.chainId))
  return or(published, and(...own))
}
