import { numberToHex } from 'viem'
import type { TransactionRecord } from '../src/transaction.ts'

/** A pending record; `index` makes its hash and its time. */
export function makeRecord(index: number, parts: Partial<TransactionRecord> = {}): TransactionRecord {
  const hash = numberToHex(index, { size: 32 })
  return {
    id: hash,
    hash,
    kind: 'transaction',
    description: `Slot ${index}`,
    status: 'pending',
    addedAtMs: 1_800_000_000_000 + index,
    isFinal: false,
    isSeen: false,
    ...parts,
  }
}
