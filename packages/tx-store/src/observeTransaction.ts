import {
  BlockNotFoundError,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Address,
  type Client,
  type Hex,
  type Transaction,
  type TransactionReceipt,
} from 'viem'
import { getBlock, getTransaction, getTransactionCount, getTransactionReceipt } from 'viem/actions'
import type { ChainHead } from './chainHead.ts'
import { findReplacement } from './findReplacement.ts'
import type { Observation } from './observation.ts'
import type { BlockReference, TransactionCall, TransactionRecord } from './transaction.ts'

/** What a look at the chain needs. */
export type ObserveParameters = {
  readonly client: Client
  readonly head: ChainHead
  /** The account the transaction is recorded for: its sender, or the Safe. */
  readonly account: Address
  readonly record: TransactionRecord
}

/**
 * Looks a transaction up, by its hash and then by what it is: (sender, nonce) and call.
 *
 * @throws whatever the client throws when the chain can't be reached. That is never an observation.
 */
export async function observeTransaction(parameters: ObserveParameters): Promise<Observation> {
  const { client, head, account, record } = parameters
  for (const hash of new Set([record.hash, record.id])) {
    const receipt = await findReceipt(client, hash)
    if (receipt) return toMined(receipt, receipt.status === 'success', head)
  }
  const replaced = await observeReplacement(parameters)
  if (replaced) return replaced
  if (record.block && !(await isReorganised(client, head, record.block))) return { kind: 'lagging' }

  for (const hash of new Set([record.hash, record.id])) {
    const transaction = await findTransaction(client, hash)
    if (transaction) return { kind: 'waiting', call: toCall(transaction) }
  }
  const { call } = record
  if (!call) return { kind: 'missing' }
  // At the head of this round: a block mined since then would be blamed on the one before it.
  const used = await getTransactionCount(client, { address: account, blockNumber: head.latest })
  if (used <= call.nonce) return { kind: 'missing' }

  const replacement = await findReplacement(client, { sender: account, nonce: call.nonce, latest: head.latest })
  if (!replacement) return { kind: 'untraceable' }
  const { block, transaction } = replacement
  const isFinal = await head.isFinal(block.number)
  if (!transaction) {
    // Between the two calls the chain may have changed under us.
    if (await isReorganised(client, head, block)) return { kind: 'lagging' }
    return { kind: 'superseded', reason: 'replaced', block, isFinal }
  }
  if (isSameCall(call, toCall(transaction))) {
    const receipt = await findReceipt(client, transaction.hash)
    return receipt ? toMined(receipt, receipt.status === 'success', head) : { kind: 'lagging' }
  }
  const reason = isCancellation(transaction) ? 'cancelled' : 'replaced'
  return { kind: 'superseded', reason, by: transaction.hash, block, isFinal }
}

/** Whether what was found to have replaced it still stands. */
async function observeReplacement({ client, head, record }: ObserveParameters): Promise<Observation | undefined> {
  const { replacedBy, status } = record
  if (!replacedBy || (status !== 'cancelled' && status !== 'replaced')) return undefined
  const receipt = await findReceipt(client, replacedBy)
  if (!receipt) return undefined
  const block = { number: receipt.blockNumber, hash: receipt.blockHash }
  return { kind: 'superseded', reason: status, by: replacedBy, block, isFinal: await head.isFinal(block.number) }
}

/** An observation of a receipt. A receipt is one confirmation, however far behind the node's own head is. */
export async function toMined(
  receipt: TransactionReceipt,
  hasSucceeded: boolean,
  head: ChainHead,
): Promise<Extract<Observation, { kind: 'mined' }>> {
  const counted = head.latest - receipt.blockNumber + 1n
  return {
    kind: 'mined',
    hash: receipt.transactionHash,
    hasSucceeded,
    block: { number: receipt.blockNumber, hash: receipt.blockHash },
    confirmations: counted > 0n ? counted : 1n,
    isFinal: await head.isFinal(receipt.blockNumber),
  }
}

/** Whether the node proves that a block is no longer part of the chain: it has another one at that height. */
export async function isReorganised(client: Client, head: ChainHead, block: BlockReference): Promise<boolean> {
  if (head.latest < block.number) return false
  try {
    return (await getBlock(client, { blockNumber: block.number })).hash !== block.hash
  } catch (error) {
    if (error instanceof BlockNotFoundError) return false
    throw error
  }
}

/** The receipt of a transaction, or `null` while there is none. */
export async function findReceipt(client: Client, hash: Hex): Promise<TransactionReceipt | null> {
  try {
    return await getTransactionReceipt(client, { hash })
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return null
    throw error
  }
}

async function findTransaction(client: Client, hash: Hex): Promise<Transaction | null> {
  try {
    return await getTransaction(client, { hash })
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return null
    throw error
  }
}

function toCall(transaction: Transaction): TransactionCall {
  const { nonce, to, input, value } = transaction
  return { nonce, to, data: input, value }
}

function isSameCall(a: TransactionCall, b: TransactionCall): boolean {
  return (
    a.to?.toLowerCase() === b.to?.toLowerCase() && a.data.toLowerCase() === b.data.toLowerCase() && a.value === b.value
  )
}

function isCancellation({ from, to, value, input }: Transaction): boolean {
  return to !== null && from.toLowerCase() === to.toLowerCase() && value === 0n && input === '0x'
}
