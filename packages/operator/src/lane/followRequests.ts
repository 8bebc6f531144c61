import {
  type ChainClient,
  decodeReceipt,
  type DeliveryError,
  fetchClaimEstimate,
  fetchRowReason,
  type JournalEntry,
  type Reason,
  rowClaimRequest,
} from '@slotdrop/delivery'
import { type Address, type Hex, type Manifest, slotRows, slotWord } from '@slotdrop/drops'
import { DropEndedError, RowRefusedError } from '../errors.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import { attemptsFor, followRows, isAsKnown } from '../requests/followRows.ts'
import { changeRequests, listUnfinal, listWaiting, type RequestChange } from '../requests/requests.ts'
import type { RequestedRow } from '../requests/RequestedRow.ts'
import { listAttemptsOf } from '../store/createLaneJournal.ts'
import type { LaneHold } from './LaneHold.ts'
import type { SendingEnding } from './sendRows.ts'
import { toProblem } from './toProblem.ts'

/** The transaction that paid a row, of those that carried it; undefined where none did, or the node does not say. */
async function findPayment(
  { nodesOf }: OperatorContext,
  manifest: Manifest,
  { slot, slotRow }: RequestChange,
  attempts: readonly JournalEntry[],
): Promise<Hex | undefined> {
  const { client } = nodesOf(manifest.terms.chainId)
  const hashes = attempts.flatMap(({ hash, hashes: former = [] }) => [...(hash ? [hash] : []), ...former])
  for (const hash of new Set(hashes)) {
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    const paid = receipt ? decodeReceipt(manifest, slot, receipt).paid : 0n
    if (slotWord.isSet(paid, slotRow)) return hash
  }
  return undefined
}

/** Writes down what the chain says of rows that were asked for, where it is news. */
export async function followRequests(
  context: OperatorContext,
  hold: LaneHold,
  manifest: Manifest,
  words: readonly bigint[],
): Promise<void> {
  if (hold.getRequestsSeen() === 0) return
  const { db } = context
  const { dropId } = manifest
  const rows = (await listUnfinal(db, dropId)).filter((row) => !isAsKnown(row, words))
  const entries = await listAttemptsOf(db, dropId, [...new Set(rows.map(({ slot }) => slot))])
  const changes = followRows(rows, words, entries).map(async (change) => {
    if (change.state !== 'received' || change.hash) return change
    return { ...change, hash: await findPayment(context, manifest, change, attemptsFor(change, entries)) }
  })
  await changeRequests(db, dropId, hold.owner, await Promise.all(changes))
}

/** Rows that were left out of those that were asked for, and for which no account has signed since they were tried. */
function refusedOf(
  rows: readonly RequestedRow[],
  { leftOut, claims }: Pick<SendingEnding, 'leftOut' | 'claims'>,
): RequestedRow[] {
  const masks = new Map(leftOut.map(({ slot, rows: mask }) => [slot, mask]))
  return rows.filter(
    ({ slot, slotRow, signed }) =>
      slotWord.isSet(masks.get(slot) ?? 0n, slotRow) &&
      claims?.get(slot)?.get(slotRow)?.signed?.signature === signed?.signature,
  )
}

/** Why the distributor refuses what a row's account signed; undefined where it does not, or nothing was signed. */
async function fetchClaimRefusal(
  client: ChainClient,
  manifest: Manifest,
  { account, row: { slot, slotRow: row, signed } }: { readonly account: Address; readonly row: RequestedRow },
): Promise<DeliveryError | undefined> {
  if (!signed) return undefined
  const { chainId } = manifest.terms
  const request = rowClaimRequest(manifest, { slot, row }, { signed })
  const tried = await fetchClaimEstimate(client, request, { account, chainId }).catch(() => undefined)
  return tried?.kind === 'refused' ? tried.refusal : undefined
}

/** Tells each row that trials found refused why: a trial names the first of a slot alone, so each of them is tried by itself. */
export async function refuseRequests(
  { db, nodesOf }: OperatorContext,
  hold: LaneHold,
  { manifest, account }: { readonly manifest: Manifest; readonly account: Address },
  ending: Pick<SendingEnding, 'leftOut' | 'claims'>,
): Promise<void> {
  const { leftOut } = ending
  if (hold.getRequestsSeen() === 0 || leftOut.length === 0) return
  const { client } = nodesOf(manifest.terms.chainId)
  const found = new Map(leftOut.map((each) => [each.slot, each.reason]))
  const reasonOf = async ({ slot, slotRow }: RequestedRow): Promise<Reason> => {
    const row = slotRows(manifest, slot)[slotRow]
    const own = row && (await fetchRowReason(client, manifest, row).catch(() => undefined))
    return own && own.kind !== 'none' ? own : (found.get(slot) ?? { kind: 'none' })
  }
  const { rows } = await listWaiting(db, manifest.dropId)
  const problemOf = async (row: RequestedRow) =>
    (await fetchClaimRefusal(client, manifest, { account, row })) ?? new RowRefusedError(await reasonOf(row))
  const changes = refusedOf(rows, ending).map(async (row) => ({
    ...{ slot: row.slot, slotRow: row.slotRow, signed: row.signed, state: 'refused' as const },
    problem: toProblem(await problemOf(row)),
  }))
  await changeRequests(db, manifest.dropId, hold.owner, await Promise.all(changes))
}

/** Tells whoever still waits that nothing is sent of this drop any more. */
export async function endRequests({ db }: OperatorContext, hold: LaneHold): Promise<void> {
  if (hold.getRequestsSeen() === 0) return
  const { dropId } = hold.getOrder()
  const { rows } = await listWaiting(db, dropId)
  const problem = toProblem(new DropEndedError())
  const changes = rows.map(({ slot, slotRow, signed }) => ({
    slot,
    slotRow,
    signed,
    state: 'refused' as const,
    problem,
  }))
  await changeRequests(db, dropId, hold.owner, changes)
}
