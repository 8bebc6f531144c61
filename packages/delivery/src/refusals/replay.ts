import type { Address } from '@slotdrop/drops'
import { isTooLarge } from '../errors/isTooLarge.ts'
import type { ChainClient, Fees, TransactionRequest } from '../ports.ts'

/** Outcome of trying a refused transaction again on the latest block. */
export type Replay = 'passes' | 'lacks-gas' | 'refused'

/** Tries a refused transaction again, with the same gas. A node that does not answer counts as a refusal: nothing is concluded from it. */
export async function replay(
  client: ChainClient,
  { to, data, value, gas }: TransactionRequest,
  { account, fees }: { readonly account: Address; readonly fees: Fees | undefined },
): Promise<Replay> {
  try {
    await client.call({ account, to, data, value, gas, ...fees })
    return 'passes'
  } catch (error) {
    return isTooLarge(error) ? 'lacks-gas' : 'refused'
  }
}
