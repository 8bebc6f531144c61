import { useAddTransaction } from '@slotdrop/tx-store/react'
import { ConnectButton, RecentTransactions } from '@slotdrop/wallet-ui'
import { parseEther } from 'viem'
import { useSendTransaction } from 'wagmi'

const salary = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: parseEther('1200') } as const

/** A button of the app's own, one payment, and what became of it. */
export function Payroll() {
  const { sendTransactionAsync } = useSendTransaction()
  const addTransaction = useAddTransaction()

  async function pay(symbol: string) {
    const hash = await sendTransactionAsync(salary)
    addTransaction({ hash, description: `Salary, 1,200 ${symbol}` })
  }

  return (
    <ConnectButton>
      {({ account, chain, openAccountModal, openChainModal, openConnectModal }) => {
        if (!account || !chain) {
          return (
            <button type="button" className="wui-button" data-variant="primary" onClick={openConnectModal}>
              Open treasury
            </button>
          )
        }
        const symbol = account.balanceSymbol ?? ''
        return (
          <>
            <button type="button" className="wui-button" onClick={openChainModal}>
              {chain.name ?? 'Another network'}
            </button>
            <button type="button" className="wui-button" onClick={openAccountModal}>
              {account.displayName}
            </button>
            <button type="button" className="wui-button" data-variant="primary" onClick={() => pay(symbol)}>
              Pay 1,200 {symbol}
            </button>
            <h2>Payments</h2>
            <RecentTransactions />
          </>
        )
      }}
    </ConnectButton>
  )
}
