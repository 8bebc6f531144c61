export { askForBundle, type BundleParameters } from './bundle/askForBundle.ts'
export { canBundle } from './bundle/canBundle.ts'
export { followBundle, type FollowBundleParameters } from './bundle/followBundle.ts'
export { type BundleStatus, readBundle } from './bundle/readBundle.ts'
export { claimRequest } from './claim/claimRequest.ts'
export { compareNodes, type NodeAgreement } from './claim/compareNodes.ts'
export {
  type ClaimableDrop,
  type Claims,
  ClaimUnavailableError,
  readClaims,
  type RowStanding,
} from './claim/readClaims.ts'
export { type RowHistory } from './claim/readRowHistory.ts'
export { readRowsOnChain, type RowsOnChain } from './claim/readRowsOnChain.ts'
export { type Problem, type Readiness, type ReadinessProblem, checkReadiness } from './checkReadiness.ts'
export { type Sender, type SenderParameters, createSender } from './createSender.ts'
export {
  BundleFailedError,
  BundleLostError,
  BundlePartlyFailedError,
  BundleUnsupportedError,
  CallCancelledError,
  CallMissingError,
  CallReplacedError,
  concernsAllowance,
  DeliveryError,
  explainReason,
  FeeTooHighError,
  InsufficientFundsError,
  JournalUnavailableError,
  NonceIgnoredError,
  NotApprovedError,
  NothingPayableError,
  readReason,
  type Reason,
  type Refusal,
  RejectedInWalletError,
  type Remedy,
  ReplacementTooCheapError,
  RevertedError,
  RowTooLargeError,
  RpcOnOtherChainError,
  RpcRateLimitedError,
  RpcUnavailableError,
  ShortAllowanceError,
  ShortBalanceError,
  toDeliveryError,
  TokenChangedError,
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
  UnexpectedDeliveryError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from './errors/index.ts'
export type { NamedDeliveryError } from './errors/named.ts'
export {
  type AuthoriseParameters,
  type AuthoriseStep,
  getAuthoriseSteps,
  getCancelStep,
  getRegisterStep,
  getRevokeStep,
  isAuthorised,
  type Registration,
} from './getAuthoriseSteps.ts'
export { inspectToken, type InspectTokenParameters, type TokenTrait } from './inspectToken.ts'
export { type AttemptReceipt, type Journal, type JournalEntry, createMemoryJournal } from './journal.ts'
export {
  type ChainClient,
  type Clock,
  type Fees,
  type SenderWallet,
  type TransactionRequest,
  systemClock,
} from './ports.ts'
export { preflight, type Preflight, type PreflightParameters, type RowVerdict, type SlotForecast } from './preflight.ts'
export { readArrivals } from './readArrivals.ts'
export { type HistoryParameters, readHistory, type SlotTransaction } from './readHistory.ts'
export { isContractAccount } from './readStanding.ts'
export { type AccountKinds, readAccountKinds } from './readAccountKinds.ts'
export { readImplementation } from './readImplementation.ts'
export { readSettled, type Settled } from './readSettled.ts'
export { readWord, readWords, type ReadWordsParameters } from './readWords.ts'
export { type DropStatus, reconcile, type ReconcileParameters, type RowState } from './reconcile.ts'
export {
  type FlightStatus,
  initialSendState,
  type SendEvent,
  type SendPhase,
  type SendProblem,
  type SendState,
  type SlotStage,
  type SlotStatus,
  transition,
  underWay,
} from './sendMachine.ts'
export { sendRequest } from './sendRequest.ts'
export { waitForReceipt, type WaitParameters } from './waitForReceipt.ts'
