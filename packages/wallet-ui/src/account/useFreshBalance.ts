import { useQueryClient } from '@tanstack/react-query'
import { useTransactionEvents } from '@slotdrop/tx-store/react'

/** Reads balances again once a transaction was mined. */
export function useFreshBalance(): void {
  const queryClient = useQueryClient()
  useTransactionEvents(({ type, transaction }) => {
    if (type !== 'changed' || !['confirmed', 'failed'].includes(transaction.status)) return
    void queryClient.invalidateQueries({ queryKey: ['balance'] })
  })
}
