export { ClaimUnavailableError } from './claimErrors.ts'
export { CallCancelledError, CallMissingError, CallReplacedError } from './callErrors.ts'
export { concernsAllowance } from './concernsAllowance.ts'
export { DeliveryError, UnexpectedDeliveryError } from './DeliveryError.ts'
export { noReason, inexactReason, decodeReason, type Reason } from './decodeReason.ts'
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
export { findRevert, revertOf } from './decodeRevert.ts'
export { type Refusal, decodeRowReason } from './decodeRefusal.ts'
export {
  AutomaticReplacementError,
  NonceIgnoredError,
  NothingPayableError,
  ReplacementTooCheapError,
  RowTooLargeError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
} from './slotErrors.ts'
export { rowReasonSentence } from './rowReasonSentence.ts'
export { callRefusalSentence } from './callRefusalSentence.ts'
export { hasCode, isNodeTrouble, toDeliveryError } from './toDeliveryError.ts'
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
