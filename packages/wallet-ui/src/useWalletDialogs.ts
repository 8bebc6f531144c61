import { useAccount, useConfig } from 'wagmi'
import { canOpen, type DialogName } from './dialog/dialogMachine.ts'
import { useWalletContext } from './provider/WalletContext.ts'
import { useSignInStatus } from './sign-in/SignInProvider.tsx'
import { useConnectionStatus } from './useConnectionStatus.ts'

/** What {@link useWalletDialogs} gives. An opener is undefined while its dialog may not open. */
export type WalletDialogs = {
  readonly openConnectDialog: (() => void) | undefined
  readonly openAccountDialog: (() => void) | undefined
  readonly openNetworkDialog: (() => void) | undefined
  /** Also undefined where the app has no sign-in, and while the wallet is signed in. */
  readonly openSignInDialog: (() => void) | undefined
  /** Loads the connect dialog ahead of its opening: for hover and focus. */
  readonly prepareConnect: () => void
  readonly closeDialog: () => void
}

/** Opens the dialogs of the wallet layer from anywhere below the provider. */
export function useWalletDialogs(): WalletDialogs {
  const { openDialog, closeDialog, prepareConnect } = useWalletContext('useWalletDialogs')
  const status = useConnectionStatus()
  const signInStatus = useSignInStatus()
  const { chainId } = useAccount()
  const { chains } = useConfig()
  const facts = { status, isChainSupported: chains.some(({ id }) => id === chainId) }
  const opener = (dialog: DialogName) => (canOpen(dialog, facts) ? () => openDialog(dialog) : undefined)
  return {
    openConnectDialog: opener('connect'),
    openAccountDialog: opener('account'),
    openNetworkDialog: opener('network'),
    openSignInDialog: signInStatus === 'unauthenticated' ? opener('signIn') : undefined,
    prepareConnect,
    closeDialog,
  }
}
