import { isSameAccount } from '../account/isSameAccount.ts'
import type { Address } from '@slotdrop/drops'
import {
  RpcOnOtherChainError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from '../errors/index.ts'
import { hearSoon } from './hearWallet.ts'
import type { SendContext } from './sendContext.ts'

/** @throws DeliveryError naming both accounts, or both networks, when wallet or node are not where the drop is */
export async function assertSameChainAndAccount(context: SendContext, account: Address): Promise<void> {
  const { client, manifest } = context
  const expected = manifest.terms.chainId
  const actual = await client.getChainId()
  if (actual !== expected) throw new RpcOnOtherChainError({ expected, actual })
  await assertWallet(context, account)
}

/** The wallet's half: asked once more when everything is written down. */
export async function assertWallet(context: SendContext, account: Address) {
  const { wallet, manifest } = context
  const expected = manifest.terms.chainId
  const actual = await hearSoon(context, wallet.chainId()).catch((error: unknown) => {
    throw new WalletUnavailableError(error)
  })
  if (actual === undefined) throw new WalletUnavailableError()
  const address = wallet.address()
  if (!isSameAccount(address, account)) throw new WrongAccountError({ expected: account, actual: address })
  if (actual !== expected) throw new WalletOnOtherChainError({ expected, actual })
}
