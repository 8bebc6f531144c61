import { eq } from 'drizzle-orm'
import { getSlot, parseManifest, slotRows, type Manifest, DropsError } from '@slotdrop/drops'
import { sentence, type Sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import { concatHex, hexToBytes } from 'viem'
import type { Transaction } from '../../database/database.ts'
import { drops, dropSlots } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { checkTerms, type TermsProblem } from './checkTerms.ts'
import { DropVanishedError } from '../../errors.ts'
import { accountsOf, dropAccountsOf } from '../slots/dropAccounts.ts'
import { insertShards } from '../slots/dropShards.ts'
import { bytesOfRows, takeStorage } from '../storage/takeStorage.ts'
import { hasRoomForDrop, lockAccount, type Visibility } from '../quotas.ts'
import { isRemoved } from './removeDrop.ts'
import { isDropRecord, type DropRecord } from './dropRecord.ts'

/** The sentence for a manifest that cannot be kept; anything that is not a manifest's fault is thrown on. */
function toManifestProblem(error: unknown): string {
  if (error instanceof DropsError) return error.shortMessage
  throw error
}

export type SaveDropOutcome =
  | { readonly kind: 'saved'; readonly drop: DropRecord; readonly existed: boolean }
  | { readonly kind: 'invalid-manifest'; readonly reason: Sentence | string }
  | { readonly kind: 'too-many-drops'; readonly visibility: Visibility }
  | TermsProblem

/**
 * Keeps a sealed manifest. Nothing of it is believed: order, totals, root and drop id are computed again. Only the sender may
 * save, so that nobody can plant a drop in another's list and wait for it to be opened and sent.
 */
export async function saveDrop(
  context: ApiContext,
  parameters: { manifest: string; publish: boolean },
): Promise<SaveDropOutcome> {
  const session = await context.getSession()
  if (session === null) return { kind: 'not-signed-in' }
  let manifest: Manifest
  try {
    manifest = await parseManifest(parameters.manifest)
  } catch (error) {
    return { kind: 'invalid-manifest', reason: toManifestProblem(error) }
  }
  const problem = checkTerms(context, session, manifest.terms)
  if (problem) return problem
  const now = context.clock()
  return context.db.transaction(async (tx): Promise<SaveDropOutcome> => {
    await lockAccount(tx, session.address)
    if (await isRemoved(tx, manifest.dropId)) {
      return { kind: 'invalid-manifest', reason: sentence(messages.dropRemoved) }
    }
    const [known] = await tx.select({ state: drops.state }).from(drops).where(eq(drops.id, manifest.dropId))
    const isNew = !known || (parameters.publish && known.state !== 'published')
    const terms = { sender: manifest.terms.sender, rowCount: manifest.rowCount }
    const visibility = parameters.publish ? 'public' : 'private'
    if (isNew && !(await hasRoomForDrop(tx, terms, visibility))) return { kind: 'too-many-drops', visibility }
    const inserted = await insertManifest(tx, manifest, { now, publish: parameters.publish })
    const drop = inserted ?? (await publishExisting(tx, manifest, { now, publish: parameters.publish }))
    if (inserted) {
      const bytes = bytesOfRows(manifest.rowCount, packedBytesOf(manifest))
      await takeStorage(tx, context, { account: session.address, bytes, isRecord: true })
    }
    return { kind: 'saved', drop, existed: inserted === undefined }
  })
}

function packedBytesOf(manifest: Manifest): number {
  let bytes = 0
  for (let slot = 0; slot < manifest.slotCount; slot++) bytes += (getSlot(manifest, slot).packed.length - 2) / 2
  return bytes
}

type Moment = { now: Date; publish: boolean }

/** Writes a drop with its slots, accounts and shards. `undefined` when it is kept already: of several saves at once, one inserts. */
export async function insertManifest(
  tx: Transaction,
  manifest: Manifest,
  moment: Moment,
): Promise<DropRecord | undefined> {
  const inserted = await insertDrop(tx, manifest, moment)
  if (!inserted) return undefined
  await insertSlots(tx, inserted.ref, manifest)
  return inserted
}

async function insertDrop(tx: Transaction, manifest: Manifest, { now, publish }: Moment) {
  const { terms, token } = manifest
  const [drop] = await tx
    .insert(drops)
    .values({
      ...terms,
      id: manifest.dropId,
      state: publish ? 'published' : 'sealed',
      rowCount: manifest.rowCount,
      slotCount: manifest.slotCount,
      total: manifest.total,
      root: manifest.root,
      fingerprint: manifest.fingerprint,
      title: manifest.title,
      symbol: token.symbol,
      tokenName: token.name,
      decimals: token.decimals,
      createdAt: now,
      updatedAt: now,
      sealedAt: now,
      publishedAt: publish ? now : null,
    })
    .onConflictDoNothing({ target: drops.id })
    .returning()
  return isDropRecord(drop) ? drop : undefined
}

async function publishExisting(tx: Transaction, manifest: Manifest, { now, publish }: Moment): Promise<DropRecord> {
  const [existing] = await tx.select().from(drops).where(eq(drops.id, manifest.dropId))
  if (!isDropRecord(existing)) throw new DropVanishedError(manifest.dropId)
  if (existing.state === 'published' || !publish) return existing
  const [published] = await tx
    .update(drops)
    .set({ state: 'published', publishedAt: now, updatedAt: now })
    .where(eq(drops.ref, existing.ref))
    .returning()
  return isDropRecord(published) ? published : existing
}

/** Whole shards. */
const slotsAtOnce = 100

async function insertSlots(tx: Transaction, dropRef: number, manifest: Manifest): Promise<void> {
  for (let from = 0; from < manifest.slotCount; from += slotsAtOnce) {
    const count = Math.min(slotsAtOnce, manifest.slotCount - from)
    const slots = Array.from({ length: count }, (_, offset) => getSlot(manifest, from + offset))
    const records = slots.map((slot) => ({
      dropRef,
      slot: slot.index,
      rowCount: slot.rowCount,
      total: slot.total,
      packed: hexToBytes(slot.packed),
      rowsHash: slot.rowsHash,
      rowsRoot: slot.rowsRoot,
      leaf: slot.leaf,
      proof: hexToBytes(concatHex(slot.proof)),
    }))
    await tx.insert(dropSlots).values(records)
    await insertShards(tx, dropRef, records)
    await tx.execute(
      dropAccountsOf(
        dropRef,
        slots.map(({ index }) => ({ slot: index, accounts: accountsOf(slotRows(manifest, index)) })),
      ),
    )
  }
}
