/** `retired`: the network no longer produces blocks. */
export type ChainStage = 'live' | 'test' | 'retired' | 'local'

/** When a transaction counts as mined, and when as final. */
export type Finality = {
  /** Confirmations, the transaction's own block included, after which it is shown as mined. */
  readonly minedConfirmations: number
  /** Final once its block is at or below the node's `finalized` block, where the node has that tag. */
  readonly hasFinalizedTag: boolean
  /** Final after this many confirmations where the node cannot name its `finalized` block. */
  readonly finalConfirmations: number
}

/** What the product knows of a chain beside its definition. Gas is in units of gas. */
export type ChainFacts = {
  readonly stage: ChainStage
  /**
   * Most gas one transaction may ask for: the protocol's cap (EIP-7825), or a safe assumption where the chain has none.
   * What the node answers goes before it.
   */
  readonly transactionGasCap: bigint
  /** First day of the cap; undefined: not known, it is taken to hold. Dates are UTC, as 2025-12-03. */
  readonly gasCapFrom?: string | undefined
  /** First day without the cap, when a fork is dated that lifts it; undefined: none is known. */
  readonly gasCapUntil?: string | undefined
  /** First day of the Amsterdam fork, which reprices new state (EIP-8037); undefined: it has no date. */
  readonly amsterdamFrom?: string | undefined
  /** Usual gas limit of a block. The latest block's own goes before it. */
  readonly blockGasLimit: bigint
  readonly finality: Finality
  /** A chain of the OP stack takes a fee for the transaction's bytes on L1, beside its gas. Undefined: not known, its predeploys show it. */
  readonly isOpStack: boolean | undefined
  /**
   * Gas alone does not pay for a transaction's bytes: rollups charge what they post to Ethereum, those of the OP stack apart from gas,
   * Arbitrum as gas that no execution uses.
   */
  readonly hasDataFee: boolean
  /** The coin as an ERC-20: WETH and its like, where one is canonical. */
  readonly wrappedCoin?: WrappedCoin | undefined
  /** Contract with `isSanctioned(address)`: the sanctions oracle of Chainalysis, where it is deployed. */
  readonly sanctionsOracle?: `0x${string}` | undefined
  /** Lowest priority fee with which nodes accept a transaction, in wei a unit of gas; undefined: they accept any. */
  readonly minPriorityFeePerGas?: bigint | undefined
  /** Transactions that a node keeps of one account that delegates to a contract (EIP-7702). */
  readonly maxInFlightDelegated: number
}

/** A wrapped coin. It has the decimals of the coin. */
export type WrappedCoin = { readonly address: `0x${string}`; readonly symbol: string; readonly name: string }

/** The names and addresses by which lists, wallets and links call a chain. */
export type ChainNames = {
  readonly id: number
  readonly name: string
  /** Symbol of its native currency, if it is not ETH. */
  readonly symbol?: string | undefined
  /** Short names: the one of EIP-3770 first, then others that are in use. */
  readonly shortNames: readonly string[]
  /** Hosts of its explorers, without `www.`. */
  readonly explorerHosts: readonly string[]
  /** Blockscout's explorer of it. */
  readonly blockscoutHost?: string | undefined
  /** Its name at DefiLlama, the source of prices. Without one it is asked for by its CAIP-2 name. */
  readonly priceId?: string | undefined
}

/** A chain's mark: the drawing inside a 24 × 24 box, and the colour behind it. */
export type ChainIcon = { readonly background: `#${string}`; readonly body: string }

/** A well-known ERC-20 token of a chain. */
export type ChainToken = {
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}
