import type { ColumnRole } from '../columns/columnRoles.ts'
import type { LineKind } from './issueKinds.ts'
import type { ValuesOf } from './issueValues.ts'

const roleNames: Record<ColumnRole, string> = {
  account: 'address',
  amount: 'amount',
  id: 'token id',
  note: 'note',
  token: 'token',
}
const headerNames: Record<ColumnRole, string> = { ...roleNames, id: 'id' }

function quote(text: string) {
  return `“${text}”`
}

function linesText({ lines, hasMore }: { readonly lines: readonly number[]; readonly hasMore: boolean }) {
  return `${lines.join(', ')}${hasMore ? ' and more' : ''}`
}

/** What each finding says in English. */
export const issueSentences: { readonly [K in LineKind]: (values: ValuesOf<K>) => string } = {
  'unknown-header': ({ absent, contested }) =>
    absent.length > 0
      ? `No column is called ${absent.map((role) => headerNames[role]).join(' and ')}.`
      : contested
          .map(({ role, names }) => `${names.map(quote).join(' and ')} could each be the ${headerNames[role]}.`)
          .join(' '),
  'unclosed-quote': () => 'A quotation mark is opened and not closed.',
  'missing-cell': ({ role }) => `There is no ${roleNames[role]}.`,
  'too-many-cells': ({ columns, cell }) => `The header has ${columns} columns, and ${quote(cell)} is beyond them.`,
  'other-token': ({ token }) =>
    token === undefined ? 'The row is for the chain’s own coin.' : `The row is for the token ${token}.`,
  'address-malformed': ({ cell }) => `${quote(cell)} is no address.`,
  'address-checksum': ({ cell }) => `${cell} fails its own checksum, so a character is probably mistyped.`,
  'address-hidden-character': () => "The address holds characters that can't be seen.",
  'address-is-a-name': ({ name }) => `${quote(name)} is a name.`,
  'name-malformed': ({ name, reason }) => `${quote(name)} is no valid name: ${reason}.`,
  'name-not-found': ({ name }) => `${quote(name)} has no address.`,
  'name-resolved': ({ name, address, blockNumber }) => `${quote(name)} was ${address} at block ${blockNumber}.`,
  'address-other-chain': ({ cell, prefix, here }) =>
    `${quote(cell)} is meant for ${quote(prefix)}; ${
      here === undefined ? 'this network has no such prefix' : `this network is ${quote(here)}`
    }.`,
  'address-zero': () => 'This is the zero address.',
  'address-special': ({ account, use }) => `${account} is a ${use} address.`,
  'address-is-the-token': () => 'This is the token’s own contract.',
  'address-is-the-distributor': () => 'This is the distributor.',
  'address-is-the-sender': () => 'This is the sender of the drop.',
  'amount-malformed': ({ cell }) => `${quote(cell)} is no amount.`,
  'amount-ambiguous': ({ cell }) => `${quote(cell)} can be read with a decimal comma or with thousands.`,
  'amount-split': ({ cell }) => `${quote(cell)} may be one amount.`,
  'amount-scientific': ({ cell }) => `${quote(cell)} is written as spreadsheets shorten numbers.`,
  'amount-negative': ({ cell }) => `${quote(cell)} is below zero.`,
  'amount-zero': ({ cell }) => `${quote(cell)} pays nothing.`,
  'amount-too-many-decimals': ({ cell, decimals }) =>
    decimals === 0
      ? `${quote(cell)} is no whole number.`
      : `${quote(cell)} has more than the ${decimals} decimals that the token keeps.`,
  'amount-too-large': ({ cell }) => `${quote(cell)} is more than any token can hold.`,
  'id-malformed': ({ cell }) => `${quote(cell)} is no token id.`,
  'id-destroyed-by-spreadsheet': ({ cell, sign }) =>
    sign === 'scientific'
      ? `${quote(cell)} is written as spreadsheets shorten numbers.`
      : `${cell} ends in zeros after its 15th digit.`,
  'address-repeated': ({ withId, ...others }) =>
    `The same address${withId ? ' and id are' : ' is'} on line ${linesText(others)}.`,
  'id-repeated': ({ id, ...others }) => `Id ${id} is also on line ${linesText(others)}.`,
  'address-look-alike': ({ account, line }) =>
    line === undefined ? `It resembles ${account}, which you know.` : `It resembles ${account} on line ${line}.`,
  'amount-outlier': () => 'The row takes more than a fifth of the total.',
  'amount-far-from-usual': () => 'The amount is ten times or more off the middle of this list.',
  'amount-maybe-thousands': () => 'The point may be a decimal point or separate thousands.',
  'share-too-small': () => 'Its part of the total is less than the smallest unit.',
}
