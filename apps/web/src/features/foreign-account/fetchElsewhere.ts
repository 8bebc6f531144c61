import { createNodeTransport, toOfferedChains } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import { type ChainClient, fetchForeignAccount, type ForeignAccount } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { type Chain, type Client, createClient } from 'viem'
import { getCode, multicall } from 'viem/actions'

/** A client with the two reads that are needed here: a full one is several times as large. */
function createReader(chain: Chain) {
  const base: Client = createClient({ chain, transport: createNodeTransport(chain) })
  const client = Object.assign(base, {
    getCode: (parameters: Parameters<typeof getCode>[1]) => getCode(base, parameters),
    multicall: (parameters: Parameters<typeof multicall>[1]) => multicall(base, parameters),
  })
  // Sound: `fetchForeignAccount` calls no others.
  return { chainId: chain.id, client: client as unknown as ChainClient }
}

/** Looks an account up on the drop's chain and the other chains of the deployment. */
export async function fetchElsewhere(
  config: RuntimeConfig,
  chainId: number,
  account: Address,
): Promise<ForeignAccount> {
  const chains = toOfferedChains(config).map(createReader)
  const here = chains.find((chain) => chain.chainId === chainId)
  if (!here) return { kind: 'unknown', chainIds: [chainId] }
  return fetchForeignAccount({ here, others: chains.filter((chain) => chain !== here), account })
}
