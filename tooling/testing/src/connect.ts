import {
  createTestClient,
  type Hex,
  type LocalAccount,
  publicActions,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  walletActions,
} from 'viem'
import { setTimeout as sleep } from 'node:timers/promises'
import { foundry } from 'viem/chains'
import { testAccount } from './accounts.ts'
import { localNode } from './localNode.ts'

const lookMilliseconds = 10
const patienceMilliseconds = 30_000

/**
 * Waits by the clock. viem looks again when another block comes; on a chain that mines on demand none does, and a busy one knows a
 * block before it knows its receipts: then viem waits for ever.
 *
 * @throws when there is no receipt after 30 seconds
 */
async function waitForReceipt(
  client: { getTransactionReceipt(parameters: { hash: Hex }): Promise<TransactionReceipt> },
  hash: Hex,
): Promise<TransactionReceipt> {
  const until = Date.now() + patienceMilliseconds
  for (;;) {
    try {
      return await client.getTransactionReceipt({ hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError) || Date.now() > until) throw error
    }
    await sleep(lookMilliseconds)
  }
}

/** A client of a local chain that reads, sends as an account, by default the first of the tests, and turns the chain's knobs, by the names that its node gives them. */
export function connect(rpcUrl: string, mode: 'anvil' | 'hardhat' = 'anvil', account: LocalAccount = testAccount(0)) {
  return createTestClient({
    mode,
    chain: foundry,
    account,
    transport: localNode(rpcUrl),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
    .extend((client) => ({
      waitForTransactionReceipt: ({ hash }: { readonly hash: Hex }) => waitForReceipt(client, hash),
    }))
}

/** What `connect` returns. */
export type LocalClient = ReturnType<typeof connect>
