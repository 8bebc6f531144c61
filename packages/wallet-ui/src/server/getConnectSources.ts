import { getRpcUrls } from '@slotdrop/chains'
import { isLocalOnly, isRelayMissing, type WalletRuntime } from '../runtime.ts'

const walletConnectSources = [
  'https://*.walletconnect.org',
  'https://*.walletconnect.com',
  'wss://relay.walletconnect.org',
  'wss://relay.walletconnect.com',
  'https://api.web3modal.org',
]

// Reached only once Coinbase Wallet is chosen.
const coinbaseSources = ['https://*.coinbase.com', 'https://www.walletlink.org', 'wss://www.walletlink.org']

/**
 * What the wallet layer reaches, as sources of a content security policy's `connect-src`: the RPC nodes of the chains
 * on offer and what the wallets on offer talk to. On the local chain alone nothing but the local node.
 */
export function getConnectSources(runtime: WalletRuntime): readonly string[] {
  const nodes = [...new Set(runtime.chains.flatMap((chain) => getRpcUrls(chain).map((url) => new URL(url).origin)))]
  if (isLocalOnly(runtime.chains)) return nodes
  return [...nodes, ...(isRelayMissing(runtime) ? [] : walletConnectSources), ...coinbaseSources]
}
