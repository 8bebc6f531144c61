export {
  useAddTransaction,
  useClearTransactions,
  useHasPendingTransactions,
  useLatestTransactions,
  useRecentTransactions,
  useTransactionEvents,
  useTransactionPersistence,
} from './react/hooks.ts'
export {
  TxStoreProvider,
  useTxStore,
  type TxStoreContextValue,
  type TxStoreProviderProps,
} from './react/TxStoreProvider.tsx'
