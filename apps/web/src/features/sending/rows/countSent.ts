import { slotWord } from '@slotdrop/drops'
import type { DropStatus } from '@slotdrop/delivery'

/** Paid rows that were sent, not claimed, as far as transactions are known. */
export function countSent({ transactions, progress }: Pick<DropStatus, 'transactions' | 'progress'>): number {
  const claimed = new Map<number, bigint>()
  const sent = new Map<number, bigint>()
  for (const { slot, ...transaction } of transactions) {
    const mask = slotWord.maskOf(transaction.claimed.keys())
    claimed.set(slot, (claimed.get(slot) ?? 0n) | mask)
    sent.set(slot, (sent.get(slot) ?? 0n) | transaction.paid)
  }
  return progress.slots.reduce(
    (rows, { index, word }) => rows + slotWord.count(word & (sent.get(index) ?? 0n) & ~(claimed.get(index) ?? 0n)),
    0,
  )
}
