import type { Address } from '../../values/address.ts'

/** A token of the drop's chain, by which symbols and names in a list have an address. */
export type KnownToken = {
  readonly address: Address
  readonly symbol: string
  readonly name?: string | undefined
}

/** What is known of the drop while its list is read. */
export type KnownAddresses = {
  readonly token?: Address | undefined
  readonly distributor?: Address | undefined
  readonly sender?: Address | undefined
  /** Addresses that rows may imitate, such as an address book. */
  readonly others?: readonly Address[] | undefined
  /** Tokens of the chain; a symbol that several of them have is asked about. */
  readonly tokens?: readonly KnownToken[] | undefined
  /** Token ids of which the sender holds none now, as the chain says. */
  readonly missingIds?: readonly bigint[] | undefined
}
