/** How amounts come about: as they are written, the same for all, or parts of a total in proportion to what is written. */
export type Allocation =
  | { readonly kind: 'listed' }
  | { readonly kind: 'equal'; readonly amount: bigint }
  | { readonly kind: 'pro-rata'; readonly total: bigint }

/** Decimals of weights: more than any token has. */
export const weightDecimals = 36
