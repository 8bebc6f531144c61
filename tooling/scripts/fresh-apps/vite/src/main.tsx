import { createRoot } from 'react-dom/client'
import { WalletProvider, type WalletRuntime } from '@slotdrop/wallet-ui'
import '@slotdrop/wallet-ui/styles.css'
import { foundry } from 'viem/chains'
import { Desk } from './Desk.tsx'

const runtime: WalletRuntime = {
  chains: [{ ...foundry, rpcUrls: { default: { http: [import.meta.env['VITE_RPC_URL']] } } }],
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <WalletProvider config={runtime} appName="Desk" signIn={{}}>
    <Desk />
  </WalletProvider>,
)
