import type { FeeMarket } from '../fees/feePolicy.ts'
import type { SendWait } from '../send/sendMachine.ts'
import type { RefusalKind } from '../network/refusalKind.ts'
import type { BroadcastAnswer } from './broadcast.ts'

/** Consecutive broadcasts that every node refused. */
export type NodeRefusal = {
  readonly kind: RefusalKind
  /** The node's words in its last answer. */
  readonly text: string
  /** First of these broadcasts: milliseconds since 1970, and the latest block then. */
  readonly since: number
  readonly sinceBlock: bigint
  /** Last of these broadcasts: milliseconds since 1970, and the latest block then. */
  readonly triedAt: number
  readonly triedBlock: bigint
  readonly tries: number
}

/** A refusal is reported after so many blocks, or milliseconds, without an accepted transaction. */
const reportedBlocks = 3n
const reportedMilliseconds = 30_000

/** Refusals that the next transaction may avoid, as it has other fees, more gas or fewer rows. */
const adjustable: ReadonlySet<RefusalKind> = new Set([
  'replacement-underpriced',
  'underpriced',
  'below-base-fee',
  'insufficient-funds',
  'too-little-gas',
  'too-large',
])
/** Adjusted transactions in a row that are sent without a pause. */
const adjustedTries = 12
const retryBlocks = 3n
const [firstPause, longestPause] = [1000, 30_000]

/** An answer after which no node is known to have the transaction. */
export type Refused = Pick<NodeRefusal, 'kind' | 'text'>

/** The refusals so far with one more. */
export function withRefusal(
  before: NodeRefusal | undefined,
  { kind, text }: Refused,
  { now, block }: { readonly now: number; readonly block: bigint },
): NodeRefusal {
  const { since = now, sinceBlock = block, tries = 0 } = before ?? {}
  return { kind, text, since, sinceBlock, triedAt: now, triedBlock: block, tries: tries + 1 }
}

/** The refusal in an answer; undefined if a node has the transaction. */
export function toRefused({ kind, text }: BroadcastAnswer): Refused | undefined {
  return kind === 'accepted' || kind === 'already-known' || kind === 'nonce-too-low' ? undefined : { kind, text }
}

/** Whether another broadcast is due: at once after an adjustment, otherwise after three blocks or a pause that doubles up to 30 s. */
export function isTryDue(
  { kind, triedAt, triedBlock, tries }: NodeRefusal,
  { now, block }: { readonly now: number; readonly block: bigint },
): boolean {
  if (adjustable.has(kind) && tries < adjustedTries) return true
  if (block - triedBlock >= retryBlocks) return true
  return now - triedAt >= Math.min(longestPause, firstPause * 2 ** (tries - 1))
}

/** The wait that a refusal means once it has lasted; undefined before. */
export function refusedWait(
  refusal: NodeRefusal | undefined,
  { now, block, feePerGas }: { readonly now: number; readonly block: bigint; readonly feePerGas: bigint },
): SendWait | undefined {
  if (!refusal) return undefined
  const { kind, text, since, sinceBlock } = refusal
  if (now - since < reportedMilliseconds && block - sinceBlock < reportedBlocks) return undefined
  return { reason: 'refused', refusal: kind, text, since, feePerGas }
}

/** A market whose lowest priority fee is also what nodes were seen to require, as far as the ceiling allows it. */
export function withRequiredFee(market: FeeMarket, required: bigint, ceiling: bigint): FeeMarket {
  const { baseFee = 0n, minPriorityFee = 0n } = market
  const most = ceiling > baseFee ? ceiling - baseFee : 0n
  const affordable = required < most ? required : most
  return affordable > minPriorityFee ? { ...market, minPriorityFee: affordable } : market
}
