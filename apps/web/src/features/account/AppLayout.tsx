import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { RuntimeConfig } from '@slotdrop/config'
import { ConnectButton, WalletProvider } from '@slotdrop/wallet-ui'
import { AppShell, type Crumb } from '../../components/AppShell.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { createApolloClient } from '../../lib/apollo.ts'
import { fetchRuntimeConfig } from '../../lib/runtimeConfig.ts'
import { CommandPalette } from '../commands/index.ts'
import { RuntimeContext } from './useRuntime.ts'

// Sign-in is offered, never demanded: it keeps lists on the server.
const signIn = {}

/** The wallet and data-client providers, and the shell around every page of the app. */
export function AppLayout({ crumbs, children }: { readonly crumbs: readonly Crumb[]; readonly children: ReactNode }) {
  const [config, setConfig] = useState<RuntimeConfig | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [apollo] = useState(createApolloClient)
  const load = () => {
    setHasFailed(false)
    fetchRuntimeConfig().then(setConfig, () => setHasFailed(true))
  }
  useEffect(load, [])
  return (
    <ApolloProvider client={apollo}>
      <WalletProvider config={config} signIn={signIn}>
        <RuntimeContext value={config}>
          <CommandPalette />
          <AppShell crumbs={crumbs} account={<ConnectButton />}>
            {hasFailed ? (
              <Note
                tone="fault"
                title="The app’s server does not answer."
                actions={<Button onClick={load}>Try again</Button>}
              >
                Nothing is lost: drops live on chain and on this device. Check your connection, then try again.
              </Note>
            ) : (
              children
            )}
          </AppShell>
        </RuntimeContext>
      </WalletProvider>
    </ApolloProvider>
  )
}
