import { BaseError } from '@slotdrop/errors'
import { sentence } from '@slotdrop/messages'
import * as messages from './messages.generated.ts'

/** Every error of this package. */
export class ChainsBaseError extends BaseError {
  override readonly name: string = 'ChainsBaseError'
}

/** The configuration offers no chain that can be reached. */
export class NoChainOfferedError extends ChainsBaseError {
  override readonly name = 'NoChainOfferedError'
  readonly chainIds: readonly number[]

  constructor(chainIds: readonly number[]) {
    super(sentence(messages.noChainOffered, { chains: chainIds.join(', ') }))
    this.chainIds = chainIds
  }
}

/** A chain that this package does not know is offered without its name or its coin. */
export class ChainNotDescribedError extends ChainsBaseError {
  override readonly name = 'ChainNotDescribedError'
  readonly chainId: number

  constructor(chainId: number) {
    super(sentence(messages.chainNotDescribed, { chain: String(chainId) }))
    this.chainId = chainId
  }
}

/** Why somebody's own node is not asked: it does not answer, did not a moment ago, or serves another chain. */
export type OwnNodeRefusal = 'silent' | 'rests' | 'other-chain'

const refusals = {
  silent: messages.ownNodeSilent,
  rests: messages.ownNodeRests,
  'other-chain': messages.ownNodeOtherChain,
} as const satisfies Readonly<Record<OwnNodeRefusal, unknown>>

/** Somebody's own node is passed over. Those that follow it are asked, so nobody reads this as long as one of them answers. */
export class OwnNodeRefusedError extends ChainsBaseError {
  override readonly name = 'OwnNodeRefusedError'
  readonly refusal: OwnNodeRefusal

  constructor(refusal: OwnNodeRefusal, options?: ErrorOptions) {
    super(sentence(refusals[refusal]), options)
    this.refusal = refusal
  }
}
