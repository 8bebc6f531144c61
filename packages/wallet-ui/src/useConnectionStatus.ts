import { useAccount } from 'wagmi'
import { toConnectionStatus, type ConnectionStatus } from './connectionStatus.ts'

/** Where the visitor stands: the wallet's state and the sign-in's as one word (specification, section 4). */
export function useConnectionStatus(): ConnectionStatus {
  const { status } = useAccount()
  return toConnectionStatus(status, 'off')
}
