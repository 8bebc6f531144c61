import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Persistence } from '../createHistory.ts'
import { NoAccountError } from '../errors.ts'
import { transactionLimits } from '../limitTransactions.ts'
import { isPending, type NewTransaction, type TransactionRecord } from '../transaction.ts'
import type { TransactionEvent } from '../txState.ts'
import { useTxStore } from './TxStoreProvider.tsx'

const none: readonly TransactionRecord[] = []

function getNone() {
  return none
}

/** The history of the connected account on its chain, newest first. Empty on the server. */
export function useRecentTransactions(): readonly TransactionRecord[] {
  const { store, address, chainId } = useTxStore()
  const getList = useCallback(() => store.getTransactions(address, chainId), [store, address, chainId])
  return useSyncExternalStore(store.subscribe, getList, getNone)
}

/** The latest three, as the account dialog shows them (specification, sections 2 and 9). */
export function useLatestTransactions(): readonly TransactionRecord[] {
  const list = useRecentTransactions()
  return useMemo(() => list.slice(0, transactionLimits.shown), [list])
}

/** Whether the connected account has a transaction that is still open. */
export function useHasPendingTransactions(): boolean {
  return useRecentTransactions().some(isPending)
}

/**
 * Records a transaction of the connected account.
 *
 * @returns a stable function; it throws NoAccountError without an account, and InvalidTransactionError.
 */
export function useAddTransaction(): (transaction: NewTransaction) => TransactionRecord {
  const { store, address, chainId } = useTxStore()
  return useCallback(
    (transaction) => {
      if (address === undefined || chainId === undefined) throw new NoAccountError()
      return store.add(address, chainId, transaction)
    },
    [store, address, chainId],
  )
}

/** Forgets the history of the connected account on its chain. */
export function useClearTransactions(): () => void {
  const { store, address, chainId } = useTxStore()
  return useCallback(() => {
    if (address === undefined || chainId === undefined) throw new NoAccountError()
    store.clear(address, chainId)
  }, [store, address, chainId])
}

/** Calls `listener` when a transaction of any account was added or changed its status: for toasts. */
export function useTransactionEvents(listener: (event: TransactionEvent) => void): void {
  const { store } = useTxStore()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  }, [listener])
  useEffect(() => store.onEvent((event) => latest.current(event)), [store])
}

/** Whether the history outlives the page; `memory` is worth telling the user. */
export function useTransactionPersistence(): Persistence {
  const { store } = useTxStore()
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot).persistence
}
