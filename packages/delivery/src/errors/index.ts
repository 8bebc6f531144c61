export { DeliveryError, type Remedy, UnexpectedDeliveryError } from './DeliveryError.ts'
export { explainReason } from './explainReason.ts'
export {
  FeeTooHighError,
  InsufficientFundsError,
  NotApprovedError,
  ShortAllowanceError,
  ShortBalanceError,
} from './moneyErrors.ts'
export { RpcOnOtherChainError, RpcRateLimitedError, RpcUnavailableError } from './nodeErrors.ts'
export { findRevert, reasonText, RevertedError, revertOf } from './RevertedError.ts'
export {
  NothingPayableError,
  RowTooLargeError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
} from './slotErrors.ts'
export { isNodeTrouble, toDeliveryError } from './toDeliveryError.ts'
export {
  JournalUnavailableError,
  RejectedInWalletError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from './walletErrors.ts'
