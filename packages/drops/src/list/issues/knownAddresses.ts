import type { Address } from '../../values/address.ts'

/** What is known of the drop while its list is read. */
export type KnownAddresses = {
  readonly token?: Address | undefined
  readonly distributor?: Address | undefined
  readonly sender?: Address | undefined
  /** Addresses that rows may imitate, such as an address book. */
  readonly others?: readonly Address[] | undefined
  /** Token ids of which the sender holds none now, as the chain says. */
  readonly missingIds?: readonly bigint[] | undefined
}
