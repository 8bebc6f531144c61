import type { SendingOrder as SharedOrder } from '@slotdrop/api/sending'
import type { Reason, SendWait } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'

/** Open rows of a slot that a trial found refused, and why the first of them is. */
export type RefusedSlot = {
  readonly slot: number
  /** Bit r is row r of the slot. */
  readonly rows: bigint
  readonly reason: Reason
}

/** How far a drop has come, as whoever had its lane wrote it down. What is paid the chain decides: these are figures for people. */
export type SendingStatus = Omit<SharedOrder['status'], 'refused' | 'waiting'> & {
  /** Refused rows of the first `maxRefusedSlots` slots. */
  readonly refused?: readonly RefusedSlot[] | undefined
  /** Newest block that was known when the settled rows were counted. */
  readonly settledBlock?: bigint | undefined
  /** Whether recipients may claim, as last read. */
  readonly claimsOpen?: boolean | undefined
  readonly waiting?: SendWait | undefined
  /** The order at which `problem` came up: a later one means that the sender knows of it. */
  readonly problemRevision?: number | undefined
  /** When a process first saw the chain name another operator than the account, or none: each by its own stopwatch. */
  readonly replacedSeen?: Readonly<Record<string, number>> | undefined
  /** When the drop was first found unregistered after an order, and the revision of that order. Milliseconds since 1970. */
  readonly unnamedSince?: { readonly at: number; readonly revision: number } | undefined
  /** When a transaction was mined or a row settled last, or sending began. Milliseconds since 1970. */
  readonly progressedAt?: number | undefined
  /** Looks in a row that found it blocked, or not named. */
  readonly tries?: number | undefined
  /** The timeline records its first transaction. */
  readonly hasBegun?: boolean | undefined
  /** What the timeline recorded last of waiting or being blocked. */
  readonly noted?: NotedHalt | undefined
}

/** Why nothing was sent, as the timeline recorded it. */
type NotedHalt = {
  readonly key: string
  /** Transactions that were mined by then. */
  readonly transactions: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** An order and where it stands. */
export type SendingOrder = Omit<SharedOrder, 'status'> & {
  readonly chainId: number
  readonly sender: Address
  /** The contract that pays the drop; undefined in orders that are older than this field. */
  readonly distributor?: Address | undefined
  /** Rows that were ever asked for, again ones too: it tells whether some were since. */
  readonly requestsAsked: number
  /** Grows with each order of the sender. */
  readonly revision: number
  /** Newest block at which the chain named the account. */
  readonly namedAtBlock: bigint | undefined
  readonly status: SendingStatus
}

/** Slots whose refused rows are named one by one. */
export const maxRefusedSlots = 100

/** A drop of which nothing is known yet. */
export function initialStatus({ slots, rows }: { readonly slots: number; readonly rows: number }): SendingStatus {
  return {
    stage: 'unnamed',
    ...{ slots, rows, settledSlots: 0, settledRows: 0, refusedRows: 0 },
    ...{ transactions: 0, wasted: 0, feesSpent: 0n, inFlight: 0, isInDoubt: false },
  }
}
