import { createTestClient, http, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { testAccount } from './accounts.ts'

/** A client of a local chain that reads, sends as the first test account, and turns the chain's knobs. */
export const connect = (rpcUrl: string) =>
  createTestClient({
    mode: 'anvil',
    // Who also looks for a replacement may miss the one block that comes: here no other follows that would tell again.
    chain: { ...foundry, supportsTransactionReplacementDetection: false },
    account: testAccount(0),
    transport: http(rpcUrl, { retryCount: 0 }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)

/** What `connect` returns. */
export type LocalClient = ReturnType<typeof connect>
