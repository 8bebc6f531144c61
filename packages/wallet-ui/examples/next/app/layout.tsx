import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { getInitialState } from '@slotdrop/wallet-ui/server'
import '@slotdrop/wallet-ui/styles.css'
import { Wallet } from './Wallet'

export const metadata = { title: 'Wallet layer in Next' }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const initialState = getInitialState((await headers()).get('cookie'))
  return (
    <html lang="en">
      <body>
        <Wallet initialState={initialState}>{children}</Wallet>
      </body>
    </html>
  )
}
