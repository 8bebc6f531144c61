import { type Address, parseAddress, specialAddress } from '../address.ts'
import { type AmountFault, type DecimalStyle, parseAmount } from '../amount.ts'
import type { TokenStandard } from '../terms.ts'
import { type ColumnMapping, type ColumnRole, requiredRoles } from './columns.ts'
import { type KnownAddresses, type RowIssue, issue, roleNames } from './issues.ts'

/** What the cells of a line are read against. */
export interface RowContext {
  readonly standard: TokenStandard
  readonly decimals: number
  readonly mapping: ColumnMapping
  readonly decimalStyle: DecimalStyle | undefined
  readonly chainPrefix: string | undefined
  readonly known: KnownAddresses
}

/** What one line says. */
export interface ParsedRow {
  account?: Address
  amount?: bigint
  id?: bigint
  note?: string
  issues: RowIssue[]
}

const quote = (text: string) => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`

const amountMessages: Record<Exclude<AmountFault, 'missing'>, (text: string, decimals: number) => string> = {
  malformed: (text) => `${quote(text)} is no amount.`,
  ambiguous: (text) => `${quote(text)} can be read with a decimal comma or with thousands.`,
  scientific: (text) => `${quote(text)} is written as spreadsheets shorten numbers.`,
  negative: (text) => `${quote(text)} is below zero.`,
  zero: (text) => `${quote(text)} pays nothing.`,
  'too-many-decimals': (text, decimals) =>
    `${quote(text)} has more than the ${decimals} decimals that the token keeps.`,
  'too-large': (text) => `${quote(text)} is more than any token can hold.`,
}

const readAccount = (cell: string, context: RowContext, row: ParsedRow) => {
  const prefixed = /^([a-z0-9-]+):(0x.*)$/i.exec(cell)
  const prefix = prefixed?.[1]
  if (prefix !== undefined && prefix !== context.chainPrefix) {
    const here =
      context.chainPrefix === undefined
        ? 'this network has no such prefix'
        : `this network is ${quote(context.chainPrefix)}`
    row.issues.push(issue('address-other-chain', `${quote(cell)} is meant for ${quote(prefix)}; ${here}.`))
    return
  }
  const text = prefixed?.[2] ?? cell
  const parsed = parseAddress(text)
  if ('fault' in parsed) {
    if (parsed.fault === 'checksum')
      row.issues.push(issue('address-checksum', `${text} fails its own checksum, so a character is probably mistyped.`))
    else if (parsed.fault === 'hidden-character')
      row.issues.push(issue('address-hidden-character', `The address holds characters that can't be seen.`))
    else if (/^[^\s.]+(\.[^\s.]+)*\.[a-z]{2,}$/iu.test(text))
      row.issues.push(issue('address-is-a-name', `${quote(text)} is a name.`))
    else row.issues.push(issue('address-malformed', `${quote(text)} is no address.`))
    return
  }
  row.account = parsed.address
  const special = specialAddress(parsed.address)
  if (special === 'zero') row.issues.push(issue('address-zero', 'This is the zero address.'))
  else if (special !== undefined)
    row.issues.push(
      issue('address-special', `${parsed.address} is a ${special === 'burn' ? 'burn' : 'system'} address.`),
    )
  const same = (address: Address | undefined) =>
    address !== undefined && address.toLowerCase() === parsed.address.toLowerCase()
  if (same(context.known.token) && special !== 'zero')
    row.issues.push(issue('address-is-the-token', 'This is the token’s own contract.'))
  if (same(context.known.distributor)) row.issues.push(issue('address-is-the-distributor', 'This is the distributor.'))
  if (same(context.known.sender)) row.issues.push(issue('address-is-the-sender', 'This is the sender of the drop.'))
}

const readAmount = (cell: string, context: RowContext, row: ParsedRow) => {
  const decimals = context.standard === 'ERC1155' ? 0 : context.decimals
  const parsed = parseAmount(cell, decimals, context.decimalStyle)
  if ('amount' in parsed) row.amount = parsed.amount
  else if (parsed.fault !== 'missing')
    row.issues.push(issue(`amount-${parsed.fault}`, amountMessages[parsed.fault](cell, decimals)))
}

const readId = (cell: string, row: ParsedRow) => {
  if (!/^\d{1,78}$/.test(cell) || BigInt(cell) >= 2n ** 256n)
    row.issues.push(issue('id-malformed', `${quote(cell)} is no token id.`))
  else {
    row.id = BigInt(cell)
    if (/^[1-9]\d{14}0+$/.test(cell))
      row.issues.push(issue('id-destroyed-by-spreadsheet', `${cell} ends in zeros after its 15th digit.`))
  }
}

/** Reads the cells of one line. Whatever is not understood becomes an issue; nothing is dropped. */
export const parseRow = (cells: readonly string[], context: RowContext): ParsedRow => {
  const row: ParsedRow = { issues: [] }
  const cellOf = (role: ColumnRole) => {
    const column = context.mapping[role]
    return column === undefined ? '' : (cells[column] ?? '')
  }
  for (const role of requiredRoles(context.standard)) {
    const cell = cellOf(role)
    if (cell === '') row.issues.push(issue('missing-cell', `There is no ${roleNames[role]}.`))
    else if (role === 'account') readAccount(cell, context, row)
    else if (role === 'amount') readAmount(cell, context, row)
    else readId(cell, row)
  }
  if (context.standard === 'ERC721') row.amount = 1n
  const note = cellOf('note')
  if (note !== '') row.note = note
  return row
}
