import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Address, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import type { LocalClient } from './connect.ts'

/** What the transactions of some accounts came to, as the chain shows. */
export type KeysAudit = {
  /** Transactions that were mined, but for those that gave coins back. */
  readonly transactions: number
  /** Those of them that paid nobody. */
  readonly wasted: number
  /** Those of the wasted that are empty: they filled a nonce that the node had lost, below transactions that waited behind it. */
  readonly filled: number
  /** Wei that gas cost, of all of them. */
  readonly fees: bigint
  /** Wei that were given to another account than the distributor. */
  readonly givenBack: bigint
}

function hasPaid({ logs }: TransactionReceipt): boolean {
  return parseEventLogs({ abi: slotDistributorAbi, eventName: 'SlotSent', logs }).some(({ args }) => args.paid !== 0n)
}

/** Reads every block from one on for what some accounts sent. */
export async function auditKeys(
  client: LocalClient,
  { keys, fromBlock }: { readonly keys: readonly Address[]; readonly fromBlock: bigint },
): Promise<KeysAudit> {
  let [transactions, wasted, filled, fees, givenBack] = [0, 0, 0, 0n, 0n]
  const last = await client.getBlockNumber({ cacheTime: 0 })
  for (let blockNumber = fromBlock; blockNumber <= last; blockNumber++) {
    const block = await client.getBlock({ blockNumber, includeTransactions: true })
    for (const { from, hash, value, input } of block.transactions) {
      if (!keys.some((key) => isAddressEqual(key, from))) continue
      const receipt = await client.getTransactionReceipt({ hash })
      fees += receipt.gasUsed * receipt.effectiveGasPrice
      if (input === '0x' && value > 0n) {
        givenBack += value
        continue
      }
      transactions += 1
      if (!hasPaid(receipt)) wasted += 1
      if (input === '0x') filled += 1
    }
  }
  return { transactions, wasted, filled, fees, givenBack }
}
