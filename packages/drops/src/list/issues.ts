import type { Address } from '../address.ts'
import type { ColumnRole } from './columns.ts'

/** An error stops the list; a warning is shown and can be kept. */
export type Severity = 'error' | 'warning'

/** What is wrong with a row. */
export type IssueKind =
  | 'unknown-header'
  | 'unclosed-quote'
  | 'missing-cell'
  | 'address-malformed'
  | 'address-checksum'
  | 'address-hidden-character'
  | 'address-is-a-name'
  | 'address-other-chain'
  | 'address-zero'
  | 'address-special'
  | 'address-is-the-token'
  | 'address-is-the-distributor'
  | 'address-is-the-sender'
  | 'address-repeated'
  | 'amount-malformed'
  | 'amount-ambiguous'
  | 'amount-scientific'
  | 'amount-negative'
  | 'amount-zero'
  | 'amount-too-many-decimals'
  | 'amount-too-large'
  | 'id-malformed'
  | 'id-destroyed-by-spreadsheet'
  | 'id-repeated'

/** One finding about one line. */
export interface RowIssue {
  readonly kind: IssueKind
  readonly severity: Severity
  /** What is wrong, with the values at hand. */
  readonly message: string
}

/** All findings of one kind. */
export interface IssueGroup {
  readonly kind: IssueKind
  readonly severity: Severity
  readonly title: string
  /** What it means and what to do. */
  readonly advice: string
  /** Line numbers, from 1. */
  readonly lines: readonly number[]
  readonly fixes: readonly FixOffer[]
}

/** What can be done about a group with one click. */
export type FixOffer = 'exclude' | 'keep' | 'merge' | 'keep-first' | 'decimal-point' | 'decimal-comma'

interface Description {
  severity: Severity
  title: string
  advice: string
  fixes: readonly FixOffer[]
}

const error = (title: string, advice: string, fixes: readonly FixOffer[] = ['exclude']): Description => ({
  severity: 'error',
  title,
  advice,
  fixes,
})
const warning = (title: string, advice: string, fixes: readonly FixOffer[] = ['keep', 'exclude']): Description => ({
  severity: 'warning',
  title,
  advice,
  fixes,
})

/** Title, meaning and offered fixes of every kind. */
export const issueDescriptions: Record<IssueKind, Description> = {
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
  'address-malformed': error('Not an address', 'An address is 0x and 40 hex digits. Ask for the address again.'),
  'address-checksum': error('Address fails its checksum', 'Probably mistyped. Ask for the address again.', [
    'exclude',
    'keep',
  ]),
  'address-hidden-character': error(
    'Address holds hidden characters',
    'It may show one address and hold another. Type it anew from a source you trust.',
  ),
  'address-is-a-name': error('Name instead of an address', 'Names are not resolved yet. Replace it by its address.'),
  'address-other-chain': error(
    'Address of another network',
    'Its prefix names another network than this drop’s. Check where it is to be paid.',
  ),
  'address-zero': error('Zero address', 'What is sent to it is lost for ever.'),
  'address-special': warning(
    'Burn or system address',
    'Nobody can use what is sent to it. Keep it only if that is what you want.',
  ),
  'address-is-the-token': error('The token’s own address', 'Tokens sent to their own contract are usually lost.', [
    'exclude',
    'keep',
  ]),
  'address-is-the-distributor': error('The distributor’s address', 'It keeps nothing; the payment would be refused.'),
  'address-is-the-sender': warning('Your own address', 'You would pay yourself.'),
  'address-repeated': warning('Address repeated', 'Pay each of them, add them up, or keep the first only.', [
    'merge',
    'keep-first',
    'keep',
  ]),
  'amount-malformed': error('Not an amount', 'An amount is digits with a decimal point, without signs or words.'),
  'amount-ambiguous': error(
    'Decimal comma or thousands?',
    'The same text can be read in two ways. Say which one your file means.',
    ['decimal-point', 'decimal-comma'],
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
  'id-malformed': error('Not a token id', 'A token id is a whole number.'),
  'id-destroyed-by-spreadsheet': error(
    'Token id cut by a spreadsheet',
    'It ends in zeros after its 15th digit, as spreadsheets write long numbers. Export the ids as text.',
    ['exclude', 'keep'],
  ),
  'id-repeated': error('Token id repeated', 'Each token of this standard exists once.', ['keep-first', 'exclude']),
}

/** What is known of the drop while its list is read. */
export interface KnownAddresses {
  readonly token?: Address | undefined
  readonly distributor?: Address | undefined
  readonly sender?: Address | undefined
}

/** Names of cells in messages. */
export const roleNames: Record<ColumnRole, string> = {
  account: 'address',
  amount: 'amount',
  id: 'token id',
  note: 'note',
}

/** A finding with its kind's severity. */
export const issue = (kind: IssueKind, message: string): RowIssue => ({
  kind,
  severity: issueDescriptions[kind].severity,
  message,
})
