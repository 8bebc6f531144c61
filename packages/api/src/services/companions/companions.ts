import { isHashText } from '@slotdrop/drops'
import { and, eq, ne, sql } from 'drizzle-orm'
import { sentence, type Sentence } from '@slotdrop/messages'
import type { Hex } from 'viem'
import type { Transaction } from '../../database/database.ts'
import { companionParts, drops } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import * as messages from '../../messages.generated.ts'
import { actsAs, type Session } from '../../session.ts'
import { isDropRecord, type DropRecord } from '../drops/dropRecord.ts'
import {
  getPart,
  isPacked,
  isPart,
  listMissingParts,
  maxPackedBytes,
  type PackedFacts,
  partBytes,
  partCountOf,
  removeOtherParts,
} from '../packedParts.ts'
import { lockAccount } from '../quotas.ts'
import { takeStorage } from '../storage/takeStorage.ts'

/**
 * What the sender of a drop keeps beside its list, for herself alone: where rows stood in her file, her notes, what she left out. It is
 * opaque here, no hash covers it, and it goes with the drop.
 */
export type Companion = PackedFacts & { readonly dropRef: number }

/** How a sender means a drop to reach people. */
export type DropMode = NonNullable<DropRecord['mode']>

/** Most bytes of the companions of one account: those of some thirty lists of a million rows with notes. */
export const maxAccountBytes = 240_000_000

export type CompanionInput = { readonly dropId: Hex; readonly mode: DropMode; readonly companion: PackedFacts }

/** Why nothing of a companion was taken. `not-found` looks the same for unknown and forbidden. */
export type CompanionRefusal =
  | { readonly kind: 'too-large'; readonly part: 'companion' | 'account' }
  | { readonly kind: 'invalid'; readonly reason: Sentence }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-signed-in' }

export type SaveCompanionOutcome =
  | { readonly kind: 'saved'; readonly drop: DropRecord }
  | { readonly kind: 'incomplete'; readonly missingParts: readonly number[] }
  | CompanionRefusal

export type AddCompanionPartOutcome = { readonly kind: 'added' } | CompanionRefusal

/** Whether a drop is the session's own: everybody who may see it may not see this. */
async function isOwn(context: ApiContext, { sender, chainId }: DropRecord): Promise<boolean> {
  return actsAs(await context.getSession(), sender, chainId)
}

/** How the sender means her drop to reach people; `null` for everybody else. */
export async function getMode(context: ApiContext, drop: DropRecord): Promise<DropMode | null> {
  return (await isOwn(context, drop)) ? drop.mode : null
}

/** What the sender keeps beside the list of her drop; `null` for everybody else, and where there is nothing. */
export async function getCompanion(context: ApiContext, drop: DropRecord): Promise<Companion | null> {
  const { ref, companionHash: hash, companionBytes: byteCount } = drop
  return hash !== null && byteCount !== null && (await isOwn(context, drop)) ? { dropRef: ref, hash, byteCount } : null
}

/** One part of a companion; `null` where there is none. */
export function getCompanionPart(
  context: ApiContext,
  { dropRef, hash }: Companion,
  part: number,
): Promise<Uint8Array | null> {
  return getPart(context.db, companionParts, { ref: dropRef, hash, part })
}

/** The session's own drop, kept from being removed until this transaction ends. */
async function lockOwn(tx: Transaction, session: Session, dropId: Hex): Promise<DropRecord | undefined> {
  const [drop] = await tx
    .select()
    .from(drops)
    .where(and(eq(drops.id, dropId), eq(drops.sender, session.address)))
    .for('update')
  return isDropRecord(drop) && actsAs(session, drop.sender, drop.chainId) ? drop : undefined
}

/**
 * Keeps what belongs to a sealed drop of the signed-in sender, in place of what was kept before. Its bytes travel first, in parts; where
 * parts are missing, they are named and nothing is changed.
 */
export async function saveCompanion(
  context: ApiContext,
  { dropId, mode, companion }: CompanionInput,
): Promise<SaveCompanionOutcome> {
  const session = await context.getSession()
  if (!session) return { kind: 'not-signed-in' }
  if (!isPacked(companion)) return { kind: 'invalid', reason: sentence(messages.companionMalformed) }
  if (companion.byteCount > maxPackedBytes) return { kind: 'too-large', part: 'companion' }
  if (!isHashText(dropId)) return { kind: 'not-found' }
  return context.db.transaction(async (tx): Promise<SaveCompanionOutcome> => {
    const drop = await lockOwn(tx, session, dropId)
    if (!drop) return { kind: 'not-found' }
    const missingParts = await listMissingParts(tx, companionParts, drop.ref, companion)
    if (missingParts.length > 0) return { kind: 'incomplete', missingParts }
    const [saved] = await tx
      .update(drops)
      .set({ mode, companionHash: companion.hash, companionBytes: companion.byteCount, updatedAt: context.clock() })
      .where(eq(drops.ref, drop.ref))
      .returning()
    await removeOtherParts(tx, companionParts, drop.ref, companion.hash)
    return isDropRecord(saved) ? { kind: 'saved', drop: saved } : { kind: 'not-found' }
  })
}

/**
 * Takes one part of a companion. Sending it again changes nothing; parts may come in any order. Of several that are on their way for one
 * drop the last is kept, beside the one that it has.
 */
export async function addCompanionPart(
  context: ApiContext,
  input: { readonly dropId: Hex; readonly hash: Hex; readonly part: number; readonly data: Uint8Array },
): Promise<AddCompanionPartOutcome> {
  const session = await context.getSession()
  if (!session) return { kind: 'not-signed-in' }
  const { dropId, part, data, hash } = input
  if (part < 0 || part >= partCountOf(maxPackedBytes)) return { kind: 'too-large', part: 'companion' }
  if (!isPart({ hash, data }))
    return { kind: 'invalid', reason: sentence(messages.partMalformed, { max: String(partBytes) }) }
  if (!isHashText(dropId)) return { kind: 'not-found' }
  return context.db.transaction(async (tx): Promise<AddCompanionPartOutcome> => {
    // Counted with the account locked: of many parts at once, none passes the limit.
    await lockAccount(tx, session.address)
    const drop = await lockOwn(tx, session, dropId)
    if (!drop) return { kind: 'not-found' }
    const isKept = drop.companionHash === null ? undefined : ne(companionParts.listHash, drop.companionHash)
    await tx
      .delete(companionParts)
      .where(and(eq(companionParts.ref, drop.ref), ne(companionParts.listHash, hash), isKept))
    if ((await countBytes(tx, session)) + data.byteLength > maxAccountBytes)
      return { kind: 'too-large', part: 'account' }
    const added = await tx
      .insert(companionParts)
      .values({ ref: drop.ref, listHash: hash, part, data })
      .onConflictDoNothing()
      .returning({ part: companionParts.part })
    if (added.length > 0) await takeStorage(tx, context, { account: session.address, bytes: data.byteLength })
    return { kind: 'added' }
  })
}

/** Bytes of all companions of an account. Sizes are read without reading the bytes. */
async function countBytes(tx: Transaction, session: Session): Promise<number> {
  const [shelf] = await tx
    .select({ byteCount: sql<string | number>`coalesce(sum(octet_length(${companionParts.data})), 0)` })
    .from(companionParts)
    .innerJoin(drops, eq(drops.ref, companionParts.ref))
    .where(eq(drops.sender, session.address))
  return Number(shelf?.byteCount ?? 0)
}
