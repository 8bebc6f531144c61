import Head from 'next/head'
import { type ReactNode, useRef, useState, useEffect } from 'react'
import { ConnectButton } from '@slotdrop/wallet-ui'
import { AppShell } from '../../components/shell/AppShell.tsx'
import { Button } from '../../components/Button.tsx'
import { Notes } from '../../components/layout/Notes.tsx'
import { Note } from '../../components/Note.tsx'
import { useRuntimeConfig } from '../../components/useRuntimeConfig.ts'
import { useText } from '../../i18n/index.ts'
import { CommandPalette, PaletteButton, type PaletteHandle } from '../commands/index.ts'
import { ProductWallet } from '../product-wallet/index.ts'
import { RunningDrops } from '../running-drops/index.ts'
import { IdleToasts } from './IdleToasts.tsx'
import { messages } from './messages.generated.ts'
import { createClientKeeper, ServerClientContext } from './ServerClientContext.ts'
import { RuntimeContext } from './useRuntime.ts'
import { useAuth } from '@slotdrop/auth/react'
import { useQueryClient } from '@tanstack/react-query'

/** Invalidates account-scoped queries when the signed-in account changes. */
function useAccountQueries(): void {
  const queries = useQueryClient()
  const { status, session } = useAuth()
  const account = status === 'loading' ? undefined : (session?.address ?? null)
  const before = useRef(account)
  useEffect(() => {
    const isOther = before.current !== undefined && account !== undefined && before.current !== account
    if (account !== undefined) before.current = account
    if (isOther) void queries.invalidateQueries({ predicate: ({ meta }) => meta?.['isOfAccount'] === true })
  }, [queries, account])
}

// Sign-in is offered, never demanded: it keeps lists on the server.
const signIn = {}

/** Pages by their key among the messages, and where those lie that lead on to others. */
const hrefs = {
  drops: '/drops',
  newDrop: undefined,
  oneDrop: undefined,
  report: undefined,
  settings: undefined,
  addressBook: undefined,
}

/** Stands where wallet and session are known. */
function AccountQueries() {
  useAccountQueries()
  return null
}

/** The wallet and data-client providers, and the shell and title of every page of the app. */
export function AppLayout({
  crumbs,
  children,
}: {
  /** The way to the page, which is the last. */
  readonly crumbs: readonly (keyof typeof hrefs)[]
  readonly children: ReactNode
}) {
  const t = useText(messages)
  const { status, config, refresh } = useRuntimeConfig()
  const [keepClient] = useState(createClientKeeper)
  const palette = useRef<PaletteHandle>(null)
  const way = crumbs.map((crumb, index) => ({
    label: t(crumb),
    ...(index < crumbs.length - 1 && hrefs[crumb] !== undefined ? { href: hrefs[crumb] } : {}),
  }))
  const title = way.at(-1)?.label
  return (
    <ProductWallet config={config} signIn={signIn}>
      <RuntimeContext value={config}>
        <ServerClientContext value={keepClient}>
          <CommandPalette ref={palette} />
          <Head>
            <title>{title}</title>
          </Head>
          <AppShell
            crumbs={way}
            search={<PaletteButton onOpen={() => palette.current?.open()} />}
            account={<ConnectButton />}
            running={<RunningDrops />}
          >
            {status === 'failed' ? (
              <>
                <h1>{title}</h1>
                <Notes>
                  <Note
                    tone="fault"
                    title={t('serverSilent')}
                    actions={<Button onClick={refresh}>{t('tryAgain')}</Button>}
                  >
                    {t('serverSilentText')}
                  </Note>
                </Notes>
              </>
            ) : (
              children
            )}
          </AppShell>
          <IdleToasts />
          <AccountQueries />
        </ServerClientContext>
      </RuntimeContext>
    </ProductWallet>
  )
}
