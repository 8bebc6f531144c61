import type { SendingProblem } from '@slotdrop/api/sending'
import { type JournalEntry, NothingPayableError } from '@slotdrop/delivery'
import { type Manifest, slotWord } from '@slotdrop/drops'
import type { OperatorContext } from '../OperatorContext.ts'
import { isGivenUp } from '../requests/chooseBatch.ts'
import { isSignatureOver, toSignedClaims, withoutSigned } from '../requests/chooseClaims.ts'
import { listWaiting } from '../requests/requests.ts'
import { createLaneJournal } from '../store/createLaneJournal.ts'
import type { ChainLook } from './fetchLook.ts'
import type { LaneHold } from './LaneHold.ts'
import { mergeRefused, noteRefused, type RefusedSlots } from './refusedSlots.ts'
import { sendRows, type SendingEnding } from './sendRows.ts'
import { toProblem } from './toProblem.ts'

/** Open rows by slot, but for those that were refused before. */
function restOf(
  { slotCount, rowCount, terms }: Pick<Manifest, 'slotCount' | 'rowCount' | 'terms'>,
  words: readonly bigint[],
  entries: readonly JournalEntry[],
): Map<number, bigint> {
  const refused = new Map<number, bigint>()
  for (const { slot, leftOut = 0n, receipt } of entries) {
    const failed = slotWord.maskOf(receipt?.failures.map(({ row }) => row) ?? [])
    refused.set(slot, (refused.get(slot) ?? 0n) | leftOut | failed)
  }
  const rest = new Map<number, bigint>()
  for (let slot = 0; slot < slotCount; slot++) {
    const all = slotWord.full(Math.min(terms.slotSize, rowCount - slot * terms.slotSize))
    const open = all & ~(words[slot] ?? 0n) & ~(refused.get(slot) ?? 0n)
    if (open !== 0n) rest.set(slot, open)
  }
  return rest
}

function toRefusal(manifest: Manifest, words: readonly bigint[], [first]: RefusedSlots): SendingProblem {
  if (first) return toProblem(new NothingPayableError({ slot: first.slot, mask: first.rows, reason: first.reason }))
  // Mined, and left open: why, its receipt says.
  const [[slot, mask] = [0, 0n]] = restOf(manifest, words, [])
  return toProblem(new NothingPayableError({ slot, mask, reason: { kind: 'none' } }))
}

const noRows = { rows: [], now: 0 } as const

/** Why sending the rest ended. `refused`: what is open was refused, and its sender did not ask for it again; in the meantime she may have paid it in another way. */
type RestEnding = SendingEnding | { readonly kind: 'refused'; readonly problem: SendingProblem }

/**
 * Sends all that is open, but for what was refused before: that waits for a new order. A slot that was paid in part, by claims, on request
 * or by somebody else, is nothing strange: what is open of it is named to the engine, which would else leave it to the sender.
 */
export async function sendRest(
  context: OperatorContext,
  hold: LaneHold,
  { manifest, look }: { readonly manifest: Manifest; readonly look: ChainLook },
): Promise<RestEnding> {
  const { account, words } = look
  const { problemRevision = 0, refused: known = [], problem } = hold.getStatus()
  const { revision } = hold.getOrder()
  const isRefusalKnown = known.length > 0 || problem?.name === 'NothingPayableError'
  const isAskedAnew = isRefusalKnown && revision > problemRevision
  const entries = await createLaneJournal(context.db, hold.owner).list(manifest.dropId)
  const rest = restOf(manifest, words, isAskedAnew ? [] : entries)
  const before = mergeRefused(isAskedAnew ? [] : known, [], words)
  if (rest.size === 0) {
    noteRefused(hold, before)
    return { kind: 'refused', problem: toRefusal(manifest, words, before) }
  }
  const isWhole = !isAskedAnew && [...rest.keys()].every((slot) => (words[slot] ?? 0n) === 0n)
  const { rows: waiting, now } =
    hold.getOrder().requestsAsked === 0 ? noRows : await listWaiting(context.db, manifest.dropId)
  const payable = waiting.filter((row) => !isSignatureOver(row, now) && !isGivenUp(row))
  const claims = look.claimsOpen ? toSignedClaims(payable) : undefined
  const ending = await sendRows(context, hold, { manifest, account, claims, waiting, ...(!isWhole && { rows: rest }) })
  if (isAskedAnew) hold.setStatus({ problemRevision: revision })
  noteRefused(hold, mergeRefused(before, withoutSigned(ending.leftOut, claims), words))
  return ending
}
