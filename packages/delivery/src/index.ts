export { type Readiness, type ReadinessProblem, checkReadiness } from './checkReadiness.ts'
export { type Sender, type SenderParameters, WrongWalletError, createSender } from './createSender.ts'
export {
  DeliveryError,
  InsufficientFundsError,
  RejectedInWalletError,
  type Remedy,
  RevertedError,
  RpcUnavailableError,
  UnexpectedDeliveryError,
  toDeliveryError,
} from './errors.ts'
export { type AuthoriseStep, getAuthoriseSteps } from './getAuthoriseSteps.ts'
export { type Journal, type JournalEntry, createMemoryJournal } from './journal.ts'
export { SlotNotSendableError, sendRequest } from './planTransaction.ts'
export { type ChainClient, type Clock, type SenderWallet, type TransactionRequest, systemClock } from './ports.ts'
export { readSettled, type Settled } from './readSettled.ts'
export { readWord, readWords } from './readWords.ts'
export { type DropStatus, type RowState, type SlotTransaction, reconcile } from './reconcile.ts'
export {
  type SendEvent,
  type SendPhase,
  type SendProblem,
  type SendState,
  type SlotStage,
  type SlotStatus,
  initialSendState,
  transition,
  underWay,
} from './sendMachine.ts'
