import type { Reason, RevertedError } from '../errors/index.ts'

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

/** Ways to try rows, as if the distributor were approved. */
export type Trials = {
  /** @param rowGas units of gas for the call of each row; default: more than any known token needs */
  trySlot(slot: number, mask: bigint, rowGas?: bigint): Promise<Trial>
  /** Tries refused rows each alone, for their whole answers: the distributor keeps the first bytes only. */
  explain(slot: number, refused: Map<number, Reason>): Promise<void>
}
