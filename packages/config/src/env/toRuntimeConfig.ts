import { distributorAddress } from '@slotdrop/contracts'
import { contractNetworkChainIds, productConfig, type ContractNetwork } from '../productConfig.ts'
import type { RuntimeConfig } from '../runtimeConfig.ts'
import type { ServerEnv } from './serverEnv.ts'

/** The part of the environment that the browser may know. */
export function toRuntimeConfig(env: ServerEnv): RuntimeConfig {
  return {
    publicUrl: env.publicUrl,
    chains: env.chainIds.map((id) => ({
      id,
      rpcUrls: env.rpcUrls[id] ?? [],
      explorerUrl: env.explorerUrls[id] ?? null,
      distributor: env.contracts[id] ?? getProductContract(id) ?? distributorAddress,
      ...(env.wrappedCoins[id] === undefined ? {} : { wrappedCoin: env.wrappedCoins[id] }),
      ...(env.chainNames[id] === undefined ? {} : { name: env.chainNames[id] }),
      ...(env.coins[id] === undefined ? {} : { coin: { name: env.coins[id], symbol: env.coins[id] } }),
    })),
    demoWallet: env.demoWallet,
    demoTokens: env.demoTokens,
    walletConnectProjectId: env.walletConnectProjectId,
    walletDiscovery: env.walletDiscovery,
    frameAncestors: env.frameAncestors,
    ...(env.labelsFile === null ? {} : { hasLabels: true }),
    ...(env.sanctionsCheck ? {} : { sanctionsCheck: false }),
    ...(env.pricesUrl === null ? {} : { hasPrices: true }),
  }
}

function getProductContract(chainId: number): `0x${string}` | null {
  // Sound: a constant of this package has no other keys.
  const networks = Object.entries(contractNetworkChainIds) as [ContractNetwork, number][]
  const network = networks.find(([, id]) => id === chainId)?.[0]
  return network ? productConfig.contracts[network] : null
}
