import type { Transaction } from 'viem'
import { raised } from '../fees/feePolicy.ts'
import type { ChainClient, Fees } from '../ports.ts'

function larger(a: bigint, b: bigint) {
  return a > b ? a : b
}

/** More than the waiting transaction offers, and no less than what the network asks now. */
export async function fetchHigherFees(client: ChainClient, waiting: Transaction | undefined): Promise<Fees> {
  if (waiting?.type === 'legacy' || waiting?.type === 'eip2930')
    return { gasPrice: larger(raised(waiting.gasPrice), await client.getGasPrice()) }
  const now = await client.estimateFeesPerGas()
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = waiting ?? {}
  return {
    maxFeePerGas: larger(raised(maxFeePerGas), now.maxFeePerGas),
    maxPriorityFeePerGas: larger(raised(maxPriorityFeePerGas), now.maxPriorityFeePerGas),
  }
}
