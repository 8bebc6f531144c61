import { type Address, parseAddress, specialAddress } from '../address.ts'
import { type AmountFault, type DecimalStyle, parseAmount } from '../amount.ts'
import type { TokenStandard } from '../terms.ts'
import { type Allocation, type ColumnMapping, type ColumnRole, type ListLayout, requiredRoles } from './columns.ts'
import { type KnownAddresses, type RowIssue, issue, roleNames } from './issues.ts'
import type { NameFinding } from './names.ts'
import type { Delimiter } from './splitCells.ts'

/** What the cells of a line are read against. */
export interface RowContext {
  readonly standard: TokenStandard
  /** Decimals of the amount column: the token's, none for raw units, more for weights. */
  readonly decimals: number
  readonly allocation: Allocation['kind']
  readonly mapping: ColumnMapping
  /** Cells of the header; undefined without one. */
  readonly columnCount: number | undefined
  /** Columns were found by their place alone, with no header at all. */
  readonly isHeaderless: boolean
  readonly delimiter: Delimiter
  readonly layout: ListLayout
  readonly decimalStyle: DecimalStyle | undefined
  readonly chainPrefix: string | undefined
  readonly known: KnownAddresses
  readonly names: ReadonlyMap<string, NameFinding>
  /** Writes an address with its checksum. */
  readonly checksum: (address: Address) => Address
}

/** What one line says. */
export interface ParsedRow {
  account?: Address
  amount?: bigint
  id?: bigint
  note?: string
  /** The name that the account was written as. */
  name?: string
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
    decimals === 0
      ? `${quote(text)} is no whole number.`
      : `${quote(text)} has more than the ${decimals} decimals that the token keeps.`,
  'too-large': (text) => `${quote(text)} is more than any token can hold.`,
}

const prefixed = /^([a-z0-9-]+):(0x.*)$/i
const nameShape = /^[^\s.:]+(\.[^\s.:]+)*\.[a-z]{2,}$/iu

/** Whether a cell is written like a name such as `alice.eth`. */
export const isName = (cell: string): boolean => nameShape.test(cell)

const same = (a: Address | undefined, b: Address) => a !== undefined && a.toLowerCase() === b.toLowerCase()

const judgeAccount = (account: Address, { known }: RowContext, row: ParsedRow) => {
  row.account = account
  const special = specialAddress(account)
  if (special === 'zero') row.issues.push(issue('address-zero', 'This is the zero address.'))
  else if (special !== undefined)
    row.issues.push(issue('address-special', `${account} is a ${special === 'burn' ? 'burn' : 'system'} address.`))
  if (same(known.token, account) && special !== 'zero')
    row.issues.push(issue('address-is-the-token', 'This is the token’s own contract.'))
  if (same(known.distributor, account)) row.issues.push(issue('address-is-the-distributor', 'This is the distributor.'))
  if (same(known.sender, account)) row.issues.push(issue('address-is-the-sender', 'This is the sender of the drop.'))
}

const readName = (name: string, context: RowContext, row: ParsedRow) => {
  row.name = name
  const finding = context.names.get(name)
  if (finding === undefined) row.issues.push(issue('address-is-a-name', `${quote(name)} is a name.`))
  else if (finding.kind === 'malformed')
    row.issues.push(issue('name-malformed', `${quote(name)} is no valid name: ${finding.reason}.`))
  else if (finding.kind === 'not-found')
    row.issues.push(issue('name-not-found', `${quote(finding.name)} has no address.`))
  else {
    row.issues.push(
      issue('name-resolved', `${quote(finding.name)} was ${finding.address} at block ${finding.blockNumber}.`),
    )
    judgeAccount(finding.address, context, row)
  }
}

const readAccount = (cell: string, context: RowContext, row: ParsedRow) => {
  const found = prefixed.exec(cell)
  const prefix = found?.[1]
  if (prefix !== undefined && prefix !== context.chainPrefix) {
    const here =
      context.chainPrefix === undefined
        ? 'this network has no such prefix'
        : `this network is ${quote(context.chainPrefix)}`
    row.issues.push(issue('address-other-chain', `${quote(cell)} is meant for ${quote(prefix)}; ${here}.`))
    return
  }
  const text = found?.[2] ?? cell
  const parsed = parseAddress(text, context.checksum)
  if ('address' in parsed) judgeAccount(parsed.address, context, row)
  else if (parsed.fault === 'checksum') {
    row.issues.push(issue('address-checksum', `${text} fails its own checksum, so a character is probably mistyped.`))
    // "I checked it" takes the address as it is written; until then nothing is paid to it.
    judgeAccount(context.checksum(text as Address), context, row)
  } else if (parsed.fault === 'hidden-character')
    row.issues.push(issue('address-hidden-character', `The address holds characters that can't be seen.`))
  else if (isName(text)) readName(text, context, row)
  else row.issues.push(issue('address-malformed', `${quote(text)} is no address.`))
}

const readAmount = (cell: string, { decimals, decimalStyle }: RowContext, row: ParsedRow) => {
  const parsed = parseAmount(cell, decimals, decimalStyle)
  if ('amount' in parsed) row.amount = parsed.amount
  else if (parsed.fault !== 'missing')
    row.issues.push(issue(`amount-${parsed.fault}`, amountMessages[parsed.fault](cell, decimals)))
}

const readId = (cell: string, row: ParsedRow) => {
  if (!/^\d{1,78}$/.test(cell) || BigInt(cell) >= 2n ** 256n) {
    const cut = /^\d+([.,]\d+)?e\+?\d+$/i.test(cell)
    row.issues.push(
      cut
        ? issue('id-destroyed-by-spreadsheet', `${quote(cell)} is written as spreadsheets shorten numbers.`)
        : issue('id-malformed', `${quote(cell)} is no token id.`),
    )
    return
  }
  row.id = BigInt(cell)
  if (/^[1-9]\d{14}0+$/.test(cell))
    row.issues.push(issue('id-destroyed-by-spreadsheet', `${cell} ends in zeros after its 15th digit.`))
}

/** A file that names the token of each row must not pay in another one. */
const checkToken = (cell: string, { standard, known, layout }: RowContext, row: ParsedRow) => {
  const isAddress = /^0x[0-9a-f]{40}$/i.test(cell)
  const isOther = isAddress
    ? standard === 'NATIVE' || (known.token !== undefined && !same(known.token, cell as Address))
    : cell === '' && layout === 'safe' && standard !== 'NATIVE'
  if (isOther)
    row.issues.push(
      issue('other-token', isAddress ? `The row is for the token ${cell}.` : 'The row is for the chain’s own coin.'),
    )
}

const checkShape = (cells: readonly string[], context: RowContext, row: ParsedRow) => {
  const { columnCount, delimiter, mapping, isHeaderless } = context
  if (columnCount !== undefined) {
    const extra = cells.slice(columnCount).find((cell) => cell !== '')
    if (extra !== undefined)
      row.issues.push(
        issue('too-many-cells', `The header has ${columnCount} columns, and ${quote(extra)} is beyond them.`),
      )
    return
  }
  if (!isHeaderless) return
  const amount = mapping.amount
  const next = amount === undefined ? '' : (cells[amount + 1] ?? '')
  if (amount !== undefined && delimiter === ',' && amount + 1 !== mapping.id && /^\d+(\.\d+)?$/.test(next))
    row.issues.push(issue('amount-split', `${quote(`${cells[amount]},${next}`)} may be one amount.`))
}

/** Reads the cells of one line. Whatever is not understood becomes an issue; nothing is dropped. */
export const parseRow = (cells: readonly string[], context: RowContext): ParsedRow => {
  const row: ParsedRow = { issues: [] }
  const cellOf = (role: ColumnRole) => {
    const column = context.mapping[role]
    return column === undefined ? '' : (cells[column] ?? '')
  }
  for (const role of requiredRoles(context.standard, context.allocation)) {
    const cell = cellOf(role)
    if (cell === '') row.issues.push(issue('missing-cell', `There is no ${roleNames[role]}.`))
    else if (role === 'account') readAccount(cell, context, row)
    else if (role === 'amount') readAmount(cell, context, row)
    else readId(cell, row)
  }
  checkShape(cells, context, row)
  if (context.mapping.token !== undefined) checkToken(cellOf('token'), context, row)
  if (context.standard === 'ERC721') row.amount = 1n
  const note = cellOf('note')
  if (note !== '') row.note = note
  return row
}
