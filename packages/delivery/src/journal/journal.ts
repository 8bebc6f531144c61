import { type Address, type Hex, slotWord } from '@slotdrop/drops'
import type { Fees } from '../ports.ts'
import type { RowClaim } from './RowClaim.ts'

/** What the receipt of an attempt said; kept, so that it is not asked for again. */
export type AttemptReceipt = {
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  /** Wei that the transaction cost, with what it paid on L1; absent in records that are older than this. */
  readonly fee?: bigint | undefined
  /** Rows that the transaction paid. */
  readonly paid: bigint
  /** Rows that it tried and left open, with what the token answered. */
  readonly failures: readonly { readonly row: number; readonly reason: Hex }[]
}

/**
 * What is known of one attempt to send a slot. Its identity is chain, sender and nonce; hashes come and go. A transaction that carries
 * several slots has an entry for each of them, with the same nonce, calldata and hash.
 */
export type JournalEntry = {
  readonly dropId: Hex
  readonly slot: number
  readonly chainId: number
  /** The account that signs: the drop's sender, or its operator. */
  readonly sender: Address
  readonly nonce: number
  /** Hash of the calldata: it tells a speed-up from another transaction. */
  readonly calldataHash: Hex
  /** Rows that the transaction asks for. */
  readonly mask: bigint
  /** Units of gas that it gives the call of each row; zero of a claim, which has no limit of its own. */
  readonly rowGas: bigint
  /** The claim that pays its only row. Absent where the rows are paid by `send`. */
  readonly claim?: RowClaim
  /** Block at the time of asking: the transaction can't be in an earlier one. */
  readonly block: bigint
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** The contract whose code the token ran when it was asked for; null for a token that is no proxy. */
  readonly implementation?: Address | null
  /** `asked` is written before the wallet is asked, so that a crash leaves a trace. */
  readonly stage: 'asked' | 'broadcast' | 'mined' | 'rejected' | 'reverted' | 'replaced' | 'dropped'
  /** The newest under which its transaction was broadcast. */
  readonly hash?: Hex
  /** In place of a hash, while the owners of a contract account sign: the hash of their proposal, which no node knows. */
  readonly safeTxHash?: Hex
  /** The Safe's nonce of that proposal, once it is known: another transaction under it rejects the proposal. */
  readonly safeNonce?: bigint
  /** Every hash under which it was broadcast, oldest first: a speed-up has one of its own, and any of them may be mined. */
  readonly hashes?: readonly Hex[]
  /** Empty transactions to oneself with the same nonce, that were sent to cancel it. */
  readonly cancelHashes?: readonly Hex[]
  /** The receipt, in the stages `mined` and `reverted`. */
  readonly receipt?: AttemptReceipt
  /** Gas and fees of the newest transaction that a key signed without asking, so that the same bytes can be signed again. */
  readonly signed?: { readonly gas: bigint; readonly fees: Fees }
  /** The transaction reverted although its replay passes. Its rows are sent in smaller groups, to find the row that causes it. */
  readonly isSuspect?: boolean
  /** Open rows of the slot that a trial found refused, so that they were left out: they wait until somebody asks for them. */
  readonly leftOut?: bigint
}

/**
 * What tells an attempt from every other: drop, slot, sender and nonce. A wallet and a key may use the same nonce. Equal for all spellings of
 * an address.
 */
export function attemptKey({
  dropId,
  slot,
  sender,
  nonce,
}: Pick<JournalEntry, 'dropId' | 'slot' | 'sender' | 'nonce'>): string {
  return `${dropId}/${slot}/${sender.toLowerCase()}/${nonce}`
}

/** Keeps attempts. An entry with the same `attemptKey` replaces the former one. Values are structured-cloneable. */
export type Journal = {
  /** Resolves when the entry is safe: the wallet is asked only then. */
  put(entry: JournalEntry): Promise<void>
  /** The same for the entries of several slots: all of them or none. */
  putAll(entries: readonly JournalEntry[]): Promise<void>
  list(dropId: Hex): Promise<JournalEntry[]>
}

/** What several hands learn of the same attempt: whoever follows it, and whoever speeds it up or cancels it meanwhile. */
export type AttemptHashes = Map<string, Pick<JournalEntry, 'hashes' | 'cancelHashes'>>

function union<T>(...lists: readonly (readonly T[] | undefined)[]): T[] {
  return [...new Set(lists.flatMap((list) => list ?? []))]
}

/** The entry with every hash that any hand knows of its nonce; they are remembered for the others. */
export function withHashes(known: AttemptHashes, entry: JournalEntry): JournalEntry {
  const key = attemptKey(entry)
  const others = known.get(key)
  const hashes = union(others?.hashes, entry.hashes, entry.hash ? [entry.hash] : [])
  const cancelHashes = union(others?.cancelHashes, entry.cancelHashes)
  known.set(key, { hashes, cancelHashes })
  return { ...entry, ...(hashes.length > 0 ? { hashes } : {}), ...(cancelHashes.length > 0 ? { cancelHashes } : {}) }
}

/** Rows that a mined attempt paid or found refused, as its receipt tells; all that it asked for where it has none. */
export function triedRows({ mask, receipt }: Pick<JournalEntry, 'mask' | 'receipt'>): bigint {
  return receipt ? receipt.paid | slotWord.maskOf(receipt.failures.map(({ row }) => row)) : mask
}

/** The newest attempt of each slot; entries that only say what was left out are none. */
export function newestAttempts(entries: readonly JournalEntry[]): Map<number, JournalEntry> {
  const attempts = entries.filter(({ leftOut }) => leftOut === undefined)
  return new Map(attempts.toSorted((a, b) => a.askedAt - b.askedAt).map((entry) => [entry.slot, entry]))
}

/** The token's implementation at the last transaction. Null if the token is no proxy, undefined if there was no transaction. */
export function lastImplementation(entries: readonly JournalEntry[]): Address | null | undefined {
  const asked = entries.toSorted((a, b) => a.askedAt - b.askedAt)
  return asked.findLast(({ implementation }) => implementation !== undefined)?.implementation
}

/** A journal that ends with the process: for tests, and for tools that keep nothing. */
export function createMemoryJournal(): Journal {
  const entries = new Map<string, JournalEntry>()
  const keep = (entry: JournalEntry) => entries.set(attemptKey(entry), entry)
  return {
    async put(entry) {
      keep(entry)
    },
    async putAll(several) {
      several.forEach(keep)
    },
    async list(dropId) {
      return [...entries.values()].filter((entry) => entry.dropId === dropId)
    },
  }
}

/**
 * Whether an attempt may still pay rows: it was asked for or broadcast; or it was seen mined, and the chain no longer shows what
 * it paid, so that a reorganisation put it back, or the node lags behind.
 */
export function isUnderWay(entry: JournalEntry, word: bigint): boolean {
  if ((entry.mask & ~word) === 0n) return false
  if (entry.stage === 'asked' || entry.stage === 'broadcast') return true
  return entry.stage === 'mined' && entry.receipt !== undefined && (entry.receipt.paid & ~word) !== 0n
}
