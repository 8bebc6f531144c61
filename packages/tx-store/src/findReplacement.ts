import { BaseError, type Address, type Client, type Transaction } from 'viem'
import { getBlock, getTransactionCount } from 'viem/actions'
import { isUnreachable } from './chainHead.ts'
import type { BlockReference } from './transaction.ts'

/** What used a nonce. `transaction` is absent when none of the sender did: an EIP-7702 authorisation uses one too. */
export type Replacement = { readonly block: BlockReference; readonly transaction?: Transaction | undefined }

/**
 * Finds the block in which an account used a nonce, by doubling steps back from the head and bisection: a dozen calls.
 *
 * @returns `null` when the node keeps too little history to tell.
 */
export async function findReplacement(
  client: Client,
  parameters: { readonly sender: Address; readonly nonce: number; readonly latest: bigint },
): Promise<Replacement | null> {
  const { sender, nonce, latest } = parameters
  const isUsedAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: sender, blockNumber })) > nonce
  try {
    let used = latest
    let free = -1n
    for (let step = 1n; used - step >= 0n; step *= 2n) {
      const candidate = used - step
      if (!(await isUsedAt(candidate))) {
        free = candidate
        break
      }
      used = candidate
    }
    while (used - free > 1n) {
      const middle = (used + free) / 2n
      if (await isUsedAt(middle)) used = middle
      else free = middle
    }
    const block = await getBlock(client, { blockNumber: used, includeTransactions: true })
    const transaction = block.transactions.find(
      (candidate) => candidate.nonce === nonce && candidate.from.toLowerCase() === sender.toLowerCase(),
    )
    // Sound: a block that was asked for with its transactions has whole ones.
    return { block: { number: block.number, hash: block.hash }, transaction: transaction as Transaction | undefined }
  } catch (error) {
    if (!(error instanceof BaseError) || isUnreachable(error)) throw error
    return null
  }
}
