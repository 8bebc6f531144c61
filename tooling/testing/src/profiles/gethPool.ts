import { parseGwei } from 'viem'
import type { NetworkProfile } from './NetworkProfile.ts'
import { countTransactions, readBroadcast, refuse } from './transactions.ts'

/** Executable transactions of one account. geth keeps 16 for sure (`AccountSlots`), and no more once its pool is full. */
const accountSlots = 3
/** Transactions of one account after a gap. geth: 64 (`AccountQueue`). */
const accountQueue = 2
/** How long the pool is full of other accounts' transactions that pay more, and how many blocks it has room before. */
const [fullMilliseconds, roomBlocks] = [90_000, 4]

/**
 * geth with a small pool: core/txpool/legacypool/legacypool.go. Transactions after a gap are queued and not counted as pending; more
 * than the account's slots are refused, and everything for a minute and a half in which the pool is full.
 */
export const gethPool: NetworkProfile = {
  name: 'geth with a small pool',
  chainId: 11_155_111,
  blockMilliseconds: 12_000,
  baseFee: () => parseGwei('2'),
  async createNode({ ask, now }) {
    const first = Number(await ask('eth_blockNumber'))
    let fullSince: number | undefined
    return {
      async answer(call) {
        const offered = await readBroadcast(call)
        if (!offered) return ask(call.method, call.params)
        if (Number(await ask('eth_blockNumber')) - first >= roomBlocks) fullSince ??= now()
        if (fullSince !== undefined && now() - fullSince < fullMilliseconds) refuse('txpool is full')
        const { used, pending } = await countTransactions(ask, offered.from)
        const isQueued = offered.nonce > pending
        if (offered.nonce === pending && pending - used >= accountSlots)
          refuse(`account limit exceeded: pooled ${pending - used} txs`)
        if (isQueued && offered.nonce - pending > accountQueue) refuse('txpool is full')
        return ask(call.method, call.params)
      },
    }
  },
}
