import type { ChainFacts } from '@slotdrop/chains'
import type { Hex, Manifest } from '@slotdrop/drops'
import { isNodeTrouble, JournalUnavailableError } from '../errors/index.ts'
import type { MissingSince } from '../follow/isGivenUp.ts'
import { type AttemptHashes, type Journal, type JournalEntry, withHashes } from '../journal/journal.ts'
import type { ChainClient, Clock, SenderWallet, TransactionRequest } from '../ports.ts'
import type { SendEvent, SendState } from './sendMachine.ts'

/** What sending needs from the outside. */
export type SenderParameters = {
  readonly client: ChainClient
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly journal: Journal
  readonly clock?: Clock | undefined
  /** Paces the looks at the chain while the wallet says nothing: the time of a person, not of the chain. Default: the clock on the wall. */
  readonly walletClock?: Clock | undefined
  /** The chain's gas cap and finality. Default: what `@slotdrop/chains` knows of the drop's chain. */
  readonly facts?: ChainFacts | undefined
  /** Milliseconds between looks at the chain. Default 4000 (specification, section 9). */
  readonly pollMilliseconds?: number | undefined
  /** Transactions that may be under way at once. Default 1: one slot after another. The wallet is asked one by one always. */
  readonly pipeline?: number | undefined
  /** Most slots of one transaction, for wallets that sign or show only so much. Default: as many as the chain allows. */
  readonly maxSlots?: number | undefined
  /** Wei a unit of gas above which nothing is sent. */
  readonly feeCeiling?: bigint | undefined
  /** Called with each transaction as soon as its hash is known. */
  readonly onTransaction?: ((transaction: SentTransaction) => void) | undefined
  /** Called with every change, like a subscriber. */
  readonly onChange?: ((state: SendState) => void) | undefined
}

/** A transaction that the wallet has sent, or proposed. */
export type SentTransaction = {
  readonly hash: Hex
  readonly slot: number
  /** All that it carries, where one call stands for several. */
  readonly slots?: readonly number[] | undefined
  readonly nonce: number
  /** What the owners of a contract account are to sign: then `hash` is that of a proposal, which no node knows. */
  readonly proposed?: TransactionRequest | undefined
}

/** What the parts of a sender share. */
export type SendContext = {
  readonly client: ChainClient
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly journal: Journal
  readonly clock: Clock
  readonly walletClock: Clock
  readonly facts: ChainFacts
  readonly missing: MissingSince
  readonly hashes: AttemptHashes
  readonly pollMilliseconds: number
  readonly maxSlots: number
  readonly feeCeiling: bigint | undefined
  readonly onTransaction: NonNullable<SenderParameters['onTransaction']>
  readonly getState: () => SendState
  readonly dispatch: (event: SendEvent) => void
  /** The sender was disposed of: nothing more is asked, followed or concluded. */
  readonly isDisposed: () => boolean
}

/** Reading before anything is asked gives up after this time; what is under way is followed without end. */
const maxWait = 600_000
const maxPause = 30_000

/**
 * Asks the node until it answers, less and less often; meanwhile the state is in doubt. Failures that are the chain's answer, such as a
 * revert, are thrown at once.
 */
export async function untilAnswered<T>(
  { clock, dispatch, pollMilliseconds, isDisposed }: SendContext,
  ask: () => Promise<T>,
  shallWait: () => boolean = () => true,
): Promise<T> {
  const begun = clock.now()
  for (let failures = 1; ; failures++) {
    try {
      const answer = await ask()
      dispatch({ type: 'doubt', isInDoubt: false })
      return answer
    } catch (error) {
      const isOver = isDisposed() || !shallWait() || clock.now() - begun >= maxWait
      if (isOver || !isNodeTrouble(error)) throw error
      dispatch({ type: 'doubt', isInDoubt: true })
      await clock.sleep(Math.min(pollMilliseconds * 2 ** failures, maxPause))
    }
  }
}

/** Writes an attempt down, all its slots or none. @throws JournalUnavailableError: without a record the wallet is not asked */
export async function saveAttempts(
  { journal, hashes }: Pick<SendContext, 'journal' | 'hashes'>,
  entries: readonly JournalEntry[],
): Promise<void> {
  const whole = entries.map((entry) => withHashes(hashes, entry))
  const [only] = whole
  try {
    if (only && whole.length === 1) await journal.put(only)
    else await journal.putAll(whole)
  } catch (error) {
    throw new JournalUnavailableError(error)
  }
}

/** Writes down what became of an attempt. The chain tells the same again, so a full disk is no reason to stop following. */
export async function trySaveAttempts(
  context: Pick<SendContext, 'journal' | 'hashes'>,
  entries: readonly JournalEntry[],
): Promise<void> {
  // The next start finds the older entries and looks the attempt up once more.
  await saveAttempts(context, entries).catch(() => undefined)
}
