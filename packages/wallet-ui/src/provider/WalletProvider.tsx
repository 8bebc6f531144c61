import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { defaultLocale, formatSentence, sentence, type MessageLocale, type Sentence } from '@slotdrop/messages'
import type { ResolveSafeTransaction, TxStore } from '@slotdrop/tx-store'
import { cookieStorage, WagmiContext, type Config, type State } from 'wagmi'
import type { AccentName } from '../island/theme.ts'
import { createSafeStorage, type TextStorage } from './createSafeStorage.ts'
import { createWalletConfig, takeConfig } from './createWalletConfig.ts'
import { createWalletQueryClient, getPersistOptions } from './createWalletQueryClient.ts'
import { startWallet } from './startWallet.ts'
import { useIsland, type Island, type LoadedWallets } from './useIsland.ts'
import * as texts from '../messages.generated.ts'
import { SignInProvider, type SignInSettings } from '../sign-in/SignInProvider.tsx'
import { describeRuntime, type WalletRuntime } from '../runtime.ts'
import type { WalletTheme } from '../walletTypes.ts'
import { TransactionsProvider } from '../transactions/TransactionsProvider.tsx'
import { LanguageContext } from '../text/LanguageContext.ts'
import { withMessages, type WalletMessages } from '../text/withMessages.ts'
import { type ConnectLocale, toConnectLocale } from './ConnectLocale.ts'
import { WalletDialogs } from './WalletDialogs.tsx'

/** Parameters of {@link WalletProvider}. */
export type WalletProviderProps = {
  /**
   * Chains on offer and what else the app chooses; `null` while it is on its way. An equal one changes nothing. Beside
   * `wagmiConfig` it may be left out, and its chains are of no effect.
   */
  readonly config?: WalletRuntime | null
  /**
   * A configuration of wagmi's that the app made, with its chains, transports and storage; also what RainbowKit's
   * `getDefaultConfig` makes, whose wallets are listed then. No `WagmiProvider` is needed beside it.
   */
  readonly wagmiConfig?: Config
  /** A query client of the app's own, which keeps what the app lets it keep. Decided at the first render. */
  readonly queryClient?: QueryClient
  /**
   * Groups of wallets, as RainbowKit takes them; a function loads them with the connect dialog, so that no page pays for them
   * before. Default: the seven of the specification. Decided at the first render.
   */
  readonly wallets?: LoadedWallets
  /** Look of every dialog, as RainbowKit takes it. Default: the `--wui-*` custom properties, which all dialogs follow. */
  readonly theme?: WalletTheme
  /** The connection the server read from the cookie, so that the first HTML shows it. */
  readonly initialState?: State | undefined
  /** What the network dialog says of a chain beside its name, in the language of the page. */
  readonly chainNote?: (chainId: number) => string | null | undefined
  /** Name of the app, for wallets and for the dialogs that speak of it. Default: "This app". */
  readonly appName?: string | undefined
  /** Where the connection is remembered. `cookie` lets the server see it. Default: `local`. */
  readonly storage?: 'local' | 'cookie'
  /** Accent of the connect dialog. Default: the custom property `--wui-accent`. */
  readonly accent?: AccentName
  /** Language of RainbowKit's part of the connect dialog. Default: that of `language`, whatever the browser's. */
  readonly locale?: ConnectLocale
  /** Language and style of numbers of this package's own dialogs. Default: English. */
  readonly language?: MessageLocale
  /** Texts of the app's own in place of this package's; the catalogue is `@slotdrop/wallet-ui/messages.json`. */
  readonly messages?: WalletMessages
  /** Base URL of a service of ENS avatars by name, with the closing slash, for records that are no image themselves. */
  readonly avatarService?: `https://${string}/`
  /**
   * What the app's own server has for pictures of other hosts: the https address of an ENS avatar is added, encoded.
   * Default: only images within the record are shown, and nobody is asked.
   */
  readonly avatarProxy?: string
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
  wagmiConfig,
  config: runtime = wagmiConfig ? { chains: wagmiConfig.chains } : null,
  queryClient: appQueryClient,
  wallets,
  theme,
  initialState,
  chainNote,
  appName: givenName,
  storage: storageKind = 'local',
  accent,
  language = defaultLocale,
  locale = toConnectLocale(language.tag),
  messages,
  avatarService,
  avatarProxy,
  transactions,
  resolveSafeTransaction,
  signIn,
  children,
}: WalletProviderProps) {
  const storage = useMemo(() => createStorageOf(storageKind), [storageKind])
  const stableRuntime = useStableRuntime(runtime)
  const config = useMemo(() => {
    const created = wagmiConfig ? takeConfig(wagmiConfig) : createWalletConfig({ runtime: stableRuntime, storage })
    if (stableRuntime && initialState) restore(created, initialState)
    return created
    // The first state is for the first configuration alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stableRuntime, storage, wagmiConfig])

  const avatarSources = useMemo(
    () => ({ service: avatarService ?? null, proxy: avatarProxy ?? null }),
    [avatarService, avatarProxy],
  )
  const spoken = useMemo(() => withMessages(language, messages), [language, messages])
  const appName = givenName ?? formatSentence(sentence(texts.thisApp), spoken)
  const saySteadily = useSaySteadily(spoken)
  const { islandState, loadIsland } = useIsland(wallets)
  const { isStarting, isWalletKnown } = useStart({
    config,
    runtime: stableRuntime,
    appName,
    loadIsland,
    saySteadily,
    isRestored: Boolean(initialState),
  })

  return (
    <LanguageContext.Provider value={spoken}>
      <WagmiContext.Provider value={config}>
        <Queries client={appQueryClient}>
          <TransactionsProvider store={transactions} resolveSafeTransaction={resolveSafeTransaction}>
            <SignInProvider settings={signIn} isWalletKnown={isWalletKnown}>
              <WalletDialogs
                runtime={stableRuntime}
                chainNote={chainNote}
                appName={appName}
                accent={accent}
                theme={theme}
                locale={locale}
                avatarSources={avatarSources}
                islandState={islandState}
                loadIsland={loadIsland}
                isStarting={isStarting}
                saySteadily={saySteadily}
              >
                {children}
              </WalletDialogs>
            </SignInProvider>
          </TransactionsProvider>
        </Queries>
      </WagmiContext.Provider>
    </LanguageContext.Provider>
  )
}

/** The query client of the app, or one of our own whose answers outlive the page. */
function Queries({ client, children }: { readonly client: QueryClient | undefined; readonly children: ReactNode }) {
  const [own] = useState(() => client ?? createWalletQueryClient())
  const persistOptions = useMemo(
    () => getPersistOptions(typeof window === 'undefined' ? undefined : createStorageOf('local')),
    [],
  )
  if (own === client) return <QueryClientProvider client={client}>{children}</QueryClientProvider>
  return (
    <PersistQueryClientProvider client={own} persistOptions={persistOptions}>
      {children}
    </PersistQueryClientProvider>
  )
}

/** Says sentences in the language of the last render: for wallets, which are made once and may be shown in another language later. */
function useSaySteadily(spoken: MessageLocale): (sentence: Sentence) => string {
  const latest = useRef(spoken)
  useEffect(() => {
    latest.current = spoken
  }, [spoken])
  return useCallback((said) => formatSentence(said, latest.current), [])
}

/** The first of equal configurations, whoever made them again. */
function useStableRuntime(runtime: WalletRuntime | null): WalletRuntime | null {
  const text = describeRuntime(runtime)
  // oxlint-disable-next-line react/exhaustive-deps -- what is equal is described by the same text
  return useMemo(() => runtime, [text])
}

type UseStartParameters = {
  readonly config: Config
  readonly runtime: WalletRuntime | null
  readonly appName: string
  readonly loadIsland: () => Promise<Island>
  readonly saySteadily: (sentence: Sentence) => string
  readonly isRestored: boolean
}

/** Starts each configuration once. */
function useStart({ config, runtime, appName, loadIsland, saySteadily, isRestored }: UseStartParameters): {
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
      say: saySteadily,
      isFramed: window.parent !== window,
      onAttempt: () => setStarting(true),
    }).finally(() => {
      setStarting(false)
      setKnownConfig(config)
    })
  }, [config, runtime, appName, loadIsland, saySteadily])
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
