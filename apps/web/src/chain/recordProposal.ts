import { type Hex, withRetry } from 'viem'
import { type ChainClient, fetchSafe, findSafeTransaction, type TransactionRequest } from '@slotdrop/delivery'
import type { DropTerms } from '@slotdrop/drops'
import type { NewTransaction } from '@slotdrop/tx-store'

/** What was proposed to a contract account. */
export type RecordProposalParameters = {
  readonly client: ChainClient
  readonly manifest: { readonly terms: Pick<DropTerms, 'chainId' | 'sender'> }
  /** The hash that the wallet answered. */
  readonly hash: Hex
  readonly calls: readonly Pick<TransactionRequest, 'to' | 'value' | 'data'>[]
  readonly description: string
  readonly add: (transaction: NewTransaction) => void
  /** Milliseconds before a node that failed is asked again; 1000. */
  readonly retryMilliseconds?: number | undefined
}

/** How often a node that fails is asked again. A proposal that is missing from the list is not followed. */
const retries = 30

/**
 * Writes a Safe's proposal among its transactions, where it is followed until the owners execute it or use its nonce for something else.
 * Answers whether the account is a Safe; of any other contract nothing is written, as nothing tells what becomes of it.
 *
 * @throws DeliveryError when the chain can't be asked
 */
export async function recordProposal({
  client,
  manifest: { terms },
  hash,
  calls,
  description,
  add,
  retryMilliseconds = 1000,
}: RecordProposalParameters): Promise<boolean> {
  const { chainId, sender: safe } = terms
  const facts = await withRetry(() => fetchSafe({ client, address: safe }), {
    delay: retryMilliseconds,
    retryCount: retries,
  })
  if (!facts) return false
  // The wallet tells no nonce: it is the one with which these calls have this hash.
  const found = facts.isSupported
    ? findSafeTransaction({ ...{ chainId, safe, calls }, next: facts.nonce, safeTxHash: hash })
    : undefined
  add({ ...{ hash, description, kind: 'safe' }, safeNonce: found?.nonce })
  return true
}
