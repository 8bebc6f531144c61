import type { Address, Hex, TokenFacts } from '@slotdrop/drops'
import type { OpenDrop } from '../allowance/OpenDrop.ts'
import type { TransactionRequest } from '../ports.ts'

/** One transaction that allows the distributor to send, with what `stepTitle` and `stepSentence` tell. */
export type AuthoriseStep =
  /** Without an amount, in base units, the whole collection. */
  (
    | {
        readonly kind: 'approve'
        readonly token: TokenFacts
        readonly amount: bigint | undefined
        /** Open drops that the amount covers beside this one, which it is approved for with them. */
        readonly others?: readonly OpenDrop[] | undefined
        /** Base units beyond what the list pays, where nobody can say any more which drops they were for. */
        readonly beyond?: bigint | undefined
      }
    /**
     * `left` from before, in base units; undefined where the drop is done with it: then the allowance goes down to what `others` need, or
     * to nothing, which leaves them without. Those that count on what is set to zero before it is approved anew are named too.
     */
    | {
        readonly kind: 'reset-allowance'
        readonly token: TokenFacts
        readonly left: bigint | undefined
        readonly others?: readonly OpenDrop[] | undefined
      }
    /** `isClosing`: claims that were open are closed. */
    | ({
        readonly kind: 'register'
        readonly isClosing: boolean
        /** The chain's coin, in which gas money is counted. */
        readonly coin: TokenFacts
      } & Registration)
    | { readonly kind: 'cancel' }
  ) & {
    /** What the distributor may take after it: base units; 2^256 - 1 for a whole collection. */
    readonly allowance: bigint
    readonly request: TransactionRequest
  }

/** Whom the sender lets execute the sealed rows. */
export type Registration = {
  /** One account; `ANYONE`; the zero address for nobody else. */
  readonly operator: Address
  /** Whether recipients may claim their rows. */
  readonly claimsOpen: boolean
  /** Whether calls by the one operator leave refused rows open, as the sender's own do. Default: they pay every row or none. */
  readonly mayLeaveOpen?: boolean | undefined
  /** First second (since 1970) at which the operator may no longer send; 0, or left out: as long as the drop. */
  readonly operatorUntil?: number | undefined
  /** Wei that go on to the operator, which is one account, in the same transaction. */
  readonly gasMoney?: bigint | undefined
  /** SHA-256 of the canonical list file, for the record of the chain alone. */
  readonly listDigest?: Hex | undefined
}
