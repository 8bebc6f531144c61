import type { Address, TokenStandard } from '@slotdrop/drops'
import type { RevertedError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'

/** Something about a token that matters to a drop, whatever its list, with what `traitSentence` tells. */
export type TokenTrait = (
  | { readonly kind: 'paused' | 'blocks-sender' | 'block-list' | 'votes' | 'upgradable' }
  /** What a trial was answered with; undefined where that has no name. */
  | { readonly kind: 'refuses'; readonly error: RevertedError | undefined }
  /** What did not arrive, in percent. */
  | { readonly kind: 'transfer-fee'; readonly percent: number }
  /** Units of gas that one transfer takes. */
  | { readonly kind: 'high-gas'; readonly gas: bigint }
) & {
  /** `fault`: nothing can be paid as things are. `warning`: recipients or costs differ. `note`: it may change later. */
  readonly weight: 'fault' | 'warning' | 'note'
}

/** What to look at. */
export type InspectTokenParameters = {
  readonly client: ChainClient
  readonly token: Address
  readonly standard: Exclude<TokenStandard, 'NATIVE'>
  /** Account that would send; without one the token is asked, and no transfer is tried. */
  readonly owner?: Address | undefined
  /** Base units that the owner holds. */
  readonly balance?: bigint | undefined
  readonly decimals: number
  /** Contract that moves the tokens in a drop. Default: an account that nobody has the key of. */
  readonly spender?: Address | undefined
}
