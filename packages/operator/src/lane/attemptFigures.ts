import type { JournalEntry } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'

/** What the transactions of an account took. */
export type AttemptFigures = {
  /** Transactions that were mined. */
  readonly transactions: number
  /** Those of them that paid nobody. */
  readonly wasted: number
  /** Wei. */
  readonly feesSpent: bigint
}

/** Sums up what the journal knows of mined transactions; one that carries several slots has an entry for each. */
export function attemptFigures(entries: readonly JournalEntry[], account: Address): AttemptFigures {
  const byNonce = new Map<number, { paid: boolean; fee: bigint }>()
  for (const { sender, nonce, receipt } of entries) {
    if (!receipt || !isAddressEqual(sender, account)) continue
    const known = byNonce.get(nonce)
    byNonce.set(nonce, { paid: receipt.paid !== 0n || known?.paid === true, fee: receipt.fee ?? known?.fee ?? 0n })
  }
  const found = [...byNonce.values()]
  return {
    transactions: found.length,
    wasted: found.filter(({ paid }) => !paid).length,
    feesSpent: found.reduce((sum, { fee }) => sum + fee, 0n),
  }
}
