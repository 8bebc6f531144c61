export { cautiousFinality, type Finality } from './chainHead.ts'
export { getBackOffMs, systemClock, type Clock } from './clock.ts'
export type { Persistence } from './createHistory.ts'
export { createTxStore, type CreateTxStoreParameters, type TxSnapshot, type TxStore } from './createTxStore.ts'
export {
  InvalidTransactionError,
  MissingProviderError,
  NoAccountError,
  NoClientError,
  TxStoreError,
  WrongChainError,
} from './errors.ts'
export { transactionLimits } from './limitTransactions.ts'
export { missingAfterMs } from './observation.ts'
export type { ResolveSafeTransaction, SafeTransactionState } from './observeSafeTransaction.ts'
export { createBrowserStorage, createMemoryStorage, type StorageWindow, type TxStorage } from './storage.ts'
export { storageKey, storageVersion, type TxState } from './storedState.ts'
export {
  isPending,
  type BlockReference,
  type NewTransaction,
  type TransactionCall,
  type TransactionKind,
  type TransactionRecord,
  type TransactionStatus,
} from './transaction.ts'
export type { TransactionEvent } from './txState.ts'
export { validateTransaction } from './validateTransaction.ts'
