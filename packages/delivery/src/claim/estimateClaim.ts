import type { Address } from '@slotdrop/drops'
import { RevertedError, toDeliveryError } from '../errors/index.ts'
import { isTooLarge } from '../errors/isTooLarge.ts'
import { type FeeMarket, trialFees } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { trialRowGas } from '../fees/rowGas.ts'
import { fetchTransactionGasCap } from '../network/fetchTransactionGasCap.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'

/** Result of simulating a claim: the gas that it uses, or why it reverts. */
export type ClaimEstimate =
  | { readonly kind: 'passes'; readonly gas: bigint }
  | { readonly kind: 'refused'; readonly refusal: RevertedError }

/** The account that would send a claim, and the state of its chain. */
type ClaimSender = {
  readonly account: Address
  /** Balance of the account in wei. */
  readonly purse: bigint
  readonly market: FeeMarket
  /** Most gas of a transaction. */
  readonly gasCap: bigint
}

/**
 * Simulates a claim with the account and fees with which it would be sent, and the gas limit of a row of `send`, because contracts among
 * recipients can detect any other simulation.
 *
 * @throws DeliveryError if the node can't simulate it
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
    // It needs more than the gas limit.
    if (isTooLarge(error)) return { kind: 'refused', refusal: new RevertedError({ cause: error }) }
    const refusal = toDeliveryError(error)
    if (refusal instanceof RevertedError) return { kind: 'refused', refusal }
    throw refusal
  }
}

/** Reads market, balance and gas cap from the chain, and simulates the claim. @throws DeliveryError if the node can't simulate it */
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
