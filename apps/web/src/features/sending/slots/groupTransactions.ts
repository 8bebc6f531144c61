import { slotWord } from '@slotdrop/drops'
import type { DropStatus, SlotTransaction } from '@slotdrop/delivery'
import { underWay } from '@slotdrop/delivery'

/** A transaction that paid rows, with all its slots. */
export type MinedTransaction = Pick<SlotTransaction, 'hash' | 'blockNumber' | 'gasUsed'> & {
  readonly slots: readonly number[]
  /** Rows. */
  readonly paid: number
  readonly claimed: number
  readonly failed: number
}

/** The transactions of a drop, newest first: what several slots share is one. */
export function minedTransactions(transactions: readonly SlotTransaction[]): MinedTransaction[] {
  const byHash = new Map<string, MinedTransaction>()
  for (const { hash, slot, blockNumber, gasUsed, paid, claimed, failed } of transactions) {
    const known = byHash.get(hash)
    byHash.set(hash, {
      hash,
      blockNumber,
      // Each slot of it knows what the whole took, or nothing.
      gasUsed: known && known.gasUsed > gasUsed ? known.gasUsed : gasUsed,
      slots: [...(known?.slots ?? []), slot],
      paid: (known?.paid ?? 0) + slotWord.count(paid),
      claimed: (known?.claimed ?? 0) + claimed.size,
      failed: (known?.failed ?? 0) + slotWord.count(failed),
    })
  }
  return [...byHash.values()].toSorted((a, b) => Number(b.blockNumber - a.blockNumber))
}

/** Units of gas that transactions took: each slot of one knows what the whole took. */
export function gasOf(transactions: readonly SlotTransaction[]): bigint {
  const gas = new Map(transactions.map(({ hash, gasUsed }) => [`${hash}/${gasUsed}`, gasUsed]))
  return [...gas.values()].reduce((sum, each) => sum + each, 0n)
}

/** What transactions cost: wei of those whose receipt has a price, and units of gas of the others. */
export function feesOf(transactions: readonly SlotTransaction[]): { readonly paid: bigint; readonly unpriced: bigint } {
  const fees = new Map(transactions.flatMap(({ hash, fee }) => (fee === undefined ? [] : [[hash, fee] as const])))
  const unpriced = transactions.filter(({ hash }) => !fees.has(hash))
  return { paid: [...fees.values()].reduce((sum, fee) => sum + fee, 0n), unpriced: gasOf(unpriced) }
}

/** A transaction that waits, with all its slots. */
export type WaitingSlots = {
  readonly slots: DropStatus['slots'][number][]
  readonly first: DropStatus['slots'][number]
}

/** The transactions under way, by sender and nonce. */
export function waitingTransactions(slots: DropStatus['slots']): WaitingSlots[] {
  const byNonce = new Map<string, WaitingSlots>()
  for (const slot of slots) {
    if (!underWay.has(slot.stage)) continue
    const { attempt, index } = slot
    const key = attempt ? `${attempt.sender.toLowerCase()}/${attempt.nonce}/${attempt.calldataHash}` : `${index}`
    const known = byNonce.get(key)
    if (known) known.slots.push(slot)
    else byNonce.set(key, { first: slot, slots: [slot] })
  }
  return [...byNonce.values()]
}
