/** An error stops the list; a warning is shown and can be kept. */
export type Severity = 'error' | 'warning'

/** What one line alone can have. At most 64: a row keeps them as bits. */
export const rowKinds = [
  'unknown-header',
  'unclosed-quote',
  'missing-cell',
  'too-many-cells',
  'other-token',
  'total-line',
  'address-malformed',
  'address-in-text',
  'addresses-in-one-cell',
  'address-checksum',
  'address-hidden-character',
  'address-is-a-name',
  'name-malformed',
  'name-not-found',
  'name-resolved',
  'address-other-chain',
  'address-zero',
  'address-special',
  'address-is-the-token',
  'address-is-the-distributor',
  'address-is-the-sender',
  'amount-malformed',
  'amount-with-unit',
  'amount-ambiguous',
  'amount-split',
  'amount-scientific',
  'amount-digits-lost',
  'amount-percent',
  'amount-unusual-character',
  'amount-is-an-address',
  'amount-negative',
  'amount-zero',
  'amount-too-many-decimals',
  'amount-too-large',
  'id-malformed',
  'id-destroyed-by-spreadsheet',
] as const

export type RowKind = (typeof rowKinds)[number]

/** What only shows when lines are compared, with each other or with what the chain says. */
export const crossKinds = [
  'total-with-address',
  'address-repeated',
  'id-repeated',
  'id-not-held',
  'address-look-alike',
  'amount-large-share',
  'amount-unusual',
  'amount-maybe-thousands',
  'share-too-small',
  'share-percent-sum',
] as const

export type CrossKind = (typeof crossKinds)[number]

/** What one line can have. */
export type LineKind = RowKind | CrossKind

/** What is wrong with a row, or with the list as a whole. */
export type IssueKind = LineKind | 'no-rows' | 'total-too-large' | 'total-differs'

/** What can be done about a group with one click. */
export type FixOffer =
  | 'exclude'
  | 'keep'
  | 'merge'
  | 'keep-first'
  | 'decimal-point'
  | 'decimal-comma'
  | 'repair'
  /** The same for everyone, in a list without amounts, once it is said how much. */
  | 'equal-amounts'

/** Findings about cells that hold what is wanted, and something beside it. */
const repairableKinds = [
  'address-in-text',
  'address-hidden-character',
  'amount-with-unit',
  'amount-split',
  'amount-scientific',
  'amount-unusual-character',
] as const satisfies readonly RowKind[]

export type RepairableKind = (typeof repairableKinds)[number]

/** Whether one repair suits all lines of a kind. */
export function isRepairable(kind: IssueKind): kind is RepairableKind {
  return repairableKinds.some((repairable) => repairable === kind)
}

/** Whether a text is a kind of finding about a line; for filters and decisions that come from outside. */
export function isLineKind(kind: string): kind is LineKind {
  return [...rowKinds, ...crossKinds].some((known) => known === kind)
}
