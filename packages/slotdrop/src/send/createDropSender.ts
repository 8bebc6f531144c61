import { getChainFacts } from '@slotdrop/chains'
import { createSender, type Journal, type Sender } from '@slotdrop/delivery'
import type { Hex, Manifest } from '@slotdrop/drops'
import { createWalletClient, http } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Nodes } from '../chain/connectNodes.ts'
import { feesUnder } from '../chain/feesUnder.ts'

/** What sends a drop with a key that is here. */
export function createDropSender({
  nodes,
  manifest,
  journal,
  account,
  ceiling,
  maxInFlight = 1,
  onTransaction,
}: {
  readonly nodes: Nodes
  readonly manifest: Manifest
  readonly journal: Journal
  readonly account: PrivateKeyAccount
  /** Wei a unit of gas. */
  readonly ceiling: bigint
  readonly maxInFlight?: number | undefined
  readonly onTransaction: (transaction: { hash: Hex; slot: number; nonce: number }) => void
}): Sender {
  const [url] = nodes.urls
  const wallet = createWalletClient({ account, chain: nodes.client.chain, transport: http(url, { retryCount: 0 }) })
  return createSender({
    client: nodes.client,
    manifest,
    journal,
    feeCeiling: ceiling,
    pipeline: maxInFlight,
    onTransaction,
    pollMilliseconds: getChainFacts(nodes.chainId).stage === 'local' ? 500 : nodes.client.pollingInterval,
    wallet: {
      address: () => account.address,
      chainId: async () => nodes.chainId,
      async sendTransaction({ to, data, value, gas, nonce }) {
        const common = { to, data, value, account, chain: nodes.client.chain }
        const known = { ...(gas === undefined ? {} : { gas }), ...(nonce === undefined ? {} : { nonce }) }
        return wallet.sendTransaction({ ...common, ...known, ...(await feesUnder(nodes.client, ceiling)) })
      },
    },
  })
}
