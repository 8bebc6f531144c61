import { type Hex, parseGwei } from 'viem'
import type { NetworkProfile } from './NetworkProfile.ts'
import { countTransactions, createTurns, readBroadcast, refuse } from './transactions.ts'

/** Executable transactions of one account. geth keeps 16 for sure (`AccountSlots`), and no more once its pool is full. */
const accountSlots = 3
/** Transactions of one account after a gap. geth: 64 (`AccountQueue`). */
const accountQueue = 2
/** Transactions of one account before other accounts' transactions, which pay more, fill the pool, and for how long they do. */
const [roomTransactions, fullMilliseconds] = [4, 90_000]

/**
 * geth with a small pool: core/txpool/legacypool/legacypool.go. Transactions after a gap are queued and not counted as pending; more
 * than the account's slots are refused, and everything for a minute and a half in which the pool is full. The chain is Sepolia.
 */
export const gethPool: NetworkProfile = {
  name: 'geth with a small pool',
  chainId: 11_155_111,
  blockMilliseconds: 12_000,
  baseFee: () => parseGwei('2'),
  createNode({ ask, now }) {
    const accepted = new Map<Hex, number>()
    let fullSince: number | undefined
    const inTurn = createTurns()
    return {
      async answer(call) {
        const offered = await readBroadcast(call)
        if (!offered) return ask(call.method, call.params)
        return inTurn(async () => {
          const { from, nonce } = offered
          const count = accepted.get(from) ?? 0
          if (count >= roomTransactions) fullSince ??= now()
          if (fullSince !== undefined && now() - fullSince < fullMilliseconds) refuse('txpool is full')
          const { used, pending } = await countTransactions(ask, from)
          if (nonce === pending && pending - used >= accountSlots)
            refuse(`account limit exceeded: pooled ${pending - used} txs`)
          if (nonce - pending > accountQueue) refuse('txpool is full')
          const hash = await ask(call.method, call.params)
          accepted.set(from, count + 1)
          return hash
        })
      },
    }
  },
}
