import type { ChainClient } from '@slotdrop/delivery'

/**
 * What is offered for a unit of gas: what the node suggests, and never more than the ceiling, whatever it suggests.
 *
 * @param ceiling wei a unit of gas
 */
export async function feesUnder(
  client: ChainClient,
  ceiling: bigint,
): Promise<{ readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }> {
  const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
  const most = maxFeePerGas < ceiling ? maxFeePerGas : ceiling
  return { maxFeePerGas: most, maxPriorityFeePerGas: maxPriorityFeePerGas < most ? maxPriorityFeePerGas : most }
}
