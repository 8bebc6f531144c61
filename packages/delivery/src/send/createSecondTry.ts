import type { Address, Hex } from '@slotdrop/drops'
import { trialFees } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import type { ChainClient } from '../ports.ts'
import { type Replay, replay } from '../refusals/replay.ts'
import type { SendContext } from './sendContext.ts'
import { countAll, halve, type Masks, union, without } from './sizeTransaction.ts'

/** Percent of gas above an estimate: at first, and after each transaction that had too little. */
const gasReserves = [25n, 60n, 100n]

/** How the rows of a refused transaction go on: they are sent again, the one that is to blame is found, or there is no remedy. */
type SecondTryAnswer = 'again' | 'to-blame' | 'no-remedy'

/** Second attempts for rows of transactions that reverted. */
export type SecondTry = {
  /** Percent of gas above an estimate. */
  gasReserve(): bigint | undefined
  /** Groups of rows that are sent apart from all others, one for each signature, without what is not open. */
  suspects(open: Masks): readonly Masks[]
  /**
   * @param masks rows that the transaction asked for and that are still open
   * @param gas gas limit of the transaction that the wallet was given
   */
  decide(masks: Masks, transaction: { readonly hash: Hex; readonly gas: bigint }): Promise<SecondTryAnswer>
}

/** Rows of refused transactions. It outlives a run: each signature for suspects is a run of its own. */
export type Suspects = {
  /** Rows that are sent apart from all others. */
  groups: readonly Masks[]
  /** Rows that were found to be refused in blocks alone; they wait until the user asks for them. */
  blamed: Masks
}

/** Signatures after a group's own until the account that is to blame is found in it, at most. */
function worstOf(group: Masks, isStrict: boolean): number {
  if (countAll(group) === 1 || (isStrict && group.size === 1)) return 0
  const half = halve(group)
  return Math.max(1 + worstOf(half, isStrict), 2 + worstOf(without(group, half), isStrict))
}

/** Most signatures that groups of suspects take if one account is to blame; the last one is for all rows that are left then. */
export function countSignatures(groups: readonly Masks[], isStrict: boolean): number {
  return 1 + Math.max(...groups.map((group, index) => index + 1 + worstOf(group, isStrict)))
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
 * that tells a trial from a block is among its rows: they are sent in halves until it is alone, and the others go on together. A strict slot
 * is not divided.
 */
export function createSecondTry(
  { client, manifest }: Pick<SendContext, 'client' | 'manifest'>,
  account: Address,
  suspects: Suspects,
): SecondTry {
  const reserves = [...gasReserves]
  const isStrict = manifest.terms.policy === 'strict'
  return {
    gasReserve: () => reserves[0],
    suspects: (open) =>
      suspects.groups.map((group) => without(group, without(group, open))).filter(({ size }) => size > 0),
    async decide(masks, transaction) {
      const answer = await replayTransaction(client, account, transaction).catch((): Replay => 'refused')
      if (answer === 'refused' || (answer === 'lacks-gas' && reserves.length === 1)) return 'no-remedy'
      if (answer === 'lacks-gas') {
        reserves.shift()
        return 'again'
      }
      suspects.groups = suspects.groups.map((group) => without(group, masks))
      if (countAll(masks) === 1 || (masks.size === 1 && isStrict)) {
        suspects.groups = []
        suspects.blamed = union(suspects.blamed, masks)
        return 'to-blame'
      }
      const half = halve(masks)
      suspects.groups = [half, without(masks, half), ...suspects.groups]
      return 'again'
    },
  }
}
