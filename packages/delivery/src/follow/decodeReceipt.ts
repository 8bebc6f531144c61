import { slotDistributorAbi } from '@slotdrop/contracts'
import { type Hex, type Manifest, slotWord } from '@slotdrop/drops'
import { parseEventLogs, type TransactionReceipt, isAddressEqual } from 'viem'
import { feeOfReceipt } from '../network/fetchL1Fee.ts'
import type { AttemptReceipt } from '../journal/journal.ts'

/** What a receipt says of one slot of a drop: only the distributor's own events count. */
export function decodeReceipt(
  { terms, dropId }: Pick<Manifest, 'terms' | 'dropId'>,
  slot: number,
  receipt: Pick<TransactionReceipt, 'logs' | 'blockNumber' | 'gasUsed' | 'effectiveGasPrice'>,
): AttemptReceipt {
  const { logs, blockNumber, gasUsed } = receipt
  const ours = logs.filter(({ address }) => isAddressEqual(address, terms.distributor))
  const events = parseEventLogs({
    abi: slotDistributorAbi,
    eventName: ['SlotSent', 'RowFailed', 'RowClaimed'],
    logs: ours,
  }).filter(({ args }) => args.dropId === dropId && args.slot === BigInt(slot))
  let paid = 0n
  const failures: { row: number; reason: Hex }[] = []
  for (const event of events)
    if (event.eventName === 'SlotSent') paid |= event.args.paid
    else if (event.eventName === 'RowClaimed') paid |= slotWord.maskOf([Number(event.args.row)])
    else failures.push({ row: Number(event.args.row), reason: event.args.reason })
  // Not every node says the price; viem's type does not tell.
  const isPriced = typeof receipt.effectiveGasPrice === 'bigint'
  return { blockNumber, gasUsed, ...(isPriced && { fee: feeOfReceipt(receipt) }), paid, failures }
}
