import type { RowClaims } from '../journal/RowClaim.ts'
import type { FeePolicy } from '../fees/feePolicy.ts'
import type { ChainClient, LocalSigner } from '../ports.ts'
import type { SenderParameters } from '../send/sendContext.ts'
import type { SendWait } from '../send/sendMachine.ts'
import type { RefusalKind } from '../network/refusalKind.ts'

/** What sending by a signer that asks nobody needs from the outside. */
export type PipelineParameters = Omit<SenderParameters, 'wallet' | 'pipeline' | 'feeCeiling'> & {
  /** The drop's sender or its operator. */
  readonly signer: LocalSigner
  readonly fees: FeePolicy
  /** Rows that are paid by a claim in a transaction of their own, never by `send`. */
  readonly claims?: RowClaims | undefined
  /** Transactions under way at once, at most 16. Default: as many as fill the coming blocks. */
  readonly maxInFlight?: number | undefined
  /** Other nodes of the same chain: their fees are compared with those of `client`, and they are given each transaction too. */
  readonly otherClients?: readonly ChainClient[] | undefined
  /** The last state of the drop, if nodes refused its transactions: it is reported at once if they still do. */
  readonly refused?: Extract<SendWait, { reason: 'refused' }> | undefined
  /** Called for each broadcast that every node refused. */
  readonly onRefusal?: ((kind: RefusalKind) => void) | undefined
}
