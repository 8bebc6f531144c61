import type { Address, Hex } from '@slotdrop/drops'
import type { ChainClient, TransactionRequest } from '../ports.ts'
import { fetchSafe } from './fetchSafe.ts'
import { type MultiSend, multiSends } from './multiSends.ts'
import { createSafeHasher, type SafeHashes, toSafeTransaction } from './safeTransaction.ts'

/** How many nonces are tried on either side of the Safe's next: proposals wait in a queue, or are over. */
const noncesTried = 100n

/** A proposal whose content is known. */
export type FoundSafeTransaction = SafeHashes & {
  readonly nonce: bigint
  /** Undefined where it is one call. */
  readonly multiSend: MultiSend | undefined
}

/** What is searched for, and where. */
export type FindSafeTransactionParameters = {
  readonly chainId: number
  readonly safe: Address
  readonly calls: readonly Pick<TransactionRequest, 'to' | 'value' | 'data'>[]
  /** The Safe's next nonce. */
  readonly next: bigint
}

function hashersOf({ chainId, safe, calls }: Omit<FindSafeTransactionParameters, 'next'>) {
  // One call is the same transaction, whatever makes several calls of a Safe.
  const makers = calls.length === 1 ? multiSends.slice(0, 1) : multiSends
  return makers.map((multiSend) => ({
    multiSend: calls.length === 1 ? undefined : multiSend,
    hash: createSafeHasher({ chainId, safe, transaction: toSafeTransaction(calls, multiSend.address) }),
  }))
}

/** The hashes that these calls have as a proposal with the next nonce: one for each contract of Safe's that could make them. */
function listSafeTransactions({ next, ...parameters }: FindSafeTransactionParameters): readonly FoundSafeTransaction[] {
  return hashersOf(parameters).map(({ multiSend, hash }) => ({ ...hash(next), nonce: next, multiSend }))
}

/**
 * The hashes that the owners of a Safe are to be shown of these calls, with its next nonce. Undefined without calls. The version
 * of the Safe's contract decides what makes several calls; left out: the newest.
 */
export function expectSafeTransaction({
  version,
  ...parameters
}: FindSafeTransactionParameters & { readonly version: string | undefined }): FoundSafeTransaction | undefined {
  if (parameters.calls.length === 0) return undefined
  const made = listSafeTransactions(parameters)
  return made.find(({ multiSend }) => multiSend && version?.startsWith(multiSend.version)) ?? made[0]
}

/**
 * The nonce with which these calls, and nothing else, have a safeTxHash: the nearest to the Safe's next is tried first. Undefined where it is
 * the hash of something else.
 */
export function findSafeTransaction({
  next,
  safeTxHash,
  ...parameters
}: FindSafeTransactionParameters & { readonly safeTxHash: Hex }): FoundSafeTransaction | undefined {
  const wanted = safeTxHash.toLowerCase()
  const hashers = hashersOf(parameters)
  for (let away = 0n; away <= noncesTried; away += 1n)
    for (const nonce of away === 0n ? [next] : [next + away, next - away]) {
      if (nonce < 0n) continue
      for (const { multiSend, hash } of hashers) {
        const hashes = hash(nonce)
        if (hashes.safeTxHash === wanted) return { ...hashes, nonce, multiSend }
      }
    }
  return undefined
}

/** The Safe's nonce of a proposal; undefined if the account is no Safe, the calls are wrapped in another way, or the node does not answer. */
export async function fetchProposalNonce({
  client,
  ...wanted
}: Omit<FindSafeTransactionParameters, 'next'> & {
  readonly client: ChainClient
  readonly safeTxHash: Hex
}): Promise<bigint | undefined> {
  const safe = await fetchSafe({ client, address: wanted.safe }).catch(() => undefined)
  return safe?.isSupported ? findSafeTransaction({ ...wanted, next: safe.nonce })?.nonce : undefined
}
