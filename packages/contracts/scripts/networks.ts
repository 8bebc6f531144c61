import { getChainFacts } from '@slotdrop/chains'
import { knownChainIds, localChainId } from '@slotdrop/chains/ids'
import { findChainByName, getChainName } from '@slotdrop/chains/names'

/**
 * Networks that the distributor can be deployed to. `RPC_URL_<chain id>` in the environment, or `--rpc-url`, says how to reach one.
 */
export const networks: readonly number[] = knownChainIds.filter((id) => getChainFacts(id).stage !== 'retired')

/** The chain of a network's name, such as `polygon`, `arb1` or `local`, or undefined. */
export function findNetwork(name: string): number | undefined {
  const chainId = name === 'local' ? localChainId : findChainByName(name)
  return networks.find((id) => id === chainId)
}

/** The names of all of them. */
export const networkNames = networks.map((id) => getChainName(id)).join(', ')
