import type { Reason, SendWait } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'

/** What a sender wants the service to do with her drop. */
export type SendingIntent = 'send' | 'pause' | 'give-back'

/** What gas may cost, as the sender ordered it. */
export type SendingFees = {
  /** Wei a unit of gas above which nothing is sent. */
  readonly ceiling: bigint
  /** The highest once `finishBy` comes near. */
  readonly urgentCeiling?: bigint | undefined
  /** Milliseconds since 1970. */
  readonly finishBy?: number | undefined
}

/** Which rows are sent: all that are open, or those alone that recipients ask for. */
export type SendingScope = 'all' | 'requested'

/** Whether recipients may ask for their rows, and for how many of all of them a day (UTC). */
export type RequestsPolicy = {
  readonly isAllowed: boolean
  readonly rowsPerDay: number
}

/** What a sender decides beside the fees. What is left out stays as it was; at first all rows are sent, and nobody may ask. */
export type SendingChoice = {
  readonly scope?: SendingScope | undefined
  readonly requests?: RequestsPolicy | undefined
}

/**
 * Where a drop stands with the service.
 *
 * `unnamed` the chain does not name the service's account as operator yet · `sending` · `on-request` rows are sent as they are asked for, and
 * nobody waits · `waiting` for gas to cost less, for coins or for
 * the drop's opening, by itself · `paused` · `blocked` until somebody mends what `problem` says; looked at again by itself · `complete` every
 * row is paid and the service waits until that is final · `returning` the gas money is on its way back · `over` nothing is left to do
 */
export type SendingStage =
  | 'unnamed'
  | 'sending'
  | 'on-request'
  | 'waiting'
  | 'paused'
  | 'blocked'
  | 'complete'
  | 'returning'
  | 'over'

/**
 * Why a drop is over, or nearly. `refused`: all that is open was refused, and its sender gave no new order for an hour; `replaced`: another account is
 * its operator, or nobody; `stopped`: its sender took the gas money back.
 */
export type SendingEnd = 'complete' | 'refused' | 'cancelled' | 'closed' | 'replaced' | 'stopped'

/** What stands in the way: the name of the error and its sentence, with its key and values for other languages. */
export type SendingProblem = {
  readonly name: string
  readonly message: string
  readonly key: string | undefined
  readonly values: Readonly<Record<string, string>>
}

/** Open rows of a slot that a trial found refused, and why the first of them is. */
export type RefusedSlot = {
  readonly slot: number
  /** Bit r is row r of the slot. */
  readonly rows: bigint
  readonly reason: Reason
}

/** How far a drop has come, as whoever had its lane wrote it down. What is paid the chain decides: these are figures for people. */
export type SendingStatus = {
  readonly stage: SendingStage
  readonly end?: SendingEnd | undefined
  readonly slots: number
  readonly settledSlots: number
  readonly rows: number
  readonly settledRows: number
  /** Rows that a trial found refused, so that they were left out. */
  readonly refusedRows: number
  /** Which they are: those of the first `maxRefusedSlots` slots. */
  readonly refused?: readonly RefusedSlot[] | undefined
  /** Transactions that were mined; those of them that paid nobody; wei that all of them cost. */
  readonly transactions: number
  readonly wasted: number
  readonly feesSpent: bigint
  readonly inFlight: number
  /** Whether recipients may claim, as last read. */
  readonly claimsOpen?: boolean | undefined
  /** Wei that the account holds, as last read. */
  readonly purse?: bigint | undefined
  readonly waiting?: SendWait | undefined
  readonly problem?: SendingProblem | undefined
  /** The order at which `problem` came up: a later one means that the sender knows of it. */
  readonly problemRevision?: number | undefined
  /** When a process first saw the chain name another operator than the account, or none: each by its own stopwatch. */
  readonly replacedSeen?: Readonly<Record<string, number>> | undefined
  /** When the drop was first found unregistered after an order, and the revision of that order. Milliseconds since 1970. */
  readonly unnamedSince?: { readonly at: number; readonly revision: number } | undefined
  /** Looks in a row that found it blocked, or not named. */
  readonly tries?: number | undefined
  /** The timeline records its first transaction. */
  readonly hasBegun?: boolean | undefined
  /** What the timeline recorded last of waiting or being blocked. */
  readonly noted?: NotedHalt | undefined
  /** The node does not answer, or contradicts itself, at the moment. */
  readonly isInDoubt: boolean
  /** Gas money that went back, or is on its way. */
  readonly returned?: { readonly hash: Hex; readonly value: bigint; readonly at: number } | undefined
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
export type SendingOrder = {
  readonly dropId: Hex
  readonly chainId: number
  readonly sender: Address
  /** The contract that pays the drop; undefined in orders that are older than this field. */
  readonly distributor?: Address | undefined
  readonly intent: SendingIntent
  readonly fees: SendingFees
  readonly scope: SendingScope
  /** With the rows that were asked for today. */
  readonly requests: RequestsPolicy & { readonly usedToday: number }
  /** Rows that were ever asked for, again ones too: it tells whether some were since. */
  readonly requestsAsked: number
  /** Grows with each order of the sender. */
  readonly revision: number
  /** The account of the service that the chain named last, or was to name. */
  readonly account: Address | undefined
  /** Newest block at which the chain named it. */
  readonly namedAtBlock: bigint | undefined
  readonly status: SendingStatus
  /** Milliseconds since 1970. */
  readonly orderedAt: number
  readonly changedAt: number
}

/** Something that happened to a drop, for its timeline. */
export type SendingEventKind =
  | 'ordered'
  | 'paused'
  | 'resumed'
  | 'fees-changed'
  | 'requests-changed'
  | 'stopped'
  | 'named'
  | 'began'
  | 'taken-over'
  | 'waiting'
  | 'blocked'
  | 'complete'
  | 'ended'
  | 'returned'

/** An entry of a drop's timeline. */
export type SendingEvent = {
  /** Tells it from the others of its drop, and from nothing else. */
  readonly id: string
  readonly kind: SendingEventKind
  /** Milliseconds since 1970. */
  readonly at: number
  readonly facts: Readonly<Record<string, string>>
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
