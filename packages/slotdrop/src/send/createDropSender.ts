import { getChainFacts } from '@slotdrop/chains'
import type { FeePolicy, Journal, Sender } from '@slotdrop/delivery'
import { createPipeline } from '@slotdrop/delivery/engine'
import type { Hex, Manifest } from '@slotdrop/drops'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Nodes } from '../chain/connectNodes.ts'

/** What sends a drop with a key that is here: it asks nobody, so that several transactions are under way at once. */
export function createDropSender({
  nodes,
  manifest,
  journal,
  account,
  fees,
  maxInFlight,
  onTransaction,
}: {
  readonly nodes: Nodes
  readonly manifest: Manifest
  readonly journal: Journal
  readonly account: PrivateKeyAccount
  readonly fees: FeePolicy
  /** Default: as many as fill the coming blocks. */
  readonly maxInFlight: number | undefined
  readonly onTransaction: (transaction: { hash: Hex; slot: number; nonce: number }) => void
}): Sender {
  return createPipeline({
    client: nodes.client,
    otherClients: nodes.otherClients,
    signer: account,
    ...{ manifest, journal, fees, maxInFlight, onTransaction },
    // Blocks of a chain of one's own may come at any time.
    ...(getChainFacts(nodes.chainId).stage === 'local' ? { pollMilliseconds: 500 } : {}),
  })
}
