import { slotWord } from '@slotdrop/drops'
import {
  FinishByPassedError,
  JournalUnavailableError,
  NothingPayableError,
  toDeliveryError,
  TransactionRevertedError,
} from '../errors/index.ts'
import { ceilingAt, feePerGasOf } from '../fees/feePolicy.ts'
import { isUnderWay, type JournalEntry, lastImplementation } from '../journal/journal.ts'
import { fetchRevertReason } from '../refusals/fetchRevertReason.ts'
import { fetchTransactionGasCap } from '../network/fetchTransactionGasCap.ts'
import { checkFlights } from '../send/flights.ts'
import type { SendProblem, SendWait } from '../send/sendMachine.ts'
import type { Masks } from '../send/sizeTransaction.ts'
import { suspectsIn } from '../send/suspectsIn.ts'
import { burnGap } from './burnGap.ts'
import { gasCapOf, unmeasuredGasPerRow } from './chooseWork.ts'
import type { ChainView } from './ChainView.ts'
import { fetchView } from './fetchView.ts'
import { adoptFlights, type Flight } from './Flight.ts'
import { findBar, findShortage } from './gates.ts'
import { isTokenToBlame, learnFromEndings } from './learnFromEndings.ts'
import { keepFlights } from './keepFlights.ts'
import { type NodeRefusal, refusedWait } from './NodeRefusal.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import { allUnderWay, isSending, openRows, sendWork } from './sendWork.ts'
import { fetchNextReceipts, settleFlights } from './settleFlights.ts'

const maxPause = 30_000
/** Slots whose words are read each round, beside those under way: all of them, of most drops. */
const slotsRead = 1000
/** Open rows for which it is asked whether the sender's tokens suffice: more than two blocks can take. */
const rowsAhead = 16_000
/** Rounds between looks at attempts that others signed. */
const othersRounds = 5
/** Transactions in a row that may be refused when mined, although their trials went well. */
const maxReverts = 3
/** Failures in a row that nobody knows a name for, after which sending stops. */
const maxStrangeFailures = 20
/** Rounds for which a node may lag behind what is known before it is believed that the chain went back. */
const maxLaggingRounds = 30
/** Failures in a row after which a pause waits for the node no longer. */
const maxFailuresInPause = 5
/** Blocks without progress for which what is under way is followed after a pause. */
const patienceBlocks = 20n

/** Slots to read: those under way and the next ones to send, or the next part of all slots in turn. */
function slotsToRead({ manifest }: PipelineContext, run: PipelineRun): [number, number] {
  const { slotCount } = manifest
  const { round } = run
  if (slotCount <= slotsRead) return [0, slotCount]
  const parts = Math.ceil(slotCount / slotsRead)
  const flying = [...allUnderWay(run).keys()]
  // Every other round looks at what nobody sends now, in turn: a reorganisation, or somebody else's payment.
  if (flying.length === 0 || round % 8 === 7) {
    const from = (Math.floor(round / 8) % parts) * slotsRead
    return [from, Math.min(slotCount, from + slotsRead)]
  }
  const from = Math.min(...flying)
  return [from, Math.min(slotCount, Math.max(from + slotsRead, Math.max(...flying) + 1))]
}

/** Rows under way, and those that are sent next. */
function rowsOfInterest(run: PipelineRun, words: readonly bigint[]): Map<number, bigint> {
  const rows = allUnderWay(run)
  for (const [slot, mask] of rows) rows.set(slot, mask & ~(words[slot] ?? 0n))
  let next = 0
  for (const [slot, mask] of openRows(run, words)) {
    if (next > rowsAhead) break
    next += slotWord.count(mask)
    rows.set(slot, (rows.get(slot) ?? 0n) | mask)
  }
  return rows
}

/** Whether the node is behind what is known already, so that nothing may be concluded from it. */
function isLagging(run: PipelineRun, { block, used, words }: ChainView): boolean {
  if (block.number < run.highestBlock) return true
  for (const { nonce, entries } of run.ended.values()) {
    const paid = entries.some(({ receipt }) => (receipt?.paid ?? 0n) !== 0n)
    const isShown = entries.every(({ slot, receipt }) => ((receipt?.paid ?? 0n) & ~(words[slot] ?? 0n)) === 0n)
    if (paid && isShown && used <= nonce) return true
  }
  return false
}

/** A reorganisation takes back what was mined: its flights are under way again. */
function takeBack(context: PipelineContext, run: PipelineRun, { words, block }: ChainView) {
  for (const [nonce, flight] of run.ended) {
    const isBack = flight.entries.some((entry) => entry.stage === 'mined' && isUnderWay(entry, words[entry.slot] ?? 0n))
    if (isBack && !run.flights.has(nonce)) {
      run.ended.delete(nonce)
      run.flights.set(nonce, { ...flight, given: { block: block.number, at: context.clock.now() } })
    } else if (block.number - (flight.given?.block ?? 0n) > 256n) run.ended.delete(nonce)
  }
}

function highestOf(entries: readonly JournalEntry[], block: bigint): bigint {
  const blocks = entries.map((entry) => entry.receipt?.blockNumber ?? entry.block)
  return blocks.reduce((a, b) => (a > b ? a : b), block)
}

/** Milliseconds that what is left takes when nothing waits. */
function timeNeeded(run: PipelineRun, { block, words }: ChainView, blockTime: number) {
  let rows = 0
  for (const mask of openRows(run, words).values()) rows += slotWord.count(mask)
  const gas = BigInt(rows) * (run.gasPerRow ?? unmeasuredGasPerRow)
  const cap = gasCapOf(run, block.gasLimit)
  const blocks = Number(gas / (block.gasLimit / 2n)) + Math.ceil(Number(gas / cap) / run.maxInFlight)
  return (blocks + 5) * blockTime
}

/** How a run begins. */
export type RunParameters = {
  /** Milliseconds between blocks. */
  readonly blockTime: number
  /** The user knows that the token's code changed, and goes on. */
  readonly isChangeAccepted: boolean
  /** Sets what shall be paid, once words and journal are read. */
  readonly fill: (entries: readonly JournalEntry[], words: readonly bigint[]) => Promise<void>
}

/** Ends sending for a reason that somebody has to know; what is under way is followed first. */
function halt({ dispatch }: PipelineContext, run: PipelineRun, error: unknown): void {
  const known = toDeliveryError(error)
  const slot = 'slot' in known && typeof known.slot === 'number' ? known.slot : undefined
  run.failure ??= { error: known, slot }
  dispatch({ type: 'pause-requested' })
}

async function look(context: PipelineContext, run: PipelineRun): Promise<ChainView> {
  const words = run.view?.words ?? context.getState().slots.map(({ word }) => word)
  const slots: [number, number] = run.view ? slotsToRead(context, run) : [0, context.manifest.slotCount]
  const [view, receipts] = await Promise.all([
    fetchView(context, { words, slots, masks: rowsOfInterest(run, words) }),
    fetchNextReceipts(context, run),
  ])
  run.receipts = receipts
  return view
}

function countSettled({ getState }: PipelineContext): number {
  return getState().slots.filter(({ fullMask, word }) => (fullMask & ~word) === 0n).length
}

function tellPace(context: PipelineContext, run: PipelineRun): void {
  const { startedAt, settledBefore, transactions, wasted, feesSpent, view, flights } = run
  const slotsSettled = countSettled(context) - settledBefore
  const purse = view?.purse ?? 0n
  const inFlight = [...flights.values()].filter(({ refusal }) => !refusal).length
  const block = view?.block.number ?? 0n
  const pace = { startedAt, slotsSettled, transactions, wasted, feesSpent, purse, inFlight, block }
  context.dispatch({ type: 'paced', pace })
}

/** Attempts of a wallet, or of another signer: followed by whoever made them, and looked at here. */
async function checkOthers(context: PipelineContext, run: PipelineRun, words: readonly bigint[]): Promise<void> {
  if (run.others.length === 0 || run.round % othersRounds !== 0) return
  const { flying, ended } = await checkFlights(context, run.others, words)
  run.others = flying
  ended.forEach(context.dispatch)
}

/** Trials that go well and transactions that don't: sending must not burn the purse on them. */
async function checkReverts(context: PipelineContext, run: PipelineRun, view: ChainView): Promise<void> {
  if (run.gasProblem) return halt(context, run, run.gasProblem)
  if (run.reverts < maxReverts && !isTokenToBlame(run)) return
  ;[run.reverts, run.alone] = [0, 0]
  // What the sender changed while they were under way is the reason, where it would stop the next one too.
  const [next] = openRows(run, view.words)
  const cause = findBar(context, view, true) ?? (next && findShortage(context, view, new Map([next])))
  if (cause) return halt(context, run, cause)
  const last = [...run.ended.values()].findLast(({ entries }) => entries.some(({ stage }) => stage === 'reverted'))
  const entry = last?.entries.find(({ stage }) => stage === 'reverted')
  const hash = entry?.hash
  const reason = hash && (await fetchRevertReason(context.client, hash).catch(() => undefined))
  halt(context, run, new TransactionRevertedError({ slot: entry?.slot ?? 0, hash, reason }))
}

/** Nothing is left to do: what was asked for is settled, deep enough, or can't be sent now. */
function isOver(context: PipelineContext, run: PipelineRun, view: ChainView): boolean {
  const { number } = view.block
  if (run.flights.size > 0) {
    run.settledSince = undefined
    if (isSending(context)) return false
    // The next run follows what no node has, or no block takes at the allowed fees.
    return [...run.flights.values()].every(({ refusal }) => refusal) || number - run.progressedAt > patienceBlocks
  }
  if (!isSending(context)) return true
  const isLeft = openRows(run, view.words).size > 0 || run.others.length > 0
  run.settledSince = isLeft ? undefined : (run.settledSince ?? number)
  const depth = BigInt(context.facts.finality.minedConfirmations - 1)
  return run.settledSince !== undefined && number - run.settledSince >= depth
}

function ceilingNow(context: PipelineContext, run: PipelineRun, view: ChainView, blockTime: number): bigint {
  const millisecondsNeeded = timeNeeded(run, view, blockTime)
  return ceilingAt(context.getFees(), { now: context.clock.now(), millisecondsNeeded })
}

/** Waiting for cheaper gas ends when the time to finish by has passed: then whoever allowed so much decides anew. */
function assertInTime({ getFees, clock }: PipelineContext, waiting: SendWait | undefined): void {
  const { finishBy } = getFees()
  if (waiting?.reason !== 'fee' || finishBy === undefined || clock.now() < finishBy) return
  const { feePerGas, ceiling } = waiting
  throw new FinishByPassedError({ feePerGas, ceiling, finishBy })
}

/** The flight that has to be mined next, if nodes refused it and do not have it by now. */
function refusedFlight({ flights }: PipelineRun, { used, pending }: ChainView): Flight | undefined {
  const [next] = [...flights.values()].filter(({ nonce }) => nonce >= used).toSorted((a, b) => a.nonce - b.nonce)
  return next?.refusal && next.nonce >= pending ? next : undefined
}

/** Refusals since a transaction of this signer was mined. */
function sinceProgress({ progressedAt, progressedTime }: PipelineRun, refusal: NodeRefusal | undefined) {
  if (!refusal) return undefined
  const { since, sinceBlock } = refusal
  return {
    ...refusal,
    since: Math.max(since, progressedTime),
    sinceBlock: sinceBlock > progressedAt ? sinceBlock : progressedAt,
  }
}

/** Reports that nodes refuse every transaction. Slots of those that no node has are open again. */
function waitForNodes(context: PipelineContext, run: PipelineRun, view: ChainView): SendWait | undefined {
  const { block, market } = view
  const required = market.baseFee === undefined ? run.requiredPriorityFee : market.baseFee + run.requiredPriorityFee
  const present = feePerGasOf(market)
  const feePerGas = required > present ? required : present
  const refusal = sinceProgress(run, refusedFlight(run, view)?.refusal ?? run.refusal)
  const wait = refusedWait(refusal, { now: context.clock.now(), block: block.number, feePerGas })
  if (!wait) return undefined
  for (const { nonce, entries, refusal: each } of run.flights.values())
    if (each && nonce >= view.pending) for (const { slot } of entries) context.dispatch({ type: 'rejected', slot })
  return wait
}

async function sendAndKeep(
  context: PipelineContext,
  run: PipelineRun,
  view: ChainView,
  blockTime: number,
): Promise<SendWait | undefined> {
  const getCeiling = () => ceilingNow(context, run, view, blockTime)
  const stuck = await keepFlights(context, run, view, getCeiling())
  if (!isSending(context) || context.isDisposed()) return stuck
  const sent = await sendWork(context, run, view, getCeiling)
  // The first of a run is sent alone, to be measured.
  const isFirst = sent.count === 1 && run.flights.size === 1
  const more = isFirst && isSending(context) ? await sendWork(context, run, view, getCeiling) : sent
  // The next work takes a nonce that refusals of this round left free.
  const isTried = sent.count > 0 || run.refusal !== undefined
  if (!isTried || openRows(run, view.words).size === 0) await burnGap(context, run, view, getCeiling())
  const waiting = stuck ?? more.waiting ?? waitForNodes(context, run, view)
  assertInTime(context, waiting)
  return waiting
}

function tellWaiting({ getState, dispatch }: PipelineContext, waiting: SendWait | undefined): void {
  const known = getState().waiting
  const isSame = waiting?.reason === 'fee' && known?.reason === 'fee'
  dispatch({ type: 'waited', waiting: isSame ? { ...waiting, since: known.since } : waiting })
}

/** Takes up what former runs left under way. */
async function adopt(
  context: PipelineContext,
  run: PipelineRun,
  { isChangeAccepted, fill }: RunParameters,
): Promise<ChainView> {
  const { client, manifest, journal, signer, dispatch } = context
  const [view, cap] = await Promise.all([
    look(context, run),
    context.transactionGasCap ?? fetchTransactionGasCap(client, manifest.terms.chainId),
  ])
  const entries = await journal.list(manifest.dropId)
  const { words, used, block } = view
  const { flights, others } = adoptFlights(entries, { signer: signer.address, words, used })
  run.transactionGasCap = cap
  run.view = view
  run.highestBlock = highestOf(entries, block.number)
  run.progressedAt = block.number
  run.others = others
  for (const flight of flights) run.flights.set(flight.nonce, flight)
  if (!isChangeAccepted) run.implementation = lastImplementation(entries)
  dispatch({ type: 'words-read', words })
  for (const { entries: several, hash, nonce } of flights)
    for (const { slot } of several) dispatch({ type: 'broadcast', slot, hash, nonce })
  run.settledBefore = countSettled(context)
  await fill(entries, words)
  const leftOut: Masks = new Map([...run.leftOut].map(([slot, { rows }]) => [slot, rows]))
  run.suspects = suspectsIn(entries, {
    account: signer.address,
    isStrict: manifest.terms.policy === 'strict',
    settled: [new Map(words.entries()), leftOut],
  })
  run.isAdopted = true
  // What rows are sent was not known before, nor which ids: balances of others were read.
  return manifest.terms.standard === 'ERC1155' ? look(context, run) : view
}

/** One look at the chain, and what follows from it. True when the run is over. */
async function step(context: PipelineContext, run: PipelineRun, parameters: RunParameters): Promise<boolean> {
  const { dispatch, isDisposed } = context
  const view = run.isAdopted ? await look(context, run) : await adopt(context, run, parameters)
  if (isDisposed()) return true
  run.laggingRounds = isLagging(run, view) ? run.laggingRounds + 1 : 0
  if (run.laggingRounds > 0 && run.laggingRounds <= maxLaggingRounds) {
    dispatch({ type: 'doubt', isInDoubt: true })
    return false
  }
  if (run.view && view.used > run.view.used) {
    run.progressedAt = view.block.number
    run.progressedTime = context.clock.now()
  }
  run.view = view
  run.highestBlock = view.block.number
  takeBack(context, run, view)
  await learnFromEndings(context, run, view, await settleFlights(context, run, view))
  await checkOthers(context, run, view.words)
  await checkReverts(context, run, view)
  dispatch({ type: 'words-read', words: view.words })
  dispatch({ type: 'doubt', isInDoubt: false })
  if (!isOver(context, run, view)) tellWaiting(context, await sendAndKeep(context, run, view, parameters.blockTime))
  tellPace(context, run)
  return isOver(context, run, view)
}

/** A failure says nothing but that the node is asked again later; or it stops sending. True when nothing more can be done. */
function hear(context: PipelineContext, run: PipelineRun, error: unknown, failures: number): boolean {
  const { name } = toDeliveryError(error)
  const isTrouble = name === 'RpcUnavailableError' || name === 'RpcRateLimitedError'
  if (isTrouble || (name === 'UnexpectedDeliveryError' && failures <= maxStrangeFailures)) {
    context.dispatch({ type: 'doubt', isInDoubt: true })
    return false
  }
  halt(context, run, error)
  return error instanceof JournalUnavailableError && run.flights.size === 0
}

/** Sends what is asked for, and follows what is under way to its end. Never rejects: why it stopped is `failure` of the run. */
export async function runPipeline(
  context: PipelineContext,
  run: PipelineRun,
  parameters: RunParameters,
): Promise<void> {
  const { clock, pollMilliseconds, isDisposed } = context
  for (let failures = 0; !isDisposed(); run.round++) {
    // Before anything is known there is nothing to follow; and a node that never answers keeps nobody from pausing.
    if (!isSending(context) && (!run.isAdopted || failures > maxFailuresInPause)) return
    try {
      if (await step(context, run, parameters)) return
      failures = 0
    } catch (error) {
      if (hear(context, run, error, ++failures)) return
    }
    const pause = Math.min(pollMilliseconds * 2 ** Math.min(failures, 5), Math.max(maxPause, pollMilliseconds))
    await Promise.race([clock.sleep(pause), new Promise<void>((resolve) => (run.wake = resolve))])
  }
}

/** Why a run stopped, or rows that it left out. */
export function problemOf({ getState }: PipelineContext, { failure, leftOut }: PipelineRun): SendProblem | undefined {
  if (failure) return failure
  const { slots } = getState()
  const first = [...leftOut.values()].find(({ slot, rows }) => (rows & ~(slots[slot]?.word ?? 0n)) !== 0n)
  if (!first) return undefined
  const { slot, rows: mask, reason } = first
  return { error: new NothingPayableError({ slot, mask, reason }), slot }
}
