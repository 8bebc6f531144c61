import type { ChainClient, Fees } from '@slotdrop/delivery'

function smaller(a: bigint, b: bigint) {
  return a < b ? a : b
}

/**
 * What is offered for a unit of gas, in the form that the chain has: what the node suggests, and never more than the ceiling, whatever it
 * suggests.
 *
 * @param ceiling wei a unit of gas
 */
export async function feesUnder(client: ChainClient, ceiling: bigint): Promise<Fees> {
  const { baseFeePerGas } = await client.getBlock()
  if (baseFeePerGas === null || baseFeePerGas === undefined) {
    const price = await client.getGasPrice()
    return { gasPrice: smaller(price + price / 8n, ceiling) }
  }
  const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
  const most = smaller(maxFeePerGas, ceiling)
  return { maxFeePerGas: most, maxPriorityFeePerGas: smaller(maxPriorityFeePerGas, most) }
}
