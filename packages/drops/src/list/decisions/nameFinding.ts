import type { Address } from '../../values/address.ts'

/** What was found out about a name. */
export type NameFinding =
  | { readonly kind: 'found'; readonly name: string; readonly address: Address; readonly blockNumber: bigint }
  | { readonly kind: 'not-found'; readonly name: string }
  /** ENSIP-15 does not allow it. */
  | { readonly kind: 'malformed'; readonly reason: string }
