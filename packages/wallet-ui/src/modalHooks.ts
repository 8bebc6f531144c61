import { useWalletContext } from './provider/WalletContext.ts'
import { useWalletDialogs } from './useWalletDialogs.ts'

/** The connect dialog under RainbowKit's names. */
export function useConnectModal(): {
  readonly connectModalOpen: boolean
  /** Undefined while it may not open. */
  readonly openConnectModal: (() => void) | undefined
} {
  const { openConnectDialog } = useWalletDialogs()
  return { connectModalOpen: useDialogOpen('connect'), openConnectModal: openConnectDialog }
}

/** The account dialog under RainbowKit's names. */
export function useAccountModal(): {
  readonly accountModalOpen: boolean
  /** Undefined while it may not open. */
  readonly openAccountModal: (() => void) | undefined
} {
  const { openAccountDialog } = useWalletDialogs()
  return { accountModalOpen: useDialogOpen('account'), openAccountModal: openAccountDialog }
}

/** The network dialog under RainbowKit's names. */
export function useChainModal(): {
  readonly chainModalOpen: boolean
  /** Undefined while it may not open. */
  readonly openChainModal: (() => void) | undefined
} {
  const { openNetworkDialog } = useWalletDialogs()
  return { chainModalOpen: useDialogOpen('network'), openChainModal: openNetworkDialog }
}

function useDialogOpen(name: 'connect' | 'account' | 'network'): boolean {
  return useWalletContext('useWalletDialogs').dialog === name
}
