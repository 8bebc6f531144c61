import { createRoot } from 'react-dom/client'
import { ConnectButton, WalletProvider, type WalletRuntime } from '@slotdrop/wallet-ui'
import '@slotdrop/wallet-ui/styles.css'
import { base, gnosis } from 'viem/chains'

const runtime: WalletRuntime = { chains: [gnosis, base] }

createRoot(document.getElementById('app') as HTMLElement).render(
  <WalletProvider config={runtime} appName="Payroll">
    <ConnectButton />
  </WalletProvider>,
)
