export { countedDrops, type CountingFacts } from './allowance/countedDrops.ts'
export { fetchOpenDrops } from './allowance/fetchOpenDrops.ts'
export {
  fetchRegisteredDrops,
  type RegisteredDrops,
  type UnreadableRegistration,
} from './allowance/fetchRegisteredDrops.ts'
export { type Funding, fundingOf } from './allowance/fundingOf.ts'
export { type OpenDrop, type SenderDrop, sumNeeds } from './allowance/OpenDrop.ts'
export { type ApprovalTerms, sharesApproval } from './allowance/sharesApproval.ts'
export { askForBundle, type BundleParameters } from './authorise/askForBundle.ts'
export { canBundle } from './authorise/canBundle.ts'
export { followBundle, type FollowBundleParameters } from './authorise/followBundle.ts'
export { claimBySigRequest, type ClaimTypedData, claimTypedData } from './claim/claimBySig.ts'
export { type ClaimEstimate, fetchClaimEstimate } from './claim/estimateClaim.ts'
export { isClaimCheaper } from './pipeline/isClaimCheaper.ts'
export { rowClaimRequest } from './claim/rowClaimRequest.ts'
export { type RowClaim, type RowClaims, type SignedClaim } from './journal/RowClaim.ts'
export { claimRequest } from './claim/claimRequest.ts'
export { compareNodes, type NodeAgreement } from './claim/compareNodes.ts'
export { fetchClaims } from './claim/fetchClaims.ts'
export { type ClaimableDrop, type Claims, type ClaimStatus } from './claim/ClaimableDrop.ts'
export { type RowHistory } from './claim/fetchRowHistory.ts'
export { fetchRowsOnChain, type RowsOnChain } from './claim/fetchRowsOnChain.ts'
export { type Deployed, deployDistributor, type DeployParameters } from './deployment/deployDistributor.ts'
export { type DeploymentPlan, type DeploymentStep, planDeployment } from './deployment/planDeployment.ts'
export { type Deployment, fetchDeployment } from './network/fetchDeployment.ts'
export { checkReadiness } from './authorise/checkReadiness.ts'
export { fetchFunds, type Funds } from './authorise/fetchFunds.ts'
export { type Needs, needsOf } from './authorise/needs.ts'
export { isBegun } from './authorise/isBegun.ts'
export { type Problem, type Readiness, type ReadinessProblem } from './authorise/Readiness.ts'
export { type Sender, type SenderParameters, type SentTransaction, createSender } from './send/createSender.ts'
export {
  AutomaticReplacementError,
  BundleFailedError,
  BundleLostError,
  BundlePartlyFailedError,
  BundleUnsupportedError,
  CallCancelledError,
  CallMissingError,
  CallReplacedError,
  ClaimUnavailableError,
  concernsAllowance,
  DeliveryError,
  hasCode,
  DeploymentRefusedError,
  FeeTooHighError,
  FinishByPassedError,
  InstructionsMissingError,
  InsufficientFundsError,
  JournalUnavailableError,
  NonceIgnoredError,
  NotApprovedError,
  NothingPayableError,
  OperatorChangedError,
  decodeReason,
  isVague,
  type Reason,
  type Refusal,
  RejectedInWalletError,
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
  SuspectRowsError,
  TransactionDroppedError,
  TransactionReplacedError,
  TransactionRevertedError,
  UnexpectedDeliveryError,
  UnknownTransactionsError,
  WalletOnOtherChainError,
  WalletUnavailableError,
  WrongAccountError,
} from './errors/index.ts'
export type { NamedDeliveryError } from './errors/NamedDeliveryError.ts'
export { type AuthoriseParameters, fetchAuthoriseSteps, isAuthorised } from './authorise/fetchAuthoriseSteps.ts'
export { type AuthoriseStep, type Registration } from './authorise/AuthoriseStep.ts'
export { takenToken } from './authorise/takenToken.ts'
export { wrapRequest } from './authorise/wrapRequest.ts'
export { getCancelStep } from './authorise/getCancelStep.ts'
export { getRegisterStep } from './authorise/getRegisterStep.ts'
export { fetchPermitSupport, type PermitSupport } from './authorise/fetchPermitSupport.ts'
export {
  fetchPermitStep,
  type PermitStep,
  type PermitTypedData,
  permitTypedData,
  registerWithPermitRequest,
} from './authorise/fetchPermitStep.ts'
export { fetchRevokeStep } from './authorise/fetchRevokeStep.ts'
export {
  checkRecipients,
  decisionKind,
  decisionKinds,
  findFirstPayments,
  incompleteKinds,
  needsDecision,
  type ForeignContract,
  type RecipientCheck,
  type RecipientFinding,
} from './recipients/checkRecipients.ts'
export type { ForeignSafe } from './recipients/fetchForeignSafes.ts'
export { fetchForeignAccount, type ForeignAccount } from './recipients/fetchForeignAccount.ts'
export { fetchPaidAccounts, type PaidAccounts } from './recipients/fetchPaidAccounts.ts'
export { decodeSends, proveSlot, type RecoveredDrop, type RecoveredSlot } from './history/decodeSends.ts'
export type { SafeOwners } from './recipients/fetchSafeOwners.ts'
export type { SafeGroup } from './recipients/groupSafes.ts'
export type { ContractType } from './recipients/identifyContracts.ts'
export { recipientSentence } from './recipients/recipientSentence.ts'
export {
  type ChainSurvey,
  type Comparison,
  type EarlierSurveys,
  surveyAccounts,
  type SurveyedChain,
} from './recipients/surveyAccounts.ts'
export { toForeignText } from './network/nodeTexts.ts'
export type { RefusalKind } from './network/refusalKind.ts'
export { createNameResolver } from './network/createNameResolver.ts'
export { fetchGasSchedule } from './network/fetchGasSchedule.ts'
export { findDeploymentBlock, findFirstBlockWhere, type FirstBlock } from './network/findDeploymentBlock.ts'
export { isSilence } from './network/isSilence.ts'
export { fetchLogsBack, type LogsBack, type LogsBackParameters } from './network/fetchLogsBack.ts'
export { fetchL1Fee, feeOfReceipt, l1FeeOf } from './network/fetchL1Fee.ts'
export { fetchTransactionGasCap } from './network/fetchTransactionGasCap.ts'
export { inspectToken } from './token/inspectToken.ts'
export { type InspectTokenParameters, type TokenTrait } from './token/TokenTrait.ts'
export {
  type AttemptReceipt,
  attemptKey,
  type Journal,
  type JournalEntry,
  createMemoryJournal,
} from './journal/journal.ts'
export { ceilingAt, type FeeOffer, type FeePolicy } from './fees/feePolicy.ts'
export { fetchOffer } from './fees/fetchOffer.ts'
export { broadcastOffered } from './network/broadcastOffered.ts'
export { shareFee } from './fees/shareFee.ts'
export {
  type ChainClient,
  type Clock,
  type Fees,
  type LocalSigner,
  type SenderWallet,
  type TransactionRequest,
  systemClock,
} from './ports.ts'
export {
  preflight,
  type Preflight,
  type PreflightParameters,
  type RowVerdict,
  type SlotForecast,
} from './preflight/preflight.ts'
export { type EstimateParameters, estimateSending, type SendingEstimate } from './preflight/estimateSending.ts'
export {
  rebuildReport,
  type RebuildReportParameters,
  type RebuiltReport,
  type ReportAgreement,
} from './history/rebuildReport.ts'
export { type HistoryParameters, fetchHistory, type SlotTransaction } from './history/fetchHistory.ts'
export { isContractAccount } from './account/accountKind.ts'
export { type DropRegistration, fetchRegistration } from './settled/fetchRegistration.ts'
export { fetchSettled, type Settled } from './settled/fetchSettled.ts'
export { fetchRowReason } from './refusals/fetchRowReason.ts'
export { type AskedReasons, withAskedReasons } from './history/withAskedReasons.ts'
export { fetchWords, type FetchWordsParameters } from './settled/fetchWords.ts'
export {
  type DropStatus,
  type KnownDrop,
  reconcile,
  type ReconcileParameters,
  type RowState,
} from './history/reconcile.ts'
export {
  activePhases,
  initialSendState,
  type LeftOutRows,
  type SendEvent,
  type SendPace,
  type SendPhase,
  type SendProblem,
  type SendState,
  type SendWait,
  transition,
} from './send/sendMachine.ts'
export { type FlightStatus, type SlotStage, type SlotStatus, underWay } from './send/slotStage.ts'
export { parseHash } from './send/parseHash.ts'
export { sendRequest } from './send/sendRequest.ts'
export { decodeReceipt } from './follow/decodeReceipt.ts'
export { waitForReceipt, type WaitParameters } from './follow/waitForReceipt.ts'
export { fetchSafe, type SafeFacts } from './safe/fetchSafe.ts'
export {
  expectSafeTransaction,
  type FindSafeTransactionParameters,
  findSafeTransaction,
  type FoundSafeTransaction,
} from './safe/findSafeTransaction.ts'
export { type MultiSend } from './safe/multiSends.ts'
export { parseProposal, serializeProposal } from './safe/proposalText.ts'
export { type ProposedCall, type SafeProposal, toProposedCalls, toProposedSteps } from './safe/SafeProposal.ts'
export { hashSafeTransaction, type SafeHashes, toSafeTransaction } from './safe/safeTransaction.ts'
export {
  type SendingKeyRequest,
  type SendingKeyTypedData,
  sendingKeyTypedData,
} from './sendingKey/sendingKeyTypedData.ts'
