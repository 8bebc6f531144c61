import type { ChainClient } from '../ports.ts'
import { fetchMarket } from './fetchMarket.ts'
import { type FeeOffer, offerFees } from './feePolicy.ts'

/**
 * Fees of a new transaction by the rule of `offerFees`, from one node.
 *
 * @param ceiling maximum gas price, in wei a unit of gas
 * @throws whatever the client throws
 */
export async function fetchOffer(client: ChainClient, ceiling: bigint): Promise<FeeOffer> {
  return offerFees(await fetchMarket(client), ceiling)
}
