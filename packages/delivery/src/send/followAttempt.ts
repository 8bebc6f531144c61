import type { AttemptOutcome } from '../follow/attemptStatus.ts'
import { followTransaction } from '../follow/followTransaction.ts'
import type { JournalEntry } from '../journal/journal.ts'
import { fetchWord } from '../settled/fetchWords.ts'
import { trySaveAttempts, type SendContext, untilAnswered } from './sendContext.ts'

/** An attempt as it is written down once its end is known. */
export function concluded(entry: JournalEntry, outcome: AttemptOutcome): JournalEntry {
  const { hash, receipt } = { hash: undefined, receipt: undefined, ...outcome }
  // The hash of what took its place is none of its own.
  const own = hash && outcome.kind !== 'replaced' ? { hash } : {}
  return { ...entry, stage: outcome.kind, ...own, ...(receipt ? { receipt } : {}) }
}

/** Follows an attempt to its end, and notes what became of it. Undefined when the sender was disposed of. */
export async function followAttempt(context: SendContext, entry: JournalEntry): Promise<AttemptOutcome | undefined> {
  const { client, manifest, dispatch, isDisposed } = context
  const { slot } = entry
  let last = entry
  const outcome = await followTransaction({
    ...context,
    entry,
    isAbandoned: isDisposed,
    onDoubt: (isInDoubt) => dispatch({ type: 'doubt', isInDoubt }),
    async onFound(found) {
      // The wallet chose another nonce than the one that was written down.
      if (found.nonce !== last.nonce) await trySaveAttempts(context, [{ ...last, stage: 'dropped' }])
      await trySaveAttempts(context, [found])
      last = found
      dispatch({ type: 'broadcast', slot, hash: found.hash, nonce: found.nonce })
    },
  })
  if (!outcome) return undefined
  const hash = 'hash' in outcome ? outcome.hash : undefined
  await trySaveAttempts(context, [concluded(last, outcome)])
  const word = await untilAnswered(context, () => fetchWord({ client, manifest, slot }))
  dispatch({ type: 'resolved', slot, word, outcome: outcome.kind, hash })
  return outcome
}
