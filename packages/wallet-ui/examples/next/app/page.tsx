import { ConnectButton } from '@slotdrop/wallet-ui'

export default function Page() {
  return (
    <main>
      <h1>Wallet layer in Next</h1>
      <ConnectButton />
    </main>
  )
}
