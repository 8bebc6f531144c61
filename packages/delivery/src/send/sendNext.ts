import { isSameAccount } from '../account/isSameAccount.ts'
import type { Address } from '@slotdrop/drops'
import { type Asked, askWallet, type SigningAccount } from './askWallet.ts'
import { followAttempt } from './followAttempt.ts'
import {
  type DeliveryError,
  NothingPayableError,
  RevertedError,
  SuspectRowsError,
  TokenChangedError,
  toDeliveryError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
  twoFacedReason,
  UnexpectedDeliveryError,
} from '../errors/index.ts'
import { fetchWholeRejection } from '../refusals/fetchRowReason.ts'
import { countSignatures, createSecondTry, type SecondTry } from './createSecondTry.ts'
import { fetchRevertReason } from '../refusals/fetchRevertReason.ts'
import type { AttemptOutcome } from '../follow/attemptStatus.ts'
import { fetchAttemptStatus } from '../follow/fetchAttemptStatus.ts'
import { type PlannedTransaction, planTransaction } from './planTransaction.ts'
import { type JournalEntry, lastImplementation } from '../journal/journal.ts'
import { fetchImplementation } from '../token/fetchImplementation.ts'
import { fetchWord } from '../settled/fetchWords.ts'
import { namedOperator } from './pinAccount.ts'
import { type SendContext, trySaveAttempts, untilAnswered } from './sendContext.ts'
import { countAll, defaultRoom, halve, type Masks, sizeTransaction } from './sizeTransaction.ts'

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
  let known = isAccepted ? undefined : lastImplementation(entries)
  return async (): Promise<Address | null> => {
    const code = (await fetchImplementation(client, token)) ?? null
    if (known === undefined) known = code
    if (!isSameAccount(code, known)) throw new TokenChangedError({ token: manifest.token, before: known, after: code })
    return code
  }
}

/** Who signs, and what is known when sending begins. */
export type NextSenderParameters = {
  readonly account: SigningAccount
  /** Most gas that a transaction can be given. */
  readonly gasCap: bigint
  /** Rows to send, by slot, in the order in which they are sent; what is sent or given up is taken out. */
  readonly queue: Map<number, bigint>
  /** Groups of suspect rows of previous runs. */
  readonly suspects: readonly Masks[]
  /** Attempts that the journal knows. */
  readonly entries: readonly JournalEntry[]
  /** The user knows that the token's code changed, and goes on. */
  readonly isChangeAccepted: boolean
  /** Called with a slot whose rows are left, because none of them would be paid, or because one of them stops its strict slot. */
  readonly onRefusal: (refusal: DeliveryError, slot: number) => void
}

/** What stops the whole drop, and with which slot. */
type SendFailure = { readonly error: unknown; readonly slot: number }

/** What became of the next transaction. */
export type Sent = { readonly kind: 'idle' | 'sent' } | ({ readonly kind: 'failed' } & SendFailure)

/** What this run learnt of the sizes that fit, and what it has under way. */
type Sizes = { gasPerRow: bigint | undefined; maxSlots: number; maxRows: number }

function putFirst(queue: Map<number, bigint>, masks: Masks): void {
  const others = [...queue]
  queue.clear()
  for (const [slot, mask] of masks) queue.set(slot, mask)
  for (const [slot, mask] of others) queue.set(slot, mask | (masks.get(slot) ?? 0n))
}

/** Takes rows out of the queue; what is left of a slot keeps its place. */
function takeOut(queue: Map<number, bigint>, masks: Masks): void {
  for (const [slot, mask] of masks) {
    const rest = (queue.get(slot) ?? 0n) & ~mask
    if (rest === 0n) queue.delete(slot)
    else queue.set(slot, rest)
  }
}

/** Whether nothing is left to follow of an attempt whose wallet said nothing: somebody else paid its rows, or the user pauses. */
async function isLeft(
  context: SendContext,
  entries: readonly JournalEntry[],
  isRunning: () => boolean,
): Promise<boolean> {
  const { client, manifest, dispatch } = context
  const [first] = entries
  if (!first) return true
  const words = await Promise.all(entries.map(({ slot }) => fetchWord({ client, manifest, slot })))
  const { kind } = await fetchAttemptStatus(context, first)
  if (kind !== 'missing') return false
  if (entries.some(({ mask }, index) => (mask & ~(words[index] ?? 0n)) !== 0n)) return !isRunning()
  await trySaveAttempts(
    context,
    entries.map((entry) => ({ ...entry, stage: 'dropped' })),
  )
  entries.forEach(({ slot }, index) => dispatch({ type: 'resolved', slot, word: words[index] ?? 0n, outcome: 'mined' }))
  return true
}

/** How rows of refused transactions go on: they are queued again, the one that is to blame stops sending, or there is no remedy. */
async function remedy(
  secondTry: SecondTry,
  { reverted, gas = 0n }: { readonly reverted: readonly JournalEntry[]; readonly gas: bigint | undefined },
  { account, queue }: Pick<NextSenderParameters, 'account' | 'queue'>,
): Promise<Sent | undefined> {
  const hash = reverted[0]?.hash
  // What a contract account's owners executed is another call, around this one.
  if (!hash || account.isContract) return undefined
  const masks = masksOf(reverted)
  const answer = await secondTry.decide(masks, { hash, gas })
  if (answer === 'no-remedy') return undefined
  const [blamed] = answer === 'to-blame' ? masks : []
  if (blamed) {
    const [slot, mask] = blamed
    return { kind: 'failed', error: new NothingPayableError({ slot, mask, reason: twoFacedReason }), slot }
  }
  putFirst(queue, masks)
  return { kind: 'sent' }
}

/** What waits for the user's word before another signature is asked for: rows among which an account makes transactions fail. */
function waitForUser(groups: readonly Masks[], isStrict: boolean): Sent | undefined {
  const slot = groups[0]?.keys().next().value
  if (slot === undefined) return undefined
  const rows = groups.reduce((sum, group) => sum + countAll(group), 0)
  return { kind: 'failed', error: new SuspectRowsError({ rows, signatures: countSignatures(groups, isStrict) }), slot }
}

/**
 * What sends the next open rows of the queue: as many slots in one transaction as the chain's gas cap allows. Answers `idle` when there is
 * nothing left to begin, and what stops the whole drop.
 */
export function createNextSender(context: SendContext, parameters: NextSenderParameters): () => Promise<Sent> {
  const { account, gasCap, queue, entries, suspects, isChangeAccepted, onRefusal } = parameters
  const checkToken = createTokenGuard(context, entries, isChangeAccepted)
  const { client, manifest, facts, feeCeiling, getState, dispatch, isDisposed } = context
  const oneByOne = createQueue()
  const isRunning = () => getState().phase === 'running' && !isDisposed()
  /** Nonces of transactions that are under way: a node need not know them yet. */
  const flying = new Map<number, readonly number[]>()
  const sizes: Sizes = { gasPerRow: undefined, maxSlots: context.maxSlots, maxRows: defaultRoom.maxRows }
  const secondTry = createSecondTry(context, account.address, suspects)

  /** The next slots, as far as is known how many fit: the first alone shows what a row takes. */
  const choose = (): Map<number, bigint> => {
    const busy = new Set([...flying.values()].flat())
    const open = new Map([...queue].filter(([slot]) => !busy.has(slot)))
    const { gasPerRow, maxRows } = sizes
    const [group] = secondTry.suspects(open)
    if (group) return new Map(group)
    const maxSlots = gasPerRow === undefined ? 1 : sizes.maxSlots
    return sizeTransaction(open, { gasCap, gasPerRow: gasPerRow ?? 0n, maxSlots, maxRows })
  }

  /** The same without what was paid meanwhile. Undefined when something was. */
  const withoutSettled = async (chosen: Masks): Promise<Masks | undefined> => {
    const fetchAll = () => Promise.all([...chosen.keys()].map((slot) => fetchWord({ client, manifest, slot })))
    const words = await untilAnswered(context, fetchAll, isRunning)
    const settled = new Map([...chosen.keys()].map((slot, index) => [slot, words[index] ?? 0n]))
    if ([...chosen].every(([slot, mask]) => (mask & (settled.get(slot) ?? 0n)) === 0n)) return chosen
    takeOut(queue, settled)
    for (const [slot, word] of settled)
      if (!queue.has(slot)) dispatch({ type: 'resolved', slot, word, outcome: 'mined' })
    return undefined
  }

  /** Undefined when what is to be planned changed: rows were given up, or more of them fit. */
  const plan = async (rows: Masks): Promise<PlannedTransaction | undefined> => {
    const isMeasured = sizes.gasPerRow !== undefined
    const make = () =>
      planTransaction({
        ...{ client, manifest, facts, rows, gasCap, feeCeiling, account: account.address },
        gasReserve: secondTry.gasReserve(),
        paysFee: !account.isContract,
      })
    try {
      const planned = await untilAnswered(context, make, isRunning)
      sizes.gasPerRow = planned.estimate / BigInt(countAll(planned.masks)) + 1n
      if (planned.isTooLarge) shrinkTo(planned.masks)
      return isMeasured || choose().size <= rows.size ? planned : undefined
    } catch (error) {
      if (error instanceof NothingPayableError) {
        takeOut(queue, new Map([[error.slot, error.mask]]))
        onRefusal(error, error.slot)
      } else if (isRowRejected(error)) {
        const slot = Number(error.args[0])
        queue.delete(slot)
        onRefusal(await fetchWholeRejection(client, manifest, slot, error), slot)
      } else throw error
      return undefined
    }
  }

  const shrinkTo = (masks: Masks) => {
    if (masks.size > 1) sizes.maxSlots = masks.size
    else [sizes.maxSlots, sizes.maxRows] = [1, countAll(masks)]
  }

  const askFor = async (rows: Masks): Promise<Asked | undefined> => {
    const implementation = await untilAnswered(context, checkToken, isRunning)
    const planned = await plan(rows)
    if (!planned || !isRunning()) return undefined
    const { isContract } = account
    const lowestNonce = Math.max(0, ...[...flying.keys()].map((nonce) => nonce + 1))
    takeOut(queue, planned.masks)
    const asked = await askWallet(context, { ...planned, isContract, implementation }, lowestNonce)
    flying.set(asked.entries[0]?.nonce ?? lowestNonce, [...planned.masks.keys()])
    return { ...asked, gas: planned.request.gas }
  }

  const askNext = async (): Promise<Asked | SendFailure | undefined> => {
    for (;;) {
      const [next] = choose()
      if (!next || !isRunning()) return undefined
      try {
        const rows = await withoutSettled(choose())
        const asked = rows && (await askFor(rows))
        if (asked) return asked
      } catch (error) {
        return { error: await namedOperator(context, account.address, error), slot: next[0] }
      }
    }
  }

  const follow = async ({ entries: asked, gas, failure, isSilent, isTooLarge }: Asked): Promise<Sent> => {
    const isOver = isSilent && (await untilAnswered(context, () => isLeft(context, asked, isRunning), isRunning))
    if (isOver) return { kind: 'sent' }
    let failed: SendFailure | undefined
    const reverted: JournalEntry[] = []
    for (const entry of asked) {
      const { slot } = entry
      const outcome = await followAttempt(context, entry)
      if (!outcome) return { kind: 'idle' }
      tellFound(context, asked, outcome)
      // Rows that were asked for and stay open were refused: they wait for a decision.
      if (outcome.kind === 'mined') continue
      if (outcome.kind === 'reverted') reverted.push({ ...entry, hash: outcome.hash })
      const isUnseen = outcome.kind === 'dropped' && !outcome.wasSeen
      if (isTooLarge && isUnseen && countAll(masksOf(asked)) > 1) {
        shrinkTo(halve(masksOf(asked)))
        putFirst(queue, masksOf([entry]))
      } else failed ??= { error: await toFailure(context, slot, outcome, failure), slot }
    }
    const remedied = await remedy(secondTry, { reverted, gas }, parameters)
    if (remedied) sizes.gasPerRow = undefined
    if (remedied?.kind === 'failed') return remedied
    if (failed && !remedied) return { kind: 'failed', ...failed }
    return waitForUser(secondTry.suspects(queue), manifest.terms.policy === 'strict') ?? { kind: 'sent' }
  }

  return async () => {
    const asked = await oneByOne(askNext)
    if (!asked) return { kind: 'idle' }
    if ('error' in asked) return { kind: 'failed', ...asked }
    try {
      return await follow(asked)
    } catch (error) {
      return { kind: 'failed', error: toDeliveryError(error), slot: asked.entries[0]?.slot ?? 0 }
    } finally {
      for (const { nonce } of asked.entries) flying.delete(nonce)
    }
  }
}

function masksOf(entries: readonly JournalEntry[]): Map<number, bigint> {
  return new Map(entries.map(({ slot, mask }) => [slot, mask]))
}

/** Tells about a transaction whose hash the chain gave, because the wallet did not. */
function tellFound({ onTransaction }: SendContext, asked: readonly JournalEntry[], outcome: AttemptOutcome): void {
  const [first] = asked
  const hash = outcome.kind === 'mined' || outcome.kind === 'reverted' ? outcome.hash : undefined
  if (!first || first.hash || first.safeTxHash || !hash) return
  onTransaction({ hash, slot: first.slot, slots: asked.map(({ slot }) => slot), nonce: first.nonce })
}
