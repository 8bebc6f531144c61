import { slotDistributorAbi } from '@slotdrop/contracts'
import type { Hex, Manifest } from '@slotdrop/drops'
import { parseEventLogs, type TransactionReceipt, isAddressEqual } from 'viem'
import type { AttemptReceipt } from '../journal/journal.ts'

/** What a receipt says of one slot of a drop: only the distributor's own events count. */
export function decodeReceipt(
  { terms, dropId }: Pick<Manifest, 'terms' | 'dropId'>,
  slot: number,
  { logs, blockNumber, gasUsed }: Pick<TransactionReceipt, 'logs' | 'blockNumber' | 'gasUsed'>,
): AttemptReceipt {
  const ours = logs.filter(({ address }) => isAddressEqual(address, terms.distributor))
  const events = parseEventLogs({ abi: slotDistributorAbi, eventName: ['SlotSent', 'RowFailed'], logs: ours }).filter(
    ({ args }) => args.dropId === dropId && args.slot === BigInt(slot),
  )
  let paid = 0n
  const failures: { row: number; reason: Hex }[] = []
  for (const event of events)
    if (event.eventName === 'SlotSent') paid |= event.args.paid
    else failures.push({ row: Number(event.args.row), reason: event.args.reason })
  return { blockNumber, gasUsed, paid, failures }
}
