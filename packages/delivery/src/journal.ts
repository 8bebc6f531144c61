import type { Address, Hex } from '@slotdrop/drops'

/** What is known of one attempt to send a slot. Its identity is chain, sender and nonce; hashes come and go. */
export interface JournalEntry {
  readonly dropId: Hex
  readonly slot: number
  readonly chainId: number
  readonly sender: Address
  readonly nonce: number
  /** Hash of the calldata: it tells a speed-up from another transaction. */
  readonly calldataHash: Hex
  /** Rows that the transaction asks for. */
  readonly mask: bigint
  /** Block at the time of asking: the transaction can't be in an earlier one. */
  readonly block: bigint
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** `asked` is written before the wallet is asked, so that a crash leaves a trace. */
  readonly stage: 'asked' | 'broadcast' | 'mined' | 'rejected' | 'reverted' | 'replaced' | 'dropped'
  readonly hash?: Hex
}

/** Keeps attempts. An entry with the same drop, slot and nonce replaces the former one. */
export interface Journal {
  put(entry: JournalEntry): Promise<void>
  list(dropId: Hex): Promise<JournalEntry[]>
}

/** A journal that ends with the process: for tests, and for tools that keep nothing. */
export const createMemoryJournal = (): Journal => {
  const entries = new Map<string, JournalEntry>()
  return {
    async put(entry) {
      entries.set(`${entry.dropId}/${entry.slot}/${entry.nonce}`, entry)
    },
    async list(dropId) {
      return [...entries.values()].filter((entry) => entry.dropId === dropId)
    },
  }
}
