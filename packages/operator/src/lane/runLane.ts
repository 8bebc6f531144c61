import type { SendingEnd, SendingProblem } from '@slotdrop/api/sending'
import { DeliveryError, toDeliveryError } from '@slotdrop/delivery'
import type { Address, Hex, Manifest } from '@slotdrop/drops'
import { LaneLostError, OperatorError } from '../errors.ts'
import type { OperatorContext } from '../OperatorContext.ts'
import { noteEntries } from '../requests/requests.ts'
import { initialStatus } from '../status.ts'
import { createLaneJournal } from '../store/createLaneJournal.ts'
import { leaveLane, takeLane } from '../store/lanes.ts'
import { getOrder, setNextLook } from '../store/orders.ts'
import { attemptFigures } from './attemptFigures.ts'
import type { Lists } from './createLists.ts'
import { fetchEnded } from './fetchEnded.ts'
import { type ChainLook, fetchLook } from './fetchLook.ts'
import { giveBackRest } from './giveBackRest.ts'
import { holdLane, type LaneHold } from './LaneHold.ts'
import { isUnnamed } from './isUnnamed.ts'
import { nextStep } from './nextStep.ts'
import { endRequests, followRequests, refuseRequests } from './followRequests.ts'
import { sendRest } from './sendRest.ts'
import { serveRequests } from './serveRequests.ts'
import { fetchSettledFigures } from './settledFigures.ts'
import { toProblem } from './toProblem.ts'

/** Seconds until somebody looks again. */
const after = {
  /** The node or the database fell silent. */
  silence: 5,
  /** The chain does not name the account yet: often at first, rarely later. */
  unnamed: [5, 300],
  /** It is paused, and may be ended by its sender on chain. */
  paused: 300,
  /** What was paid becomes final by itself. */
  final: 15,
  /** The gas money went back by an earlier transaction, or a node that lags did not report it yet. */
  empty: 3600,
  /** The account is no operator any more; a reorganisation may have taken its registration back. */
  replaced: 30,
  /** Something has to be mended; looked at less and less often. */
  blocked: [15, 900],
} as const

/** When somebody has to look at the drop again; never, where no seconds are given. */
export type LaneEnding = { readonly again: number | undefined }

/** Days after an order for which its drop is waited for to be registered. */
const unnamedDays = 1
const dayMilliseconds = 86_400_000

/** Looks in a row that find all that is open refused, after which the gas money goes back: an hour of them. */
const maxRefusedLooks = 9

function growing([first, most]: readonly [number, number], tries: number): number {
  return Math.min(most, first * 2 ** Math.min(tries, 10))
}

/** Failures that time mends. A database that is gone comes back, too. */
function isPassing(error: DeliveryError): boolean {
  return error.remedy === 'retry' || error.name === 'JournalUnavailableError'
}

/** Asks a chain; whatever goes wrong has a name then, and is not taken for the database's. */
async function ask<T>(hold: LaneHold, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (hold.signal.aborted || error instanceof OperatorError) throw error
    throw toDeliveryError(error)
  }
}

function block(hold: LaneHold, problem: SendingProblem): LaneEnding {
  const revision = hold.getHeededRevision()
  const { problemRevision, ...status } = hold.getStatus()
  // A newer order begins the count anew.
  const tries = problemRevision === revision ? (status.tries ?? 0) : 0
  hold.setStatus({ stage: 'blocked', problem, problemRevision: revision, tries: tries + 1 })
  return { again: growing(after.blocked, tries) }
}

/** Whether its sender had an hour to say what is to become of rows that are refused. */
function isRefusedForLong(hold: LaneHold): boolean {
  const { problemRevision, tries = 0 } = hold.getStatus()
  return problemRevision === hold.getOrder().revision && tries >= maxRefusedLooks
}

/** Writes down what the look found, and what is new about it. */
async function noteLook(
  { nodesOf }: OperatorContext,
  hold: LaneHold,
  { manifest, look }: { readonly manifest: Manifest; readonly look: ChainLook },
): Promise<void> {
  const { account, block: number, isNamed, purse, claimsOpen } = look
  const known = hold.getOrder()
  const { client } = nodesOf(manifest.terms.chainId)
  const settled = await fetchSettledFigures(client, manifest, { known: hold.getStatus(), read: look.settled })
  hold.setStatus({ ...settled, purse, claimsOpen, isInDoubt: false })
  if (isNamed) hold.setStatus({ replacedSeen: undefined })
  await hold.write({ account: account.address, ...(isNamed ? { namedAtBlock: number } : {}) })
  if (isNamed && known.namedAtBlock === undefined) await hold.note('named', { account: account.address })
}

/** Whether the account was no operator any more at an earlier look, too. */
function isReplacedForLong({ stopwatch: { of, read } }: OperatorContext, hold: LaneHold): boolean {
  const { replacedSeen = {} } = hold.getStatus()
  const since = replacedSeen[of] ?? read()
  hold.setStatus({ replacedSeen: { ...replacedSeen, [of]: since } })
  return read() - since >= after.replaced * 1000
}

async function conclude(
  context: OperatorContext,
  hold: LaneHold,
  end: SendingEnd,
  again?: number,
): Promise<LaneEnding> {
  await endRequests(context, hold)
  if (hold.getStatus().end !== end || hold.getStatus().stage !== 'over') await hold.note('ended', { end })
  hold.setStatus({ stage: 'over', end, problem: undefined, waiting: undefined, inFlight: 0 })
  return { again }
}

async function giveBackAndEnd(
  context: OperatorContext,
  hold: LaneHold,
  manifest: Manifest,
  end: SendingEnd,
): Promise<LaneEnding> {
  const { dropId, terms } = manifest
  const accounts = context.keyring.allOf({ chainId: terms.chainId, dropId })
  const isFirst = hold.getStatus().stage !== 'over'
  if (end === 'complete' && hold.getStatus().stage !== 'complete') await hold.note('complete')
  hold.setStatus({ stage: 'returning', end, problem: undefined, waiting: undefined, inFlight: 0 })
  await hold.write()
  const isSent = await ask(hold, () => giveBackRest(context, hold, { manifest, accounts }))
  return conclude(context, hold, end, isSent || !isFirst ? undefined : after.empty)
}

/** Writes down what became of transactions that another process left, and counts all that are known. */
async function settleJournal({ db, nodesOf }: OperatorContext, hold: LaneHold, manifest: Manifest, account: Address) {
  const { scope, requestsAsked } = hold.getOrder()
  const isAskedFor = scope === 'requested' || requestsAsked > 0
  const journal = createLaneJournal(db, hold.owner, isAskedFor ? noteEntries : undefined)
  const { client } = nodesOf(manifest.terms.chainId)
  const entries = await journal.list(manifest.dropId)
  const ended = await ask(hold, () => fetchEnded(client, { manifest, account, entries }))
  await journal.putAll(ended)
  const figures = attemptFigures(ended.length > 0 ? await journal.list(manifest.dropId) : entries, account)
  const { transactions, wasted, feesSpent } = hold.getStatus()
  hold.setStatus({
    transactions: Math.max(transactions, figures.transactions),
    wasted: Math.max(wasted, figures.wasted),
    feesSpent: feesSpent > figures.feesSpent ? feesSpent : figures.feesSpent,
  })
}

/** Waits for the drop to be registered: less and less often, for a day after its sender's last order. */
function watch({ clock }: OperatorContext, hold: LaneHold): LaneEnding {
  const { tries = 0, stage, unnamedSince } = hold.getStatus()
  const isNew = stage !== 'unnamed'
  const revision = hold.getHeededRevision()
  const now = clock.now()
  const since = unnamedSince?.revision === revision ? unnamedSince : { at: now, revision }
  hold.setStatus({ stage: 'unnamed', waiting: undefined, tries: isNew ? 1 : tries + 1, unnamedSince: since })
  const isOver = now - since.at >= unnamedDays * dayMilliseconds
  return { again: isOver ? undefined : growing(after.unnamed, isNew ? 0 : tries) }
}

/** Looks, and does what the chain lets this account do, until nothing is to be done here for now. */
async function work(context: OperatorContext, hold: LaneHold, manifest: Manifest): Promise<LaneEnding> {
  let stopped: DeliveryError | undefined
  for (;;) {
    hold.signal.throwIfAborted()
    const order = hold.getOrder()
    const look = await ask(hold, () => fetchLook(context, manifest, order))
    await settleJournal(context, hold, manifest, look.account.address)
    await noteLook(context, hold, { manifest, look })
    await followRequests(context, hold, manifest, look.words)
    const { intent, scope } = hold.heed()
    // At first an account is empty if a refund finds it so: it looks more than once.
    const isEmpty = look.isEmpty && hold.getStatus().stage === 'over'
    const step = nextStep({ ...look, isEmpty, intent, scope })
    if ('end' in step && step.end === 'replaced' && !isReplacedForLong(context, hold)) return { again: after.replaced }
    switch (step.kind) {
      case 'send':
      case 'serve': {
        // The chain still lets it: somebody has to mend what stopped it.
        if (stopped) return block(hold, toProblem(stopped))
        const ending = await (step.kind === 'send' ? sendRest : serveRequests)(context, hold, { manifest, look })
        if ('leftOut' in ending)
          await refuseRequests(context, hold, { manifest, account: look.account.address }, ending)
        if (ending.kind === 'yield') return { again: ending.seconds }
        if (ending.kind === 'refused') {
          if (!isRefusedForLong(hold)) return block(hold, ending.problem)
          return look.isPaidFinal ? giveBackAndEnd(context, hold, manifest, 'refused') : { again: after.final }
        }
        if (ending.kind === 'problem') {
          const { error } = ending.problem
          if (isPassing(error)) return { again: after.silence }
          stopped = error
        } else hold.setStatus({ tries: 0 })
        break
      }
      case 'follow':
        if (hold.getStatus().stage !== 'complete') await hold.note('complete')
        hold.setStatus({ stage: 'complete', problem: undefined, waiting: undefined, inFlight: 0 })
        return { again: after.final }
      case 'watch': {
        if (look.isNamed) {
          hold.setStatus({ stage: 'paused', waiting: undefined })
          return { again: after.paused }
        }
        return watch(context, hold)
      }
      case 'give-back':
        return giveBackAndEnd(context, hold, manifest, step.end)
      case 'rest':
        return conclude(context, hold, step.end)
      default:
        return step satisfies never
    }
  }
}

/** What a failure means for the lane. */
function endingOf({ logger }: OperatorContext, hold: LaneHold, error: unknown): LaneEnding {
  if (hold.signal.aborted || error instanceof LaneLostError) return { again: 0 }
  logger.warn({ error, dropId: hold.getOrder().dropId }, 'a drop was left')
  if (error instanceof OperatorError) return block(hold, toProblem(error))
  if (error instanceof DeliveryError && !isPassing(error)) return block(hold, toProblem(error))
  hold.setStatus({ isInDoubt: true })
  return { again: after.silence }
}

/**
 * One turn in the lane of a drop: sends, follows, watches or gives back what the chain and the order say, for as long as there is something to
 * do and nobody else has the lane. Ends when the signal says so, once the transaction under way is written down and broadcast.
 */
export async function runLane(
  context: OperatorContext,
  { lists, dropId, owner, signal }: { lists: Lists; dropId: Hex; owner: string; signal: AbortSignal },
): Promise<LaneEnding> {
  const { db } = context
  const lane = await takeLane(db, dropId, owner)
  // Whoever has it looks at the order by itself; when it is gone its lane is found.
  if (!lane) return { again: undefined }
  const order = await getOrder(db, dropId)
  if (!order) {
    await leaveLane(db, dropId, owner)
    return { again: undefined }
  }
  const hold = holdLane(context, { owner, order, signal })
  let ending: LaneEnding = { again: after.silence }
  try {
    if (lane.isTakenOver) await hold.note('taken-over')
    try {
      if (await ask(hold, () => isUnnamed(context, hold))) {
        hold.heed()
        ending = order.intent === 'pause' ? { again: after.paused } : watch(context, hold)
        return ending
      }
      const manifest = await lists.get(dropId)
      if (hold.getStatus().rows !== manifest.rowCount)
        hold.setStatus(initialStatus({ slots: manifest.slotCount, rows: manifest.rowCount }))
      ending = await work(context, hold, manifest)
    } catch (error) {
      ending = endingOf(context, hold, error)
    }
    return ending
  } finally {
    await hold.end()
    const heeded = { dropId, revision: hold.getHeededRevision(), requestsSeen: hold.getRequestsSeen() }
    await setNextLook(db, heeded, ending.again)
    await leaveLane(db, dropId, owner)
  }
}
