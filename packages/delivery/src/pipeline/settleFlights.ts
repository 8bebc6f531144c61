import type { TransactionReceipt } from 'viem'
import { decodeReceipt } from '../follow/decodeReceipt.ts'
import { ifKnown } from '../follow/ifKnown.ts'
import { type JournalEntry, triedRows } from '../journal/journal.ts'
import { feeOfReceipt } from '../network/fetchL1Fee.ts'
import type { ChainView } from './ChainView.ts'
import { type Flight, hashesOf } from './Flight.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import { trySaveEntries } from './saveEntries.ts'

/** Looks at a used nonce after which no receipt is waited for any longer: it may come later than nonces and words. */
const maxLooks = 5

/** What became of a transaction. */
export type Ending = {
  readonly flight: Flight
  readonly entries: readonly JournalEntry[]
  readonly receipt: TransactionReceipt | undefined
}

async function fetchReceipt({ client }: PipelineContext, flight: Flight): Promise<TransactionReceipt | undefined> {
  const found = await Promise.all(hashesOf(flight).map((hash) => ifKnown(client.getTransactionReceipt({ hash }))))
  return found.find((receipt) => receipt !== undefined)
}

/**
 * Receipts of the flights that are mined next, as far as they are: asked for with the look, so that a block needs no request of its own for
 * them.
 */
export async function fetchNextReceipts(
  context: PipelineContext,
  run: PipelineRun,
): Promise<ReadonlyMap<number, TransactionReceipt>> {
  const next = [...run.flights.values()].toSorted((a, b) => a.nonce - b.nonce).slice(0, run.minedAtOnce)
  const receipts = await Promise.all(next.map((flight) => fetchReceipt(context, flight)))
  return new Map(next.flatMap(({ nonce }, index) => (receipts[index] ? [[nonce, receipts[index]] as const] : [])))
}

/** What became of one slot by the receipt of its nonce; undefined while the ledger's word does not show yet what the receipt says. */
function endByReceipt(
  { manifest }: PipelineContext,
  entry: JournalEntry,
  found: TransactionReceipt,
  word: bigint,
): JournalEntry | undefined {
  const { mask } = entry
  const hash = found.transactionHash
  const receipt = decodeReceipt(manifest, entry.slot, found)
  const isAllPaid = (mask & ~word) === 0n
  if ((receipt.paid & ~word) !== 0n) return undefined
  if (found.status === 'success' && triedRows({ mask, receipt }) !== 0n)
    return { ...entry, stage: 'mined', hash, receipt }
  if (isAllPaid) return { ...entry, stage: 'mined', hash }
  // The hash of what took its place is none of its own.
  return found.status === 'success' ? { ...entry, stage: 'replaced' } : { ...entry, stage: 'reverted', hash, receipt }
}

/** The word decides where no receipt of ours is found. */
function endByWord(entry: JournalEntry, word: bigint): JournalEntry {
  return { ...entry, stage: (entry.mask & ~word) === 0n ? 'mined' : 'replaced' }
}

function endFlight(
  context: PipelineContext,
  run: PipelineRun,
  flight: Flight,
  receipt: TransactionReceipt | undefined,
) {
  const { words, block } = run.view ?? { words: [], block: undefined }
  const looks = (run.looks.get(flight.nonce) ?? 0) + 1
  run.looks.set(flight.nonce, looks)
  // A node that knows a receipt but not its block contradicts itself.
  if (receipt && block && receipt.blockNumber > block.number) return undefined
  // Also of what is paid: the receipt says what it cost.
  if (!receipt && looks < maxLooks) return undefined
  const entries = flight.entries.map((entry) => {
    const word = words[entry.slot] ?? 0n
    return receipt ? endByReceipt(context, entry, receipt, word) : endByWord(entry, word)
  })
  return entries.every((entry) => entry !== undefined) ? { flight, entries, receipt } : undefined
}

function count(run: PipelineRun, { entries, receipt }: Ending) {
  if (!receipt) return
  const hasPaid = entries.some((entry) => (entry.receipt?.paid ?? 0n) !== 0n)
  run.transactions += 1
  run.feesSpent += feeOfReceipt(receipt)
  if (!hasPaid) run.wasted += 1
}

function tell({ dispatch }: PipelineContext, run: PipelineRun, { entries }: Ending, words: readonly bigint[]) {
  for (const { slot, stage, hash } of entries) {
    if (stage === 'asked' || stage === 'broadcast' || stage === 'rejected') continue
    dispatch({ type: 'resolved', slot, word: words[slot] ?? 0n, outcome: stage, hash })
    // Other rows of the slot may be under way under another nonce.
    for (const flight of run.flights.values())
      if (flight.entries.some((entry) => entry.slot === slot))
        dispatch({ type: 'broadcast', slot, hash: flight.hash, nonce: flight.nonce })
  }
}

/**
 * Ends signed claims whose deadline has passed, so that they are not broadcast again. Their rows stay open, and the next trial reports
 * `SignatureExpired`. If the node still has the claim, it reverts, or an empty call replaces it.
 */
function endExpired(run: PipelineRun, { used, pending, block }: ChainView): Ending[] {
  const expired = [...run.flights.values()].filter(
    ({ nonce, entries }) =>
      nonce >= used && entries.some(({ claim }) => claim?.signed && claim.signed.deadline < block.timestamp),
  )
  return expired.map((flight) => {
    const { nonce } = flight
    // The node has dropped it, so the next transaction takes the nonce.
    if (nonce >= pending) run.flights.delete(nonce)
    else run.flights.set(nonce, { ...flight, entries: [], raw: undefined })
    const entries = flight.entries.map((entry): JournalEntry => ({ ...entry, stage: 'dropped' }))
    return { flight, entries, receipt: undefined }
  })
}

/**
 * Concludes what the chain shows of nonces that were used: receipts are asked for only of these. A reorganisation that puts a nonce
 * back puts its flight back. Returns what ended.
 */
export async function settleFlights(
  context: PipelineContext,
  run: PipelineRun,
  view: ChainView,
): Promise<readonly Ending[]> {
  const due = [...run.flights.values()].filter(({ nonce }) => nonce < view.used)
  const receipts = await Promise.all(
    due.map((flight) => run.receipts.get(flight.nonce) ?? fetchReceipt(context, flight)),
  )
  const endings: Ending[] = []
  due.forEach((flight, index) => {
    const ending = endFlight(context, run, flight, receipts[index])
    if (!ending) return
    run.flights.delete(flight.nonce)
    run.ended.set(flight.nonce, { ...flight, entries: ending.entries })
    run.looks.delete(flight.nonce)
    count(run, ending)
    endings.push(ending)
  })
  if (endings.length > 0) {
    run.progressedAt = view.block.number
    run.progressedTime = context.clock.now()
    run.minedAtOnce = endings.length
  }
  endings.push(...endExpired(run, view))
  await trySaveEntries(
    context,
    endings.flatMap(({ entries }) => entries),
  )
  for (const ending of endings) tell(context, run, ending, view.words)
  return endings
}
