import type { ChainFacts } from '@slotdrop/chains'
import type { Hex, Manifest } from '@slotdrop/drops'
import { TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import type { AttemptHashes, AttemptReceipt } from './journal.ts'
import type { ChainClient, SenderWallet } from './ports.ts'
import { readReceipt } from './readReceipt.ts'
import { readWord } from './readWords.ts'

/** How an attempt ended. `mined` and `reverted` may carry another hash than the one first given: it was sped up. */
export type Outcome =
  | { readonly kind: 'mined'; readonly hash: Hex | undefined; readonly receipt: AttemptReceipt | undefined }
  | { readonly kind: 'reverted'; readonly hash: Hex; readonly receipt: AttemptReceipt }
  | {
      readonly kind: 'replaced'
      readonly hash: Hex | undefined
      /** A transfer of nothing to oneself took its place, as wallets do to cancel. */
      readonly isCancellation: boolean
    }
  | { readonly kind: 'dropped'; readonly wasSeen: boolean }

/**
 * What one look at the chain tells. `waiting` is known to the node; `missing` is not, or not yet; `doubt` is a chain that
 * contradicts itself, as nodes that lag do.
 */
export type Sight =
  | { readonly kind: 'ended'; readonly outcome: Outcome }
  | { readonly kind: 'waiting' | 'doubt'; readonly seen?: { readonly hash: Hex; readonly nonce: number } | undefined }
  | { readonly kind: 'missing' }

/** Where attempts are looked for. */
export type LookParameters = {
  readonly client: ChainClient
  readonly manifest: Manifest
  readonly facts: ChainFacts
  /** Told of proposals that wait for signatures by the wallet that made them. */
  readonly wallet?: SenderWallet | undefined
  /** Hashes that others learn of attempts while they are followed. */
  readonly hashes?: AttemptHashes | undefined
}

/** What a node does not know is undefined; other failures are thrown. */
export function orUndefined<T>(promise: Promise<T>): Promise<T | undefined> {
  return promise.catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError || error instanceof TransactionNotFoundError) return undefined
    throw error
  })
}

/** An attempt that is over. */
export function ended(outcome: Outcome): Sight {
  return { kind: 'ended', outcome }
}

/** A receipt counts when it is deep enough and the slot's word shows what it says. */
export async function lookAtReceipt(
  { client, manifest, facts }: LookParameters,
  slot: number,
  seen: { readonly hash: Hex; readonly nonce: number },
): Promise<Sight | undefined> {
  const { hash } = seen
  const found = await orUndefined(client.getTransactionReceipt({ hash }))
  if (!found) return undefined
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  if (latest < found.blockNumber) return { kind: 'doubt', seen }
  if (latest - found.blockNumber + 1n < BigInt(facts.finality.minedConfirmations)) return { kind: 'waiting', seen }
  const receipt = readReceipt(manifest, slot, found)
  if (found.status !== 'success') return ended({ kind: 'reverted', hash, receipt })
  const word = await readWord({ client, manifest, slot })
  return (receipt.paid & ~word) === 0n ? ended({ kind: 'mined', hash, receipt }) : { kind: 'doubt', seen }
}
