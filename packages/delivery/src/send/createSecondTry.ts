import type { Address, Hex } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import { trialFees } from '../fees/feePolicy.ts'
import { fetchMarket } from '../fees/fetchMarket.ts'
import { leftOutEntry } from '../journal/leftOutEntry.ts'
import type { ChainClient } from '../ports.ts'
import { type Replay, replay } from '../refusals/replay.ts'
import { type SendContext, trySaveAttempts } from './sendContext.ts'
import { type Masks, without } from './sizeTransaction.ts'
import { halves, isIndivisible } from './suspectsIn.ts'

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

/** Signatures after a group's own until the account that is to blame is found in it, at most. */
function worstOf(group: Masks, isStrict: boolean): number {
  if (isIndivisible(group, isStrict)) return 0
  return Math.max(...halves(group, isStrict).map((half, index) => index + 1 + worstOf(half, isStrict)))
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

/** Marks the rows of a reverted transaction as suspect in the journal, so that a reloaded page continues the search. */
async function noteSuspects(context: SecondTryContext, hash: Hex): Promise<void> {
  const entries = await context.journal.list(context.manifest.dropId)
  const refused = entries.filter((entry) => entry.stage === 'reverted' && entry.hash === hash)
  await trySaveAttempts(
    context,
    refused.map((entry) => ({ ...entry, isSuspect: true })),
  )
}

/** Leaves out the rows that cause the revert, and clears the suspicion of all others. */
async function noteBlamed(context: SecondTryContext, account: Address, masks: Masks): Promise<void> {
  const { journal, manifest, clock } = context
  const entries = await journal.list(manifest.dropId)
  const cleared = entries.filter(({ isSuspect, sender }) => isSuspect && isAddressEqual(sender, account))
  const block = entries.reduce((newest, entry) => (entry.block > newest ? entry.block : newest), 0n)
  const leftOut = [...masks].map(([slot, mask]) => {
    const known = entries.find((entry) => entry.slot === slot && entry.leftOut !== undefined)?.leftOut ?? 0n
    return leftOutEntry(manifest, { slot, leftOut: known | mask, block, askedAt: clock.now() })
  })
  await trySaveAttempts(context, [...cleared.map((entry) => ({ ...entry, isSuspect: false })), ...leftOut])
}

type SecondTryContext = Pick<SendContext, 'client' | 'manifest' | 'journal' | 'hashes' | 'clock'>

/**
 * Rows that were dearer than when they were tried get more gas, twice at most. If the replay of a refused transaction passes, an account
 * that tells a trial from a block is among its rows: they are sent in halves until it is alone, and the others go on together. A strict slot
 * is not divided.
 *
 * @param suspected groups of suspect rows of previous runs
 */
export function createSecondTry(context: SecondTryContext, account: Address, suspected: readonly Masks[]): SecondTry {
  const reserves = [...gasReserves]
  const isStrict = context.manifest.terms.policy === 'strict'
  let groups = suspected
  return {
    gasReserve: () => reserves[0],
    suspects: (open) => groups.map((group) => without(group, without(group, open))).filter(({ size }) => size > 0),
    async decide(masks, transaction) {
      const answer = await replayTransaction(context.client, account, transaction).catch((): Replay => 'refused')
      if (answer === 'refused' || (answer === 'lacks-gas' && reserves.length === 1)) return 'no-remedy'
      if (answer === 'lacks-gas') {
        reserves.shift()
        return 'again'
      }
      if (isIndivisible(masks, isStrict)) {
        groups = []
        await noteBlamed(context, account, masks)
        return 'to-blame'
      }
      groups = [...halves(masks, isStrict), ...groups.map((group) => without(group, masks))]
      await noteSuspects(context, transaction.hash)
      return 'again'
    },
  }
}
