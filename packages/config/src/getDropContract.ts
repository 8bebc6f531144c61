import type { RuntimeConfig } from './runtimeConfig.ts'

/** The drop contract of a chain, or `null` where the chain is not offered or has none configured. */
export function getDropContract(config: Pick<RuntimeConfig, 'chains'>, chainId: number): `0x${string}` | null {
  return config.chains.find((chain) => chain.id === chainId)?.distributor ?? null
}
