import { useCallback, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react'
import { useAccount, useAccountEffect, useConfig } from 'wagmi'
import { AccountDialog } from '../account/AccountDialog.tsx'
import type { AvatarSources } from '../account/toAvatarUrl.ts'
import { useFreshBalance } from '../account/useFreshBalance.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogBoundary } from '../dialog/DialogBoundary.tsx'
import { transition, type DialogName } from '../dialog/dialogMachine.ts'
import type { AccentName } from '../island/theme.ts'
import { NetworkDialog } from '../network/NetworkDialog.tsx'
import { isPhone } from '../isPhone.ts'
import { toConnectionStatus } from '../connectionStatus.ts'
import { isRelayMissing, type WalletRuntime } from '../runtime.ts'
import { sentence, type Sentence } from '@slotdrop/messages'
import * as messages from '../messages.generated.ts'
import { useSay } from '../text/LanguageContext.ts'
import { ConnectedSignInDialog } from '../sign-in/ConnectedSignInDialog.tsx'
import { ThemeStyle } from '../theme/ThemeStyle.tsx'
import { useSignInStatus } from '../sign-in/SignInProvider.tsx'
import type { ConnectLocale } from './ConnectLocale.ts'
import { keepRecentWallets } from './keepRecentWallets.ts'
import type { Island, IslandState } from './useIsland.ts'
import type { WalletTheme } from '../walletTypes.ts'
import { WalletContext } from './WalletContext.ts'

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
