import { isSameAccount } from '../account/isSameAccount.ts'
import type { Address } from '@slotdrop/drops'
import {
  RpcOnOtherChainError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from '../errors/index.ts'
import type { SendContext } from './sendContext.ts'

/** @throws DeliveryError naming both accounts, or both networks, when wallet or node are not where the drop is */
export async function assertSameChainAndAccount(
  { wallet, client, manifest }: SendContext,
  account: Address,
): Promise<void> {
  const expected = manifest.terms.chainId
  const actual = await client.getChainId()
  if (actual !== expected) throw new RpcOnOtherChainError({ expected, actual })
  await assertWallet({ wallet, manifest }, account)
}

/** The wallet's half: asked once more when everything is written down. */
export async function assertWallet({ wallet, manifest }: Pick<SendContext, 'wallet' | 'manifest'>, account: Address) {
  const expected = manifest.terms.chainId
  const actual = await wallet.chainId().catch((error: unknown) => {
    throw new WalletUnavailableError(error)
  })
  const address = wallet.address()
  if (!isSameAccount(address, account)) throw new WrongAccountError({ expected: account, actual: address })
  if (actual !== expected) throw new WalletOnOtherChainError({ expected, actual })
}
