import { createNodeTransport, toOfferedChains } from '@slotdrop/chains'
import type { RuntimeConfig } from '@slotdrop/config'
import { type ChainClient, type Clock, fetchForeignAccount, type ForeignAccount, systemClock } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { type Chain, type Client, createClient } from 'viem'
import { getCode, multicall } from 'viem/actions'

/** Milliseconds after which a chain is taken not to answer: a claim waits for it. */
const patience = 5000

/**
 * A client with the two reads that are needed here: a full one is several times as large.
 *
 * @param late rejects once no answer is waited for any more
 */
function createReader(chain: Chain, late: Promise<never>) {
  const base: Client = createClient({ chain, transport: createNodeTransport(chain) })
  const client = Object.assign(base, {
    getCode: (parameters: Parameters<typeof getCode>[1]) => Promise.race([getCode(base, parameters), late]),
    multicall: (parameters: Parameters<typeof multicall>[1]) => Promise.race([multicall(base, parameters), late]),
  })
  // Sound: `fetchForeignAccount` calls no others.
  return { chainId: chain.id, client: client as unknown as ChainClient }
}

/** Looks an account up on the drop's chain and the other chains of the deployment. Chains that do not answer in time are `unknown`. */
export async function fetchElsewhere(
  config: RuntimeConfig,
  chainId: number,
  account: Address,
  { sleep }: Pick<Clock, 'sleep'> = systemClock,
): Promise<ForeignAccount> {
  const over = new AbortController()
  const late = sleep(patience, over.signal).then(() => Promise.reject(new Error('No answer in time.')))
  // Without a reader that waits, its rejection would be unhandled.
  late.catch(() => {})
  const chains = toOfferedChains(config).map((chain) => createReader(chain, late))
  const here = chains.find((chain) => chain.chainId === chainId)
  if (!here) return { kind: 'unknown', chainIds: [chainId] }
  try {
    return await fetchForeignAccount({ here, others: chains.filter((chain) => chain !== here), account })
  } finally {
    over.abort()
  }
}
