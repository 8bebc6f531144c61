import type { Address, Hex } from '@slotdrop/drops'
import { keccak256, type Transaction, isAddressEqual } from 'viem'
import { isNodeTrouble } from '../errors/index.ts'
import type { JournalEntry } from '../journal/journal.ts'
import type { ChainClient } from '../ports.ts'

/** A reorganisation may mine an attempt again in a block that is older than the one at which it was asked for. */
const reorgDepth = 64n
/** Newest blocks that are searched where a node has no history of nonces. */
const blocksScanned = 128n
/** A wallet may have chosen a later nonce than the one that was planned, but hardly a much later one. */
const noncesSearched = 8

/** What an attempt is looked for by. */
export type SoughtAttempt = Pick<JournalEntry, 'sender' | 'nonce' | 'hash' | 'block'>

/** A transaction of the account that sends. */
export type FoundTransaction = {
  readonly hash: Hex
  readonly nonce: number
  readonly to: Address | null
  readonly input: Hex
  readonly isMined: boolean
}

function toFound({ hash, nonce, to, input }: Transaction, isMined: boolean): FoundTransaction {
  return {
    hash,
    nonce,
    to,
    input,
    isMined,
  }
}

function isBy(sender: Address) {
  return (transaction: Transaction | Hex): transaction is Transaction =>
    typeof transaction !== 'string' && isAddressEqual(transaction.from, sender)
}

async function transactionsIn(client: ChainClient, sender: Address, blockNumber: bigint): Promise<Transaction[]> {
  const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true })
  return transactions.filter(isBy(sender))
}

/** The block in which the account used a nonce, by halving; needs the history of nonces. */
async function blockOfNonce(client: ChainClient, sender: Address, nonce: number, range: [bigint, bigint]) {
  let [low, high] = range
  while (low < high) {
    const middle = (low + high) / 2n
    const used = await client.getTransactionCount({ address: sender, blockNumber: middle })
    if (used > nonce) high = middle
    else low = middle + 1n
  }
  return low
}

async function scanForNonce(client: ChainClient, sender: Address, nonce: number, [low, high]: [bigint, bigint]) {
  const oldest = high - low > blocksScanned ? high - blocksScanned : low
  for (let block = high; block >= oldest; block--) {
    const found = (await transactionsIn(client, sender, block)).find((transaction) => transaction.nonce === nonce)
    if (found) return found
  }
  return undefined
}

/** The account's mined transaction with a nonce; undefined when the node can't tell. */
async function findMined(client: ChainClient, { sender, block }: SoughtAttempt, nonce: number) {
  const latest = await client.getBlockNumber({ cacheTime: 0 })
  const low = block > reorgDepth ? block - reorgDepth : 0n
  const range: [bigint, bigint] = [low < latest ? low : latest, latest]
  try {
    const number = await blockOfNonce(client, sender, nonce, range)
    const found = (await transactionsIn(client, sender, number)).find((transaction) => transaction.nonce === nonce)
    if (found) return toFound(found, true)
  } catch (error) {
    // Nodes without history refuse the question; nodes that fail are asked again by whoever called.
    if (
      isNodeTrouble(error) &&
      !/missing trie node|historical state|pruned|not available|header not found/i.test(String(error))
    )
      throw error
  }
  const found = await scanForNonce(client, sender, nonce, range)
  return found && toFound(found, true)
}

/** The account's waiting transactions, where the node shows its pending block. */
export async function findPending(client: ChainClient, sender: Address): Promise<FoundTransaction[]> {
  try {
    const { transactions } = await client.getBlock({ blockTag: 'pending', includeTransactions: true })
    return transactions.filter(isBy(sender)).map((transaction) => toFound(transaction, false))
  } catch {
    return []
  }
}

/** Whether a transaction carries the same calldata, whatever it pays for gas. */
export function hasSameCalldata(
  { calldataHash }: Pick<JournalEntry, 'calldataHash'>,
  { input }: Pick<FoundTransaction, 'input'>,
): boolean {
  return keccak256(input) === calldataHash
}

/**
 * What became of an attempt's nonce: the transaction that used it or waits with it. Without a hash, a wallet may have chosen a
 * later nonce: then the one that is ours is looked for as well.
 *
 * @param used the account's transaction count in the latest block
 * @param isOurs whether a transaction carries the attempt, whatever it pays for gas
 */
export async function findAttempt(
  client: ChainClient,
  entry: SoughtAttempt,
  used: number,
  isOurs: (transaction: FoundTransaction) => boolean,
): Promise<FoundTransaction | undefined> {
  const { sender, nonce, hash } = entry
  const mined = used > nonce ? await findMined(client, entry, nonce) : undefined
  if (mined && (hash !== undefined || isOurs(mined))) return mined
  const pending = (await findPending(client, sender)).filter((transaction) => transaction.nonce >= nonce)
  const waiting = pending.find(isOurs)
  if (waiting) return waiting
  if (hash === undefined)
    for (let later = nonce + 1; later < Math.min(used, nonce + 1 + noncesSearched); later++) {
      const other = await findMined(client, entry, later)
      if (other && isOurs(other)) return other
    }
  return mined ?? pending.find((transaction) => transaction.nonce === nonce)
}
