import type { Address } from '@slotdrop/drops'
import { isNodeTrouble, toDeliveryError } from '../errors/index.ts'
import type { ChainClient, TransactionRequest } from '../ports.ts'

/** Whether a token takes an approval as it is: some change an allowance only from or to zero. @throws DeliveryError when the node can't be asked */
export async function isAccepted(
  client: ChainClient,
  account: Address,
  { to, data }: TransactionRequest,
): Promise<boolean> {
  try {
    await client.call({ account, to, data })
    return true
  } catch (error) {
    if (isNodeTrouble(error)) throw toDeliveryError(error)
    return false
  }
}
