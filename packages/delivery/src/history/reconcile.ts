import type { ChainFacts } from '@slotdrop/chains'
import { slotDistributorAbi } from '@slotdrop/contracts'
import {
  type Address,
  type DropProgress,
  dropProgress,
  type Hex,
  isRowSettled,
  type Manifest,
  slotWord,
} from '@slotdrop/drops'
import { TransactionReceiptNotFoundError } from 'viem'
import { decodeReason, type Reason, unkeptReason } from '../errors/index.ts'
import { isUnderWay, type Journal, type JournalEntry, newestAttempts } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'
import type { SlotTransaction } from './fetchHistory.ts'
import { decodeReceipt } from '../follow/decodeReceipt.ts'
import { fetchSettled, type Settled } from '../settled/fetchSettled.ts'
import { flightStage, type SlotStage, underWay } from '../send/slotStage.ts'
import { settledStage } from '../settled/finality.ts'

/** State of a row: to be sent, in a transaction, paid, or refused. */
export type RowState = 'ready' | 'sent' | 'delivered' | 'failed'

/** A drop, recomputed from its manifest and the chain. */
export type DropStatus = {
  readonly progress: DropProgress
  /** Its sender ended it: nothing more is paid by it, ever. */
  readonly isCancelled: boolean
  /** The account that may send beside the sender, as the chain names it, whether or not its date has passed; the zero address for nobody. */
  readonly operator: Address
  /** Recipients may claim, as far as the chain's switch says: its opening and closing times are in the list. */
  readonly claimsOpen: boolean
  /** Base units; `intended` is `settled + open`, always. */
  readonly totals: { readonly intended: bigint; readonly settled: bigint; readonly open: bigint }
  readonly slots: readonly {
    readonly index: number
    readonly stage: SlotStage
    readonly hash?: Hex | undefined
    /** The newest attempt that the journal knows, with its nonce, its hashes and when it was asked for. */
    readonly attempt?: JournalEntry | undefined
  }[]
  /** Transactions of journalled attempts and of the history that was given. A drop sent elsewhere may have none; its words show what is settled all the same. */
  readonly transactions: readonly SlotTransaction[]
  /**
   * Open rows of a slot that were tried and refused, and those that a trial found refused, a bit a row. Where part of a slot was paid and no known transaction tells how, all
   * that is open counts: it may have been refused. What claims and single rows left open was not.
   */
  refusedMask(slot: number): bigint
  /** State of a row by its place in the manifest. */
  rowState(rowIndex: number): RowState
  /** Why a row was refused when it was last tried, undefined for other rows. Of a row that was left out it is not kept: see `withAskedReasons`. */
  rowReason(rowIndex: number): Reason | undefined
}

/** What to reconcile with. */
export type ReconcileParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly journal?: Journal | undefined
  /** What `fetchHistory` found: claims, and pushes of drops that were sent from elsewhere. */
  readonly history?: readonly SlotTransaction[] | undefined
  readonly facts?: ChainFacts | undefined
  /**
   * What is known of the drop already, from whoever sends it at this moment: the chain is asked for nothing then. Attempts under way are
   * theirs to follow.
   */
  readonly known?: KnownDrop | undefined
}

/** What the chain said of a drop a moment ago. */
export type KnownDrop = Settled & Pick<DropStatus, 'isCancelled' | 'operator' | 'claimsOpen'>

/** Receipts asked for at once. */
const receiptsAtOnce = 20

function bitsOf(rows: readonly { readonly row: number }[]) {
  return slotWord.maskOf(rows.map(({ row }) => row))
}

function toTransaction(slot: number, hash: Hex, receipt: NonNullable<JournalEntry['receipt']>): SlotTransaction {
  return {
    slot,
    hash,
    blockNumber: receipt.blockNumber,
    gasUsed: receipt.gasUsed,
    ...(receipt.fee === undefined ? {} : { fee: receipt.fee }),
    paid: receipt.paid,
    claimed: new Map(),
    failed: bitsOf(receipt.failures),
    reasons: new Map(receipt.failures.map(({ row, reason }) => [row, reason])),
  }
}

async function fetchTransaction(client: ChainClient, manifest: Manifest, { slot, hash }: JournalEntry) {
  if (hash === undefined) return undefined
  try {
    return toTransaction(slot, hash, decodeReceipt(manifest, slot, await client.getTransactionReceipt({ hash })))
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  }
}

/** What the journal already holds is not asked for again; without a client nothing is. */
async function fetchTransactions(
  client: ChainClient | undefined,
  manifest: Manifest,
  entries: readonly JournalEntry[],
  words: readonly bigint[],
): Promise<SlotTransaction[]> {
  const found: SlotTransaction[] = []
  const unknown: JournalEntry[] = []
  for (const entry of entries) {
    const { hash, receipt, slot, stage } = entry
    if (hash === undefined || stage === 'rejected' || stage === 'dropped' || stage === 'replaced') continue
    const isBeyondDoubt = stage === 'reverted' || !isUnderWay(entry, words[slot] ?? 0n)
    if (receipt && isBeyondDoubt) found.push(toTransaction(slot, hash, receipt))
    else if (client) unknown.push(entry)
  }
  if (!client) return found
  for (let from = 0; from < unknown.length; from += receiptsAtOnce) {
    const part = unknown.slice(from, from + receiptsAtOnce).map((entry) => fetchTransaction(client, manifest, entry))
    found.push(...(await Promise.all(part)).filter((each) => each !== undefined))
  }
  return found
}

function merge(known: readonly SlotTransaction[], history: readonly SlotTransaction[]): SlotTransaction[] {
  const isKnown = new Set(known.map(({ hash, slot }) => `${hash}/${slot}`))
  const all = [...known, ...history.filter(({ hash, slot }) => !isKnown.has(`${hash}/${slot}`))]
  return all.sort((a, b) => Number(a.blockNumber - b.blockNumber) || a.slot - b.slot)
}

function stageOf(settled: SlotStage, last: JournalEntry | undefined, word: bigint): SlotStage {
  if (settled === 'mined' || settled === 'final' || !last) return settled
  if (isUnderWay(last, word)) return flightStage(last)
  return last.stage === 'replaced' || last.stage === 'dropped' ? last.stage : settled
}

async function fetchDrop({ client, manifest, facts }: ReconcileParameters): Promise<KnownDrop> {
  const [settled, [status, operator, , , claimsOpen]] = await Promise.all([
    fetchSettled({ client, manifest, facts }),
    client.readContract({
      abi: slotDistributorAbi,
      address: manifest.terms.distributor,
      functionName: 'stateOf',
      args: [manifest.dropId],
    }),
  ])
  return { ...settled, isCancelled: status === 2, operator, claimsOpen: status === 1 && claimsOpen }
}

/**
 * Recomputes every slot's and row's state from manifest and chain; journal and history add only what is under way, hashes and reasons. The
 * one function that pages, reports, API and operators use.
 *
 * @throws whatever the client throws: an unknown state is no state
 */
export async function reconcile(parameters: ReconcileParameters): Promise<DropStatus> {
  const { client, manifest, journal, history = [], known } = parameters
  const [{ words, finalWords, isCancelled, operator, claimsOpen }, entries] = await Promise.all([
    known ?? fetchDrop(parameters),
    journal ? journal.list(manifest.dropId) : [],
  ])
  const progress = dropProgress(manifest, words)
  const transactions = merge(await fetchTransactions(known ? undefined : client, manifest, entries, words), history)
  const refused = new Map<number, SlotTransaction[]>()
  for (const transaction of transactions)
    if (transaction.failed !== 0n)
      refused.set(transaction.slot, [...(refused.get(transaction.slot) ?? []), transaction])
  const triedBySlot = new Map<number, { paid: bigint; failed: bigint }>()
  for (const { slot, paid, failed } of transactions) {
    const before = triedBySlot.get(slot)
    triedBySlot.set(slot, { paid: (before?.paid ?? 0n) | paid, failed: (before?.failed ?? 0n) | failed })
  }
  const lastOf = newestAttempts(entries)
  const leftOutOf = new Map<number, bigint>()
  for (const { slot, leftOut } of entries.toSorted((a, b) => a.askedAt - b.askedAt))
    if (leftOut !== undefined) leftOutOf.set(slot, leftOut)

  const slots = progress.slots.map(({ index, rowCount, word }) => {
    const last = lastOf.get(index)
    const settled = settledStage(slotWord.full(rowCount), word, finalWords[index] ?? 0n)
    return { index, stage: stageOf(settled, last, word), hash: last?.hash, attempt: last }
  })
  const placeOf = (rowIndex: number) => {
    const { slotSize } = manifest.terms
    return { slot: Math.floor(rowIndex / slotSize), row: rowIndex % slotSize }
  }
  /** The newest transaction that tried the row and left it open. */
  const decodeRefusal = (slot: number, row: number) =>
    refused.get(slot)?.findLast(({ failed }) => slotWord.isSet(failed, row))

  const isLeftOut = (slot: number, row: number) => slotWord.isSet(leftOutOf.get(slot) ?? 0n, row)

  return {
    progress,
    isCancelled,
    operator,
    claimsOpen,
    totals: { intended: manifest.total, settled: progress.settledAmount, open: progress.openAmount },
    slots,
    transactions,
    refusedMask(slot) {
      const { word = 0n, openMask = 0n } = progress.slots[slot] ?? {}
      const { paid = 0n, failed = 0n } = triedBySlot.get(slot) ?? {}
      return (word & ~paid) === 0n ? openMask & (failed | (leftOutOf.get(slot) ?? 0n)) : openMask
    },
    rowState(rowIndex) {
      if (isRowSettled(manifest, words, rowIndex)) return 'delivered'
      const { slot, row } = placeOf(rowIndex)
      const stage = slots[slot]?.stage
      const last = lastOf.get(slot)
      const isSent = last !== undefined && slotWord.isSet(last.mask, row)
      if (isSent && stage !== undefined && underWay.has(stage)) return 'sent'
      return decodeRefusal(slot, row) || isLeftOut(slot, row) ? 'failed' : 'ready'
    },
    rowReason(rowIndex) {
      if (isRowSettled(manifest, words, rowIndex)) return undefined
      const { slot, row } = placeOf(rowIndex)
      const refusal = decodeRefusal(slot, row)
      if (refusal) return decodeReason(refusal.reasons.get(row) ?? '0x')
      return isLeftOut(slot, row) ? unkeptReason : undefined
    },
  }
}
