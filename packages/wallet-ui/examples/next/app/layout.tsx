import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { WalletProvider } from '@slotdrop/wallet-ui'
import { getInitialState } from '@slotdrop/wallet-ui/server'
import '@slotdrop/wallet-ui/styles.css'
import { config } from './config.ts'

export const metadata = { title: 'Wallet layer in Next' }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const initialState = getInitialState((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <WalletProvider config={config} initialState={initialState} storage="cookie" appName="Example">
          {children}
        </WalletProvider>
      </body>
    </html>
  )
}
