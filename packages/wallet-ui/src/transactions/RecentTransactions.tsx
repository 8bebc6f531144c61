import { useClearTransactions, useRecentTransactions } from '@slotdrop/tx-store/react'
import { useAccount, useConfig } from 'wagmi'
import { useWalletContext } from '../provider/WalletContext.ts'
import { TransactionList } from './TransactionList.tsx'

/** Parameters of {@link RecentTransactions}. */
export type RecentTransactionsProps = {
  /** Default: the three latest (specification, section 9). */
  readonly limit?: number
}

/** The latest transactions of the connected account on its chain. */
export function RecentTransactions({ limit }: RecentTransactionsProps) {
  const { appName } = useWalletContext('RecentTransactions')
  const { chains } = useConfig()
  const { chainId } = useAccount()
  const transactions = useRecentTransactions()
  const clear = useClearTransactions()
  return (
    <TransactionList
      transactions={transactions}
      chain={chains.find(({ id }) => id === chainId)}
      appName={appName}
      limit={limit}
      onClear={clear}
    />
  )
}
