import { isContractAccount } from '../account/accountKind.ts'
import { TokenChangedError, toDeliveryError, UnknownTransactionsError } from '../errors/index.ts'
import { fetchTransactionGasCap } from '../network/fetchTransactionGasCap.ts'
import { adoptWaiting, awaitUnknown } from './adoptWaiting.ts'
import { settleFlights } from './flights.ts'
import { pinAccount } from './pinAccount.ts'
import { type SendContext, untilAnswered } from './sendContext.ts'
import type { SendProblem } from './sendMachine.ts'
import { createNextSender, type Sent } from './sendNext.ts'
import type { Masks } from './sizeTransaction.ts'
import { suspectsIn } from './suspectsIn.ts'
import { wantedRows } from './wantedRows.ts'

/** Failures after which sending simply waits for the user's word. */
export const pauses: ReadonlySet<string> = new Set([
  'RejectedInWalletError',
  'FinishByPassedError',
  'TransactionCancelledError',
  'TransactionReplacedError',
  'TransactionDroppedError',
  'NothingPayableError',
  'SuspectRowsError',
  'TokenChangedError',
  'UnknownTransactionsError',
])

/** What stopped sending before, and the user accepts: the new code of a token, transactions that nobody knows. */
type Accepted = { readonly isChangeAccepted: boolean; readonly isUnknownAccepted: boolean }

function toProblem(error: unknown, slot: number | undefined): SendProblem {
  return { error: toDeliveryError(error), slot }
}

/** Sends what is queued, once from its beginning to its end. */
export type Runner = {
  /** Rows to send, by slot; grows while it runs. */
  readonly queue: Map<number, bigint>
  /** @param slots Every open row of them; undefined: all that is left and was not refused before */
  run(slots: readonly number[] | undefined): Promise<void>
}

/** See `Runner`. `refresh` reads the words again, before anything is sent and at the end. */
export function createRunner(
  context: SendContext,
  { refresh, pipeline }: { refresh: () => Promise<void>; pipeline: number },
): Runner {
  const { client, manifest, journal, facts, getState, dispatch, isDisposed } = context
  const queue = new Map<number, bigint>()
  const isRunning = () => getState().phase === 'running'

  const fill = async (slots: readonly number[] | undefined) => {
    const entries = await journal.list(manifest.dropId)
    const state = getState()
    if (slots) for (const slot of slots) queue.set(slot, (queue.get(slot) ?? 0n) | (state.slots[slot]?.fullMask ?? 0n))
    else for (const [slot, rows] of wantedRows(state.slots, entries)) queue.set(slot, rows)
  }

  const prepare = async (slots: readonly number[] | undefined, { isChangeAccepted, isUnknownAccepted }: Accepted) => {
    const account = await untilAnswered(context, () => pinAccount(context), isRunning)
    await untilAnswered(context, refresh, isRunning)
    const isContract = await untilAnswered(context, () => isContractAccount(client, account), isRunning)
    // What another browser sent, or this one before its data were wiped, may wait still.
    if (!isContract) await untilAnswered(context, () => adoptWaiting(context, account), isRunning)
    await settleFlights(context)
    if (!isContract && !isUnknownAccepted) await awaitUnknown(context, account)
    await fill(slots)
    const fetchCap = () => fetchTransactionGasCap(client, manifest.terms.chainId, facts)
    const entries = await journal.list(manifest.dropId)
    const isStrict = manifest.terms.policy === 'strict'
    const settled: Masks = new Map(getState().slots.map(({ index, word }) => [index, word]))
    return {
      account: { address: account, isContract },
      entries,
      suspects: suspectsIn(entries, { account, isStrict, settled: [settled] }),
      gasCap: await untilAnswered(context, fetchCap, isRunning),
      isChangeAccepted,
    }
  }

  const run = async (slots: readonly number[] | undefined, accepted: Accepted) => {
    /** What stopped sending, and rows that were refused while it went on. */
    const ending: { failure?: SendProblem; notice?: SendProblem } = {}
    const halt = (error: unknown, slot: number | undefined) => {
      ending.failure ??= toProblem(error, slot)
      dispatch({ type: 'pause-requested' })
    }
    const runLane = async (sendNext: () => Promise<Sent>) => {
      while (isRunning() && !isDisposed()) {
        const sent = await sendNext()
        if (sent.kind === 'idle') return
        if (sent.kind === 'failed') halt(sent.error, sent.slot)
      }
    }
    try {
      const prepared = await prepare(slots, accepted)
      const sendNext = createNextSender(context, {
        ...prepared,
        queue,
        onRefusal: (refusal, slot) => (ending.notice ??= toProblem(refusal, slot)),
      })
      // One signature for each press while suspects are told apart.
      const lanes = prepared.suspects.length > 0 ? 1 : Math.max(1, pipeline)
      await Promise.all(Array.from({ length: lanes }, () => runLane(sendNext)))
    } catch (error) {
      halt(error, undefined)
    }
    queue.clear()
    const problem = ending.failure ?? ending.notice
    dispatch({ type: 'stopped', problem, isBlocked: problem !== undefined && !pauses.has(problem.error.name) })
    // The figures of the end; a node that fails now changes nothing.
    await refresh().catch(() => undefined)
  }

  return {
    queue,
    run(slots) {
      // Who goes on after a token's code changed accepts the new one.
      const known = getState().problem?.error
      dispatch({ type: 'started' })
      return run(slots, {
        isChangeAccepted: known instanceof TokenChangedError,
        isUnknownAccepted: known instanceof UnknownTransactionsError,
      })
    },
  }
}
