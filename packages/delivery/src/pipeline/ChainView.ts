import type { Address } from '@slotdrop/drops'
import type { Funds } from '../authorise/fetchFunds.ts'
import type { FeeMarket } from '../fees/feePolicy.ts'
import type { MarketBlock } from '../fees/fetchMarket.ts'

/** What one round knows of the chain. All of it is asked for in one tick, so that a transport that batches asks once. */
export type ChainView = {
  readonly block: MarketBlock
  readonly market: FeeMarket
  /** Transaction counts of the signer: mined, and with the node's pool. */
  readonly used: number
  readonly pending: number
  /** Wei that the signer holds. */
  readonly purse: bigint
  readonly words: readonly bigint[]
  readonly drop: {
    readonly status: number
    readonly operator: Address
    readonly operatorUntil: bigint
    /** Whether the operator's calls leave refused rows open. */
    readonly mayLeaveOpen: boolean
    readonly claimsOpen: boolean
  }
  readonly funds: Funds
  /** The contract whose code the token runs, where it is a proxy. */
  readonly implementation: Address | null
  /** The signer's account runs code (EIP-7702). */
  readonly isDelegated: boolean
}
