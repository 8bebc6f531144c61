/** A 20-byte address as 0x and 40 hex digits. Its checksum is not looked at here. */
export type Address = `0x${string}`

/** An EIP-155 chain id. */
export type ChainId = number

/** The coin that a chain's gas is paid in. */
export type Coin = { readonly name: string; readonly symbol: string }

/** A chain the app offers. */
export type RuntimeChain = {
  readonly id: ChainId
  /** RPC URLs that override the chain's own default, best first. Empty: the default is used. The browser sees them. */
  readonly rpcUrls: readonly string[]
  /** The node that whoever asks has named for this chain. It is asked before the others, and known to nobody else. */
  readonly ownRpcUrl?: string
  /** Explorer that overrides the chain's own, without a trailing slash. */
  readonly explorerUrl: string | null
  /** Drop contract; `null` where none is configured, so that the network can say so. */
  readonly distributor: Address | null
  /** The chain's coin as an ERC-20, where it is not the canonical one that is known. */
  readonly wrappedCoin?: Address
  /** What the chain is called; for one that the product does not know. */
  readonly name?: string
  /** Its coin; for one that the product does not know. */
  readonly coin?: Coin
  /** The site does not offer it: the user added it, with one node. */
  readonly isAdded?: boolean
}

/** A token of the local demonstration chain. */
export type DemoToken = {
  readonly address: Address
  readonly standard: 'ERC20' | 'ERC721' | 'ERC1155'
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}

/** What GET /api/config tells the browser. It holds nothing secret. */
export type RuntimeConfig = {
  /** Origin of the site, without a trailing slash. Sign-in messages are bound to it. */
  readonly publicUrl: string
  /** Chains offered; the first is the default. */
  readonly chains: readonly RuntimeChain[]
  /** Whether the connect dialog offers the demonstration wallet. True on the local chain alone. */
  readonly demoWallet: boolean
  readonly demoTokens: readonly DemoToken[]
  /** `null`: the wallets that need WalletConnect are hidden, with a note. */
  readonly walletConnectProjectId: string | null
  /** Whether wallets that announce themselves by EIP-6963 are listed, as a group before *Popular*. */
  readonly walletDiscovery: boolean
  /** Origins that may show the app in a frame, and so may be a Safe's host. `https://*.example.com` allows any label. */
  readonly frameAncestors: readonly string[]
  /** A node that the user named and that has not said which chain it serves. */
  readonly newNode?: string
  /** Whether this deployment knows prices in dollars; absent: it does not. */
  readonly hasPrices?: boolean
  /** Whether this deployment has labels of addresses that are offered to be left out of lists; absent: it has none. */
  readonly hasLabels?: boolean
  /** Whether the sanctions oracle of a drop's chain may be read; absent: it may. */
  readonly sanctionsCheck?: boolean
  /** Origin of the site whose server takes requests of recipients for their rows; `null` for none. Left out: this site's own. */
  readonly requestSite?: string | null
}
