import { isUserRejection } from '@slotdrop/errors'
import type { Config } from 'wagmi'
import { getAccount } from 'wagmi/actions'
import { SafeHostMissingError } from '../errors.ts'

/** What Safe's app lets an app in its frame ask for. */
export type SafePermission = 'requestAddressBook'

/** What wagmi's provider of a Safe holds, as far as it is used. */
type SafeProvider = {
  readonly sdk?: { readonly wallet: { requestPermissions(asked: readonly object[]): Promise<unknown> } }
}

/**
 * Asks the app of the Safe whose frame this page is in for a permission (specification, section 6). A refusal, whose
 * code is 4001, is an answer and no error.
 *
 * @throws SafeHostMissingError where no Safe is connected.
 */
export async function requestSafePermission(
  config: Config,
  permission: SafePermission,
): Promise<'granted' | 'refused'> {
  const { connector } = getAccount(config)
  if (connector?.id !== 'safe') throw new SafeHostMissingError()
  // Sound: wagmi's connector answers Safe's own provider, and each part is looked at before it is used.
  const provider = (await connector.getProvider()) as SafeProvider | undefined
  if (!provider?.sdk) throw new SafeHostMissingError()
  try {
    await provider.sdk.wallet.requestPermissions([{ [permission]: {} }])
    return 'granted'
  } catch (error) {
    if (isUserRejection(error)) return 'refused'
    throw error
  }
}
