import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { assertTerms, DropsError, type DropTerms, type TokenFacts } from '@slotdrop/drops'
import type { Hex } from 'viem'
import type { Database, Transaction } from '../../database/createDatabase.ts'
import { draftChunks, dropAccounts, drops } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { toPage, type Page, type PageRequest } from '../../pages.ts'
import { actsAs, type Session } from '../../session.ts'
import { checkTerms, type TermsProblem } from '../drops/checkTerms.ts'
import { isDropRecord, type DropRecord, type StoredDrop } from '../drops/dropRecord.ts'

/** An upload that is not whole yet. */
export type DraftRecord = StoredDrop & { readonly expectedId: Hex; readonly chunkSlots: number }

export type DraftInput = {
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  readonly rowCount: number
  readonly dropId: Hex
}

export type CreateDraftOutcome =
  | { readonly kind: 'draft'; readonly draft: DraftRecord; readonly existed: boolean }
  | { readonly kind: 'saved'; readonly drop: DropRecord; readonly existed: true }
  | { readonly kind: 'invalid-manifest'; readonly reason: string }
  | { readonly kind: 'too-many-drafts' }
  | TermsProblem

/** Unfinished uploads a sender may have on one chain. */
export const mostDrafts = 20

/** Most rows of one drop. */
export const largestDrop = 10_000_000

/** Packed bytes of one chunk, so that as base64 within JSON it stays under 900 kB. */
const chunkBytes = 640_000

/** Slots of a chunk, were every amount and id as wide as can be. */
export function chunkSlotsFor(terms: Pick<DropTerms, 'standard' | 'slotSize'>): number {
  const idBytes = terms.standard === 'ERC721' || terms.standard === 'ERC1155' ? 32 : 0
  const amountBytes = terms.standard === 'ERC721' ? 0 : 32
  const slotBytes = 4 + 32 + terms.slotSize * (20 + idBytes + amountBytes)
  return Math.max(1, Math.min(1_000, Math.floor(chunkBytes / slotBytes)))
}

/** Chunks of a whole upload. */
export function chunkCountOf(draft: DraftRecord): number {
  return Math.ceil(draft.slotCount / draft.chunkSlots)
}

/** Slots of one chunk: all the same number, but for the last. */
export function slotsOfChunk(draft: DraftRecord, chunk: number): { first: number; count: number } {
  const first = chunk * draft.chunkSlots
  return { first, count: Math.min(draft.chunkSlots, draft.slotCount - first) }
}

/**
 * Begins an upload, or finds the one that was begun: the drop id the client computed is what it goes by, so a client that
 * lost everything but the file goes on where it stopped.
 */
export async function createDraft(context: ApiContext, input: DraftInput): Promise<CreateDraftOutcome> {
  const session = await context.getSession()
  const problem = checkTerms(context, session, input.terms)
  if (problem) return problem
  const reason = findInputProblem(input)
  if (reason) return { kind: 'invalid-manifest', reason }
  const { terms, token } = input
  // The announced id proves nothing: what it finds must be this sender's own.
  const own = and(eq(drops.sender, terms.sender), eq(drops.chainId, terms.chainId))
  const [sealed] = await context.db
    .select()
    .from(drops)
    .where(and(eq(drops.id, input.dropId), own))
  if (isDropRecord(sealed)) return { kind: 'saved', drop: sealed, existed: true }

  const underWay = await context.db
    .select({ expectedId: drops.expectedId })
    .from(drops)
    .where(and(own, eq(drops.state, 'draft')))
    .limit(mostDrafts)
  if (underWay.length === mostDrafts && !underWay.some(({ expectedId }) => expectedId === input.dropId)) {
    return { kind: 'too-many-drafts' }
  }
  const now = context.clock()
  const [created] = await context.db
    .insert(drops)
    .values({
      ...terms,
      state: 'draft',
      expectedId: input.dropId,
      chunkSlots: chunkSlotsFor(terms),
      rowCount: input.rowCount,
      slotCount: Math.ceil(input.rowCount / terms.slotSize),
      title: input.title,
      symbol: token.symbol,
      tokenName: token.name,
      decimals: token.decimals,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (isDraftRecord(created)) return { kind: 'draft', draft: created, existed: false }
  const [existing] = await context.db
    .select()
    .from(drops)
    .where(and(eq(drops.expectedId, input.dropId), eq(drops.state, 'draft'), own))
  // Sealed or removed in this very moment, then.
  if (!isDraftRecord(existing)) return createDraft(context, input)
  // The id binds the terms; the row count, when it differs, is the id's own contradiction and shows at the end.
  if (existing.rowCount !== input.rowCount) {
    return {
      kind: 'invalid-manifest',
      reason: 'An upload of this drop with another number of rows is under way. Delete it first.',
    }
  }
  return { kind: 'draft', draft: existing, existed: true }
}

function findInputProblem({ terms, token, title, rowCount, dropId }: DraftInput): string | null {
  if (dropId.length !== 66) return 'A drop id has 32 bytes.'
  if (rowCount < 1 || rowCount > largestDrop) return `A drop has from 1 to ${largestDrop} rows.`
  if (title.length > 1_000 || token.symbol.length > 1_000 || token.name.length > 1_000)
    return 'A name has at most 1,000 characters.'
  if (token.decimals < 0 || token.decimals > 255) return 'Decimals are from 0 to 255.'
  try {
    assertTerms(terms)
    return null
  } catch (error) {
    if (error instanceof DropsError) return error.shortMessage
    throw error
  }
}

/** A draft by its id, for whoever may go on with it; `null` for everybody else. */
export async function getDraft(
  db: Database | Transaction,
  session: Session | null,
  id: string,
): Promise<DraftRecord | null> {
  if (session === null || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const [draft] = await db
    .select()
    .from(drops)
    .where(and(eq(drops.draftId, id), eq(drops.state, 'draft')))
  return isDraftRecord(draft) && actsAs(session, draft.sender, draft.chainId) ? draft : null
}

/** The session's own drafts, newest first. */
export async function listDrafts(context: ApiContext, session: Session, page: PageRequest): Promise<Page<DraftRecord>> {
  const conditions = [eq(drops.sender, session.address), eq(drops.state, 'draft')]
  if (session.accountType === 'contract') conditions.push(eq(drops.chainId, session.chainId))
  if (page.after !== null) conditions.push(lt(drops.ref, page.after))
  const records = await context.db
    .select()
    .from(drops)
    .where(and(...conditions))
    .orderBy(desc(drops.ref))
    .limit(page.first + 1)
  return toPage(records.filter(isDraftRecord), page, 'draft', (draft) => draft.ref)
}

/** Numbers of chunks that are there. */
export async function listChunks(db: Database | Transaction, draft: DraftRecord): Promise<number[]> {
  const records = await db
    .select({ chunk: draftChunks.chunk })
    .from(draftChunks)
    .where(eq(draftChunks.dropRef, draft.ref))
    .orderBy(asc(draftChunks.chunk))
  return records.map((record) => record.chunk)
}

/** Numbers of chunks still to send, in order. */
export async function listMissingChunks(db: Database | Transaction, draft: DraftRecord): Promise<number[]> {
  const there = new Set(await listChunks(db, draft))
  return Array.from({ length: chunkCountOf(draft) }, (_, chunk) => chunk).filter((chunk) => !there.has(chunk))
}

/** Removes a draft and its rows. `false` when there is none the session may remove. */
export async function deleteDraft(context: ApiContext, id: string): Promise<boolean> {
  const draft = await getDraft(context.db, await context.getSession(), id)
  if (!draft) return false
  await context.db.transaction((tx) => removeDraft(tx, draft.ref))
  return true
}

export async function removeDraft(tx: Transaction, ref: number): Promise<void> {
  await tx.delete(dropAccounts).where(eq(dropAccounts.dropRef, ref))
  await tx.delete(drops).where(and(eq(drops.ref, ref), eq(drops.state, 'draft')))
}

/** Days an upload may rest before it is removed. */
export const draftDays = 30

/** Removes uploads that nobody went on with. Safe to run anywhere, any time. */
export async function removeStaleDrafts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - draftDays * 86_400_000)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ ref: string | number }>(
      sql`select ref from drops where state = 'draft' and updated_at < ${before.toISOString()} for update skip locked limit 100`,
    )
    for (const { ref } of rows) await removeDraft(tx, Number(ref))
    return rows.length
  })
}

export function isDraftRecord(drop: StoredDrop | undefined): drop is DraftRecord {
  return drop !== undefined && drop.state === 'draft' && drop.expectedId !== null && drop.chunkSlots !== null
}
