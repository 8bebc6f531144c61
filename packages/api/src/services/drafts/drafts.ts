import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { sentence, type Sentence } from '@slotdrop/messages'
import type { Hex } from 'viem'
import type { Database, Transaction } from '../../database/database.ts'
import { draftParts, drafts } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { maxPageSize } from '../../pages.ts'
import * as messages from '../../messages.generated.ts'
import type { Session } from '../../session.ts'
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

/** A drop that is being prepared. The server knows what a list of drafts shows; the rest is its owner's and opaque. */
export type DraftRecord = typeof drafts.$inferSelect

/** Most bytes of the packed lists of one account. */
export const maxAccountBytes = 96_000_000

/** Drafts an account may have. */
export const maxDrafts = 20

/** Days a draft is kept after its last change. */
export const draftDays = 90

/** Hours that parts of a list wait for the draft they belong to. */
const pendingHours = 24

/** What a client keeps of a draft. */
export type DraftInput = {
  readonly id: string
  /** The revision this one was made from; 0 for a draft that was never kept. */
  readonly baseRevision: number
  readonly title: string
  readonly chainId: number | null
  readonly symbol: string
  readonly rowCount: number
  readonly head: Uint8Array
  /** The packed list this draft is about; `null` for none yet. */
  readonly list: PackedFacts | null
}

export type SaveDraftOutcome =
  | { readonly kind: 'saved'; readonly draft: DraftRecord }
  | { readonly kind: 'list-incomplete'; readonly missingParts: readonly number[] }
  | { readonly kind: 'conflict'; readonly draft: DraftRecord }
  | { readonly kind: 'too-many' }
  | DraftRefusal

export type AddListPartOutcome = { readonly kind: 'added' } | DraftRefusal

/** Why nothing of a draft was taken. */
export type DraftRefusal =
  /** What is too large: the packed list, what was decided about it, or all that the account keeps. */
  | { readonly kind: 'too-large'; readonly part: 'list' | 'head' | 'account' }
  | { readonly kind: 'invalid'; readonly reason: Sentence }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-signed-in' }

function isId(id: string) {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
}

/** Whose drafts a session may see: a contract's authority ends at the chain it signed for, and so do its drafts. */
function ownerOf({ address, accountType, chainId }: Session) {
  return {
    owner: address,
    ownerChainId: accountType === 'contract' ? chainId : 0,
  }
}

function ownedBy(session: Session) {
  const { owner, ownerChainId } = ownerOf(session)
  return and(eq(drafts.owner, owner), eq(drafts.ownerChainId, ownerChainId))
}

async function findOwn(db: Database | Transaction, session: Session, id: string): Promise<DraftRecord | undefined> {
  if (!isId(id)) return undefined
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(ownedBy(session), eq(drafts.id, id)))
  return draft
}

/** The session's draft with this id; `null` for everybody else, and for one that was only begun. */
export async function getDraft(context: ApiContext, id: string): Promise<DraftRecord | null> {
  const session = await context.getSession()
  const draft = session ? await findOwn(context.db, session, id) : undefined
  return draft && draft.revision > 0 ? draft : null
}

/** The session's own drafts, last changed first. */
export function listDrafts(context: ApiContext, session: Session): Promise<DraftRecord[]> {
  return context.db
    .select()
    .from(drafts)
    .where(and(ownedBy(session), gt(drafts.revision, 0)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.ref))
    .limit(maxPageSize)
}

/** One part of a draft's packed list; `null` where there is none. */
export async function getListPart(context: ApiContext, draft: DraftRecord, part: number): Promise<Uint8Array | null> {
  return draft.listHash && getPart(context.db, draftParts, { ref: draft.ref, hash: draft.listHash, part })
}

/**
 * Keeps a draft as it stands, when it was made from the revision that is kept: what another device kept meanwhile is never
 * written over. The list itself travels before, in parts; where parts are missing, they are named and nothing is changed.
 */
export async function saveDraft(context: ApiContext, input: DraftInput): Promise<SaveDraftOutcome> {
  const session = await context.getSession()
  if (!session) return { kind: 'not-signed-in' }
  const reason = findInputProblem(input)
  if (reason) return { kind: 'invalid', reason }
  if (input.list && input.list.byteCount > maxPackedBytes) return { kind: 'too-large', part: 'list' }
  if (input.head.byteLength > partBytes) return { kind: 'too-large', part: 'head' }
  return context.db.transaction(async (tx): Promise<SaveDraftOutcome> => {
    // Counted with the account locked: of many that begin at once, none passes the number.
    await lockAccount(tx, session.address)
    const now = context.clock()
    let draft = await findOwn(tx, session, input.id)
    if (!draft && input.baseRevision > 0) return { kind: 'not-found' }
    if (!draft) {
      const underWay = await tx.select({ ref: drafts.ref }).from(drafts).where(ownedBy(session))
      if (underWay.length >= maxDrafts) return { kind: 'too-many' }
      await tx
        .insert(drafts)
        .values({ ...rowOf(input), ...ownerOf(session), revision: 0, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
      draft = await findOwn(tx, session, input.id)
      // Deleted by another device in this very moment.
      if (!draft) return { kind: 'not-found' }
      const bytes = input.head.byteLength
      await takeStorage(tx, context, { account: session.address, bytes, isRecord: true })
    }
    if (draft.revision !== input.baseRevision) return { kind: 'conflict', draft }
    const missingParts = input.list ? await listMissingParts(tx, draftParts, draft.ref, input.list) : []
    if (missingParts.length > 0) return { kind: 'list-incomplete', missingParts }
    const [saved] = await tx
      .update(drafts)
      .set({ ...rowOf(input), revision: draft.revision + 1, updatedAt: now })
      .where(and(eq(drafts.ref, draft.ref), eq(drafts.revision, input.baseRevision)))
      .returning()
    if (!saved) {
      const other = await findOwn(tx, session, input.id)
      return other ? { kind: 'conflict', draft: other } : { kind: 'not-found' }
    }
    await removeOtherParts(tx, draftParts, saved.ref, input.list?.hash)
    return { kind: 'saved', draft: saved }
  })
}

function rowOf({ id, title, chainId, symbol, rowCount, head, list }: DraftInput) {
  return {
    id,
    title,
    chainId,
    symbol,
    rowCount,
    head,
    listHash: list?.hash ?? null,
    listBytes: list?.byteCount ?? 0,
  }
}

function findInputProblem({ id, baseRevision, title, symbol, rowCount, list }: DraftInput): Sentence | null {
  if (!isId(id)) return sentence(messages.draftIdMalformed)
  if (baseRevision < 0) return sentence(messages.revisionNegative)
  if (title.length > 1_000 || symbol.length > 1_000) return sentence(messages.nameTooLong)
  if (rowCount < 0) return sentence(messages.rowCountNegative)
  if (list && !isPacked(list)) return sentence(messages.listMalformed)
  return null
}

/** Takes one part of a draft's packed list. Sending it again changes nothing; parts may come in any order. */
export async function addListPart(
  context: ApiContext,
  input: { id: string; hash: Hex; part: number; data: Uint8Array },
): Promise<AddListPartOutcome> {
  const session = await context.getSession()
  if (!session) return { kind: 'not-signed-in' }
  const { part, data, hash } = input
  if (part < 0 || part >= partCountOf(maxPackedBytes)) return { kind: 'too-large', part: 'list' }
  if (!isPart({ hash, data })) {
    return { kind: 'invalid', reason: sentence(messages.partMalformed, { max: String(partBytes) }) }
  }
  return context.db.transaction(async (tx): Promise<AddListPartOutcome> => {
    await lockAccount(tx, session.address)
    const draft = await findOwn(tx, session, input.id)
    if (!draft) return { kind: 'not-found' }
    // Sizes are read without reading the bytes.
    const [shelf] = await tx
      .select({ byteCount: sql<string | number>`coalesce(sum(octet_length(${draftParts.data})), 0)` })
      .from(draftParts)
      .innerJoin(drafts, eq(drafts.ref, draftParts.ref))
      .where(ownedBy(session))
    if (Number(shelf?.byteCount ?? 0) + data.byteLength > maxAccountBytes) {
      return { kind: 'too-large', part: 'account' }
    }
    const added = await tx
      .insert(draftParts)
      .values({ ref: draft.ref, listHash: hash, part, data })
      .onConflictDoNothing()
      .returning({ part: draftParts.part })
    if (added.length > 0) await takeStorage(tx, context, { account: session.address, bytes: data.byteLength })
    return { kind: 'added' }
  })
}

/** Removes a draft and its list. `false` when there is none the session may remove. */
export async function deleteDraft(context: ApiContext, id: string): Promise<boolean> {
  const session = await context.getSession()
  const draft = session ? await findOwn(context.db, session, id) : undefined
  if (!draft) return false
  await context.db.delete(drafts).where(eq(drafts.ref, draft.ref))
  return true
}

/** Removes drafts that nobody went on with, and those whose list never came. Safe to run anywhere, any time. */
export async function removeStaleDrafts(db: Database, now: Date): Promise<number> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const { rows } = await db.execute<{ ref: string | number }>(
    sql`delete from list_drafts where ref in (
      select ref from list_drafts
      where updated_at < ${ago(draftDays * 86_400_000)} or (revision = 0 and updated_at < ${ago(pendingHours * 3_600_000)})
      for update skip locked limit 100
    ) returning ref`,
  )
  return rows.length
}
