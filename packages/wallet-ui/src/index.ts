export type { ConnectionStatus } from './connectionStatus.ts'
export { ConnectButton, type ConnectButtonProps } from './connect/ConnectButton.tsx'
export {
  DemoWalletRefusedError,
  WalletProviderMissingError,
  WalletUiBaseError,
  type DemoWalletProblem,
} from './errors.ts'
export { Avatar, type AvatarProps } from './account/Avatar.tsx'
export { formatBalance } from './account/formatBalance.ts'
export { shortenAddress } from './account/shortenAddress.ts'
export { shortenName } from './account/shortenName.ts'
export { NetworkGuard, type NetworkGuardProps } from './network/NetworkGuard.tsx'
export { toSwitchFailure, type SwitchFailure } from './network/toSwitchFailure.ts'
export { useSwitchNetwork, type SwitchState } from './network/useSwitchNetwork.ts'
export type { ConnectLocale } from './provider/ConnectLocale.ts'
export { WalletProvider, type WalletProviderProps } from './provider/WalletProvider.tsx'
export type { SignInSettings } from './sign-in/SignInProvider.tsx'
export { SignInDialog, type SignInDialogProps, type SignInState } from './sign-in/SignInDialog.tsx'
export { ToastArea } from './toasts/ToastArea.tsx'
export { TransactionList, type ListedTransaction, type TransactionListProps } from './transactions/TransactionList.tsx'
export { RecentTransactions, type RecentTransactionsProps } from './transactions/RecentTransactions.tsx'
export { useConnectionStatus } from './useConnectionStatus.ts'
export { useWalletDialogs, type WalletDialogs } from './useWalletDialogs.ts'
