import { useAuth } from '@slotdrop/auth/react'
import { useAddTransaction } from '@slotdrop/tx-store/react'
import { ConnectButton, RecentTransactions, useWalletDialogs } from '@slotdrop/wallet-ui'
import { parseEther } from 'viem'
import { useSendTransaction } from 'wagmi'

export function Desk() {
  const { status } = useAuth()
  const { openSignInDialog } = useWalletDialogs()
  const { sendTransactionAsync } = useSendTransaction()
  const addTransaction = useAddTransaction()

  async function pay() {
    const hash = await sendTransactionAsync({
      to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      value: parseEther('1'),
    })
    addTransaction({ hash, description: 'Pay the rent' })
  }

  return (
    <main>
      <h1>Desk</h1>
      <ConnectButton />
      {openSignInDialog && <button onClick={openSignInDialog}>Sign in</button>}
      {status === 'authenticated' && <p>Signed in</p>}
      <button onClick={pay}>Pay the rent</button>
      <RecentTransactions />
    </main>
  )
}
