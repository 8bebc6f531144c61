import { createTestClient, http, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { testAccount } from './accounts.ts'

/** A client of a local chain that reads, sends as the first test account, and turns the chain's knobs. */
export const connect = (rpcUrl: string) =>
  createTestClient({
    mode: 'anvil',
    chain: foundry,
    account: testAccount(0),
    transport: http(rpcUrl, { retryCount: 0 }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)

/** What `connect` returns. */
export type LocalClient = ReturnType<typeof connect>
