import { type Manifest, slotWord } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import { type OperatorError, RowNotListedError, RowRevertedError, SignatureOverError } from '../errors.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import { chooseBatch, isGivenUp, toMasks } from '../requests/chooseBatch.ts'
import { addCheaperClaims, isSignatureOver, toSignedClaims, withoutSigned } from '../requests/chooseClaims.ts'
import { changeRequests, listWaiting, type RequestChange } from '../requests/requests.ts'
import type { RequestedRow } from '../requests/RequestedRow.ts'
import type { ChainLook } from './fetchLook.ts'
import type { LaneHold } from './LaneHold.ts'
import { mergeRefused, noteRefused } from './refusedSlots.ts'
import { sendRows, type SendingEnding } from './sendRows.ts'
import { toProblem } from './toProblem.ts'

/** Seconds until it is looked whether the chain still lets rows be sent, while nobody asks for any. */
const idleSeconds = 300
/** Units of gas that a transaction of one row takes at least. */
const leastGas = 100_000n

function isListed({ terms, rowCount, rowAt }: Manifest, { slot, slotRow, account }: RequestedRow): boolean {
  const index = slot * terms.slotSize + slotRow
  return slotRow < terms.slotSize && index < rowCount && isAddressEqual(rowAt(index).account, account)
}

/**
 * Why a row is not even tried. The server is not believed: what its own list does not have is not sent, and would not be paid. What goes well
 * when it is tried and fails when it is mined, alone at last, would cost gas for nothing again and again.
 */
function problemOf(manifest: Manifest, row: RequestedRow, now: number): OperatorError | undefined {
  if (!isListed(manifest, row)) return new RowNotListedError()
  if (row.state === 'queued' && isSignatureOver(row, now)) return new SignatureOverError()
  return row.state === 'queued' && isGivenUp(row) ? new RowRevertedError() : undefined
}

/** Nobody is to be paid now. A purse that was too small, and is as it was, still is. */
function restUntilAsked(hold: LaneHold, { purse }: Pick<ChainLook, 'purse'>): void {
  const { waiting: known } = hold.getStatus()
  const before = known?.reason === 'purse' ? known : undefined
  const isPoor = purse === 0n || before?.has === purse
  const needs = before?.needs ?? leastGas * hold.getOrder().fees.ceiling
  hold.setStatus({
    stage: isPoor ? 'waiting' : 'on-request',
    waiting: isPoor ? { reason: 'purse', has: purse, needs } : undefined,
    ...{ problem: undefined, end: undefined, inFlight: 0, tries: 0 },
  })
}

/** Sends the rows that were asked for and whose time has come; and follows those that are on their way. */
export async function serveRequests(
  context: OperatorContext,
  hold: LaneHold,
  { manifest, look }: { readonly manifest: Manifest; readonly look: ChainLook },
): Promise<SendingEnding> {
  const { db } = context
  const { dropId } = manifest
  const { rows: waiting, now, asked } = await listWaiting(db, dropId)
  hold.seeRequests(asked)
  const problems = waiting.map((row) => problemOf(manifest, row, now))
  const refused = waiting.flatMap(({ slot, slotRow, signed }, index): RequestChange[] => {
    const error = problems[index]
    return error ? [{ slot, slotRow, signed, state: 'refused', problem: toProblem(error) }] : []
  })
  await changeRequests(db, dropId, hold.owner, refused)
  const listed = waiting.filter((_, index) => !problems[index])
  const batch = chooseBatch(
    listed.filter(({ state, signed }) => state === 'queued' && !signed),
    now,
  )
  // A signed claim shares its transaction with no other row, so it waits for none.
  const isDue = ({ slot, slotRow, state, signed }: RequestedRow) =>
    signed !== undefined || state === 'on-its-way' || slotWord.isSet(batch.rows.get(slot) ?? 0n, slotRow)
  const { refused: known = [] } = hold.getStatus()
  const rows = look.claimsOpen ? listed.filter(isDue) : []
  if (rows.length === 0) {
    noteRefused(hold, mergeRefused(known, [], look.words))
    restUntilAsked(hold, look)
    const wait = batch.nextAt === undefined || !look.claimsOpen ? idleSeconds : Math.ceil((batch.nextAt - now) / 1000)
    return { kind: 'yield', seconds: Math.min(idleSeconds, wait), leftOut: [] }
  }
  const { account } = look
  const claims = await addCheaperClaims(
    context,
    { manifest, account: account.address },
    { claims: toSignedClaims(rows), rows: batch.rows },
  )
  const masks = toMasks(rows)
  const ending = await sendRows(context, hold, { manifest, account, rows: masks, claims, waiting })
  // Rows that an earlier turn left out and that are asked for again wait for their turn.
  const leftOut = ending.leftOut
    .map((each) => ({ ...each, rows: each.rows & (masks.get(each.slot) ?? 0n) }))
    .filter((each) => each.rows !== 0n)
  noteRefused(hold, mergeRefused(known, withoutSigned(leftOut, claims), look.words))
  return { ...ending, leftOut }
}
