import { createRoot } from 'react-dom/client'
import { ConnectButton, WalletProvider } from '@slotdrop/wallet-ui'
import '@slotdrop/wallet-ui/styles.css'
import { config } from './config.ts'

createRoot(document.getElementById('app') as HTMLElement).render(
  <WalletProvider config={config} appName="Example">
    <ConnectButton />
  </WalletProvider>,
)
