export { CallCancelledError, CallMissingError, CallReplacedError } from './callErrors.ts'
export { concernsAllowance } from './concernsAllowance.ts'
export { DeliveryError, type Remedy, UnexpectedDeliveryError } from './DeliveryError.ts'
export { explainReason, noReason, readReason, type Reason } from './explainReason.ts'
export {
  FeeTooHighError,
  InsufficientFundsError,
  NotApprovedError,
  ShortAllowanceError,
  ShortBalanceError,
  TokenChangedError,
} from './moneyErrors.ts'
export { RpcOnOtherChainError, RpcRateLimitedError, RpcUnavailableError } from './nodeErrors.ts'
export { findRevert, type Refusal, reasonOf, RevertedError, revertOf } from './RevertedError.ts'
export {
  NonceIgnoredError,
  NothingPayableError,
  ReplacementTooCheapError,
  RowTooLargeError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
} from './slotErrors.ts'
export { hasCode, isNodeTrouble, toDeliveryError } from './toDeliveryError.ts'
export {
  BundleFailedError,
  BundleLostError,
  BundlePartlyFailedError,
  BundleUnsupportedError,
  JournalUnavailableError,
  RejectedInWalletError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from './walletErrors.ts'
