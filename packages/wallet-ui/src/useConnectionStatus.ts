import type { ConnectionStatus } from './connectionStatus.ts'
import { useWalletContext } from './provider/WalletContext.ts'

/**
 * Where the visitor stands: the wallet's state and the sign-in's as one word (specification, section 4). The sign-in
 * counts while its dialog is open; whether there is a session is `useAuth` of `@slotdrop/auth/react`.
 */
export function useConnectionStatus(): ConnectionStatus {
  return useWalletContext('useConnectionStatus').status
}
