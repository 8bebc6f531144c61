import type { AppProps } from 'next/app'
import { WalletProvider, type WalletRuntime } from '@slotdrop/wallet-ui'
import '@slotdrop/wallet-ui/styles.css'
import { foundry } from 'viem/chains'

const runtime: WalletRuntime = {
  chains: [{ ...foundry, rpcUrls: { default: { http: [process.env.NEXT_PUBLIC_RPC_URL ?? ''] } } }],
}

export default function App({ Component, pageProps }: AppProps) {
  return (
    <WalletProvider config={runtime} appName="Desk" signIn={{}}>
      <Component {...pageProps} />
    </WalletProvider>
  )
}
