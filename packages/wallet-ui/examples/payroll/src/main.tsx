import { createRoot } from 'react-dom/client'
import { WalletProvider, type WalletRuntime } from '@slotdrop/wallet-ui'
import '@slotdrop/wallet-ui/styles.css'
import { base, gnosis } from 'viem/chains'
import { Payroll } from './Payroll.tsx'
import './payroll.css'

const runtime: WalletRuntime = { chains: [gnosis, base] }
const messages = { noRelayNote: 'The treasury is opened from a desktop.' }

async function loadWallets() {
  return (await import('./wallets.ts')).payrollWallets
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <WalletProvider config={runtime} appName="Payroll" wallets={loadWallets} messages={messages}>
    <Payroll />
  </WalletProvider>,
)
