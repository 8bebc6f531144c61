import type { JournalEntry } from '../journal/journal.ts'
import type { AttemptStatus } from './attemptStatus.ts'

/** A transaction that no node knows is given up after this time; one that was never seen at all, after the shorter one. */
const droppedMilliseconds = 180_000

const neverSeenMilliseconds = 30_000

/** Since when attempts have been missing, so that looks in different places share one maxWait. */
export type MissingSince = Map<string, number>

/** Whether an attempt has been missing for so long that it counts as dropped. */
export function isGivenUp(
  missing: MissingSince,
  { sender, nonce, calldataHash, hash }: JournalEntry,
  status: AttemptStatus,
  now: number,
): boolean {
  // Slots of one transaction are missing together.
  const key = `${sender.toLowerCase()}/${nonce}/${calldataHash}`
  if (status.kind !== 'missing') {
    missing.delete(key)
    return false
  }
  const since = missing.get(key) ?? now
  missing.set(key, since)
  return now - since >= (hash === undefined ? neverSeenMilliseconds : droppedMilliseconds)
}
