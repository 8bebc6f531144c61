import { ANYONE, slotDistributorAbi } from '@slotdrop/contracts'
import type { Address } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import { WalletUnavailableError, WrongAccountError } from '../errors/index.ts'
import type { SendContext } from './sendContext.ts'

/** The account that will sign: the drop's sender, or who the sender lets send. */
export async function pinAccount({ client, wallet, manifest }: SendContext): Promise<Address> {
  const { terms, dropId } = manifest
  const address = wallet.address()
  if (address === undefined) throw new WalletUnavailableError()
  if (isAddressEqual(address, terms.sender)) return terms.sender
  const [status, operator] = await client.readContract({
    abi: slotDistributorAbi,
    address: terms.distributor,
    functionName: 'stateOf',
    args: [dropId],
  })
  const isOperator = isAddressEqual(operator, address) || operator === ANYONE
  if (status !== 1 || !isOperator) throw new WrongAccountError({ expected: terms.sender, actual: address })
  return address
}
