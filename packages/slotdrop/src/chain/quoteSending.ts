import { fetchL1Fee, type Preflight, preflight, sendRequest } from '@slotdrop/delivery'
import { problemSentence } from '@slotdrop/delivery/sentences'
import type { Manifest } from '@slotdrop/drops'
import type { Address } from 'viem'
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
  /** Wei to give to a key that sends: enough for the ceiling, or for twice the present price, and a quarter more. What is left goes back. */
  readonly gasMoney: bigint
  /** Recipients that the token or their accounts would refuse. */
  readonly refused: number
  /** What stands in the way of sending now, such as a balance that is too low. */
  readonly problems: readonly string[]
}

/** How much more a key is given than is reckoned with: a failed transaction, a fee that rises. */
const reserve = { of: 5n, in: 4n }

async function fetchL1Fees(
  { client, chainId }: Nodes,
  manifest: Manifest,
  slots: readonly number[],
  masks: readonly bigint[],
) {
  let sum = 0n
  for (const slot of slots) {
    const request = sendRequest(manifest, new Map([[slot, masks[slot] ?? 0n]]))
    // oxlint-disable-next-line no-await-in-loop -- one after another: public nodes limit the rest
    sum += await fetchL1Fee({ client, chainId, request })
  }
  return sum
}

/**
 * Asks what sending takes.
 *
 * @param ceiling wei a unit of gas
 * @throws whatever the client throws
 */
export async function quoteSending(
  nodes: Nodes,
  manifest: Manifest,
  { account, ceiling, masks }: { account?: Address; ceiling: bigint | undefined; masks: readonly bigint[] },
): Promise<Quote> {
  const found = await preflight({ client: nodes.client, manifest, account })
  const open = found.slots.map(({ index }) => index)
  const l1Fee = await fetchL1Fees(nodes, manifest, open, masks)
  const fee = found.gas * found.feePerGas + l1Fee
  const feeAtCeiling = ceiling === undefined ? undefined : found.gas * ceiling + l1Fee
  return {
    method: found.method,
    slots: open.length,
    transactions: found.slots.reduce((sum, { transactions }) => sum + transactions, 0),
    gas: found.gas,
    feePerGas: found.feePerGas,
    fee,
    feeAtCeiling,
    gasMoney: ((feeAtCeiling ?? 2n * fee) * reserve.of) / reserve.in,
    refused: found.refusedRows,
    problems: found.problems.map((problem) => String(problemSentence(problem))),
  }
}
