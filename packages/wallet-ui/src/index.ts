export type { ConnectionStatus } from './connectionStatus.ts'
export type { WalletChain, WalletRuntime } from './runtime.ts'
export type { WalletCapabilities } from './capabilities/readCapabilities.ts'
export { useWalletCapabilities } from './capabilities/useWalletCapabilities.ts'
export { ConnectButton, type ConnectButtonProps } from './connect/ConnectButton.tsx'
export type { ConnectButtonCustomProps, ConnectButtonRenderProps } from './connect/ConnectButtonCustom.tsx'
export {
  DemoWalletRefusedError,
  NoAccountError,
  SafeHostMissingError,
  SafeInformationError,
  SwitchIgnoredError,
  WalletProviderMissingError,
  WalletUiBaseError,
  type DemoWalletProblem,
} from './errors.ts'
export { Avatar, type AvatarProps } from './account/Avatar.tsx'
export { formatBalance } from './account/formatBalance.ts'
export { shortenAddress } from './account/shortenAddress.ts'
export { shortenName } from './account/shortenName.ts'
export { useAccountModal, useChainModal, useConnectModal } from './modalHooks.ts'
export { NetworkGuard, type NetworkGuardProps } from './network/NetworkGuard.tsx'
export { toSwitchFailure, type SwitchFailure } from './network/toSwitchFailure.ts'
export { useSwitchNetwork, type SwitchState } from './network/useSwitchNetwork.ts'
export type { ConnectLocale } from './provider/ConnectLocale.ts'
export { WalletProvider, type WalletProviderProps } from './provider/WalletProvider.tsx'
export type { SignInSettings } from './sign-in/SignInProvider.tsx'
export { SignInDialog, type SignInDialogProps, type SignInState } from './sign-in/SignInDialog.tsx'
export { requestSafePermission, type SafePermission } from './safe/requestSafePermission.ts'
export { toast } from 'react-hot-toast'
export { ToastArea } from './toasts/ToastArea.tsx'
export { TransactionList, type ListedTransaction, type TransactionListProps } from './transactions/TransactionList.tsx'
export { RecentTransactions, type RecentTransactionsProps } from './transactions/RecentTransactions.tsx'
export type { CreateWallet, Wallet, WalletList, WalletTheme } from './walletTypes.ts'
export type { WalletMessageKey, WalletMessages } from './text/withMessages.ts'
export { useWatchToken, type WatchedToken, type WatchOutcome } from './tokens/useWatchToken.ts'
export { useConnectionStatus } from './useConnectionStatus.ts'
export { useWalletDialogs, type WalletDialogs } from './useWalletDialogs.ts'
