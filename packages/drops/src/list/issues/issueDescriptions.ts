import type { FixOffer, IssueKind, Severity } from './issueKinds.ts'

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
