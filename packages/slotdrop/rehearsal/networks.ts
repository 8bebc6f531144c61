import { getChain } from '@slotdrop/chains'
import { type Chain, defineChain } from 'viem'
import { baseSepolia, bscTestnet, polygonAmoy, sepolia } from 'viem/chains'

/** Public test networks by the names that `--network` takes. */
export const testNetworks: Readonly<Record<string, Chain>> = {
  sepolia,
  amoy: polygonAmoy,
  'bnb-test': bscTestnet,
  'base-sepolia': baseSepolia,
}

/** The definition of a chain; a bare one for a chain that is not known. */
export function toChain(id: number): Chain {
  const known = Object.values(testNetworks).find((chain) => chain.id === id) ?? getChain(id)
  return (
    known ??
    defineChain({
      id,
      name: `Chain ${id}`,
      nativeCurrency: { name: 'Coin', symbol: 'coins', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    })
  )
}
