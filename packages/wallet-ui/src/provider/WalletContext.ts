import { createContext, useContext } from 'react'
import type { AvatarSources } from '../account/toAvatarUrl.ts'
import type { ConnectionStatus } from '../connectionStatus.ts'
import type { DialogName, DialogState } from '../dialog/dialogMachine.ts'
import { WalletProviderMissingError } from '../errors.ts'

/** What the components of this package share. */
export type WalletContextValue = {
  /** What the app has to say of a chain beside its name. */
  readonly chainNote: ((chainId: number) => string | null | undefined) | undefined
  readonly appName: string
  readonly avatarSources: AvatarSources
  /** Where the visitor stands. */
  readonly status: ConnectionStatus
  readonly dialog: DialogState
  readonly openDialog: (dialog: DialogName) => void
  readonly closeDialog: () => void
  /** Loads the connect dialog ahead of its opening. */
  readonly prepareConnect: () => void
  /** Whether a remembered connection is being looked for. */
  readonly isStarting: boolean
}

export const WalletContext = createContext<WalletContextValue | null>(null)

export function useWalletContext(user: string): WalletContextValue {
  const value = useContext(WalletContext)
  if (!value) throw new WalletProviderMissingError(user)
  return value
}
