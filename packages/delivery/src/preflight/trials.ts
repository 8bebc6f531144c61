import type { Reason, RevertedError } from '../errors/index.ts'
import { type FeeMarket, trialFees } from '../fees/feePolicy.ts'
import type { Fees } from '../ports.ts'

/** What a slot would do if it were sent now. */
export type Trial =
  | {
      readonly kind: 'ran'
      readonly gas: bigint
      readonly refused: ReadonlyMap<number, Reason>
      /** Base units that arrive where less does than the row says; measured for direct drops alone, the others are exact or revert. */
      readonly short: ReadonlyMap<number, bigint>
    }
  | { readonly kind: 'reverted'; readonly reason: RevertedError }

/** Gas limit and price of a trial. */
export type TrialTerms = {
  readonly gasCap: bigint
  readonly market: FeeMarket
}

/** Wei lent to the sending account in a trial, which is priced like the transaction that a funded account will send. */
export const trialCoins = 2n ** 100n

/** The fees of a trial whose sender is lent `trialCoins`. */
export function lentFees({ gasCap, market }: TrialTerms): Fees | undefined {
  return trialFees(market, { purse: trialCoins, gas: gasCap, value: 0n })
}

/** Ways to try rows, as if the distributor were approved. */
export type Trials = {
  /** @param rowGas units of gas for the call of each row; default: more than any known token needs */
  trySlot(slot: number, mask: bigint, rowGas?: bigint): Promise<Trial>
  /** Tries refused rows each alone, for their whole answers: the distributor keeps the first bytes only. */
  explain(slot: number, refused: Map<number, Reason>): Promise<void>
}
