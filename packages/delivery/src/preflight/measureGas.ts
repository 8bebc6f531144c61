import type { Address, StateOverride } from 'viem'
import { hasCode, toDeliveryError } from '../errors/index.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'

// JSON-RPC 2.0, section 5.1.
const METHOD_NOT_FOUND = -32_601
const INVALID_PARAMS = -32_602

/** Gas that any transaction takes. */
const transferGas = 21_000n
/** The measured figure is at most this share too high. */
const precision = 64n

/** Clients whose node estimates gas in no other state than its own, as Hardhat's does: they are not asked again. */
const withoutOverrides = new WeakSet<ChainClient>()

/** What is measured. */
export type GasTrial = {
  readonly client: ChainClient
  readonly account: Address
  readonly request: Pick<TransactionRequest, 'to' | 'data' | 'value'>
  readonly stateOverride: StateOverride
  /** Gas that a transaction may have. */
  readonly gasCap: bigint
  /** Whether a call with so much gas does what it does with enough. */
  readonly isEnough: (gas: bigint) => Promise<boolean>
}

/** Gas that a call takes in another state: the node's estimate, or, where the node makes none, the smallest limit that is enough. */
export async function measureGas({
  client,
  account,
  request,
  stateOverride,
  gasCap,
  isEnough,
}: GasTrial): Promise<bigint> {
  if (!withoutOverrides.has(client))
    try {
      return await client.estimateGas({ account, ...request, stateOverride })
    } catch (error) {
      if (!hasCode(error, [METHOD_NOT_FOUND, INVALID_PARAMS])) throw toDeliveryError(error)
      withoutOverrides.add(client)
    }
  let [low, high] = [transferGas, gasCap]
  while (high - low > high / precision) {
    const middle = (low + high) / 2n
    // oxlint-disable-next-line no-await-in-loop -- each trial halves what the next looks into
    if (await isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
