import type { RuntimeConfig } from '@slotdrop/config'
import type { NetworkFees } from '../dropProtocol.ts'
import { createChainClients } from './chainClients.ts'

const blockCount = 20
/** Rollups charge what they post to Ethereum: Optimism apart from gas, Arbitrum as gas that no execution uses. */
const chainsWithDataFee: ReadonlySet<number> = new Set([10, 42_161])

/**
 * What the last blocks of a chain took for a unit of gas: from the least base fee with a low tip to the highest with a high one.
 *
 * @throws when the chain is not offered, or its nodes do not answer
 */
export const readFees = async (config: RuntimeConfig, chainId: number): Promise<NetworkFees> => {
  const clients = createChainClients(config, chainId)
  if (!clients) throw new Error(`Chain ${chainId} is not offered here.`)
  const { baseFeePerGas, reward = [] } = await clients.first.getFeeHistory({
    blockCount,
    rewardPercentiles: [10, 90],
  })
  const rising = (values: readonly bigint[]) => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const lowTips = reward.map(([low = 0n]) => low)
  const highTips = reward.map(([, high = 0n]) => high)
  return {
    lowWei: (rising(baseFeePerGas)[0] ?? 0n) + (rising(lowTips)[0] ?? 0n),
    highWei: (rising(baseFeePerGas).at(-1) ?? 0n) + (rising(highTips).at(-1) ?? 0n),
    blocks: Math.max(1, baseFeePerGas.length - 1),
    coin: clients.symbol,
    hasDataFee: chainsWithDataFee.has(chainId),
  }
}
