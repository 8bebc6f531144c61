import type { Address } from '@slotdrop/drops'
import { RevertedError, toDeliveryError } from '../errors/index.ts'
import { isTooLarge } from '../errors/isTooLarge.ts'
import { type FeeMarket, trialFees } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { trialRowGas } from '../fees/rowGas.ts'
import { fetchTransactionGasCap } from '../network/fetchTransactionGasCap.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'

/** What a trial of a claim found: the gas it takes, or why it is refused. */
export type ClaimEstimate =
  | { readonly kind: 'passes'; readonly gas: bigint }
  | { readonly kind: 'refused'; readonly refusal: RevertedError }

/** Who would send a claim, and what is known of its chain. */
type ClaimSender = {
  readonly account: Address
  /** Wei that the account holds. */
  readonly purse: bigint
  readonly market: FeeMarket
  /** Most gas of a transaction. */
  readonly gasCap: bigint
}

/**
 * Tries a claim as it would be sent, with its account, its fees and the gas that a row of `send` may take at most. Code of the row's account
 * and of the destination may tell every other trial from a block.
 *
 * @throws DeliveryError if the node can't try it
 */
export async function estimateClaim(
  client: ChainClient,
  request: TransactionRequest,
  { account, purse, market, gasCap }: ClaimSender,
): Promise<ClaimEstimate> {
  const gas = trialRowGas(gasCap)
  const fees = trialFees(market, { purse, gas, value: request.value })
  try {
    return { kind: 'passes', gas: await client.estimateGas({ account, ...request, gas, ...fees }) }
  } catch (error) {
    // Code of the account or of the destination takes more than that.
    if (isTooLarge(error)) return { kind: 'refused', refusal: new RevertedError({ cause: error }) }
    const refusal = toDeliveryError(error)
    if (refusal instanceof RevertedError) return { kind: 'refused', refusal }
    throw refusal
  }
}

/** Asks a chain what `estimateClaim` needs, and tries the claim. @throws DeliveryError if the node can't try it */
export async function fetchClaimEstimate(
  client: ChainClient,
  request: TransactionRequest,
  { account, chainId }: Pick<ClaimSender, 'account'> & { readonly chainId: number },
): Promise<ClaimEstimate> {
  const [{ block, ...market }, purse, cap] = await Promise.all([
    fetchMarket(client),
    client.getBalance({ address: account }),
    fetchTransactionGasCap(client, chainId),
  ]).catch((error: unknown) => {
    throw toDeliveryError(error)
  })
  const gasCap = cap < block.gasLimit ? cap : block.gasLimit
  return estimateClaim(client, request, { account, purse, market, gasCap })
}
