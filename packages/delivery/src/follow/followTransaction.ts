import type { Hex } from '@slotdrop/drops'
import type { JournalEntry } from '../journal/journal.ts'
import type { Clock } from '../ports.ts'
import { fetchAttemptStatus } from './fetchAttemptStatus.ts'
import type { AttemptSource, AttemptOutcome } from './attemptStatus.ts'
import { isGivenUp, type MissingSince } from './isGivenUp.ts'

const maxPause = 30_000

/** What following needs. */
export type FollowParameters = AttemptSource & {
  readonly entry: JournalEntry
  readonly clock: Clock
  readonly missing: MissingSince
  /** Milliseconds between looks. */
  readonly pollMilliseconds: number
  /** Called when the chain stops or starts answering clearly. */
  readonly onDoubt: (isInDoubt: boolean) => void
  /** Called when the attempt was found under a hash, or with a nonce, that was not known. */
  readonly onFound?: (entry: JournalEntry & { readonly hash: Hex }) => Promise<void> | void
  /** Following ends without a conclusion when this says so. */
  readonly isAbandoned?: () => boolean
}

/**
 * Follows one attempt to its end. An error of the node concludes nothing; it is asked again, less and less often up to every
 * 30 seconds. Undefined when it was abandoned.
 */
export async function followTransaction(parameters: FollowParameters): Promise<AttemptOutcome | undefined> {
  const { clock, missing, pollMilliseconds, onDoubt, onFound, isAbandoned = () => false } = parameters
  let { entry } = parameters
  for (let failures = 0; !isAbandoned();) {
    try {
      const status = await fetchAttemptStatus(parameters, entry)
      if (status.kind === 'ended') {
        onDoubt(false)
        return status.outcome
      }
      failures = 0
      onDoubt(status.kind === 'doubt')
      const seen = status.kind === 'missing' ? undefined : status.seen
      if (seen && (seen.hash !== entry.hash || seen.nonce !== entry.nonce)) {
        const found = { ...entry, hash: seen.hash, nonce: seen.nonce, stage: 'broadcast' as const }
        await onFound?.(found)
        entry = found
      }
      if (isGivenUp(missing, entry, status, clock.now())) return { kind: 'dropped', wasSeen: entry.hash !== undefined }
    } catch {
      failures += 1
      onDoubt(true)
    }
    await clock.sleep(Math.min(pollMilliseconds * 2 ** failures, maxPause))
  }
  return undefined
}
