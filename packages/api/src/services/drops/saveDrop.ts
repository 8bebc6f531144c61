import { eq } from 'drizzle-orm'
import { getSlot, parseManifest, slotRows, type Manifest } from '@slotdrop/drops'
import { concatHex, hexToBytes } from 'viem'
import type { Transaction } from '../../database/database.ts'
import { drops, dropSlots } from '../../database/schema.ts'
import type { ApiContext } from '../../context.ts'
import { checkTerms, type TermsProblem } from './checkTerms.ts'
import { DropVanishedError } from '../../errors.ts'
import { accountsOf, dropAccountsOf } from '../slots/dropAccounts.ts'
import { writeShards } from '../slots/dropShards.ts'
import { hasRoomForPrivateDrop, lockAccount } from '../quotas.ts'
import { isDropRecord, type DropRecord } from './dropRecord.ts'
import { toManifestProblem } from './toManifestProblem.ts'

export type SaveDropOutcome =
  | { readonly kind: 'saved'; readonly drop: DropRecord; readonly existed: boolean }
  | { readonly kind: 'invalid-manifest'; readonly reason: string }
  | { readonly kind: 'too-many-drops' }
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
    if (!parameters.publish) {
      await lockAccount(tx, session.address)
      const [known] = await tx.select({ ref: drops.ref }).from(drops).where(eq(drops.id, manifest.dropId))
      if (!known && !(await hasRoomForPrivateDrop(tx, manifest.terms.sender, manifest.rowCount))) {
        return { kind: 'too-many-drops' }
      }
    }
    const inserted = await insertManifest(tx, manifest, { now, publish: parameters.publish })
    const drop = inserted ?? (await publishExisting(tx, manifest, { now, publish: parameters.publish }))
    return { kind: 'saved', drop, existed: inserted === undefined }
  })
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
  await writeShards(tx, inserted)
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

const slotsAtOnce = 100

async function insertSlots(tx: Transaction, dropRef: number, manifest: Manifest): Promise<void> {
  for (let from = 0; from < manifest.slotCount; from += slotsAtOnce) {
    const count = Math.min(slotsAtOnce, manifest.slotCount - from)
    const slots = Array.from({ length: count }, (_, offset) => getSlot(manifest, from + offset))
    await tx.insert(dropSlots).values(
      slots.map((slot) => ({
        dropRef,
        slot: slot.index,
        rowCount: slot.rowCount,
        total: slot.total,
        packed: hexToBytes(slot.packed),
        rowsHash: slot.rowsHash,
        rowsRoot: slot.rowsRoot,
        leaf: slot.leaf,
        proof: hexToBytes(concatHex(slot.proof)),
      })),
    )
    await tx.execute(
      dropAccountsOf(
        dropRef,
        slots.map(({ index }) => ({ slot: index, accounts: accountsOf(slotRows(manifest, index)) })),
      ),
    )
  }
}
