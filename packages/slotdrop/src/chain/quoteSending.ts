import { estimateSending, type Preflight, preflight } from '@slotdrop/delivery'
import { problemSentence } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import type { Nodes } from './connectNodes.ts'

/** What sending the open rows takes, tried on the chain as it is now. */
export type Quote = {
  /** How it was found out; `none`: the chain offers no way before the approval, so gas is not known. */
  readonly method: Preflight['method']
  readonly slots: number
  readonly transactions: number
  /** Units of gas. */
  readonly gas: bigint
  /** Wei a unit of gas, now. */
  readonly feePerGas: bigint
  /** Wei: at the present price, and at the ceiling; on chains of the OP stack with what L1 takes. */
  readonly fee: bigint
  readonly feeAtCeiling: bigint | undefined
  /** Wei to give to a key that sends: enough for the ceiling, or for twice the present price, and an eighth more. What is left goes back. */
  readonly gasMoney: bigint
  /** Recipients that the token or their accounts would refuse. */
  readonly refused: number
  /** What stands in the way of sending now, such as a balance that is too low. */
  readonly problems: readonly string[]
}

/**
 * Asks what sending takes: each open row is tried, and the transactions are planned as they would be sent.
 *
 * @param ceiling wei a unit of gas
 * @throws whatever the client throws
 */
export async function quoteSending(
  { client }: Nodes,
  manifest: Manifest,
  { ceiling, words }: { ceiling: bigint | undefined; words: readonly bigint[] },
): Promise<Quote> {
  const [tried, estimate] = await Promise.all([
    preflight({ client, manifest }),
    estimateSending({ client, manifest, words, fees: ceiling === undefined ? undefined : { ceiling } }),
  ])
  const { slots, transactions, gas, feePerGas, fee, feeAtCeiling, gasMoney } = estimate
  return {
    method: tried.method,
    ...{ slots, transactions, gas, feePerGas, fee, gasMoney },
    feeAtCeiling: ceiling === undefined ? undefined : feeAtCeiling,
    refused: tried.refusedRows,
    problems: tried.problems.map((problem) => String(problemSentence(problem))),
  }
}
