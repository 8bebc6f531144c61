import { useHasPendingTransactions } from '@slotdrop/tx-store/react'
import type { ReactNode } from 'react'
import { formatUnits } from 'viem'
import { useAccount, useConfig } from 'wagmi'
import { useProfile } from '../account/useProfile.ts'
import { getIconBackground, getIconUrl } from '../network/getIconUrl.ts'
import { useWalletContext } from '../provider/WalletContext.ts'
import { useSignInStatus } from '../sign-in/SignInProvider.tsx'

/** What a button of the app's own can show, and what it can open, under the names that RainbowKit has for them. */
export type ConnectButtonRenderProps = {
  readonly account:
    | {
        readonly address: `0x${string}`
        /** The ENS name, or the shortened address. */
        readonly displayName: string
        readonly ensName: string | undefined
        readonly ensAvatar: string | undefined
        readonly balanceDecimals: number | undefined
        /** The whole balance as a decimal number, without its symbol. */
        readonly balanceFormatted: string | undefined
        readonly balanceSymbol: string | undefined
        /** Balance and symbol, short enough for a button. */
        readonly displayBalance: string | undefined
        readonly hasPendingTransactions: boolean
      }
    | undefined
  readonly chain:
    | {
        readonly id: number
        readonly name: string | undefined
        readonly hasIcon: boolean
        readonly iconBackground: string | undefined
        readonly iconUrl: string | undefined
        /** Whether the app does not offer it. */
        readonly unsupported: boolean
      }
    | undefined
  /** Always true: the first HTML holds what is known of the connection. */
  readonly mounted: true
  /** Undefined where the app has no sign-in. */
  readonly authenticationStatus: 'loading' | 'unauthenticated' | 'authenticated' | undefined
  readonly openConnectModal: () => void
  readonly openAccountModal: () => void
  readonly openChainModal: () => void
  readonly connectModalOpen: boolean
  readonly accountModalOpen: boolean
  readonly chainModalOpen: boolean
}

/** Parameters of `ConnectButton.Custom`. */
export type ConnectButtonCustomProps = {
  readonly children: (props: ConnectButtonRenderProps) => ReactNode
}

/** A connect button of the app's own making, on this package's dialogs. */
export function ConnectButtonCustom({ children }: ConnectButtonCustomProps) {
  const { openDialog, dialog } = useWalletContext('ConnectButton.Custom')
  const { address, chainId, status } = useAccount()
  const { chains } = useConfig()
  const signInStatus = useSignInStatus()
  const isConnected = status === 'connected' || status === 'reconnecting'
  const profile = useProfile(isConnected ? address : undefined, chainId)
  const hasPendingTransactions = useHasPendingTransactions()
  const chain = chains.find(({ id }) => id === chainId)
  return children({
    account: profile && {
      address: profile.address,
      displayName: profile.displayName,
      ensName: profile.ensName,
      ensAvatar: profile.ensAvatar,
      balanceDecimals: profile.balance === undefined ? undefined : chain?.nativeCurrency.decimals,
      balanceFormatted:
        profile.balance === undefined || !chain
          ? undefined
          : formatUnits(profile.balance, chain.nativeCurrency.decimals),
      balanceSymbol: profile.balance === undefined ? undefined : chain?.nativeCurrency.symbol,
      displayBalance: profile.displayBalance,
      hasPendingTransactions,
    },
    chain:
      profile && chainId !== undefined
        ? {
            id: chainId,
            name: chain?.name,
            hasIcon: chain !== undefined,
            iconBackground: chain && getIconBackground(chain),
            iconUrl: chain && getIconUrl(chain),
            unsupported: chain === undefined,
          }
        : undefined,
    mounted: true,
    authenticationStatus: signInStatus === 'off' ? undefined : signInStatus,
    openConnectModal: () => openDialog('connect'),
    openAccountModal: () => openDialog('account'),
    openChainModal: () => openDialog('network'),
    connectModalOpen: dialog === 'connect',
    accountModalOpen: dialog === 'account',
    chainModalOpen: dialog === 'network',
  })
}
