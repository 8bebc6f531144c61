import type { ChainFacts } from '@slotdrop/chains'
import type { Address, Hex, Manifest } from '@slotdrop/drops'
import type { TransactionReceipt } from 'viem'
import type { RowClaims } from '../journal/RowClaim.ts'
import type { DeliveryError } from '../errors/index.ts'
import type { FeePolicy } from '../fees/feePolicy.ts'
import type { MissingSince } from '../follow/isGivenUp.ts'
import type { AttemptHashes, Journal, JournalEntry } from '../journal/journal.ts'
import type { ChainClient, Clock, Fees, LocalSigner } from '../ports.ts'
import type { LeftOutRows, SendEvent, SendProblem, SendState } from '../send/sendMachine.ts'
import type { RefusalKind } from '../network/refusalKind.ts'
import type { ChainView } from './ChainView.ts'
import type { Flight } from './Flight.ts'
import type { NodeRefusal } from './NodeRefusal.ts'

/** What the parts of a pipeline share. */
export type PipelineContext = {
  readonly client: ChainClient
  readonly otherClients: readonly ChainClient[]
  readonly signer: LocalSigner
  readonly manifest: Manifest
  readonly journal: Journal
  readonly clock: Clock
  readonly facts: ChainFacts
  /** Most gas of a transaction, where it was given; otherwise the node is asked once a run. */
  readonly transactionGasCap: bigint | undefined
  /** Asked at each decision: who changes the policy object's figures need not begin anew. */
  readonly getFees: () => FeePolicy
  /** Rows that are paid by a claim in a transaction of their own. */
  readonly claims: RowClaims
  readonly maxInFlight: number
  readonly pollMilliseconds: number
  readonly hashes: AttemptHashes
  readonly missing: MissingSince
  readonly onRefusal: (kind: RefusalKind) => void
  readonly onTransaction: (transaction: { hash: Hex; slot: number; nonce: number }) => void
  readonly getState: () => SendState
  readonly dispatch: (event: SendEvent) => void
  /** The pipeline was disposed of: nothing more is signed, followed or concluded. */
  readonly isDisposed: () => boolean
}

/** What one run learns and changes on its way. */
export type PipelineRun = {
  /** Rows that shall be paid, by slot; grows while it runs. */
  readonly goal: Map<number, bigint>
  /** Rows that a trial found refused. */
  readonly leftOut: Map<number, LeftOutRows>
  /** Transactions of this signer under way, by nonce. */
  readonly flights: Map<number, Flight>
  /** Those that ended, for a reorganisation may put them back. */
  readonly ended: Map<number, Flight>
  /** Attempts under way that somebody else signed, such as the sender's wallet. */
  others: readonly JournalEntry[]
  /** What the last round read. */
  view: ChainView | undefined
  /** Highest block that any node reported. */
  highestBlock: bigint
  /** Most gas that a transaction of the chain may ask for. */
  transactionGasCap: bigint
  /** Gas a row, as the last trial measured it. */
  gasPerRow: bigint | undefined
  /** Units of gas for the call of each row: enough for the dearest that a trial saw. */
  rowGas: bigint
  /** Limits that a node or the chain showed. */
  maxSlots: number
  maxRows: number
  maxInFlight: number
  /** The purse does not hold what larger transactions cost at most. */
  isPoor: boolean
  /** Looks in a row that showed a reason to stop. */
  barredLooks: number
  /** What the purse held when a node called it too little. */
  refusedPurse: bigint | undefined
  /** Broadcasts that every node refused since one took a transaction. */
  refusal: NodeRefusal | undefined
  /** Priority fee that nodes were seen to require, in wei a unit of gas. */
  requiredPriorityFee: bigint
  /** Offers that did not take the place of somebody else's transaction, by nonce. */
  readonly outbid: Map<number, Fees>
  /** How much more gas than a trial needed is given, in percent. */
  gasReserve: bigint
  /** Block in which a nonce of this signer was used last, as far as seen. */
  progressedAt: bigint
  /** Time of the last transaction of this signer that was mined in this run, in milliseconds since 1970; 0 if none was. */
  progressedTime: number
  /** Transactions in a row that were refused when they were mined, and whose replay is refused too. */
  reverts: number
  /** Consecutive transactions that paid no row, for any reason. */
  unpaid: number
  /** Rows in a row that were refused alone, although their trials passed. */
  alone: number
  /** Groups of rows that are sent apart: one of each was refused when mined, although trials pass. */
  suspects: readonly ReadonlyMap<number, bigint>[]
  /** How often gas was measured again, because a transaction had too little of it. */
  raises: number
  /** Transactions with a lower nonce were sent before the last of these measurements. */
  raisedBelow: number
  /** The gas of a transaction was too little after the last of them too. */
  gasProblem: DeliveryError | undefined
  /** Looks at nonces that were used, and not under a hash that is known. */
  readonly looks: Map<number, number>
  /** The code of the token that this run goes on with; undefined until it is known. */
  implementation: Address | null | undefined
  /** Former runs' flights were taken up, and what shall be paid is known. */
  isAdopted: boolean
  round: number
  /** Ends the sleep before the next look. */
  wake: () => void
  /** Transactions that the last block with any took: so many receipts are asked for together with the next look. */
  minedAtOnce: number
  /** Receipts that came with the last look, by nonce. */
  receipts: ReadonlyMap<number, TransactionReceipt>
  /** Rounds in a row in which the node was behind. */
  laggingRounds: number
  /** Block since which nothing is left to send. */
  settledSince: bigint | undefined
  /** Why it stops. */
  failure: SendProblem | undefined
  startedAt: number
  settledBefore: number
  transactions: number
  wasted: number
  feesSpent: bigint
}
