import type { Address, Hex } from 'viem'
import { type ChainClient, isContractAccount, type TransactionRequest } from '@slotdrop/delivery'
import type { NewTransaction } from '@slotdrop/tx-store'
import { recordProposal } from './recordProposal.ts'

/**
 * Writes what a wallet was asked for into the list of its account's transactions: as a transaction, or, where the account is a Safe, as a
 * proposal that its owners still sign. Never fails: the list is beside what was sent.
 */
export async function recordTransaction({
  client,
  chainId,
  account,
  hash,
  call,
  description,
  add,
  retryMilliseconds,
}: {
  readonly client: ChainClient
  readonly chainId: number
  /** The account that the wallet sends from. */
  readonly account: Address | undefined
  /** What the wallet answered. */
  readonly hash: Hex
  readonly call: Pick<TransactionRequest, 'to' | 'value' | 'data'>
  readonly description: string
  readonly add: (transaction: NewTransaction) => void
  /** Milliseconds before a node that failed is asked again; 1000. */
  readonly retryMilliseconds?: number | undefined
}): Promise<void> {
  try {
    const isContract = account !== undefined && (await isContractAccount(client, account).catch(() => false))
    if (!isContract) return add({ hash, description })
    const manifest = { terms: { chainId, sender: account } }
    await recordProposal({ client, manifest, hash, calls: [call], description, add, retryMilliseconds })
  } catch {
    // A node that is silent now, or an answer that is no hash.
  }
}
