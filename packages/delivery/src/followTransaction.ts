import type { Hex } from '@slotdrop/drops'
import { carries, findAttempt } from './findAttempt.ts'
import { type JournalEntry, withHashes } from './journal.ts'
import { lookAtProposal } from './lookAtProposal.ts'
import { ended, type LookParameters, lookAtReceipt, orUndefined, type Outcome, type Sight } from './lookAtReceipt.ts'
import type { Clock } from './ports.ts'
import { readWord } from './readWords.ts'

/** An empty transaction to oneself that was mined in place of the attempt, or waits beside it. */
async function lookAtCancellation({ client, facts }: LookParameters, hash: Hex): Promise<Sight | undefined> {
  const found = await orUndefined(client.getTransactionReceipt({ hash }))
  if (!found) return undefined
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  return latest - found.blockNumber + 1n < BigInt(facts.finality.minedConfirmations)
    ? { kind: 'waiting' }
    : ended({ kind: 'replaced', hash, isCancellation: true })
}

/** The nonce is used, and not under the hash that we know. */
async function lookAtNonce(parameters: LookParameters, entry: JournalEntry, used: number): Promise<Sight> {
  const found = await findAttempt(parameters.client, entry, used)
  if (found && carries(entry, found)) {
    if (!found.isMined) return { kind: 'waiting', seen: found }
    return (await lookAtReceipt(parameters, entry.slot, found)) ?? { kind: 'doubt', seen: found }
  }
  if (found?.isMined) {
    const isCancellation = found.input === '0x' && found.to?.toLowerCase() === entry.sender.toLowerCase()
    // Without a hash it is not certain that ours ever had this nonce.
    if (entry.hash !== undefined || isCancellation) return ended({ kind: 'replaced', hash: found.hash, isCancellation })
  }
  // A rival with the same nonce waits; which of the two is mined is open.
  if (found && !found.isMined && entry.hash !== undefined) return { kind: 'waiting' }
  const word = await readWord({ client: parameters.client, manifest: parameters.manifest, slot: entry.slot })
  if ((entry.mask & word) !== 0n && used > entry.nonce)
    return ended({ kind: 'mined', hash: entry.hash, receipt: undefined })
  return { kind: 'missing' }
}

/**
 * Looks once for an attempt: at its receipt, then at its sender's nonce, then in the node's pool. Concludes only what the chain
 * shows; throws when the node can't be asked.
 */
export async function lookForAttempt(parameters: LookParameters, entry: JournalEntry): Promise<Sight> {
  const { client, manifest } = parameters
  const { sender, nonce, slot } = entry
  const { hashes = [], cancelHashes = [] } = withHashes(parameters.hashes ?? new Map(), entry)
  // A node that was switched to another network has receipts and nonces of its own.
  if ((await client.getChainId()) !== manifest.terms.chainId) return { kind: 'doubt' }
  for (const hash of hashes) {
    const byReceipt = await lookAtReceipt(parameters, slot, { hash, nonce })
    if (byReceipt) return byReceipt
  }
  for (const hash of cancelHashes) {
    const cancelled = await lookAtCancellation(parameters, hash)
    if (cancelled) return cancelled
  }
  for (const hash of hashes.toReversed())
    if (await orUndefined(client.getTransaction({ hash }))) return { kind: 'waiting', seen: { hash, nonce } }
  if (entry.safeTxHash) return lookAtProposal(parameters, entry, entry.safeTxHash)
  const used = await client.getTransactionCount({ address: sender, blockTag: 'latest' })
  return lookAtNonce(parameters, entry, used)
}

/** A transaction that no node knows is given up after this time; one that was never seen at all, after the shorter one. */
const droppedAfter = 180_000
const neverSeenAfter = 30_000
const longestPause = 30_000

/** Since when attempts have been missing, so that looks in different places share one patience. */
export type MissingSince = Map<string, number>

/** Whether an attempt has been missing for so long that it counts as dropped. */
export function isGivenUp(
  missing: MissingSince,
  { slot, nonce, hash }: JournalEntry,
  sight: Sight,
  now: number,
): boolean {
  const key = `${slot}/${nonce}`
  if (sight.kind !== 'missing') {
    missing.delete(key)
    return false
  }
  const since = missing.get(key) ?? now
  missing.set(key, since)
  return now - since >= (hash === undefined ? neverSeenAfter : droppedAfter)
}

/** What following needs. */
export type FollowParameters = LookParameters & {
  readonly entry: JournalEntry
  readonly clock: Clock
  readonly missing: MissingSince
  /** Milliseconds between looks. */
  readonly pollMilliseconds: number
  /** Told when the chain stops or starts answering clearly. */
  readonly onDoubt: (isInDoubt: boolean) => void
  /** Told when the attempt was found under a hash, or with a nonce, that was not known. */
  readonly onFound?: (entry: JournalEntry & { readonly hash: Hex }) => Promise<void> | void
  /** Following ends without a conclusion when this says so. */
  readonly isAbandoned?: () => boolean
}

/**
 * Follows one attempt to its end. An error of the node concludes nothing; it is asked again, less and less often up to every
 * 30 seconds. Undefined when it was abandoned.
 */
export async function followTransaction(parameters: FollowParameters): Promise<Outcome | undefined> {
  const { clock, missing, pollMilliseconds, onDoubt, onFound, isAbandoned = () => false } = parameters
  let { entry } = parameters
  for (let failures = 0; !isAbandoned();) {
    try {
      const sight = await lookForAttempt(parameters, entry)
      if (sight.kind === 'ended') {
        onDoubt(false)
        return sight.outcome
      }
      failures = 0
      onDoubt(sight.kind === 'doubt')
      const seen = sight.kind === 'missing' ? undefined : sight.seen
      if (seen && (seen.hash !== entry.hash || seen.nonce !== entry.nonce)) {
        const found = { ...entry, hash: seen.hash, nonce: seen.nonce, stage: 'broadcast' as const }
        await onFound?.(found)
        entry = found
      }
      if (isGivenUp(missing, entry, sight, clock.now())) return { kind: 'dropped', wasSeen: entry.hash !== undefined }
    } catch {
      failures += 1
      onDoubt(true)
    }
    await clock.sleep(Math.min(pollMilliseconds * 2 ** failures, longestPause))
  }
  return undefined
}
