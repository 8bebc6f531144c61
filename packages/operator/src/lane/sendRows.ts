import type { SendingFees } from '@slotdrop/api/sending'
import type { FeePolicy, LeftOutRows, LocalSigner, RowClaims, Sender, SendProblem, SendState } from '@slotdrop/delivery'
import { createPipeline } from '@slotdrop/delivery/engine'
import type { Manifest } from '@slotdrop/drops'
import { SignatureReplacedError } from '../errors.ts'
import { assertSignatures, noteEntries } from '../requests/requests.ts'
import type { RequestedRow } from '../requests/RequestedRow.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import type { SendingStatus } from '../status.ts'
import { createLaneJournal } from '../store/createLaneJournal.ts'
import { type AttemptFigures, attemptFigures } from './attemptFigures.ts'
import type { LaneHold } from './LaneHold.ts'
import { countSettled, raiseSettled } from './settledFigures.ts'
import { toProblem } from './toProblem.ts'

/** Milliseconds that a drop may wait for its fee, its purse or its opening before it leaves the process to others. */
const maxWait = 60_000
/** Milliseconds after which a drop lets others have the place: it goes on when its turn comes. */
const maxTurn = 15 * 60_000

/** Why sending ended. */
type EndingKind =
  /** Nothing is left but what was refused, the sender wants something else, or the drop is no more this account's to send: the chain is looked at again. */
  | { readonly kind: 'look' }
  /** It waits for something, its turn is over, or the process ends: somebody goes on later. */
  | { readonly kind: 'yield'; readonly seconds: number }
  | { readonly kind: 'problem'; readonly problem: SendProblem }

export type SendingWork = {
  readonly manifest: Manifest
  readonly account: LocalSigner
  /** Masks by slot. Default: every open row that was not refused. */
  readonly rows?: ReadonlyMap<number, bigint> | undefined
  /** Rows that are sent as claims. */
  readonly claims?: RowClaims | undefined
  /** Requests that were queued when the claims were chosen. */
  readonly waiting: readonly RequestedRow[]
}

/** Why sending ended, and the rows that simulations found refused. */
export type SendingEnding = EndingKind & Pick<SendingWork, 'claims'> & { readonly leftOut: readonly LeftOutRows[] }

/** Rows of several slots. */
export function countRows(slots: readonly Pick<LeftOutRows, 'rows'>[]): number {
  let count = 0
  for (const { rows } of slots) for (let rest = rows; rest > 0n; rest &= rest - 1n) count += 1
  return count
}

/** What the state of the engine means for people. */
function toStatus(
  manifest: Manifest,
  state: SendState,
  before: AttemptFigures,
  { status, now }: { readonly status: SendingStatus; readonly now: number },
): Partial<SendingStatus> {
  const { slots, pace, waiting, leftOut } = state
  const words = slots.map(({ word }) => word)
  // A run begins before it has read a bitmap.
  const settled = raiseSettled(status, { ...countSettled(manifest, words), settledBlock: pace?.block })
  const transactions = before.transactions + (pace?.transactions ?? 0)
  const hasProgressed = transactions > status.transactions || settled.settledRows > status.settledRows
  return {
    stage: state.phase === 'waiting' ? 'waiting' : 'sending',
    progressedAt: hasProgressed ? now : (status.progressedAt ?? now),
    settledSlots: settled.settledSlots,
    settledRows: settled.settledRows,
    settledBlock: settled.settledBlock,
    ...(leftOut && { refusedRows: countRows(leftOut) }),
    isInDoubt: state.isInDoubt,
    waiting,
    ...(pace && {
      transactions: before.transactions + pace.transactions,
      wasted: before.wasted + pace.wasted,
      feesSpent: before.feesSpent + pace.feesSpent,
      inFlight: pace.inFlight,
      purse: pace.purse,
    }),
  }
}

/** The order's fees as they are at each look: they may be changed meanwhile. */
function livePolicy(getFees: () => SendingFees, isOnRequest: boolean): FeePolicy {
  return {
    get ceiling() {
      return getFees().ceiling
    },
    get urgentCeiling() {
      return getFees().urgentCeiling
    },
    get finishBy() {
      // Whoever asks for rows may do so after it.
      return isOnRequest ? undefined : getFees().finishBy
    },
  }
}

/** Ends an engine at once: the journal and the chain know the rest. Resolves when it does nothing any more. */
async function leave(engine: Sender, running: Promise<void>): Promise<void> {
  engine.dispose()
  // Wakes a run that sleeps, so that it sees that it is over.
  await engine.start()
  await running
}

type Turn = {
  readonly engine: Sender
  readonly running: Promise<void>
  readonly hold: LaneHold
  readonly stopwatch: OperatorContext['stopwatch']
}

/** Resolves with how long to stay away when the drop should leave the process, and never when it need not. */
async function untilItYields({ engine, hold: { signal }, stopwatch }: Turn, isOver: () => boolean): Promise<number> {
  const begun = stopwatch.read()
  let waitingSince: number | undefined
  while (!isOver()) {
    if (signal.aborted) return 0
    const now = stopwatch.read()
    const { phase } = engine.getState()
    waitingSince = phase === 'waiting' ? (waitingSince ?? now) : undefined
    if (waitingSince !== undefined && now - waitingSince > maxWait) return maxWait / 1000
    if (now - begun > maxTurn) return 0
    await new Promise<void>((resolve) => {
      const timer = setTimeout(over, 1000)
      function over() {
        clearTimeout(timer)
        signal.removeEventListener('abort', over)
        resolve()
      }
      signal.addEventListener('abort', over)
    })
  }
  return 0
}

/** Begins with all that is open, or with some rows. */
async function begin(engine: Sender, rows: SendingWork['rows']): Promise<void> {
  if (!rows) return engine.start()
  // Each joins what the first began.
  await Promise.all([...rows].map(([slot, mask]) => engine.retry(slot, mask)))
}

/** That all that was left was refused stops nobody: who asked for the rows decides what follows. */
function isOfRefusedRows({ error }: SendProblem): boolean {
  return error.name === 'NothingPayableError'
}

/** Sends what is open of a drop, or some of its rows, until nothing is left, something stands in the way, its sender wants something else, or others want their turn. */
export async function sendRows(
  context: OperatorContext,
  hold: LaneHold,
  { manifest, account, rows, claims, waiting }: SendingWork,
): Promise<SendingEnding> {
  const { db, nodesOf, clock, stopwatch, pollMilliseconds } = context
  const { scope, requestsAsked } = hold.getOrder()
  const isAskedFor = scope === 'requested' || requestsAsked > 0
  let stopAfterRevert: () => void = () => {}
  const noteRequests: typeof noteEntries = async (tx, entries) => {
    await assertSignatures(tx, entries, waiting)
    if (isAskedFor) await noteEntries(tx, entries)
    if (entries.some(({ stage }) => stage === 'reverted')) stopAfterRevert()
  }
  const journal = createLaneJournal(db, hold.owner, noteRequests)
  const before = attemptFigures(await journal.list(manifest.dropId), account.address)
  const { problem: known, problemRevision = 0, waiting: wait } = hold.getStatus()
  const isChangeAccepted = known?.name === 'TokenChangedError' && hold.getOrder().revision > problemRevision
  const engine = createPipeline({
    ...nodesOf(manifest.terms.chainId),
    ...{ manifest, journal, clock, signer: account, claims },
    fees: livePolicy(() => hold.getOrder().fees, scope === 'requested'),
    refused: wait?.reason === 'refused' ? wait : undefined,
    onRefusal: context.onRefusal,
    onChange: (state) =>
      hold.setStatus(toStatus(manifest, state, before, { status: hold.getStatus(), now: clock.now() })),
    ...(pollMilliseconds === undefined ? {} : { pollMilliseconds }),
  })
  // Whoever chose the rows chooses again: one of them may be to blame.
  if (scope === 'requested') stopAfterRevert = () => engine.pause()
  const unsubscribe = hold.onOrder(({ intent, scope: newScope }) => {
    if (intent !== 'send' || newScope !== scope) engine.pause()
    // The fees may allow now what they did not.
    else if (engine.getState().phase === 'waiting') void engine.start()
  })
  hold.setStatus({ stage: 'sending', end: undefined, problem: undefined, waiting: undefined })
  let isOver = false
  const run = async () => {
    await begin(engine, rows)
    // Who goes on knowing that the token's code changed accepts the new one.
    if (isChangeAccepted && engine.getState().problem?.error.name === 'TokenChangedError') await begin(engine, rows)
    isOver = true
  }
  const running = run()
  try {
    const seconds = await Promise.race([
      running.then(() => undefined),
      untilItYields({ engine, running, hold, stopwatch }, () => isOver),
    ])
    if (seconds !== undefined && !isOver) {
      const { leftOut = [] } = engine.getState()
      await leave(engine, running)
      return { kind: 'yield', seconds, leftOut, claims }
    }
    await running
    const { problem, leftOut: found = [] } = engine.getState()
    if (!problem || isOfRefusedRows(problem)) return { kind: 'look', leftOut: found, claims }
    // A new turn reads requests that arrived after this one began.
    if (problem.error.cause instanceof SignatureReplacedError)
      return { kind: 'yield', seconds: 0, leftOut: found, claims }
    hold.setStatus({ problem: toProblem(problem.error), problemRevision: hold.getOrder().revision })
    return { kind: 'problem', problem, leftOut: found, claims }
  } finally {
    unsubscribe()
    engine.dispose()
  }
}
