import type { Address, DropProgress, TokenFacts, TokenStandard } from '@slotdrop/drops'
import type { DeliveryError } from '../errors/index.ts'

/** One thing that stands in the way of sending, with what `problemSentence` tells. */
export type Problem =
  | {
      readonly kind:
        | 'no-distributor'
        | 'distributor-differs'
        | 'no-token'
        | 'contract-account'
        | 'no-fees'
        | 'cancelled'
    }
  | { readonly kind: 'rpc-unavailable'; readonly error: DeliveryError }
  /** Ids of chains. */
  | { readonly kind: 'rpc-on-other-chain'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'token-unreadable'; readonly token: Address; readonly standard: TokenStandard }
  /** Base units; of ERC-1155 of the listed ids alone. */
  | {
      readonly kind: 'short-balance'
      readonly token: TokenFacts
      readonly standard: TokenStandard
      readonly has: bigint
      readonly needs: bigint
    }
  /** Wei of the chain's coin: what the sender has, and what the operator is to be given. */
  | { readonly kind: 'short-gas-money'; readonly coin: TokenFacts; readonly has: bigint; readonly needs: bigint }
  | { readonly kind: 'not-open-yet'; readonly opensAtSeconds: bigint }
  | { readonly kind: 'closed'; readonly closesAtSeconds: bigint }

/** What stands in the way of sending. */
export type ReadinessProblem = Problem['kind']

/** Whether a drop can be authorised and sent now. */
export type Readiness = {
  readonly problems: readonly Problem[]
  /** What the chain says of the drop; undefined when it could not be asked. */
  readonly progress: DropProgress | undefined
  /** Base units that the sender holds; ERC-721: tokens; ERC-1155: up to what is needed of each id. */
  readonly balance: bigint
  /** Base units that the distributor may take; 2^256 - 1 where nothing limits it. */
  readonly allowance: bigint
  /** Base units that the open rows need. */
  readonly needed: bigint
  /** Wei that the sender has for fees. */
  readonly coins: bigint
  /** The sender's next nonce, waiting transactions counted. */
  readonly nonce: number
  /** What holds of what the sender registered: who else may send, and whether rows may be claimed. */
  readonly registered:
    | {
        /** The zero address also when the operator's date has passed. */
        readonly operator: Address
        readonly claimsOpen: boolean
        /** Whether calls by the operator leave refused rows open. */
        readonly mayLeaveOpen?: boolean | undefined
        /** First second at which the operator may no longer send; undefined for as long as the drop. */
        readonly operatorUntil?: number | undefined
      }
    | undefined
}
