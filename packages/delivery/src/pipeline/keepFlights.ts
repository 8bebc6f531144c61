import { canBeMined, feePerGasOf, maxFeeOf, replacementFees } from '../fees/feePolicy.ts'
import { raisedPriorityFee } from '../fees/requiredTip.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { minimumTipIn } from '../network/refusalKind.ts'
import type { Fees } from '../ports.ts'
import type { SendWait } from '../send/sendMachine.ts'
import type { RefusalKind } from '../network/refusalKind.ts'
import { broadcast } from './broadcast.ts'
import type { ChainView } from './ChainView.ts'
import { type Flight, masksOf, requestOf } from './Flight.ts'
import { isTryDue, withRequiredFee } from './NodeRefusal.ts'
import { noteAnswer } from './noteAnswer.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import { saveEntries } from './saveEntries.ts'
import { signTransaction } from './signTransaction.ts'

/** Blocks without any progress after which a transaction that no block can take is replaced, and one that only seems too cheap. */
const starvedBlocks = 2n
const stuckBlocks = 10n
/** Blocks, or milliseconds, after which a transaction that the node does not count is broadcast again. */
const missingBlocks = 3n
const missingMilliseconds = 30_000
/** Refusals of a flight after which it is replaced by one that offers more. */
const dearer: ReadonlySet<RefusalKind> = new Set(['underpriced', 'below-base-fee'])

/** The call of a flight: its slots, or nothing at all for one that only uses up its nonce. */
function callOf({ manifest, signer }: PipelineContext, flight: Flight) {
  return masksOf(flight).size > 0
    ? requestOf(manifest, flight)
    : ({ to: signer.address, data: '0x', value: 0n } as const)
}

/** The bytes of a flight, signed again where they are not at hand. */
async function rawOf(context: PipelineContext, flight: Flight): Promise<Flight> {
  if (flight.raw) return flight
  const { nonce, entries, gas, fees } = flight
  const { to, data, value } = callOf(context, flight)
  const { raw, hash } = await signTransaction(context, { to, data, value, nonce, gas, fees })
  // An empty call has another hash than the claim that it replaces.
  return { ...flight, raw, ...(entries.length === 0 && { hash }) }
}

async function giveAgain(context: PipelineContext, run: PipelineRun, flight: Flight, view: ChainView) {
  const signed = await rawOf(context, flight)
  run.flights.set(flight.nonce, { ...signed, given: { block: view.block.number, at: context.clock.now() } })
  await give(context, run, signed)
}

/** Broadcasts a flight that keeps its nonce, if nodes refuse it, for another try or a replacement. */
async function give(context: PipelineContext, run: PipelineRun, { nonce, raw, fees, entries, hash, refusal }: Flight) {
  if (!raw) return
  const { client, otherClients, dispatch } = context
  const refused = noteAnswer(context, run, nonce, await broadcast([client, ...otherClients], raw))
  if (refused?.kind === 'underpriced') {
    const { baseFee } = run.view?.market ?? {}
    run.requiredPriorityFee = raisedPriorityFee(fees, { named: minimumTipIn(refused.text), baseFee })
  }
  // Slots of a refused flight count as open, unless a node has it.
  const isNowhere = refused && refused.kind !== 'unclear' && nonce >= (run.view?.pending ?? 0)
  if (isNowhere && !refusal) for (const { slot } of entries) dispatch({ type: 'rejected', slot })
  if (refusal && !refused) for (const { slot } of entries) dispatch({ type: 'broadcast', slot, hash, nonce })
}

/** Signs the same call with higher fees under the same nonce, writes it down, and only then gives it to the nodes. */
async function replace(context: PipelineContext, run: PipelineRun, flight: Flight, fees: Fees) {
  const { nonce, gas } = flight
  const { to, data, value } = callOf(context, flight)
  const { raw, hash } = await signTransaction(context, { to, data, value, nonce, gas, fees })
  const isNewest = (entry: JournalEntry) => entry.hash === flight.hash
  const newest = flight.entries
    .filter(isNewest)
    .map((entry): JournalEntry => ({ ...entry, stage: 'broadcast', hash, signed: { gas, fees } }))
  const saved = await saveEntries(context, newest)
  const entries = [...flight.entries.filter((entry) => !isNewest(entry)), ...saved]
  const given = { block: run.view?.block.number ?? 0n, at: context.clock.now() }
  const replaced = { ...flight, entries, hash, fees, raw, given }
  run.flights.set(nonce, replaced)
  if (!flight.refusal) for (const { slot } of saved) context.dispatch({ type: 'broadcast', slot, hash, nonce })
  await give(context, run, replaced)
}

/** Whether another broadcast is due: after some blocks, or after a pause on a chain that has no new ones. */
function isDue({ given, refusal }: Flight, { block, now, isFirst }: { block: bigint; now: number; isFirst: boolean }) {
  if (!given || block - given.block >= (isFirst ? 1n : missingBlocks)) return true
  return refusal ? isTryDue(refusal, { now, block }) : now - given.at >= missingMilliseconds
}

/** A transaction that the node counts by now was taken after all. */
function dropRefusals({ dispatch }: PipelineContext, run: PipelineRun, { pending }: ChainView) {
  for (const flight of run.flights.values()) {
    if (!flight.refusal || flight.nonce >= pending) continue
    const { nonce, hash, entries } = flight
    run.flights.set(nonce, { ...flight, refusal: undefined })
    for (const { slot } of entries) dispatch({ type: 'broadcast', slot, hash, nonce })
  }
}

/** What a flight needs now. */
function needOf(
  run: PipelineRun,
  flight: Flight,
  view: ChainView,
  { now, isFirst }: { now: number; isFirst: boolean },
) {
  const { number } = view.block
  const { given, refusal } = flight
  const isMissing = flight.nonce >= view.pending
  if (given === undefined) return isMissing ? 'giving' : 'nothing'
  const isGivenDue = isDue(flight, { block: number, now, isFirst })
  if (isMissing && refusal && dearer.has(refusal.kind)) return isGivenDue ? 'replacing' : 'nothing'
  const waited = number - (given.block > run.progressedAt ? given.block : run.progressedAt)
  const isStarved = !canBeMined(flight.fees, view.market)
  if (isStarved && waited >= starvedBlocks) return 'replacing'
  if (isFirst && !isMissing && waited >= stuckBlocks) return 'replacing'
  return isMissing && isGivenDue ? 'giving' : 'nothing'
}

/** The purse no longer covers what comes next, for it was offered more since, or coins were taken: no block can take it. */
function findShortPurse([next]: readonly Flight[], { purse }: ChainView): SendWait | undefined {
  const needs = next ? next.gas * maxFeeOf(next.fees) : 0n
  return needs > purse ? { reason: 'purse', has: purse, needs } : undefined
}

/**
 * Keeps what is under way under way: what a node lost is given to it again, byte for byte; what can't be mined at the present fees is
 * replaced under its nonce, never above the ceiling. Answers what it waits for, when that ceiling forbids it.
 */
export async function keepFlights(
  context: PipelineContext,
  run: PipelineRun,
  view: ChainView,
  ceiling: bigint,
): Promise<SendWait | undefined> {
  dropRefusals(context, run, view)
  const waiting = [...run.flights.values()]
    .filter(({ nonce }) => nonce >= view.used)
    .toSorted((a, b) => a.nonce - b.nonce)
  const now = context.clock.now()
  const market = withRequiredFee(view.market, run.requiredPriorityFee, ceiling)
  let isTooHigh = false
  await Promise.all(
    waiting.map((flight, index) => {
      const need = needOf(run, flight, view, { now, isFirst: index === 0 })
      if (need === 'giving') return giveAgain(context, run, flight, view)
      if (need === 'nothing') return undefined
      const fees = replacementFees(flight.fees, market, ceiling)
      if (fees) return replace(context, run, flight, fees)
      // Already as high as the ceiling allows.
      if (flight.refusal) return giveAgain(context, run, flight, view)
      isTooHigh ||= !canBeMined(flight.fees, view.market)
      return undefined
    }),
  )
  const short = findShortPurse(waiting, view)
  if (short) return short
  if (!isTooHigh) return undefined
  const feePerGas = feePerGasOf(view.market)
  const highest = waiting.map(({ fees }) => maxFeeOf(fees)).reduce((a, b) => (a > b ? a : b), 0n)
  return { reason: 'fee', feePerGas, ceiling: feePerGas > ceiling ? ceiling : highest, since: context.clock.now() }
}
