import { getChain, getChainFacts } from '@slotdrop/chains'
import { ANYONE } from '@slotdrop/contracts'
import { isAddressEqual } from 'viem'
import { AutomaticReplacementError, TokenChangedError, unkeptReason } from '../errors/index.ts'
import { isUnderWay, type JournalEntry } from '../journal/journal.ts'
import { systemClock } from '../ports.ts'
import { createSendStore } from '../send/createSendStore.ts'
import { pauses } from '../send/createRunner.ts'
import type { Sender } from '../send/createSender.ts'
import { activePhases, type LeftOutRows } from '../send/sendMachine.ts'
import { union } from '../send/sizeTransaction.ts'
import { wantedRows } from '../send/wantedRows.ts'
import { fetchSettled } from '../settled/fetchSettled.ts'
import { defaultGasReserve } from './chooseWork.ts'
import { askReasons, takeInAgain } from './noteLeftOut.ts'
import type { PipelineContext, PipelineRun } from './pipelineContext.ts'
import type { PipelineParameters } from './PipelineParameters.ts'
import { problemOf, runPipeline } from './runPipeline.ts'
import { inOwnOrder } from './sendingOrder.ts'

/** What nodes keep of one account beside what they may drop at any time. */
const mostInFlight = 16
/** Looks are no more frequent than this, and no rarer than Ethereum's blocks. */
const [leastPoll, mostPoll] = [1000, 12_000]

function toContext(
  parameters: PipelineParameters,
  store: Pick<PipelineContext, 'getState' | 'dispatch' | 'isDisposed'>,
  blockTime: number,
): PipelineContext {
  const { client, signer, manifest, journal } = parameters
  return {
    ...{ client, signer, manifest, journal },
    getFees: () => parameters.fees,
    claims: parameters.claims ?? new Map(),
    otherClients: parameters.otherClients ?? [],
    clock: parameters.clock ?? systemClock,
    transactionGasCap: parameters.facts?.transactionGasCap,
    facts: parameters.facts ?? getChainFacts(manifest.terms.chainId),
    maxInFlight: Math.max(1, Math.min(parameters.maxInFlight ?? mostInFlight, mostInFlight)),
    pollMilliseconds: parameters.pollMilliseconds ?? Math.min(mostPoll, Math.max(leastPoll, blockTime)),
    onRefusal: parameters.onRefusal ?? (() => {}),
    onTransaction: parameters.onTransaction ?? (() => {}),
    hashes: new Map(),
    missing: new Map(),
    ...store,
  }
}

function createRun(
  context: PipelineContext,
  leftOut: Map<number, LeftOutRows>,
  refused: PipelineParameters['refused'],
): PipelineRun {
  return {
    goal: new Map(),
    leftOut,
    flights: new Map(),
    ended: new Map(),
    others: [],
    view: undefined,
    highestBlock: 0n,
    transactionGasCap: context.facts.transactionGasCap,
    gasPerRow: undefined,
    maxSlots: Infinity,
    maxRows: 10_000,
    maxInFlight: context.maxInFlight,
    isPoor: false,
    barredLooks: 0,
    refusedPurse: undefined,
    refusal: refused && { ...refused, kind: refused.refusal, sinceBlock: 0n, triedAt: 0, triedBlock: 0n, tries: 1 },
    requiredPriorityFee: 0n,
    outbid: new Map(),
    rowGas: 0n,
    gasReserve: defaultGasReserve,
    progressedAt: 0n,
    progressedTime: 0,
    reverts: 0,
    unpaid: 0,
    alone: 0,
    suspects: [],
    raises: 0,
    raisedBelow: 0,
    gasProblem: undefined,
    looks: new Map(),
    implementation: undefined,
    isAdopted: false,
    round: 0,
    wake: () => {},
    minedAtOnce: 1,
    receipts: new Map(),
    laggingRounds: 0,
    settledSince: undefined,
    failure: undefined,
    startedAt: context.clock.now(),
    settledBefore: 0,
    transactions: 0,
    wasted: 0,
    feesSpent: 0n,
  }
}

/** Ends the sleep of a run, and the pause after refused transactions. */
function tryAtOnce(run: PipelineRun): void {
  if (run.refusal) run.refusal = { ...run.refusal, triedAt: 0 }
  run.wake()
}

function addTo(goal: PipelineRun['goal'], slot: number, rows: bigint): void {
  goal.set(slot, (goal.get(slot) ?? 0n) | rows)
}

/** Rows that former runs left out, as the journal tells. */
function leftOutIn(entries: readonly JournalEntry[], words: readonly bigint[]): LeftOutRows[] {
  return entries
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .flatMap(({ slot, leftOut = 0n }) => {
      const rows = leftOut & ~(words[slot] ?? 0n)
      return rows === 0n ? [] : [{ slot, rows, reason: unkeptReason }]
    })
}

/**
 * Sends the slots of one drop by a signer that asks nobody: several transactions at a time, several slots each, for as long as the fee
 * policy and the purse allow. What it sends is written down before it is broadcast, so that another pipeline with the same journal goes on
 * wherever this one ends. See `Sender`; `start` and `refresh` make a run that waits for its fee or its purse look at once; a waiting transaction is replaced by itself, so `speedUp` has nothing to do and `cancel` refuses.
 */
export function createPipeline(parameters: PipelineParameters): Sender {
  const { client, manifest, journal, signer } = parameters
  const store = createSendStore(manifest, parameters.onChange)
  const { getState, dispatch, isDisposed } = store
  const blockTime = (client.chain ?? getChain(manifest.terms.chainId))?.blockTime ?? 2000
  const context = toContext(parameters, store, blockTime)
  const leftOut = new Map<number, LeftOutRows>()
  const isActive = () => activePhases.has(getState().phase)
  let current: { readonly run: PipelineRun; readonly ended: Promise<void> } | undefined

  /** Loads the rows that previous runs left out, so that the next journal entry of a slot includes them. */
  const recall = async (entries: readonly JournalEntry[], words: readonly bigint[]): Promise<void> => {
    const unknown = leftOutIn(entries, words).filter(({ slot }) => !leftOut.has(slot))
    const known = await askReasons({ client, manifest }, unknown)
    for (const rows of known) leftOut.set(rows.slot, rows)
    if (known.length > 0) dispatch({ type: 'left-out', rows: known })
  }

  const refresh = async (): Promise<void> => {
    const [settled, entries] = await Promise.all([
      fetchSettled({ client, manifest, facts: context.facts }),
      journal.list(manifest.dropId),
    ])
    const { words } = settled
    if (isActive()) {
      dispatch({ type: 'words-read', ...settled })
      // Whoever asks may know that the fee fell, or that coins came.
      if (getState().phase === 'waiting' && current) tryAtOnce(current.run)
      return undefined
    }
    dispatch({
      type: 'words-read',
      ...settled,
      flights: entries.filter((entry) => isUnderWay(entry, words[entry.slot] ?? 0n)),
    })
    return recall(entries, words)
  }

  const begin = (asked: ReadonlyMap<number, bigint> | undefined): Promise<void> => {
    const run = createRun(context, leftOut, parameters.refused)
    // Who goes on after a token's code changed accepts the new one.
    const isChangeAccepted = getState().problem?.error instanceof TokenChangedError
    dispatch({ type: 'started' })
    const running = runPipeline(context, run, {
      blockTime,
      isChangeAccepted,
      async fill(entries, words) {
        await recall(entries, words)
        // Includes rows that were requested while the journal was read.
        const again = union(run.goal, asked ?? new Map())
        const wanted = asked ?? wantedRows(getState().slots, entries)
        // Where anybody may send somebody else may at the same time.
        const isShared = run.view !== undefined && isAddressEqual(run.view.drop.operator, ANYONE)
        for (const [slot, rows] of isShared ? inOwnOrder(wanted, signer.address) : wanted) addTo(run.goal, slot, rows)
        await takeInAgain(context, run, again)
      },
    })
    const finish = async () => {
      await running
      if (isDisposed()) return
      const problem = problemOf(context, run)
      dispatch({ type: 'stopped', problem, isBlocked: problem !== undefined && !pauses.has(problem.error.name) })
      // The figures of the end; a node that fails now changes nothing.
      await refresh().catch(() => undefined)
    }
    const ended = finish().finally(() => {
      current = undefined
    })
    current = { run, ended }
    return ended
  }

  const add = async (asked: ReadonlyMap<number, bigint>): Promise<void> => {
    if (!current) return begin(asked)
    const { run, ended } = current
    for (const [slot, rows] of asked) addTo(run.goal, slot, rows)
    await takeInAgain(context, run, asked)
    run.wake()
    return ended
  }
  const fullMask = (slot: number) => getState().slots[slot]?.fullMask ?? 0n

  return {
    getState,
    subscribe: store.subscribe,
    refresh,
    start: (slots) => {
      if (slots) return add(new Map(slots.map((slot) => [slot, fullMask(slot)])))
      if (!current) return begin(undefined)
      tryAtOnce(current.run)
      return current.ended
    },
    retry: (slot, rows = fullMask(slot)) => add(new Map([[slot, rows]])),
    speedUp: () => Promise.resolve(),
    cancel: (slot) => Promise.reject(new AutomaticReplacementError({ slot })),
    pause: () => dispatch({ type: 'pause-requested' }),
    dispose: store.dispose,
  }
}
