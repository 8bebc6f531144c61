import { createSender, type FeePolicy, type Journal, type Sender } from '@slotdrop/delivery'
import type { Hex, Manifest } from '@slotdrop/drops'
import { createWalletClient, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Nodes } from '../chain/connectNodes.ts'

/** What sends a drop with a key that is here. */
export function createDropSender({
  nodes,
  manifest,
  journal,
  account,
  fees,
  onTransaction,
}: {
  readonly nodes: Nodes
  readonly manifest: Manifest
  readonly journal: Journal
  readonly account: PrivateKeyAccount
  readonly fees: FeePolicy
  readonly maxInFlight: number | undefined
  readonly onTransaction: (transaction: { hash: Hex; slot: number; nonce: number }) => void
}): Sender {
  const [url] = nodes.urls
  const wallet = createWalletClient({ account, chain: nodes.client.chain, transport: http(url, { retryCount: 0 }) })
  return createSender({
    client: nodes.client,
    manifest,
    journal,
    feeCeiling: fees.ceiling,
    onTransaction,
    pollMilliseconds: 500,
    wallet: {
      address: () => account.address,
      chainId: async () => nodes.chainId,
      async sendTransaction({ to, data, value, gas, nonce, fees: offered }) {
        const common = { to, data, value, account, chain: nodes.client.chain }
        const known = { ...(gas === undefined ? {} : { gas }), ...(nonce === undefined ? {} : { nonce }) }
        return offered && 'gasPrice' in offered
          ? wallet.sendTransaction({ ...common, ...known, type: 'legacy', gasPrice: offered.gasPrice })
          : wallet.sendTransaction({ ...common, ...known, type: 'eip1559', ...offered })
      },
    },
  })
}
