import type { ServiceState } from './serviceQueries.ts'

/** Transactions that a top-up should last for, and after which it is known what they cost. */
const [lasting, known] = [100n, 10]

/**
 * Wei to propose where gas money is used up: twice what the next transaction may cost, or what a hundred cost so far, whichever is more. What is
 * left of it comes back.
 */
export function suggestedTopUp({
  waiting,
  feesSpent,
  transactions,
}: Pick<ServiceState, 'waiting' | 'feesSpent' | 'transactions'>): bigint {
  if (waiting?.reason !== 'PURSE' || waiting.needs === null) return 0n
  const next = BigInt(waiting.needs) * 2n
  const hundred = transactions < known ? 0n : (BigInt(feesSpent) * lasting) / BigInt(transactions)
  return next > hundred ? next : hundred
}
