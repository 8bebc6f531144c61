import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { assertTerms, DropsError, type DropTerms, type TokenFacts, isHashText } from '@slotdrop/drops'
import { sentence, type Sentence } from '@slotdrop/messages'
import type { Hex } from 'viem'
import type { Database, Transaction } from '../../database/database.ts'
import { uploadChunks, dropAccounts, drops } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import * as messages from '../../messages.generated.ts'
import { toPage, type Page, type PageRequest } from '../../pages.ts'
import { actsAs, type Session } from '../../session.ts'
import { checkTerms, type TermsProblem } from '../drops/checkTerms.ts'
import { isDropRecord, type DropRecord, type StoredDrop } from '../drops/dropRecord.ts'
import { lockAccount } from '../quotas.ts'
import { takeStorage } from '../storage/takeStorage.ts'

/** An upload that is not whole yet. */
export type UploadRecord = StoredDrop & { readonly expectedId: Hex; readonly chunkSlots: number }

export type UploadInput = {
  readonly terms: DropTerms
  readonly token: TokenFacts
  readonly title: string
  readonly rowCount: number
  readonly dropId: Hex
}

export type CreateUploadOutcome =
  | { readonly kind: 'upload'; readonly upload: UploadRecord; readonly existed: boolean }
  | { readonly kind: 'saved'; readonly drop: DropRecord; readonly existed: true }
  | { readonly kind: 'invalid-manifest'; readonly reason: Sentence | string }
  | { readonly kind: 'too-many-uploads' }
  | TermsProblem

/** Unfinished uploads a sender may have on one chain. */
export const maxUploads = 20

/** Most rows of one drop. */
const maxDropRows = 10_000_000

/** Packed bytes of one chunk, so that as base64 within JSON it stays under 900 kB. */
const chunkBytes = 640_000

/** Slots of a chunk, were every amount and id as wide as can be. */
function chunkSlotsFor(terms: Pick<DropTerms, 'standard' | 'slotSize'>): number {
  const idBytes = terms.standard === 'ERC721' || terms.standard === 'ERC1155' ? 32 : 0
  const amountBytes = terms.standard === 'ERC721' ? 0 : 32
  const slotBytes = 4 + 32 + terms.slotSize * (20 + idBytes + amountBytes)
  return Math.max(1, Math.min(1_000, Math.floor(chunkBytes / slotBytes)))
}

/** Chunks of a whole upload. */
export function chunkCountOf(upload: UploadRecord): number {
  return Math.ceil(upload.slotCount / upload.chunkSlots)
}

/** Slots of one chunk: all the same number, but for the last. */
export function slotsOfChunk(upload: UploadRecord, chunk: number): { first: number; count: number } {
  const first = chunk * upload.chunkSlots
  return { first, count: Math.min(upload.chunkSlots, upload.slotCount - first) }
}

/**
 * Begins an upload, or finds the one that was begun: the drop id the client computed is what it goes by, so a client that
 * lost everything but the file goes on where it stopped.
 */
export async function createUpload(context: ApiContext, input: UploadInput): Promise<CreateUploadOutcome> {
  const session = await context.getSession()
  const problem = checkTerms(context, session, input.terms)
  if (problem) return problem
  const reason = findInputProblem(input)
  if (reason) return { kind: 'invalid-manifest', reason }
  const outcome = await context.db.transaction(async (tx) => {
    await lockAccount(tx, input.terms.sender)
    const opened = await openUpload(tx, input, context.clock())
    if (opened?.kind === 'upload' && !opened.existed)
      await takeStorage(tx, context, { account: input.terms.sender, bytes: 0, isRecord: true })
    return opened
  })
  // Sealed or removed in this very moment, then.
  return outcome ?? createUpload(context, input)
}

/** Begins or finds an upload of a locked account; `null` when what was there is gone again. */
async function openUpload(tx: Transaction, input: UploadInput, now: Date): Promise<CreateUploadOutcome | null> {
  const { terms, token } = input
  // The announced id proves nothing: what it finds must be this sender's own.
  const own = and(eq(drops.sender, terms.sender), eq(drops.chainId, terms.chainId))
  const [sealed] = await tx
    .select()
    .from(drops)
    .where(and(eq(drops.id, input.dropId), own))
  if (isDropRecord(sealed)) return { kind: 'saved', drop: sealed, existed: true }

  const underWay = await tx
    .select({ expectedId: drops.expectedId })
    .from(drops)
    .where(and(own, eq(drops.state, 'draft')))
    .limit(maxUploads)
  if (underWay.length === maxUploads && !underWay.some(({ expectedId }) => expectedId === input.dropId)) {
    return { kind: 'too-many-uploads' }
  }
  const [created] = await tx
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
  if (isUploadRecord(created)) return { kind: 'upload', upload: created, existed: false }
  const [existing] = await tx
    .select()
    .from(drops)
    .where(and(eq(drops.expectedId, input.dropId), eq(drops.state, 'draft'), own))
  if (!isUploadRecord(existing)) return null
  // The id binds the terms; the row count, when it differs, is the id's own contradiction and shows at the end.
  if (existing.rowCount !== input.rowCount) {
    return {
      kind: 'invalid-manifest',
      reason: sentence(messages.otherRowCount),
    }
  }
  return { kind: 'upload', upload: existing, existed: true }
}

function findInputProblem({ terms, token, title, rowCount, dropId }: UploadInput): Sentence | string | null {
  if (!isHashText(dropId)) return sentence(messages.dropIdLength)
  if (rowCount < 1 || rowCount > maxDropRows) return sentence(messages.rowCountRange, { max: String(maxDropRows) })
  if (title.length > 1_000 || token.symbol.length > 1_000 || token.name.length > 1_000)
    return sentence(messages.nameTooLong)
  if (token.decimals < 0 || token.decimals > 255) return sentence(messages.decimalsRange)
  try {
    assertTerms(terms)
    return null
  } catch (error) {
    if (error instanceof DropsError) return error.shortMessage
    throw error
  }
}

/** A upload by its id, for whoever may go on with it; `null` for everybody else. */
export async function getUpload(
  db: Database | Transaction,
  session: Session | null,
  id: string,
): Promise<UploadRecord | null> {
  if (session === null) return null
  const upload = await findUpload(db, id)
  return upload && actsAs(session, upload.sender, upload.chainId) ? upload : null
}

/** An upload by its id, whosever it is: for work that was asked for by who may. */
export async function findUpload(db: Database | Transaction, id: string): Promise<UploadRecord | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const [upload] = await db
    .select()
    .from(drops)
    .where(and(eq(drops.uploadId, id), eq(drops.state, 'draft')))
  return isUploadRecord(upload) ? upload : null
}

/** The session's own uploads, newest first. */
export async function listUploads(
  context: ApiContext,
  session: Session,
  page: PageRequest,
): Promise<Page<UploadRecord>> {
  const conditions = [eq(drops.sender, session.address), eq(drops.state, 'draft')]
  if (session.accountType === 'contract') conditions.push(eq(drops.chainId, session.chainId))
  if (page.after !== null) conditions.push(lt(drops.ref, page.after))
  const records = await context.db
    .select()
    .from(drops)
    .where(and(...conditions))
    .orderBy(desc(drops.ref))
    .limit(page.first + 1)
  return toPage(records.filter(isUploadRecord), page, 'upload', (upload) => upload.ref)
}

/** Numbers of chunks that are there. */
async function listChunks(db: Database | Transaction, upload: UploadRecord): Promise<number[]> {
  const records = await db
    .select({ chunk: uploadChunks.chunk })
    .from(uploadChunks)
    .where(eq(uploadChunks.dropRef, upload.ref))
    .orderBy(asc(uploadChunks.chunk))
  return records.map((record) => record.chunk)
}

/** Numbers of chunks still to send, in order. */
export async function listMissingChunks(db: Database | Transaction, upload: UploadRecord): Promise<number[]> {
  const there = new Set(await listChunks(db, upload))
  return Array.from({ length: chunkCountOf(upload) }, (_, chunk) => chunk).filter((chunk) => !there.has(chunk))
}

/** Removes an upload and its rows. `false` when there is none the session may remove. */
export async function deleteUpload(context: ApiContext, id: string): Promise<boolean> {
  const upload = await getUpload(context.db, await context.getSession(), id)
  if (!upload) return false
  await context.db.transaction((tx) => removeUpload(tx, upload.ref))
  return true
}

export async function removeUpload(tx: Transaction, ref: number): Promise<void> {
  await tx.delete(dropAccounts).where(eq(dropAccounts.dropRef, ref))
  await tx.delete(drops).where(and(eq(drops.ref, ref), eq(drops.state, 'draft')))
}

/** Days an upload may rest before it is removed. */
export const uploadDays = 30

/** Removes uploads that nobody went on with. Safe to run anywhere, any time. */
export async function removeStaleUploads(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - uploadDays * 86_400_000)
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ ref: string | number }>(
      sql`select ref from drops where state = 'draft' and updated_at < ${before.toISOString()} for update skip locked limit 100`,
    )
    for (const { ref } of rows) await removeUpload(tx, Number(ref))
    return rows.length
  })
}

function isUploadRecord(drop: StoredDrop | undefined): drop is UploadRecord {
  return drop !== undefined && drop.state === 'draft' && drop.expectedId !== null && drop.chunkSlots !== null
}
