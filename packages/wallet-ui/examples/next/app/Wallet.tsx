'use client'

import type { ReactNode } from 'react'
import { WalletProvider, type WalletProviderProps, type WalletRuntime } from '@slotdrop/wallet-ui'
import { mainnet, polygon } from 'viem/chains'

// A chain of viem's holds functions, which no server component can hand over.
const runtime: WalletRuntime = { chains: [mainnet, polygon], walletDiscovery: true }

type WalletProps = Pick<WalletProviderProps, 'initialState'> & { readonly children: ReactNode }

/** The wallet layer, with what the app offers. */
export function Wallet({ children, initialState }: WalletProps) {
  return (
    <WalletProvider config={runtime} initialState={initialState} storage="cookie" appName="Example">
      {children}
    </WalletProvider>
  )
}
