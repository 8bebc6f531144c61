import { ANYONE } from '@slotdrop/contracts'
import type { Address } from '@slotdrop/drops'
import { isAddressEqual, zeroAddress } from 'viem'
import { isSameAccount } from '../account/isSameAccount.ts'
import { OperatorChangedError, RevertedError, WalletUnavailableError, WrongAccountError } from '../errors/index.ts'
import { fetchRegistration } from '../settled/fetchRegistration.ts'
import type { SendContext } from './sendContext.ts'

/** The account that will sign: the drop's sender, or who the sender lets send. */
export async function pinAccount(context: SendContext): Promise<Address> {
  const { client, wallet, manifest, journal } = context
  const { terms, dropId } = manifest
  const address = wallet.address()
  if (address === undefined) throw new WalletUnavailableError()
  if (isAddressEqual(address, terms.sender)) return terms.sender
  const { operator, end } = await fetchRegistration({ client, manifest })
  if (end !== 'cancelled' && (isAddressEqual(operator, address) || isAddressEqual(operator, ANYONE))) return address
  const entries = await journal.list(dropId).catch(() => [])
  // Who sent before was named before.
  if (end === undefined && entries.some(({ sender }) => isSameAccount(sender, address)))
    throw changedOperator(context, address, operator)
  throw new WrongAccountError({ expected: terms.sender, actual: address })
}

function changedOperator({ manifest }: SendContext, account: Address, operator: Address) {
  const isNobody = isAddressEqual(operator, zeroAddress)
  return new OperatorChangedError({ account, operator: isNobody ? undefined : operator, sender: manifest.terms.sender })
}

/** What stopped sending; an operator who was accepted at first, and then refused, has been changed. */
export async function namedOperator(context: SendContext, account: Address, error: unknown): Promise<unknown> {
  const { client, manifest } = context
  const isRefused = error instanceof RevertedError && error.refusal.kind === 'NotAuthorised'
  if (!isRefused || isAddressEqual(account, manifest.terms.sender)) return error
  const { operator } = await fetchRegistration({ client, manifest })
  return changedOperator(context, account, operator)
}
