import { isSameAccount } from '../account/isSameAccount.ts'
import type { Address } from '@slotdrop/drops'
import { askWallet, type SigningAccount } from './askWallet.ts'
import { followAttempt } from './followAttempt.ts'
import {
  type DeliveryError,
  NothingPayableError,
  RevertedError,
  TokenChangedError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
  UnexpectedDeliveryError,
} from '../errors/index.ts'
import { fetchWholeRejection } from '../refusals/fetchRowReason.ts'
import { fetchRevertReason } from '../refusals/fetchRevertReason.ts'
import type { AttemptOutcome } from '../follow/attemptStatus.ts'
import { planTransaction } from './planTransaction.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { fetchImplementation } from '../token/fetchImplementation.ts'
import { fetchWord } from '../settled/fetchWords.ts'
import { countRows } from '../settled/rowMask.ts'
import { type SendContext, untilAnswered } from './sendContext.ts'

/** Runs one task after another. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task)
    last = next.catch(() => undefined)
    return next
  }
}

/** A strict slot with a row that is refused: it waits as a whole, and no other slot does. */
function isRowRejected(error: unknown): error is RevertedError {
  return error instanceof RevertedError && error.refusal.kind === 'RowRejected'
}

function answerIn(failure: DeliveryError | undefined): string | undefined {
  return failure instanceof UnexpectedDeliveryError ? failure.detail : undefined
}

async function toFailure(
  { client }: SendContext,
  slot: number,
  outcome: Exclude<AttemptOutcome, { kind: 'mined' }>,
  cause: DeliveryError | undefined,
): Promise<DeliveryError> {
  switch (outcome.kind) {
    case 'reverted': {
      const reason = await fetchRevertReason(client, outcome.hash).catch(() => undefined)
      return new TransactionRevertedError({ slot, hash: outcome.hash, reason })
    }
    case 'replaced':
      return outcome.isCancellation
        ? new TransactionCancelledError({ slot })
        : new TransactionReplacedError({ slot, hash: outcome.hash })
    case 'dropped':
      // What the wallet said has a name, and a remedy of its own.
      if (!outcome.wasSeen && cause && cause.name !== 'UnexpectedDeliveryError') return cause
      return new TransactionDroppedError({ slot, wasSeen: outcome.wasSeen, answer: answerIn(cause), cause })
    default:
      return outcome satisfies never
  }
}

/** Refuses to go on with a token that runs other code than before; who starts again takes the code of then. */
function createTokenGuard({ client, manifest }: SendContext, entries: readonly JournalEntry[], isAccepted: boolean) {
  const { token } = manifest.terms
  const last = entries.toSorted((a, b) => a.askedAt - b.askedAt).at(-1)
  let known = isAccepted ? undefined : last?.implementation
  return async (): Promise<Address | null> => {
    const code = (await fetchImplementation(client, token)) ?? null
    if (known === undefined) known = code
    if (!isSameAccount(code, known)) throw new TokenChangedError({ token: manifest.token, before: known, after: code })
    return code
  }
}

/** Who signs, and what is known when sending begins. */
export type SlotSenderParameters = {
  readonly account: SigningAccount
  /** Attempts that the journal knows. */
  readonly entries: readonly JournalEntry[]
  /** The user knows that the token's code changed, and goes on. */
  readonly isChangeAccepted: boolean
}

/**
 * What sends the open rows of one slot, in as many transactions as the chain's gas cap needs. Answers a refusal when rows were left
 * because none of them would be paid, or because one of them stops its strict slot; throws what stops the whole drop.
 */
export function createSlotSender(context: SendContext, { account, entries, isChangeAccepted }: SlotSenderParameters) {
  const checkToken = createTokenGuard(context, entries, isChangeAccepted)
  const { client, manifest, facts, feeCeiling, getState, dispatch, isDisposed } = context
  const oneByOne = createQueue()
  const isRunning = () => getState().phase === 'running' && !isDisposed()
  /** Nonces of transactions that are under way: a node need not know them yet. */
  const flying = new Set<number>()
  let maxRows: number | undefined

  const askForRows = (slot: number, rows: bigint) =>
    oneByOne(async () => {
      if (!isRunning()) return undefined
      const plan = () =>
        planTransaction({
          client,
          manifest,
          facts,
          slot,
          rows,
          account: account.address,
          paysFee: !account.isContract,
          maxRows,
          feeCeiling,
        })
      const implementation = await untilAnswered(context, checkToken, isRunning)
      const planned = await untilAnswered(context, plan, isRunning)
      if (planned.mask !== rows) maxRows = countRows(planned.mask)
      if (!isRunning()) return undefined
      const asked = await askWallet(
        context,
        { ...planned, slot, isContract: account.isContract, implementation },
        Math.max(0, ...[...flying].map((nonce) => nonce + 1)),
      )
      flying.add(asked.entry.nonce)
      return asked
    })

  return async (slot: number, rows: bigint): Promise<DeliveryError | undefined> => {
    let left = rows
    let refusal: DeliveryError | undefined
    while (isRunning()) {
      const word = await untilAnswered(context, () => fetchWord({ client, manifest, slot }), isRunning)
      left &= ~word
      if (left === 0n) {
        dispatch({ type: 'resolved', slot, word, outcome: 'mined' })
        return refusal
      }
      let asked: Awaited<ReturnType<typeof askForRows>>
      try {
        asked = await askForRows(slot, left)
      } catch (error) {
        if (isRowRejected(error)) return fetchWholeRejection(client, manifest, slot, error)
        if (!(error instanceof NothingPayableError)) throw error
        refusal ??= error
        left &= ~error.mask
        continue
      }
      if (!asked) return refusal
      const outcome = await followAttempt(context, asked.entry)
      flying.delete(asked.entry.nonce)
      if (!outcome) return refusal
      if (outcome.kind !== 'mined') throw await toFailure(context, slot, outcome, asked.failure)
      // Rows that were asked for and stay open were refused: they wait for a decision.
      left &= ~asked.entry.mask
    }
    return refusal
  }
}
