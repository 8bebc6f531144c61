import { type ChainClient, toDeliveryError } from '@slotdrop/delivery'
import type { Manifest, TokenFacts } from '@slotdrop/drops'
import { erc20Abi } from 'viem'

/**
 * What an ERC-20 says of itself: no id binds what a list says of it. Undefined for other standards, and for a token that has no such words.
 *
 * @throws DeliveryError when the chain can't be asked
 */
export async function fetchTokenFacts(
  client: ChainClient,
  { terms }: Pick<Manifest, 'terms'>,
): Promise<Pick<TokenFacts, 'symbol' | 'decimals'> | undefined> {
  if (terms.standard !== 'ERC20') return undefined
  const read = { abi: erc20Abi, address: terms.token } as const
  try {
    const [symbol, decimals] = await Promise.all([
      client.readContract({ ...read, functionName: 'symbol' }),
      client.readContract({ ...read, functionName: 'decimals' }),
    ])
    return { symbol, decimals }
  } catch (error) {
    const failure = toDeliveryError(error)
    if (failure.name === 'RpcUnavailableError' || failure.name === 'RpcRateLimitedError') throw failure
    return undefined
  }
}
