import type { Address, Hex } from '@slotdrop/drops'
import { trialFees } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import type { ChainClient } from '../ports.ts'
import { type Replay, replay } from '../refusals/replay.ts'
import type { SendContext } from './sendContext.ts'
import { countAll, halve, type Masks, without } from './sizeTransaction.ts'

/** Percent of gas above an estimate: at first, and after each transaction that had too little. */
const gasReserves = [25n, 60n, 100n]

/** How the rows of a refused transaction go on: they are sent again, the one that is to blame is found, or there is no remedy. */
type SecondTryAnswer = 'again' | 'to-blame' | 'no-remedy'

/** Second attempts for rows of transactions that reverted. */
export type SecondTry = {
  /** Percent of gas above an estimate. */
  gasReserve(): bigint | undefined
  /** Rows that are sent apart from all others, among those that are open. */
  nextGroup(open: Masks): Masks | undefined
  /**
   * @param masks rows that the transaction asked for and that are still open
   * @param gas gas limit of the transaction that the wallet was given
   */
  decide(masks: Masks, transaction: { readonly hash: Hex; readonly gas: bigint }): Promise<SecondTryAnswer>
}

/** The refused transaction again, for the price that it would have now. */
async function replayTransaction(
  client: ChainClient,
  account: Address,
  { hash, gas: asked }: { readonly hash: Hex; readonly gas: bigint },
): Promise<Replay> {
  const [{ to, input: data, value, gas }, market, purse] = await Promise.all([
    client.getTransaction({ hash }),
    fetchMarket(client),
    client.getBalance({ address: account }),
  ])
  // A wallet that gave it less would do so again.
  if (to === null || gas < asked) return 'refused'
  return replay(client, { to, data, value, gas }, { account, fees: trialFees(market, { purse, gas, value }) })
}

/**
 * Rows that were dearer than when they were tried get more gas, twice at most. If the replay of a refused transaction passes, an account
 * that tells a trial from a block is among its rows: they are sent in halves until it is alone. A strict slot is not divided.
 */
export function createSecondTry(
  { client, manifest }: Pick<SendContext, 'client' | 'manifest'>,
  account: Address,
): SecondTry {
  const reserves = [...gasReserves]
  let groups: readonly Masks[] = []
  return {
    gasReserve: () => reserves[0],
    nextGroup: (open) => groups.map((group) => without(group, without(group, open))).find(({ size }) => size > 0),
    async decide(masks, transaction) {
      const answer = await replayTransaction(client, account, transaction).catch((): Replay => 'refused')
      if (answer === 'refused' || (answer === 'lacks-gas' && reserves.length === 1)) return 'no-remedy'
      if (answer === 'lacks-gas') {
        reserves.shift()
        return 'again'
      }
      if (countAll(masks) === 1 || (masks.size === 1 && manifest.terms.policy === 'strict')) return 'to-blame'
      const half = halve(masks)
      groups = [half, without(masks, half), ...groups]
      return 'again'
    },
  }
}
