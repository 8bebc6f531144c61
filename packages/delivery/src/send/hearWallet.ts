import type { Hex } from '@slotdrop/drops'
import { fetchAttemptStatus } from '../follow/fetchAttemptStatus.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { fetchWord } from '../settled/fetchWords.ts'
import { parseHash } from './parseHash.ts'
import type { SendContext } from './sendContext.ts'

/** Looks at a clock before a wallet that does not even say where it is counts as gone. */
const maxBeats = 5

/** What a wallet says to a question. */
export type Heard =
  | { readonly kind: 'hash'; readonly hash: Hex }
  | { readonly kind: 'failure'; readonly error: unknown }
  /** Nothing, and there is no more reason to wait: the chain tells what became of it, or the user pauses. */
  | { readonly kind: 'silence' }

/** What a wallet is asked for. */
type Question = {
  readonly entries: readonly JournalEntry[]
  readonly isContract: boolean
  readonly ask: () => Promise<unknown>
}

/** Whether an answer comes before the next beat of the clock that paces looks at a silent wallet. */
async function isSilent(
  { walletClock, pollMilliseconds }: Pick<SendContext, 'walletClock' | 'pollMilliseconds'>,
  answer: Promise<unknown>,
): Promise<boolean> {
  const beat = new AbortController()
  const isOver = walletClock.sleep(pollMilliseconds, beat.signal).then(() => true)
  const isAnswered = answer.then(
    () => false,
    () => false,
  )
  const silent = await Promise.race([isAnswered, isOver])
  beat.abort()
  return silent
}

/** Whether the chain shows what became of an attempt whose wallet is silent, or that nothing is left of it to do. */
async function isDecided(context: SendContext, { entries, isContract }: Question): Promise<boolean> {
  const { client, manifest } = context
  const [first] = entries
  if (!first) return true
  try {
    const words = await Promise.all(entries.map(({ slot }) => fetchWord({ client, manifest, slot })))
    if (entries.every(({ mask }, index) => (mask & ~(words[index] ?? 0n)) === 0n)) return true
    // A proposal has no nonce under which it could be found.
    if (isContract) return false
    const status = await fetchAttemptStatus(context, first)
    return status.kind === 'ended' || (status.kind === 'waiting' && status.seen !== undefined)
  } catch {
    // Of a silent node nothing is concluded.
    return false
  }
}

/**
 * Asks a wallet and waits for what it says, for as long as its user takes; meanwhile words and nonce are watched, and who pauses is not
 * kept waiting.
 */
export async function hearWallet(
  context: SendContext,
  question: Question,
): Promise<{ heard: Heard; answer: Promise<Hex> }> {
  const answer = question.ask().then(parseHash)
  const heard = answer.then(
    (hash): Heard => ({ kind: 'hash', hash }),
    (error: unknown): Heard => ({ kind: 'failure', error }),
  )
  while (await isSilent(context, answer)) {
    const isOver =
      context.isDisposed() || context.getState().phase !== 'running' || (await isDecided(context, question))
    // It may have spoken while the chain was looked at.
    if (isOver) return { answer, heard: await Promise.race([heard, Promise.resolve<Heard>({ kind: 'silence' })]) }
  }
  return { answer, heard: await heard }
}

/** What a wallet answers to a question that needs no user; one that is silent for long answers nothing. */
export async function hearSoon<T>(
  context: Pick<SendContext, 'walletClock' | 'pollMilliseconds'>,
  answer: Promise<T>,
): Promise<T | undefined> {
  for (let beats = 0; beats < maxBeats; beats++) if (!(await isSilent(context, answer))) return answer
  return undefined
}
