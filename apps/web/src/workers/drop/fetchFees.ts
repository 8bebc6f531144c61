import { getChainFacts } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import { fetchGasSchedule } from '@slotdrop/delivery'
import type { NetworkFees } from '../dropProtocol.ts'
import { ChainNotOfferedError } from './ChainNotOfferedError.ts'
import { createChainClients } from './chainClients.ts'

const blockCount = 20

function rising(values: readonly bigint[]) {
  return values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/**
 * From the least base fee with a low tip to the highest with a high one, in wei per unit of gas.
 *
 * @param history answer of `eth_feeHistory`: base fees of some blocks and of the one to come, per block a low and a high tip
 */
export function rangeOfFees({
  baseFeePerGas,
  reward = [],
}: {
  readonly baseFeePerGas: readonly bigint[]
  readonly reward?: readonly (readonly bigint[])[] | undefined
}): Pick<NetworkFees, 'lowWei' | 'highWei' | 'blocks'> {
  const bases = rising(baseFeePerGas)
  const lowTips = rising(reward.map(([low = 0n]) => low))
  const highTips = rising(reward.map(([, high = 0n]) => high))
  return {
    lowWei: (bases[0] ?? 0n) + (lowTips[0] ?? 0n),
    highWei: (bases.at(-1) ?? 0n) + (highTips.at(-1) ?? 0n),
    blocks: Math.max(1, baseFeePerGas.length - 1),
  }
}

/**
 * What the last blocks of a chain took for a unit of gas, and how it prices new state.
 *
 * @throws ChainNotOfferedError, or what the node answered
 */
export async function fetchFees(config: RuntimeConfig, chainId: number): Promise<NetworkFees> {
  const clients = createChainClients(config, chainId)
  if (!clients) throw new ChainNotOfferedError(chainId)
  const [history, gasSchedule] = await Promise.all([
    clients.first.getFeeHistory({ blockCount, rewardPercentiles: [10, 90] }),
    fetchGasSchedule(clients.first, chainId),
  ])
  const { hasDataFee } = getChainFacts(chainId)
  return { ...rangeOfFees(history), coin: clients.symbol, hasDataFee, gasSchedule }
}
