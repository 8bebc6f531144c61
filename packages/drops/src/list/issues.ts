import type { Address } from '../address.ts'
import type { ColumnRole } from './columns.ts'
import { issueSentences } from './issueSentences.ts'

/** An error stops the list; a warning is shown and can be kept. */
export type Severity = 'error' | 'warning'

/** What one line alone can have. At most 32: a row keeps them as bits. */
export const rowKinds = [
  'unknown-header',
  'unclosed-quote',
  'missing-cell',
  'too-many-cells',
  'other-token',
  'address-malformed',
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
  'amount-ambiguous',
  'amount-split',
  'amount-scientific',
  'amount-negative',
  'amount-zero',
  'amount-too-many-decimals',
  'amount-too-large',
  'id-malformed',
  'id-destroyed-by-spreadsheet',
] as const

export type RowKind = (typeof rowKinds)[number]

/** What only shows when lines are compared. */
export const crossKinds = [
  'address-repeated',
  'id-repeated',
  'address-look-alike',
  'amount-outlier',
  'amount-far-from-usual',
  'amount-maybe-thousands',
  'share-too-small',
] as const

/** What one line can have. */
export type LineKind = RowKind | (typeof crossKinds)[number]

/** What is wrong with a row, or with the list as a whole. */
export type IssueKind = LineKind | 'no-rows' | 'total-too-large'

/** A cell as it is written, of a long one its beginning. */
type Written = {
  readonly cell: string
}

/** Lines that pay the same, as many as are named. */
type SameLines = {
  readonly lines: readonly number[]
  /** There are others. */
  readonly hasMore: boolean
}

/** Which columns a header that is not understood leaves open: first those that it lacks. */
export type HeaderFault = {
  readonly absent: readonly ColumnRole[]
  /** Where several names could mean the same column. */
  readonly contested: readonly { readonly role: ColumnRole; readonly names: readonly string[] }[]
}

/** What the sentence about a finding tells beside its kind; the other kinds have nothing to tell. */
type IssueValues = {
  'unknown-header': HeaderFault
  'missing-cell': { readonly role: ColumnRole }
  'too-many-cells': Written & { readonly columns: number }
  /** Without an address it is the chain's own coin. */
  'other-token': { readonly token: string | undefined }
  'address-malformed': Written
  'address-checksum': Written
  'address-is-a-name': { readonly name: string }
  'name-malformed': { readonly name: string; readonly reason: string }
  'name-not-found': { readonly name: string }
  'name-resolved': { readonly name: string; readonly address: Address; readonly blockNumber: bigint }
  /** Prefixes of EIP-3770; `here` is undefined for a chain without one. */
  'address-other-chain': Written & { readonly prefix: string; readonly here: string | undefined }
  'address-special': { readonly account: Address; readonly use: 'burn' | 'system' }
  'amount-malformed': Written
  'amount-ambiguous': Written
  /** Both cells, with the comma between them. */
  'amount-split': Written
  'amount-scientific': Written
  'amount-negative': Written
  'amount-zero': Written
  'amount-too-many-decimals': Written & { readonly decimals: number }
  'amount-too-large': Written
  'id-malformed': Written
  'id-destroyed-by-spreadsheet': Written & { readonly sign: 'scientific' | 'zeros' }
  'address-repeated': SameLines & { readonly withId: boolean }
  'id-repeated': SameLines & { readonly id: bigint }
  /** The address that it resembles; without a line, one that the creator knows. */
  'address-look-alike': { readonly account: Address; readonly line: number | undefined }
}

/** See `IssueValues`. */
export type ValuesOf<K extends LineKind> = K extends keyof IssueValues ? IssueValues[K] : object

/** One finding about one line, with what its sentence tells. */
export type RowIssue = {
  readonly [K in LineKind]: ValuesOf<K> & {
    readonly kind: K
    readonly severity: Severity
    /** What is wrong, with the values at hand, in English. */
    readonly message: string
  }
}[LineKind]

/** All findings of one kind. */
export type IssueGroup = {
  readonly kind: IssueKind
  readonly severity: Severity
  /** In English, as are all words of this package; `kind` is for whoever speaks otherwise. */
  readonly title: string
  /** What it means and what to do. */
  readonly advice: string
  /** Line numbers, from 1; none when it is the list as a whole. */
  readonly lines: readonly number[]
  /** What these rows would pay in sum, base units, as far as their amounts can be read. */
  readonly amount: bigint
  /** The list can't be sealed before this is decided: corrected, set aside, or kept where that is offered. */
  readonly blocks: boolean
  readonly fixes: readonly FixOffer[]
}

/** What can be done about a group with one click. */
export type FixOffer = 'exclude' | 'keep' | 'merge' | 'keep-first' | 'decimal-point' | 'decimal-comma'

type Description = {
  severity: Severity
  title: string
  advice: string
  blocks: boolean
  fixes: readonly FixOffer[]
}

function error(title: string, advice: string, fixes: readonly FixOffer[] = ['exclude']): Description {
  return {
    severity: 'error',
    title,
    advice,
    blocks: true,
    fixes,
  }
}

function confirm(title: string, advice: string, fixes: readonly FixOffer[] = ['keep', 'exclude']): Description {
  return {
    severity: 'warning',
    title,
    advice,
    blocks: true,
    fixes,
  }
}

const decimalFixes = ['decimal-point', 'decimal-comma'] as const

/** Title, meaning and offered fixes of every kind. */
export const issueDescriptions: Record<IssueKind, Description> = {
  'no-rows': error('Nothing to pay', 'The list has no row that can be paid. Add recipients, or take rows back.', []),
  'total-too-large': error(
    'The sum is too large',
    'All amounts together exceed 2^256 - 1 base units, which no token has. Check the amounts and the decimals.',
    [],
  ),
  'unknown-header': error(
    'Header not understood',
    'Name the columns address and amount, or choose them in the mapping.',
    [],
  ),
  'unclosed-quote': error('Quote not closed', 'A quotation mark opens a cell and never closes it. Correct the line.'),
  'missing-cell': error(
    'Something is missing',
    'The line has too few cells. Add what is missing, or set the row aside.',
  ),
  'too-many-cells': error(
    'More cells than columns',
    'A comma inside an amount or a note may have cut it. Put such cells in quotation marks, or correct the line.',
  ),
  'other-token': error(
    'Row of another token',
    'The file names another token for this row than this drop pays. Set it aside, and pay it in a drop of its own.',
  ),
  'address-malformed': error('Not an address', 'An address is 0x and 40 hex digits. Ask for the address again.'),
  'address-checksum': error('Address fails its checksum', 'Probably mistyped. Ask for the address again.', [
    'exclude',
    'keep',
  ]),
  'address-hidden-character': error(
    'Address holds hidden characters',
    'It may show one address and hold another. Type it anew from a source you trust.',
  ),
  'address-is-a-name': error('Name instead of an address', 'Look the names up, then confirm their addresses.'),
  'name-malformed': error(
    'Name is not valid',
    'It holds characters that names may not have, or that imitate others. Ask for the address instead.',
  ),
  'name-not-found': error('Name has no address', 'Nothing is recorded for this name. Ask for the address instead.'),
  'name-resolved': confirm(
    'Address found by name',
    'The address is fixed from here on and compared once more before sending. Confirm that it is the right one.',
  ),
  'address-other-chain': error(
    'Address of another network',
    'Its prefix names another network than this drop’s. Check where it is to be paid.',
  ),
  'address-zero': error('Zero address', 'What is sent to it is lost for ever.'),
  'address-special': confirm(
    'Burn or system address',
    'Nobody can use what is sent to it. Keep it only if that is what you want.',
  ),
  'address-is-the-token': error('The token’s own address', 'Tokens sent to their own contract are usually lost.', [
    'exclude',
    'keep',
  ]),
  'address-is-the-distributor': error('The distributor’s address', 'It keeps nothing; the payment would be refused.'),
  'address-is-the-sender': confirm('Your own address', 'You would pay yourself.'),
  'address-repeated': confirm('Address repeated', 'Pay each of them, add them up, or keep the first only.', [
    'merge',
    'keep-first',
    'keep',
  ]),
  'address-look-alike': confirm(
    'Addresses that look alike',
    'Their first and last four digits agree and the middle differs: a common way to have a wrong address copied. Compare them in full.',
  ),
  'amount-malformed': error('Not an amount', 'An amount is digits with a decimal point, without signs or words.'),
  'amount-ambiguous': error(
    'Decimal comma or thousands?',
    'The same text can be read in two ways. Say which one your file means.',
    decimalFixes,
  ),
  'amount-maybe-thousands': confirm(
    'Decimal point or thousands?',
    'Every amount with a point has three digits behind it, as thousands are written in some languages. Say which one your file means.',
    decimalFixes,
  ),
  'amount-split': error(
    'Amount cut by a comma?',
    'A number follows the amount, as if a comma inside it had cut it. Put the amount in quotation marks, or name the columns in a header.',
  ),
  'amount-scientific': error(
    'Amount in scientific notation',
    'A spreadsheet shortened it, and digits may be lost. Format the column as text and export it again.',
  ),
  'amount-negative': error('Negative amount', 'Only amounts above zero can be paid.'),
  'amount-zero': error('Amount is zero', 'A row must pay something. Correct it, or set the row aside.'),
  'amount-too-many-decimals': error(
    'Amount has too many decimals',
    'Nothing is rounded without you. Shorten the amount yourself.',
  ),
  'amount-too-large': error('Amount is too large', 'No token can hold more than 2^256 - 1 base units.'),
  'amount-outlier': confirm(
    'A large part of everything',
    'One row takes more than a fifth of the total. Check the amount and the address.',
  ),
  'amount-far-from-usual': confirm(
    'Ten times off the others',
    'The amount is ten times or more above or below the middle one, as with a zero too many. Check it.',
  ),
  'share-too-small': error('Share is nothing', 'Its part of the total is less than one base unit. Set the row aside.'),
  'id-malformed': error('Not a token id', 'A token id is a whole number.'),
  'id-destroyed-by-spreadsheet': error(
    'Token id cut by a spreadsheet',
    'It ends in zeros after its 15th digit, as spreadsheets write long numbers. Export the ids as text.',
    ['exclude', 'keep'],
  ),
  'id-repeated': error('Token id repeated', 'Each token of this standard exists once.', ['keep-first', 'exclude']),
}

/** What is known of the drop while its list is read. */
export type KnownAddresses = {
  readonly token?: Address | undefined
  readonly distributor?: Address | undefined
  readonly sender?: Address | undefined
  /** Addresses that rows may imitate, such as an address book. */
  readonly others?: readonly Address[] | undefined
}

/** A finding with its kind's severity and its sentence. */
export function issue<K extends LineKind>(
  kind: K,
  ...[values]: K extends keyof IssueValues ? [values: IssueValues[K]] : []
): RowIssue {
  return {
    ...values,
    kind,
    severity: issueDescriptions[kind].severity,
    message: issueSentences[kind](values as ValuesOf<K>),
  } as RowIssue
}

const bitOf = new Map<IssueKind, { cross: boolean; bit: number }>([
  ...rowKinds.map((kind, place) => [kind, { cross: false, bit: (1 << place) >>> 0 }] as const),
  ...crossKinds.map((kind, place) => [kind, { cross: true, bit: (1 << place) >>> 0 }] as const),
])

/** The bit of a kind among the findings of one row, or among those that comparing lines gives. */
export function bitOfKind(kind: IssueKind): { cross: boolean; bit: number } | undefined {
  return bitOf.get(kind)
}

/** The bit of a kind that one row alone can have. */
export function rowBit(kind: RowKind): number {
  return bitOf.get(kind)?.bit ?? 0
}

/** The bit of a kind that comparing lines gives. */
export function crossBit(kind: (typeof crossKinds)[number]): number {
  return bitOf.get(kind)?.bit ?? 0
}

function errorMask(kinds: readonly IssueKind[]) {
  return kinds.reduce(
    (mask, kind, place) => (issueDescriptions[kind].severity === 'error' ? (mask | (1 << place)) >>> 0 : mask),
    0,
  )
}

/** Bits of all kinds that are errors. */
export const rowErrors = errorMask(rowKinds)
export const crossErrors = errorMask(crossKinds)
