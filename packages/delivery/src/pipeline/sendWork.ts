import { slotWord } from '@slotdrop/drops'
import { isAddressEqual, keccak256 } from 'viem'
import { type FeeMarket, type FeeOffer, maxFeeOf, offerFees, replacementFees } from '../fees/feePolicy.ts'
import { raisedPriorityFee } from '../fees/requiredTip.ts'
import { DeliveryError, isNodeTrouble, RevertedError, TokenChangedError } from '../errors/index.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { minimumTipIn } from '../network/refusalKind.ts'
import type { Clock, Fees } from '../ports.ts'
import type { SendWait } from '../send/sendMachine.ts'
import { type BroadcastAnswer, broadcast } from './broadcast.ts'
import { chooseWork, gasCapOf, unmeasuredGasPerRow } from './chooseWork.ts'
import type { ChainView } from './ChainView.ts'
import { type Masks, without } from '../send/sizeTransaction.ts'
import { type Flight, rowsUnderWay } from './Flight.ts'
import { findBar, findShortage } from './gates.ts'
import { isTryDue, type Refused, toRefused, withRefusal, withRequiredFee } from './NodeRefusal.ts'
import { noteAnswer } from './noteAnswer.ts'
import { openSuspects } from './learnFromEndings.ts'
import { noteLeftOut } from './noteLeftOut.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import { saveEntries, trySaveEntries } from './saveEntries.ts'
import { signTransaction } from './signTransaction.ts'
import { claimedRows } from './tryClaim.ts'
import type { Trial, TriedWork } from './Trial.ts'
import { tryWork } from './tryWork.ts'

/** Groups of suspects under way at a time: both halves of one that was refused. */
const suspectsAtOnce = 2
/** Blocks for which transactions of this signer that nobody here knows are waited for, before their nonces are used. */
const strangerBlocks = 10n

/** Looks in a row after which a reason to stop is believed. */
const mostBarredLooks = 3

/** Percent of gas above a trial's, to which a node's refusals raise it. */
const mostGasReserve = 300n

/** Rows under way, by slot: this signer's and others'. */
export function allUnderWay(run: PipelineRun): Map<number, bigint> {
  return rowsUnderWay([...[...run.flights.values()].flatMap(({ entries }) => entries), ...run.others])
}

/** Rows that shall be paid and that nobody pays yet. */
export function openRows(run: PipelineRun, words: readonly bigint[]): Map<number, bigint> {
  const flying = allUnderWay(run)
  const open = new Map<number, bigint>()
  for (const [slot, rows] of run.goal) {
    const taken = (words[slot] ?? 0n) | (flying.get(slot) ?? 0n) | (run.leftOut.get(slot)?.rows ?? 0n)
    if ((rows & ~taken) !== 0n) open.set(slot, rows & ~taken)
  }
  return open
}

function maxCount({ facts }: PipelineContext, { maxInFlight }: PipelineRun, { isDelegated }: ChainView): number {
  return isDelegated ? Math.min(maxInFlight, facts.maxInFlightDelegated) : maxInFlight
}

/** Nonces in the node's pool that no flight has: of a journal that was lost, or of another program with the same key. */
function strangers(run: PipelineRun, view: ChainView): number[] {
  const nonces = Array.from({ length: view.pending - view.used }, (_, index) => view.used + index)
  return nonces.filter((nonce) => !run.flights.has(nonce))
}

/** The lowest nonces that nobody uses: a gap is filled before anything is appended. */
function* freeNonces(run: PipelineRun, view: ChainView, isTaken: (nonce: number) => boolean): Generator<number, never> {
  for (let nonce = view.used; ; nonce++) if (!run.flights.has(nonce) && !isTaken(nonce)) yield nonce
}

function costOf({ gas, request, l1Fee }: TriedWork, fees: Fees): bigint {
  return gas * maxFeeOf(fees) + request.value + l1Fee
}

function reservedBy({ flights }: PipelineRun, used: number): bigint {
  let sum = 0n
  for (const { nonce, gas, fees } of flights.values()) if (nonce >= used) sum += gas * maxFeeOf(fees)
  return sum
}

type Signed = { readonly flight: Flight; readonly entries: readonly JournalEntry[] }

async function sign(
  context: PipelineContext,
  view: ChainView,
  { masks, request, rowGas, claim, gas }: TriedWork,
  { nonce, fees }: { nonce: number; fees: Fees },
): Promise<Signed> {
  const { manifest, signer, clock } = context
  const { to, data, value } = request
  const { raw, hash } = await signTransaction(context, { nonce, to, data, value, gas, fees })
  const entries = [...masks].map(([slot, mask]): JournalEntry => ({
    dropId: manifest.dropId,
    slot,
    chainId: manifest.terms.chainId,
    sender: signer.address,
    nonce,
    calldataHash: keccak256(data),
    mask,
    rowGas,
    ...(claim && { claim }),
    block: view.block.number,
    askedAt: clock.now(),
    implementation: view.implementation,
    stage: 'broadcast',
    hash,
    signed: { gas, fees },
  }))
  const given = { block: view.block.number, at: clock.now() }
  return { flight: { nonce, entries, hash, gas, fees, raw, given }, entries }
}

/** Changes what the next transaction offers or asks for, after every node refused this one. */
function adjust(run: PipelineRun, { entries, nonce, fees }: Flight, { kind, text }: Refused): void {
  switch (kind) {
    case 'account-limit':
      run.maxInFlight = Math.max(1, run.flights.size - 1)
      return
    case 'replacement-underpriced':
      run.outbid.set(nonce, fees)
      return
    case 'underpriced':
      run.requiredPriorityFee = raisedPriorityFee(fees, {
        named: minimumTipIn(text),
        baseFee: run.view?.market.baseFee,
      })
      return
    case 'insufficient-funds':
      run.refusedPurse = run.view?.purse
      return
    case 'too-little-gas':
      run.gasReserve += run.gasReserve < mostGasReserve ? 30n : 0n
      return
    case 'too-large':
      if (entries.length > 1) run.maxSlots = Math.ceil(entries.length / 2)
      else run.maxRows = Math.max(1, Math.ceil(entries.reduce((sum, { mask }) => sum + slotWord.count(mask), 0) / 2))
      return
    case 'below-base-fee':
    case 'pool-full':
    case 'rate-limited':
    case 'not-served':
    case 'unclear':
      return
    default:
      return kind satisfies never
  }
}

/** Records the nodes' answer to a new transaction. One that all of them refused is over, and its nonce is free. */
async function hear(context: PipelineContext, run: PipelineRun, { flight }: Signed, answer: BroadcastAnswer) {
  const { nonce, entries } = flight
  const refused = noteAnswer(context, run, nonce, answer)
  if (!refused) return
  adjust(run, flight, refused)
  // It may be on its way.
  if (refused.kind === 'unclear') return
  for (const { slot } of entries) context.dispatch({ type: 'rejected', slot })
  // It waits until those before it are mined.
  if (refused.kind === 'account-limit' && run.flights.size > 1) return
  run.refusal = withRefusal(run.refusal, refused, { now: context.clock.now(), block: run.view?.block.number ?? 0n })
  run.flights.delete(nonce)
  await trySaveEntries(
    context,
    entries.map((entry) => ({ ...entry, stage: 'rejected' })),
  )
}

function tellBroadcast({ dispatch }: PipelineContext, { entries, hash, nonce }: Flight) {
  for (const { slot } of entries) dispatch({ type: 'broadcast', slot, hash, nonce })
}

/** Written down, all of them, before the first is broadcast. */
async function launch(context: PipelineContext, run: PipelineRun, signed: readonly Signed[]) {
  const { client, otherClients, onTransaction } = context
  const saved = await saveEntries(
    context,
    signed.flatMap(({ entries }) => entries),
  )
  // While nodes refuse transactions a slot counts as open until one is accepted.
  const isRefused = run.refusal !== undefined
  for (const { flight } of signed) {
    const { nonce, hash } = flight
    const entries = saved.filter((entry) => entry.nonce === nonce)
    run.flights.set(nonce, { ...flight, entries })
    if (!isRefused) tellBroadcast(context, flight)
    for (const { slot } of entries) onTransaction({ hash, slot, nonce })
  }
  const answers = await Promise.all(
    signed.map(({ flight }) => flight.raw && broadcast([client, ...otherClients], flight.raw)),
  )
  for (const [index, answer] of answers.entries()) {
    const one = signed[index]
    if (one && answer) await hear(context, run, one, answer)
    if (isRefused && one && answer && !toRefused(answer)) tellBroadcast(context, one.flight)
  }
}

/**
 * Stops sending for a reason that a node may report only because it lags: it does not show an approval, a registration or gas money yet. So
 * several looks in a row must find a reason.
 *
 * @throws the reason
 */
function holdBack(run: PipelineRun, reason: DeliveryError): Sent {
  run.barredLooks += 1
  if (run.barredLooks >= mostBarredLooks) throw reason
  return { count: 0 }
}

/** As many of the chosen as the sender's tokens suffice for, with what is under way; or the shortage when not even the first. */
function affordable(context: PipelineContext, run: PipelineRun, view: ChainView, chosen: readonly Masks[]) {
  const taken = allUnderWay(run)
  for (const [slot, rows] of taken) taken.set(slot, rows & ~(view.words[slot] ?? 0n))
  const isIdle = [...taken.values()].every((rows) => rows === 0n)
  for (const [index, work] of chosen.entries()) {
    for (const [slot, mask] of work) taken.set(slot, (taken.get(slot) ?? 0n) | mask)
    const shortage = findShortage(context, view, taken)
    // What is under way may have taken already what the node still counts as needed.
    if (shortage && index === 0 && isIdle) return shortage
    if (shortage) return chosen.slice(0, index)
  }
  return chosen
}

function choose(context: PipelineContext, run: PipelineRun, view: ChainView, open: ReadonlyMap<number, bigint>) {
  const { gasLimit } = view.block
  const inPool = run.flights.size + strangers(run, view).length
  const isMeasured = run.gasPerRow !== undefined
  const free = maxCount(context, run, view) - inPool
  // While nodes refuse transactions one at a time is enough to see whether they still do.
  const count = isMeasured && !run.refusal ? free : Math.min(1, free)
  const claims = claimedRows(context, open).map(({ slot, row }): Masks => new Map([[slot, slotWord.maskOf([row])]]))
  const sendable = claims.reduce(without, open)
  const apart = openSuspects(run, sendable).slice(0, Math.max(0, Math.min(count, suspectsAtOnce)))
  // Until a transaction pays again it may be the token: nothing else is sent then.
  if (run.suspects.length > 0 && run.unpaid > 0) return apart
  const others = run.suspects.reduce(without, sendable)
  const claimed = claims.slice(0, Math.max(0, (run.refusal ? count : free) - apart.length))
  return [
    ...apart,
    ...claimed,
    ...chooseWork(others, {
      blockGasLimit: gasLimit,
      transactionGasCap: gasCapOf(run, gasLimit),
      underWay: [...run.flights.values()].toSorted((a, b) => a.nonce - b.nonce).map(({ gas }) => gas),
      count: Math.min(count, free - claimed.length) - apart.length,
      gasPerRow: run.gasPerRow ?? unmeasuredGasPerRow,
      gasReserve: run.gasReserve,
      maxSlots: isMeasured && !run.isPoor ? run.maxSlots : 1,
      maxRows: run.maxRows,
    }),
  ]
}

/** Selects the works that the gas balance covers, in order, after pending transactions at their maximum cost. A claim that does not fit is skipped. */
function payable(run: PipelineRun, view: ChainView, works: readonly TriedWork[], fees: Fees) {
  let reserved = reservedBy(run, view.used)
  const fitting: TriedWork[] = []
  for (const work of works) {
    const cost = costOf(work, fees)
    if (reserved + cost > view.purse && work.claim) continue
    reserved += cost
    if (reserved > view.purse) break
    fitting.push(work)
  }
  return fitting
}

function waitForPurse(run: PipelineRun, view: ChainView, work: TriedWork, fees: Fees): Sent {
  // Those before it pay less than they reserved; a smaller one may fit.
  const isLast = run.flights.size === 0 && work.masks.size === 1
  run.isPoor = true
  if (!isLast) return { count: 0 }
  return { count: 0, waiting: { reason: 'purse', has: view.purse, needs: costOf(work, fees) } }
}

/** A nonce that somebody else's waiting transaction holds is outbid, a little more each time, up to the ceiling. */
function feesFor(
  run: PipelineRun,
  market: FeeMarket,
  nonce: number,
  { fees, ceiling }: { fees: Fees; ceiling: bigint },
) {
  const rival = run.outbid.get(nonce)
  return rival ? replacementFees(rival, market, ceiling) : fees
}

/** Whether a transaction may be sent now, after nodes refused the last one. */
function isDue({ flights, refusal, refusedPurse }: PipelineRun, { pending, purse, block }: ChainView, now: number) {
  // Its next broadcast shows whether nodes accept transactions again.
  if ([...flights.values()].some((flight) => flight.refusal && flight.nonce >= pending)) return false
  if (!refusal || isTryDue(refusal, { now, block: block.number })) return true
  return refusal.kind === 'insufficient-funds' && refusedPurse !== purse
}

function assertToken({ manifest }: PipelineContext, run: PipelineRun, { implementation }: ChainView) {
  const before = run.implementation
  run.implementation ??= implementation
  const isSame =
    before === undefined ||
    before === implementation ||
    (before && implementation && isAddressEqual(before, implementation))
  if (!isSame) throw new TokenChangedError({ token: manifest.token, before, after: implementation })
}

/** What a round sent, and what it waits for. */
export type Sent = { readonly count: number; readonly waiting?: SendWait | undefined }

/** Whether new transactions are wanted. */
export function isSending({ getState }: Pick<PipelineContext, 'getState'>): boolean {
  const { phase } = getState()
  return phase === 'running' || phase === 'waiting'
}

function waitForFee({ feePerGas, ceiling }: Extract<FeeOffer, { kind: 'too-high' }>, { now }: Clock): Sent {
  return { count: 0, waiting: { reason: 'fee', feePerGas, ceiling, since: now() } }
}

/**
 * Sends what fills the coming blocks. Everything is tried before it is signed, and written down before it is broadcast.
 *
 * @throws DeliveryError when the drop can't be sent by this signer, or the sender's tokens do not suffice
 */
export async function sendWork(
  context: PipelineContext,
  run: PipelineRun,
  view: ChainView,
  getCeiling: () => bigint,
): Promise<Sent> {
  const { manifest, clock } = context
  const open = openRows(run, view.words)
  if (open.size === 0) return { count: 0 }
  const bar = findBar(context, view, run.flights.size + run.ended.size > 0)
  if (bar instanceof RevertedError) throw bar
  if (bar) return holdBack(run, bar)
  assertToken(context, run, view)
  const opensAt = manifest.terms.opensAtSeconds
  if (view.block.timestamp < opensAt) return { count: 0, waiting: { reason: 'opens', at: Number(opensAt) * 1000 } }
  const early = offerFees(view.market, getCeiling())
  if (early.kind === 'too-high') return waitForFee(early, clock)
  if (!isDue(run, view, clock.now())) return { count: 0 }
  const lost = strangers(run, view)
  const isStrangerStuck = view.block.number - run.progressedAt >= strangerBlocks
  if (lost.length > 0 && !isStrangerStuck) return { count: 0 }
  const chosen = affordable(context, run, view, choose(context, run, view, open))
  if (chosen instanceof DeliveryError) return holdBack(run, chosen)
  let trials: Trial[]
  try {
    trials = await Promise.all(chosen.map((work) => tryWork(context, run, work, view.block.gasLimit)))
  } catch (error) {
    if (isNodeTrouble(error) || !(error instanceof DeliveryError)) throw error
    return holdBack(run, error)
  }
  run.barredLooks = 0
  await noteLeftOut(
    context,
    run,
    trials.flatMap(({ leftOut }) => leftOut),
  )
  // Trials take a while, in which the sender may have paused, or allowed less.
  if (!isSending(context)) return { count: 0 }
  const ceiling = getCeiling()
  const market = withRequiredFee(view.market, run.requiredPriorityFee, ceiling)
  const offer = offerFees(market, ceiling)
  if (offer.kind === 'too-high') return waitForFee(offer, clock)
  const works = trials.flatMap(({ work }) => (work ? [work] : []))
  const fitting = payable(run, view, works, offer.fees)
  const [first] = works
  if (first && fitting.length === 0) return waitForPurse(run, view, first, offer.fees)
  run.isPoor = false
  const nonces = freeNonces(run, view, (nonce) => lost.includes(nonce) && !isStrangerStuck)
  const signed: Signed[] = []
  for (const work of fitting) {
    const { value: nonce } = nonces.next()
    const fees = feesFor(run, market, nonce, { fees: offer.fees, ceiling })
    if (fees) signed.push(await sign(context, view, work, { nonce, fees }))
  }
  await launch(context, run, signed)
  return { count: signed.length }
}
