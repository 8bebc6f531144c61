/** What a wallet can do beyond sending one call. */
export type WalletCapabilities = {
  /**
   * Several calls in one transaction, all or none: `ready` when the wallet would first make the account a smart one,
   * with the user's consent.
   */
  readonly atomic: 'supported' | 'ready' | 'unsupported'
  /** Somebody else can pay the gas (ERC-7677). */
  readonly canBeSponsored: boolean
  /** Everything the wallet answered, by the capability's name. */
  readonly all: Readonly<Record<string, unknown>>
}

/** Those of a wallet that cannot do anything of it. */
export const noCapabilities: WalletCapabilities = { atomic: 'unsupported', canBeSponsored: false, all: {} }

/** Under this key a wallet tells what it can do on every chain. */
const everyChain = 0

/**
 * Reads a wallet's answer for one chain; what it says of every chain holds where that chain says nothing else.
 *
 * @param answer by chain id, as viem hands it on
 */
export function readCapabilities(answer: unknown, chainId: number | undefined): WalletCapabilities {
  const all = { ...partOf(answer, everyChain), ...(chainId === undefined ? {} : partOf(answer, chainId)) }
  const { status } = partOf(all, 'atomic')
  return {
    atomic: status === 'supported' || status === 'ready' ? status : 'unsupported',
    canBeSponsored: partOf(all, 'paymasterService')['supported'] === true,
    all,
  }
}

function partOf(value: unknown, name: string | number): Readonly<Record<string, unknown>> {
  const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  // Sound: an object, whose fields are unknown.
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
}
