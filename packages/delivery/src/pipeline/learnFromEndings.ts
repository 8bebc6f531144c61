import { slotWord } from '@slotdrop/drops'
import {
  decodeReason,
  noReason,
  type Reason,
  RevertedError,
  TransactionRevertedError,
  twoFacedReason,
} from '../errors/index.ts'
import { trialFees } from '../fees/feePolicy.ts'
import { trialRowGas } from '../fees/rowGas.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { replay } from '../refusals/replay.ts'
import type { LeftOutRows } from '../send/sendMachine.ts'
import { countAll, type Masks, without } from '../send/sizeTransaction.ts'
import { halves, isIndivisible } from '../send/suspectsIn.ts'
import { defaultGasReserve, gasCapOf } from './chooseWork.ts'
import type { ChainView } from './ChainView.ts'
import { type Flight, requestOf, rowGasOf, rowsUnderWay } from './Flight.ts'
import { askReasons, noteLeftOut } from './noteLeftOut.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import { trySaveEntries } from './saveEntries.ts'
import type { Ending } from './settleFlights.ts'
import { fetchLeftOpen } from './tryWork.ts'

/** Percent of gas above a trial's, after the first and the second transaction that had too little. */
const raisedReserves = [30n, 60n]
/** Consecutive rows that are refused alone although their trials pass, without a payment between them. After so many the token is at fault. */
const maxAlone = 8

function hasPaid({ entries }: Ending): boolean {
  return entries.some(({ receipt }) => (receipt?.paid ?? 0n) !== 0n)
}

/** Rows that a transaction tried to pay and left open. */
function leftOpenBy(entries: readonly JournalEntry[], words: readonly bigint[]): LeftOutRows[] {
  return entries.flatMap(({ slot, receipt }) => {
    const open = (receipt?.failures ?? []).filter(({ row }) => !slotWord.isSet(words[slot] ?? 0n, row))
    const rows = slotWord.maskOf(open.map(({ row }) => row))
    return rows === 0n ? [] : [{ slot, rows, reason: open[0] ? decodeReason(open[0].reason) : noReason }]
  })
}

/** Rows that a refused transaction asked for and that are still open. */
function openOf(entries: readonly JournalEntry[], words: readonly bigint[]): Masks {
  const asked = rowsUnderWay(entries.filter(({ stage }) => stage === 'reverted'))
  const open = [...asked].map(([slot, rows]): [number, bigint] => [slot, rows & ~(words[slot] ?? 0n)])
  return new Map(open.filter(([, rows]) => rows !== 0n))
}

/**
 * Rows among those that a transaction left open that became dearer than its `rowGas`: with more gas they are paid. All others are refused,
 * now or in blocks alone.
 */
async function findDearer(
  context: PipelineContext,
  run: PipelineRun,
  { block }: ChainView,
  { flight, rows }: { readonly flight: Flight; readonly rows: readonly LeftOutRows[] },
): Promise<Masks> {
  const masks = new Map(rows.map((each) => [each.slot, each.rows]))
  const gas = gasCapOf(run, block.gasLimit)
  const tryWith = (rowGas: bigint) => fetchLeftOpen(context, run, masks, { rowGas, gas })
  try {
    const [asBefore, withMore] = await Promise.all([tryWith(rowGasOf(flight)), tryWith(trialRowGas(gas))])
    return without(asBefore, withMore)
  } catch {
    return new Map()
  }
}

/** Leaves out the rows that a transaction left open. Rows that only need more gas are measured again. */
async function learnFromOpenRows(
  context: PipelineContext,
  run: PipelineRun,
  view: ChainView,
  { entries, flight }: Ending,
): Promise<void> {
  const rows = leftOpenBy(entries, view.words)
  if (rows.length === 0) return
  const dearer = await findDearer(context, run, view, { flight, rows })
  if (dearer.size > 0) [run.gasPerRow, run.rowGas] = [undefined, 0n]
  const refused = rows.map((each) => ({ ...each, rows: each.rows & ~(dearer.get(each.slot) ?? 0n) }))
  const open = refused.filter((each) => each.rows !== 0n)
  await noteLeftOut(context, run, await askReasons(context, open))
}

/** The refused transaction again, for the rows that are still open. */
function replayOf({ client, manifest, signer }: PipelineContext, view: ChainView, flight: Flight, masks: Masks) {
  const { gas } = flight
  const request = { ...requestOf(manifest, flight, masks), gas }
  const fees = trialFees(view.market, { purse: view.purse, gas, value: request.value })
  return replay(client, request, { account: signer.address, fees })
}

/**
 * Rows of a transaction that was refused although its replay passes: an account that tells a trial from a block is among them. They are
 * sent in halves, until it is alone and left out. A strict slot is left out as a whole. The journal stores them for later runs.
 */
async function isolate(
  context: PipelineContext,
  run: PipelineRun,
  entries: readonly JournalEntry[],
  masks: Masks,
): Promise<void> {
  const isStrict = context.manifest.terms.policy === 'strict'
  run.suspects = run.suspects.map((group) => without(group, masks))
  if (isIndivisible(masks, isStrict)) {
    run.alone += 1
    return leaveOut(context, run, masks, twoFacedReason)
  }
  run.suspects = [...run.suspects, ...halves(masks, isStrict)]
  return trySaveEntries(
    context,
    entries.filter(({ stage }) => stage === 'reverted').map((entry) => ({ ...entry, isSuspect: true })),
  )
}

function leaveOut(context: PipelineContext, run: PipelineRun, masks: Masks, reason: Reason): Promise<void> {
  return noteLeftOut(
    context,
    run,
    [...masks].map(([slot, rows]) => ({ slot, rows, reason })),
  )
}

/**
 * Measures rows that cost more than in their trial again, with a larger reserve, twice at most. After that, sending stops if this run has not
 * paid any row yet; otherwise the rows that became dearer are isolated.
 */
async function raiseGas(
  context: PipelineContext,
  run: PipelineRun,
  { flight: { nonce }, entries }: Ending,
  masks: Masks,
): Promise<void> {
  // It was sent before the reserve was raised.
  if (nonce < run.raisedBelow) return
  const { raises } = run
  run.raises += 1
  if (raises >= raisedReserves.length) {
    if (run.transactions > run.wasted) return isolate(context, run, entries, masks)
    const [slot = 0] = masks.keys()
    const reason = new RevertedError({ errorName: 'NotEnoughGas' })
    run.gasProblem = new TransactionRevertedError({ slot, hash: undefined, reason })
    return
  }
  run.raisedBelow = Math.max(nonce, ...run.flights.keys()) + 1
  run.gasPerRow = undefined
  run.rowGas = 0n
  run.gasReserve = raisedReserves[raises] ?? defaultGasReserve
}

/**
 * Handles transactions that ended. Rows that were left open are left out, a transaction with too little gas is measured again, and one that
 * was refused although its replay passes is sent again in halves.
 */
export async function learnFromEndings(
  context: PipelineContext,
  run: PipelineRun,
  view: ChainView,
  endings: readonly Ending[],
): Promise<void> {
  for (const ending of endings) {
    const { entries, receipt, flight } = ending
    if (!receipt) continue
    await learnFromOpenRows(context, run, view, ending)
    if (hasPaid(ending)) [run.alone, run.unpaid, run.raises] = [0, 0, 0]
    const masks = openOf(entries, view.words)
    if (masks.size === 0) {
      run.reverts = 0
      continue
    }
    run.unpaid += 1
    const answer = await replayOf(context, view, flight, masks)
    const isClaim = entries.some(({ claim }) => claim !== undefined)
    const lacksGas = answer === 'lacks-gas'
    // A claim pays one account, so its failure does not count against the token.
    if (isClaim && !(lacksGas && run.raises < raisedReserves.length))
      await leaveOut(context, run, masks, answer === 'passes' ? twoFacedReason : noReason)
    else if (answer === 'passes') await isolate(context, run, entries, masks)
    else if (lacksGas) await raiseGas(context, run, ending, masks)
    else run.reverts += 1
  }
  if (run.suspects.length > 0) dropCleared(run, view.words)
}

/** Forgets suspects that were paid or left out. */
function dropCleared(run: PipelineRun, words: readonly bigint[]): void {
  const leftOut = new Map([...run.leftOut].map(([slot, { rows }]) => [slot, rows]))
  const settled = new Map(words.entries())
  run.suspects = run.suspects.map((group) => without(without(group, settled), leftOut)).filter(({ size }) => size > 0)
}

/** Whether so many rows were refused one by one that the token is at fault. */
export function isTokenToBlame({ alone }: PipelineRun): boolean {
  return alone >= maxAlone
}

/** Groups of rows that are sent apart from the others, the smallest first, and without what is not open. */
export function openSuspects(run: PipelineRun, open: Masks): Masks[] {
  return run.suspects
    .map((group) => without(group, without(group, open)))
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => countAll(a) - countAll(b))
}
