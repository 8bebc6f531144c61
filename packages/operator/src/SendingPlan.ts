import type { Address } from '@slotdrop/drops'

/** What sending a drop by the service takes, and which account is to be registered for it. */
export type SendingPlan = {
  /** The account to name as operator, and to give the gas money. */
  readonly account: Address
  /** Slots and rows that are open. */
  readonly slots: number
  readonly rows: number
  readonly transactions: number
  /** Units of gas. */
  readonly gas: bigint
  /** Whether the token was tried; otherwise a usual figure stands for it. */
  readonly isMeasured: boolean
  /** Wei a unit of gas, now. */
  readonly feePerGas: bigint
  /** Wei in all: now, and at the ceiling. */
  readonly fee: bigint
  readonly feeAtCeiling: bigint
  /** Wei to give; what is left goes back. */
  readonly gasMoney: bigint
  /** Wei that the account holds already. */
  readonly purse: bigint
  /** Seconds that it takes where gas costs no more than the ceiling. */
  readonly seconds: number
  /** Milliseconds since 1970. */
  readonly madeAt: number
}
