import type { JournalEntry } from '@slotdrop/delivery'
import { fullMask, type Manifest } from '@slotdrop/drops'
import type { OperatorContext } from '../OperatorContext.ts'
import { createLaneJournal } from '../store/createLaneJournal.ts'
import type { ChainLook } from './fetchLook.ts'
import type { LaneHold } from './LaneHold.ts'
import { sendRows, type SendingEnding } from './sendRows.ts'

/** Open rows by slot, but for those that were refused before. */
function restOf(
  { slotCount, rowCount, terms }: Pick<Manifest, 'slotCount' | 'rowCount' | 'terms'>,
  words: readonly bigint[],
  entries: readonly JournalEntry[],
): Map<number, bigint> {
  const refused = new Map<number, bigint>()
  for (const { slot, leftOut = 0n, receipt } of entries) {
    const failed = receipt?.failures.reduce((rows, { row }) => rows | (1n << BigInt(row)), 0n) ?? 0n
    refused.set(slot, (refused.get(slot) ?? 0n) | leftOut | failed)
  }
  const rest = new Map<number, bigint>()
  for (let slot = 0; slot < slotCount; slot++) {
    const all = fullMask(Math.min(terms.slotSize, rowCount - slot * terms.slotSize))
    const open = all & ~(words[slot] ?? 0n) & ~(refused.get(slot) ?? 0n)
    if (open !== 0n) rest.set(slot, open)
  }
  return rest
}

/**
 * Sends all that is open. Where recipients claim or asked for their rows, a slot that is paid in part is nothing strange: what is open of it
 * is named to the engine, which would else leave it to the sender.
 */
export async function sendRest(
  context: OperatorContext,
  hold: LaneHold,
  { manifest, look }: { readonly manifest: Manifest; readonly look: ChainLook },
): Promise<SendingEnding> {
  const { account, claimsOpen, words } = look
  if (!claimsOpen && hold.getRequestsSeen() === 0) return sendRows(context, hold, { manifest, account })
  const entries = await createLaneJournal(context.db, hold.owner).list(manifest.dropId)
  const rest = restOf(manifest, words, entries)
  return sendRows(context, hold, { manifest, account, ...(rest.size > 0 && { rows: rest }) })
}
