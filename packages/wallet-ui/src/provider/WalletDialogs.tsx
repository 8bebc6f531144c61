import { useCallback, useEffect, useMemo, useReducer, useState, type ReactNode, Component } from 'react'
import { useAccount, useAccountEffect, useConfig } from 'wagmi'
import { AccountDialog } from '../account/AccountDialog.tsx'
import type { AvatarSources } from '../account/toAvatarUrl.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { transition, type DialogName } from '../dialog/dialogMachine.ts'
import type { AccentName } from '../island/theme.ts'
import { NetworkDialog } from '../network/NetworkDialog.tsx'
import { isPhone } from '../isPhone.ts'
import { toConnectionStatus } from '../connectionStatus.ts'
import { isRelayMissing, type WalletRuntime } from '../runtime.ts'
import { sentence, type Sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import { ThemeStyle } from '../theme/ThemeStyle.tsx'
import { useSignInStatus } from '../sign-in/SignInProvider.tsx'
import type { ConnectLocale } from './ConnectLocale.ts'
import type { Island, IslandState } from './useIsland.ts'
import type { WalletTheme } from '../walletTypes.ts'
import { WalletContext } from './WalletContext.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTransactionEvents } from '@slotdrop/tx-store/react'
import { walletConstants } from '../constants.ts'
import { findSignInSentence, useSignIn } from '@slotdrop/auth/react'
import { SignInDialog } from '../sign-in/SignInDialog.tsx'

/** The sign-in dialog on auth's machine: prepares while it opens, closes once it worked, and ends when it is closed. */
function ConnectedSignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { step, isPreparing, errorMessage, prepare, signIn, cancel } = useSignIn()
  const say = useSay()
  const failure = errorMessage === null ? undefined : findSignInSentence(errorMessage)

  useEffect(() => {
    void prepare()
    return cancel
  }, [prepare, cancel])

  const sign = async () => {
    if (await signIn()) onClose()
  }
  return (
    <SignInDialog
      state={isPreparing ? 'preparing' : step}
      errorMessage={failure ? say(failure) : errorMessage}
      onSign={() => void sign()}
      onClose={onClose}
    />
  )
}

type DialogBoundaryProps = {
  readonly children: ReactNode
  /** Shown in place of children that failed; `retry` shows them again. */
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode
}

type DialogBoundaryState = { readonly failure: { readonly error: unknown } | undefined }

/** Keeps a dialog that fails from taking the page with it. */
class DialogBoundary extends Component<DialogBoundaryProps, DialogBoundaryState> {
  override state: DialogBoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): DialogBoundaryState {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.renderFailure(failure.error, () => this.setState({ failure: undefined }))
  }
}

/** Where RainbowKit keeps ids of wallets, the latest first, and never forgets one. */
const recentKey = 'rk-recent'

/** Forgets all but the last three wallets that were used (specification, section 9). */
function keepRecentWallets(): void {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(recentKey) ?? '[]')
    if (!Array.isArray(ids) || ids.length <= walletConstants.maxRecentWallets) return
    window.localStorage.setItem(recentKey, JSON.stringify(ids.slice(0, walletConstants.maxRecentWallets)))
  } catch {
    // What the browser does not let be read is not remembered either.
  }
}

/** Reads balances again once a transaction was mined. */
function useFreshBalance(): void {
  const queryClient = useQueryClient()
  useTransactionEvents(({ type, transaction }) => {
    if (type !== 'changed' || !['confirmed', 'failed'].includes(transaction.status)) return
    void queryClient.invalidateQueries({ queryKey: ['balance'] })
  })
}

type WalletDialogsProps = {
  readonly runtime: WalletRuntime | null
  readonly chainNote: ((chainId: number) => string | null | undefined) | undefined
  readonly appName: string
  readonly accent: AccentName | undefined
  readonly theme: WalletTheme | undefined
  readonly locale: ConnectLocale
  readonly avatarSources: AvatarSources
  readonly islandState: IslandState
  readonly loadIsland: () => Promise<Island>
  readonly isStarting: boolean
  /** Says a sentence in the language that the page has then; the same function always. */
  readonly saySteadily: (sentence: Sentence) => string
  readonly children: ReactNode
}

/** Holds which dialog is open, and shows it beside the children. */
export function WalletDialogs(props: WalletDialogsProps) {
  const {
    runtime,
    chainNote,
    appName,
    accent,
    theme,
    locale,
    avatarSources,
    islandState,
    loadIsland,
    isStarting,
    saySteadily,
    children,
  } = props
  const [dialog, dispatch] = useReducer(transition, 'none')
  const config = useConfig()
  const { chainId, status: walletStatus } = useAccount()
  const signInStatus = useSignInStatus()
  const status = toConnectionStatus(walletStatus, dialog === 'signIn' ? signInStatus : 'off')
  const isChainSupported = config.chains.some((chain) => chain.id === chainId)
  useFreshBalance()
  useAccountEffect({
    onConnect: () => {
      dispatch({ kind: 'connected' })
      // RainbowKit remembers the wallet once its promise of a connection has resolved, which is after this.
      setTimeout(keepRecentWallets)
    },
    onDisconnect: () => dispatch({ kind: 'disconnected' }),
  })

  // Who presses "Connect Wallet" while a former wallet is still being asked gets the dialog when none is there.
  const [wantsWallet, setWantsWallet] = useState(false)
  const isAsking = isStarting || status === 'connecting' || status === 'reconnecting'
  useEffect(() => {
    if (!wantsWallet || isAsking) return
    setWantsWallet(false)
    dispatch({ kind: 'opened', dialog: 'connect', facts: { status, isChainSupported } })
  }, [wantsWallet, isAsking, status, isChainSupported])
  const openDialog = useCallback(
    (name: DialogName) => {
      if (name === 'connect' && isAsking) setWantsWallet(true)
      else dispatch({ kind: 'opened', dialog: name, facts: { status, isChainSupported } })
    },
    [status, isAsking, isChainSupported],
  )
  const say = useSay()
  const closeDialog = useCallback(() => dispatch({ kind: 'closed' }), [])
  const prepareConnect = useCallback(() => void loadIsland().catch(() => undefined), [loadIsland])

  const isConnectOpen = dialog === 'connect'
  const island = islandState.state === 'here' ? islandState.island : undefined
  useEffect(() => {
    if (!isConnectOpen || !runtime) return undefined
    if (island) {
      island.addDialogWallets({ config, runtime, appName, say: saySteadily })
      return island.watchWallets({ config, runtime, appName, say: saySteadily })
    }
    if (islandState.state === 'away') prepareConnect()
    return undefined
  }, [isConnectOpen, island, islandState.state, config, runtime, appName, prepareConnect, saySteadily])

  const value = useMemo(
    () => ({ chainNote, appName, avatarSources, status, dialog, openDialog, closeDialog, prepareConnect, isStarting }),
    [chainNote, appName, avatarSources, status, dialog, openDialog, closeDialog, prepareConnect, isStarting],
  )
  return (
    <WalletContext.Provider value={value}>
      {theme && <ThemeStyle theme={theme} />}
      {children}
      {isConnectOpen && runtime && island && (
        <DialogBoundary
          renderFailure={(error, retry) => (
            <ConnectFailure onClose={closeDialog} onRetry={retry}>
              {say(toShowFailure(error))}
            </ConnectFailure>
          )}
        >
          <island.ConnectDialog
            appName={appName}
            accent={accent}
            theme={theme}
            locale={locale}
            title={say(sentence(messages.connectTitle))}
            notes={[
              ...(runtime.demoWallet ? [say(sentence(messages.demoWalletNote))] : []),
              ...(isRelayMissing(runtime) && !config.connectors.some(({ id }) => id === 'walletConnect')
                ? [say(sentence(isPhone() ? messages.metaMaskAppNote : messages.noRelayNote))]
                : []),
            ]}
            onClose={closeDialog}
          />
        </DialogBoundary>
      )}
      {isConnectOpen && islandState.state === 'failed' && (
        <ConnectFailure onClose={closeDialog} onRetry={prepareConnect}>
          {say(sentence(messages.walletsNotLoaded))}
        </ConnectFailure>
      )}
      {dialog === 'account' && <AccountDialog onClose={closeDialog} />}
      {dialog === 'network' && <NetworkDialog onClose={closeDialog} />}
      {dialog === 'signIn' && <ConnectedSignInDialog onClose={closeDialog} />}
    </WalletContext.Provider>
  )
}

/** What keeps a browser from showing the list, in words that say what to do; anything else by its own name. */
function toShowFailure(error: unknown): Sentence {
  const isStorage = error instanceof DOMException && ['SecurityError', 'QuotaExceededError'].includes(error.name)
  if (isStorage) return sentence(messages.walletsNotShown)
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return sentence(messages.walletsBroken, { reason })
}

type ConnectFailureProps = {
  readonly onClose: () => void
  readonly onRetry: () => void
  readonly children: ReactNode
}

function ConnectFailure({ onClose, onRetry, children }: ConnectFailureProps) {
  const say = useSay()
  return (
    <Dialog title={say(sentence(messages.connectTitle))} onClose={onClose}>
      <p className="wui-dialog-text" role="alert">
        {children}
      </p>
      <button type="button" className="wui-button" data-variant="primary" onClick={onRetry}>
        {say(sentence(messages.tryAgain))}
      </button>
    </Dialog>
  )
}
