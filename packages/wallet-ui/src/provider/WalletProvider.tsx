import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { appName as productName, type RuntimeConfig } from '@slotdrop/config'
import { defaultLocale, type MessageLocale } from '@slotdrop/messages'
import type { ResolveSafeTransaction, TxStore } from '@slotdrop/tx-store'
import { cookieStorage, WagmiContext, type Config, type State } from 'wagmi'
import type { AccentName } from '../island/theme.ts'
import { createSafeStorage, type TextStorage } from './createSafeStorage.ts'
import { createWalletConfig } from './createWalletConfig.ts'
import { createWalletQueryClient, getPersistOptions } from './createWalletQueryClient.ts'
import { startWallet } from './startWallet.ts'
import { useIsland, type Island } from './useIsland.ts'
import { SignInProvider, type SignInSettings } from '../sign-in/SignInProvider.tsx'
import { TransactionsProvider } from '../transactions/TransactionsProvider.tsx'
import { LanguageContext } from '../text/LanguageContext.ts'
import type { ConnectLocale } from './ConnectLocale.ts'
import { WalletDialogs } from './WalletDialogs.tsx'

/** Parameters of {@link WalletProvider}. */
export type WalletProviderProps = {
  /** What `GET /api/config` answered; `null` while it is on its way. */
  readonly config: RuntimeConfig | null
  /** The connection the server read from the cookie, so that the first HTML shows it. */
  readonly initialState?: State | undefined
  /** Name wallets see. Default: the product's. */
  readonly appName?: string
  /** Where the connection is remembered. `cookie` lets the server see it. Default: `local`. */
  readonly storage?: 'local' | 'cookie'
  /** Accent of the connect dialog. Default: the custom property `--wui-accent`. */
  readonly accent?: AccentName
  /** Language of the connect dialog. Default: en-US, whatever the browser's. */
  readonly locale?: ConnectLocale
  /** Language and style of numbers of this package's own dialogs. Default: English. */
  readonly language?: MessageLocale
  /** Base URL of a service of ENS avatars by name, with the closing slash. Default: avatars are not fetched. */
  readonly avatarService?: `https://${string}/`
  /** Sign-in by a signed message. Left out: there is none. Decided at the first render. */
  readonly signIn?: SignInSettings
  /** A transaction history of the app's own. Default: one in the browser's storage. */
  readonly transactions?: TxStore
  /**
   * Asks a service of Safe's about a proposal; its failures are outages. Default: Safe's app, where the page is in its frame, and the chain
   * alone. Of no effect beside `transactions`.
   */
  readonly resolveSafeTransaction?: ResolveSafeTransaction
  readonly children: ReactNode
}

/**
 * wagmi, the query cache and the wallet dialogs. Wallets are connected again by themselves; RainbowKit is loaded only
 * when a wallet is about to be connected, beside the children and never around them.
 */
export function WalletProvider({
  config: runtime,
  initialState,
  appName = productName,
  storage: storageKind = 'local',
  accent,
  locale = 'en-US',
  language = defaultLocale,
  avatarService,
  transactions,
  resolveSafeTransaction,
  signIn,
  children,
}: WalletProviderProps) {
  const storage = useMemo(() => createStorageOf(storageKind), [storageKind])
  const queryClient = useState(createWalletQueryClient)[0]
  const persistOptions = useMemo(
    () => getPersistOptions(typeof window === 'undefined' ? undefined : createStorageOf('local')),
    [],
  )
  // An equal configuration is the same one, whoever parsed it again.
  const runtimeText = JSON.stringify(runtime)
  // Sound: written from one the line before.
  const stableRuntime = useMemo(() => JSON.parse(runtimeText) as RuntimeConfig | null, [runtimeText])
  const config = useMemo(() => {
    const created = createWalletConfig({ runtime: stableRuntime, storage })
    if (stableRuntime && initialState) restore(created, initialState)
    return created
    // The first state is for the first configuration alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stableRuntime, storage])

  const { islandState, loadIsland } = useIsland()
  const { isStarting, isWalletKnown } = useStart({
    config,
    runtime: stableRuntime,
    appName,
    loadIsland,
    isRestored: Boolean(initialState),
  })

  return (
    <LanguageContext.Provider value={language}>
      <WagmiContext.Provider value={config}>
        <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
          <TransactionsProvider store={transactions} resolveSafeTransaction={resolveSafeTransaction}>
            <SignInProvider settings={signIn} isWalletKnown={isWalletKnown}>
              <WalletDialogs
                runtime={stableRuntime}
                appName={appName}
                accent={accent}
                locale={locale}
                avatarService={avatarService ?? null}
                islandState={islandState}
                loadIsland={loadIsland}
                isStarting={isStarting}
              >
                {children}
              </WalletDialogs>
            </SignInProvider>
          </TransactionsProvider>
        </PersistQueryClientProvider>
      </WagmiContext.Provider>
    </LanguageContext.Provider>
  )
}

type UseStartParameters = {
  readonly config: Config
  readonly runtime: RuntimeConfig | null
  readonly appName: string
  readonly loadIsland: () => Promise<Island>
  readonly isRestored: boolean
}

/** Starts each configuration once. */
function useStart({ config, runtime, appName, loadIsland, isRestored }: UseStartParameters): {
  /** A remembered wallet is being connected again. */
  readonly isStarting: boolean
  /** Whether there is a remembered wallet, and whether it still agrees, has been decided. */
  readonly isWalletKnown: boolean
} {
  const [isStarting, setStarting] = useState(isRestored)
  const [knownConfig, setKnownConfig] = useState<Config>()
  const started = useRef<Config>(undefined)
  useEffect(() => {
    if (!runtime || started.current === config) return
    started.current = config
    // oxlint-disable-next-line house/quiet-effects -- connecting again is what this effect is for; the wallet's state is wagmi's
    void startWallet({
      config,
      runtime,
      appName,
      loadIsland,
      isFramed: window.parent !== window,
      onAttempt: () => setStarting(true),
    }).finally(() => {
      setStarting(false)
      setKnownConfig(config)
    })
  }, [config, runtime, appName, loadIsland])
  return { isStarting, isWalletKnown: knownConfig === config }
}

/** Shows the connection the server knew until the wallet has answered. */
function restore(config: Config, state: State): void {
  const chainId = config.chains.some(({ id }) => id === state.chainId) ? state.chainId : config.state.chainId
  config.setState({ ...state, chainId, status: state.current ? 'reconnecting' : 'disconnected' })
}

function createStorageOf(kind: 'local' | 'cookie'): TextStorage {
  return kind === 'cookie'
    ? createSafeStorage(() => cookieStorage)
    : createSafeStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage))
}
