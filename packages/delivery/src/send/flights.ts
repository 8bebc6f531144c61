import type { AttemptSource } from '../follow/attemptStatus.ts'
import { fetchAttemptStatus } from '../follow/fetchAttemptStatus.ts'
import { isGivenUp } from '../follow/isGivenUp.ts'
import { isUnderWay, type JournalEntry, newestAttempts } from '../journal/journal.ts'
import { concluded, followAttempt } from './followAttempt.ts'
import type { SendContext } from './sendContext.ts'
import type { SendEvent } from './sendMachine.ts'

/** Looks once for attempts that nobody follows here and now, and concludes what is certain. */
export async function checkFlights(
  context: AttemptSource & Pick<SendContext, 'missing' | 'clock'>,
  flights: readonly JournalEntry[],
  words: readonly bigint[],
): Promise<{ ended: SendEvent[]; flying: JournalEntry[]; conclusions: JournalEntry[] }> {
  const ended: SendEvent[] = []
  const flying: JournalEntry[] = []
  const conclusions: JournalEntry[] = []
  for (const entry of flights) {
    const { slot, hash: known } = entry
    const status = await fetchAttemptStatus(context, entry)
    const outcome = status.kind === 'ended' ? status.outcome : undefined
    // Without a hash it may still lie in the wallet of another tab: only who sends gives that up.
    const isGone = isGivenUp(context.missing, entry, status, context.clock.now()) && known !== undefined
    const hash = outcome && 'hash' in outcome ? outcome.hash : known
    if (outcome) conclusions.push(concluded(entry, outcome))
    else if (isGone) conclusions.push(concluded(entry, { kind: 'dropped', wasSeen: true }))
    if (outcome && outcome.kind !== 'mined')
      ended.push({ type: 'resolved', slot, word: words[slot] ?? 0n, outcome: outcome.kind, hash })
    else if (isGone) ended.push({ type: 'resolved', slot, word: words[slot] ?? 0n, outcome: 'dropped', hash })
    else if (!outcome) flying.push(entry)
  }
  return { ended, flying, conclusions }
}

/** Ends that the journal knows of former runs, of slots of which nothing is under way. */
export function knownEnds(entries: readonly JournalEntry[], words: readonly bigint[]): SendEvent[] {
  return [...newestAttempts(entries)].flatMap(([slot, { stage, hash }]) =>
    stage === 'replaced' || stage === 'dropped'
      ? [{ type: 'resolved', slot, word: words[slot] ?? 0n, outcome: stage, hash }]
      : [],
  )
}

/** Follows attempts of a former run, or of another tab, to their end: nothing new is sent before. */
export async function settleFlights(context: SendContext): Promise<void> {
  const { journal, manifest, getState, dispatch, isDisposed } = context
  for (const entry of await journal.list(manifest.dropId)) {
    const word = getState().slots[entry.slot]?.word ?? 0n
    if (!isUnderWay(entry, word) || isDisposed()) continue
    const { slot, nonce, hash, safeTxHash } = entry
    if (hash) dispatch({ type: 'broadcast', slot, hash, nonce })
    else dispatch({ type: safeTxHash ? 'proposed' : 'answer-lost', slot, nonce })
    await followAttempt(context, entry)
  }
}
