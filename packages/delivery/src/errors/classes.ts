export { ClaimUnavailableError } from './claimErrors.ts'
export { CallCancelledError, CallMissingError, CallReplacedError } from './callErrors.ts'
export { DeploymentRefusedError, InstructionsMissingError } from './deploymentErrors.ts'
export { DeliveryError, UnexpectedDeliveryError } from './DeliveryError.ts'
export {
  FeeTooHighError,
  FinishByPassedError,
  InsufficientFundsError,
  NotApprovedError,
  ShortAllowanceError,
  ShortBalanceError,
  TokenChangedError,
} from './moneyErrors.ts'
export { RpcOnOtherChainError, RpcRateLimitedError, RpcUnavailableError } from './nodeErrors.ts'
export { RevertedError } from './RevertedError.ts'
export {
  AutomaticReplacementError,
  NonceIgnoredError,
  NothingPayableError,
  ReplacementTooCheapError,
  RowTooLargeError,
  SuspectRowsError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
} from './slotErrors.ts'
export {
  BundleFailedError,
  BundleLostError,
  BundlePartlyFailedError,
  BundleUnsupportedError,
  JournalUnavailableError,
  OperatorChangedError,
  RejectedInWalletError,
  UnknownTransactionsError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from './walletErrors.ts'
