import type { Hex, Manifest } from '@slotdrop/drops'
import { keccak256, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import type { JournalEntry } from './journal.ts'
import type { ChainClient, Clock } from './ports.ts'
import { readWord } from './readWords.ts'

/** How an attempt ended. `mined` may carry another hash than the one first given: it was sped up. */
export type Outcome =
  | { readonly kind: 'mined' | 'reverted'; readonly hash: Hex | undefined }
  | {
      readonly kind: 'replaced'
      readonly hash: Hex | undefined
      /** The user cancelled it: a transfer to himself took its place. */ readonly isCancellation: boolean
    }
  | { readonly kind: 'dropped' }

/** What following needs. */
export interface FollowParameters {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly entry: JournalEntry
  readonly clock: Clock
  /** Milliseconds between looks. */
  readonly pollMilliseconds: number
  /** Told when the node stops or starts answering. */
  readonly onDoubt: (isInDoubt: boolean) => void
}

/** A transaction that no node knows is given up after this time; one that was never seen at all, after the shorter one. */
const droppedAfter = 180_000
const neverSeenAfter = 30_000
const longestPause = 30_000
const blocksSearched = 256n

const notFound = <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError || error instanceof TransactionNotFoundError) return undefined
    throw error
  })

const receiptOutcome = async (client: ChainClient, hash: Hex): Promise<Outcome | undefined> => {
  const receipt = await notFound(client.getTransactionReceipt({ hash }))
  return receipt && { kind: receipt.status === 'success' ? 'mined' : 'reverted', hash: receipt.transactionHash }
}

/** The transaction of this sender with this nonce, wherever it was mined. */
const findByNonce = async (client: ChainClient, { sender, nonce, block }: JournalEntry) => {
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  const oldest = latest - block > blocksSearched ? latest - blocksSearched : block
  for (let blockNumber = latest; blockNumber >= oldest && blockNumber >= 0n; blockNumber--) {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true })
    const found = transactions.find(
      ({ from, nonce: used }) => from.toLowerCase() === sender.toLowerCase() && used === nonce,
    )
    if (found) return found
  }
  return undefined
}

/** The nonce is used up: by our calldata, by a cancellation, or by something else. */
const consumedOutcome = async ({ client, manifest, entry }: FollowParameters): Promise<Outcome> => {
  const found = await findByNonce(client, entry)
  if (found && keccak256(found.input) === entry.calldataHash)
    return (await receiptOutcome(client, found.hash)) ?? { kind: 'mined', hash: found.hash }
  if (found) {
    const isCancellation = found.to?.toLowerCase() === entry.sender.toLowerCase()
    return { kind: 'replaced', hash: found.hash, isCancellation }
  }
  const word = await readWord({ client, manifest, slot: entry.slot })
  if ((entry.mask & ~word) === 0n) return { kind: 'mined', hash: entry.hash }
  return { kind: 'replaced', hash: undefined, isCancellation: false }
}

/**
 * Follows one attempt to its end by what can't lie about it: the receipt, the sender's nonce, the slot's word.
 *
 * An error of the node concludes nothing; it is asked again, less and less often up to every 30 seconds.
 */
export const followTransaction = async (parameters: FollowParameters): Promise<Outcome> => {
  const { client, entry, clock, pollMilliseconds, onDoubt } = parameters
  const { hash, sender, nonce } = entry
  let missingSince: number | undefined
  for (let failures = 0; ;) {
    try {
      const ended = hash && (await receiptOutcome(client, hash))
      if (ended) return ended
      const used = await client.getTransactionCount({ address: sender, blockTag: 'latest' })
      if (used > nonce) {
        const outcome = await consumedOutcome(parameters)
        return outcome
      }
      const isKnown = hash
        ? (await notFound(client.getTransaction({ hash }))) !== undefined
        : (await client.getTransactionCount({ address: sender, blockTag: 'pending' })) > nonce
      missingSince = isKnown ? undefined : (missingSince ?? clock.now())
      if (missingSince !== undefined && clock.now() - missingSince >= (hash ? droppedAfter : neverSeenAfter))
        return { kind: 'dropped' }
      failures = 0
      onDoubt(false)
    } catch {
      failures += 1
      onDoubt(true)
    }
    await clock.sleep(Math.min(pollMilliseconds * 2 ** failures, longestPause))
  }
}
