'use client'

import type { ReactNode } from 'react'
import { WalletProvider, type WalletProviderProps, type WalletRuntime } from '@slotdrop/wallet-ui'
import { foundry } from 'viem/chains'

// A chain of viem's holds functions, which no server component can hand over.
const runtime: WalletRuntime = {
  chains: [{ ...foundry, rpcUrls: { default: { http: [process.env.NEXT_PUBLIC_RPC_URL ?? ''] } } }],
}

type WalletProps = { children: ReactNode; initialState: WalletProviderProps['initialState'] }

export function Wallet({ children, initialState }: WalletProps) {
  return (
    <WalletProvider config={runtime} initialState={initialState} storage="cookie" appName="Desk" signIn={{}}>
      {children}
    </WalletProvider>
  )
}
