import { isPending, type TransactionRecord } from './transaction.ts'

/** How many transactions of an address on a chain are kept and shown (specification, sections 5 and 9). */
export const transactionLimits = {
  /** Transactions that are not pending. */
  others: 11,
  /** Transactions among these whose outcome is final. */
  finished: 10,
  /** Latest transactions a wallet's dialog shows. */
  shown: 3,
} as const

/**
 * Keeps all pending transactions and the newest others, newest first.
 * The specification says "at most 11 others" and "10 finished" in one breath; both hold: of the at most 11 that are not
 * pending, at most 10 are final, and the eleventh place is for one that a reorganisation could still change.
 */
export function limitTransactions(newestFirst: readonly TransactionRecord[]): readonly TransactionRecord[] {
  let others = 0
  let finished = 0
  return newestFirst.filter((transaction) => {
    if (isPending(transaction)) return true
    if (others >= transactionLimits.others) return false
    if (transaction.isFinal) {
      if (finished >= transactionLimits.finished) return false
      finished += 1
    }
    others += 1
    return true
  })
}
