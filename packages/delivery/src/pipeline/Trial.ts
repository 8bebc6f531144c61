import type { RowClaim } from '../journal/RowClaim.ts'
import type { TransactionRequest } from '../ports.ts'
import type { LeftOutRows } from '../send/sendMachine.ts'
import type { Masks } from '../send/sizeTransaction.ts'

/** A transaction that a trial says would pay every row it asks for. */
export type TriedWork = {
  readonly masks: Masks
  readonly request: TransactionRequest
  /** Units of gas for the call of each row. */
  readonly rowGas: bigint
  /** The claim that pays its only row. */
  readonly claim?: RowClaim
  /** To ask for. */
  readonly gas: bigint
  /** Wei that the chain takes beside its gas. */
  readonly l1Fee: bigint
}

/** What a trial of some work found. */
export type Trial = {
  /** Undefined when nothing of it would be paid. */
  readonly work: TriedWork | undefined
  readonly leftOut: readonly LeftOutRows[]
}
