/** Every error of this package. */
export class ChainsBaseError extends Error {
  override readonly name: string = 'ChainsBaseError'
  /** What happened and what to do next, fit to be shown. */
  readonly shortMessage: string

  constructor(shortMessage: string, options?: ErrorOptions) {
    super(shortMessage, options)
    this.shortMessage = shortMessage
  }
}

/** The configuration offers no chain that can be reached. */
export class NoChainOfferedError extends ChainsBaseError {
  override readonly name = 'NoChainOfferedError'
  readonly chainIds: readonly number[]

  constructor(chainIds: readonly number[]) {
    super(
      `None of the chains ${chainIds.join(', ')} has an HTTP RPC URL. Set RPC_URL_<chain id> for at least one, and start again.`,
    )
    this.chainIds = chainIds
  }
}

/** Why somebody's own node is not asked: it does not answer, did not a moment ago, or serves another chain. */
export type OwnNodeRefusal = 'silent' | 'rests' | 'other-chain'

const refusals: Readonly<Record<OwnNodeRefusal, string>> = {
  silent: 'Your own node does not answer. The site’s nodes are asked instead.',
  rests: 'Your own node did not answer a moment ago. The site’s nodes are asked instead.',
  'other-chain': 'Your own node serves another network and is not asked. Correct its address in the settings.',
}

/** Somebody's own node is passed over. Those that follow it are asked, so nobody reads this as long as one of them answers. */
export class OwnNodeRefusedError extends ChainsBaseError {
  override readonly name = 'OwnNodeRefusedError'
  readonly refusal: OwnNodeRefusal

  constructor(refusal: OwnNodeRefusal, options?: ErrorOptions) {
    super(refusals[refusal], options)
    this.refusal = refusal
  }
}
