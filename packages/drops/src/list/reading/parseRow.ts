import { getChainName } from '@slotdrop/chains/names'
import { findAddresses } from '../../values/findAddresses.ts'
import { type Address, parseAddress, specialAddress } from '../../values/address.ts'
import { isAddressShape } from '../../values/hexText.ts'
import { isNegativeNumber, numberBody, parseAmount, withoutTextMark } from '../../values/amount.ts'
import { readChain, readChainAccount, type WrittenChain } from '../../values/chainAccount.ts'
import { type DecimalStyle, isGroupedPlainly } from '../../values/numberDigits.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { Allocation } from '../columns/allocation.ts'
import { type ColumnMapping, type ColumnRole, requiredRoles } from '../columns/columnRoles.ts'
import type { ListLayout } from '../columns/listLayout.ts'
import type { ListForm } from '../decisions/decisions.ts'
import type { NameFinding } from '../decisions/nameFinding.ts'
import { isAccountLike } from '../columns/cellShapes.ts'
import { amountIssue, shortCell } from '../issues/amountIssue.ts'
import { issue, type RowIssue } from '../issues/issue.ts'
import type { RepairableKind } from '../issues/issueKinds.ts'
import type { KnownAddresses } from '../issues/knownAddresses.ts'
import { coinKey, isOwnToken, type OwnToken, tokenKey } from '../tokens/tokenCell.ts'
import { withoutUnit } from '../../values/withoutUnit.ts'
import { areGroups, joinAmount, joinCutAmount } from './cutAmount.ts'
import type { Delimiter } from './splitCells.ts'
import { isTotalLine, isTotalOfRows } from './totalLine.ts'

/** What the cells of a line are read against. */
export type RowContext = {
  readonly standard: TokenStandard
  /** Decimals of the amount column: the token's, none for raw units, more for weights. */
  readonly decimals: number
  readonly allocation: Allocation['kind']
  readonly mapping: ColumnMapping
  /** Cells of the header; undefined without one. */
  readonly columnCount: number | undefined
  /** The column in which the rest of an amount lands that a comma has cut; undefined where that is a column of its own. */
  readonly splitColumn: number | undefined
  readonly delimiter: Delimiter
  /** Cells in columns, or accounts found in a text. */
  readonly form: ListForm
  /** The cell after the amount is the rest of it. */
  readonly joinsAmount: boolean
  readonly layout: ListLayout
  readonly decimalStyle: DecimalStyle | undefined
  /** Symbol of the token, which may stand beside amounts. */
  readonly symbol: string | undefined
  /** The symbol stands beside amounts of a text, so that another word in capitals there is another token. */
  readonly statesUnits: boolean
  readonly repaired: readonly RepairableKind[]
  /** What is known of the drop's token, where a column names the token of each row. */
  readonly token: OwnToken | undefined
  readonly chainId: number | undefined
  readonly known: KnownAddresses
  readonly names: ReadonlyMap<string, NameFinding>
  /** Writes an address with its checksum. */
  readonly checksum: (address: Address) => Address
}

/** What one line says. */
export type ParsedRow = {
  account?: Address
  /** The chain that the account was written with, where it is another one than the drop's. */
  chainId?: number
  amount?: bigint
  /** The amount is a percentage of a total. */
  isPercent?: boolean
  id?: bigint
  note?: string
  /** The name that the account was written as. */
  name?: string
  issues: RowIssue[]
}

const nameShape = /^[^\s.:]+(\.[^\s.:]+)*\.[a-z]{2,}$/iu

/** Whether a cell is written like a name such as `alice.eth`. */
export function isName(cell: string): boolean {
  return nameShape.test(cell)
}

function same(a: Address | undefined, b: string) {
  return a !== undefined && a.toLowerCase() === b.toLowerCase()
}

function judgeAccount(account: Address, { known }: RowContext, row: ParsedRow) {
  row.account = account
  const special = specialAddress(account)
  if (special === 'zero') row.issues.push(issue('address-zero'))
  else if (special !== undefined)
    row.issues.push(issue('address-special', { account, use: special === 'burn' ? 'burn' : 'system' }))
  if (same(known.token, account) && special !== 'zero') row.issues.push(issue('address-is-the-token'))
  if (same(known.distributor, account)) row.issues.push(issue('address-is-the-distributor'))
  if (same(known.sender, account)) row.issues.push(issue('address-is-the-sender'))
}

function parseNameCell(name: string, context: RowContext, row: ParsedRow) {
  row.name = name
  const finding = context.names.get(name)
  if (finding === undefined) row.issues.push(issue('address-is-a-name', { name: shortCell(name) }))
  else if (finding.kind === 'malformed')
    row.issues.push(issue('name-malformed', { name: shortCell(name), reason: finding.reason }))
  else if (finding.kind === 'not-found') row.issues.push(issue('name-not-found', { name: shortCell(finding.name) }))
  else {
    const { address, blockNumber } = finding
    row.issues.push(issue('name-resolved', { name: shortCell(finding.name), address, blockNumber }))
    judgeAccount(address, context, row)
  }
}

/** The chain to hold against the drop's. An explorer's link alone refuses nothing in a list that is read for no chain. */
function namedChain(chain: WrittenChain | undefined, { chainId }: RowContext): WrittenChain | undefined {
  return chain?.by === 'explorer' && chainId === undefined ? undefined : chain
}

/** Whether an account is written with the drop's own chain, or with none; else the row is refused. */
function isOnChain(
  cell: string,
  account: string,
  chain: WrittenChain | undefined,
  context: RowContext,
  row: ParsedRow,
) {
  if (chain === undefined || (chain.id !== undefined && chain.id === context.chainId)) return true
  const { id, written } = chain
  const nameOf = (chainId: number) => getChainName(chainId) ?? `eip155:${chainId}`
  row.issues.push(
    issue('address-other-chain', {
      cell: shortCell(cell),
      chain: id === undefined ? shortCell(written) : nameOf(id),
      chainId: id,
      here: context.chainId === undefined ? undefined : nameOf(context.chainId),
    }),
  )
  // It is read for the drop on that chain; here one sees whom it pays.
  const parsed = parseAddress(account, context.checksum)
  if ('address' in parsed) row.account = parsed.address
  if (id !== undefined) row.chainId = id
  return false
}

function parseAccountCell(cell: string, context: RowContext, row: ParsedRow) {
  const read = readChainAccount(cell)
  const found = namedChain(read?.chain, context) && read
  const text = found?.account ?? cell
  const parsed = parseAddress(text, context.checksum)
  if ('fault' in parsed && parsed.fault === 'hidden-character') {
    if (parsed.plain !== undefined && context.repaired.includes('address-hidden-character'))
      parseAccountCell(
        cell.replace(text, () => parsed.plain ?? ''),
        context,
        row,
      )
    else row.issues.push(issue('address-hidden-character', { character: parsed.character }))
    return
  }
  if (!isOnChain(cell, text, found?.chain, context, row)) return
  if (found?.isMistyped) row.issues.push(issue('address-checksum', { cell: shortCell(cell) }))
  if ('address' in parsed) judgeAccount(parsed.address, context, row)
  else if (parsed.fault === 'checksum') {
    row.issues.push(issue('address-checksum', { cell: text }))
    // "I checked it" takes the address as it is written; until then nothing is paid to it.
    const written = text.trim()
    if (isAddressShape(written)) judgeAccount(context.checksum(written), context, row)
  } else if (isName(text)) parseNameCell(text, context, row)
  else parseTextWithAddress(cell, context, row)
}

/** A cell that is no address, and may hold one. */
function parseTextWithAddress(cell: string, context: RowContext, row: ParsedRow) {
  const [found, ...others] = findAddresses(cell)
  if (found === undefined) row.issues.push(issue('address-malformed', { cell: shortCell(cell) }))
  else if (others.length > 0)
    row.issues.push(issue('addresses-in-one-cell', { cell: shortCell(cell), count: others.length + 1 }))
  else if (isOnChain(cell, found.address, namedChain(found.chain, context), context, row)) {
    if (context.repaired.includes('address-in-text')) parseAccountCell(found.address, context, row)
    else row.issues.push(issue('address-in-text', { cell: shortCell(cell), account: found.address }))
  }
}

function isReadable(number: string, { decimals }: RowContext): boolean {
  const read = parseAmount(number, decimals)
  return !('fault' in read) || (read.fault !== 'malformed' && read.fault !== 'missing')
}

/** A number beside a currency sign or the token's symbol. */
function parseAmountWithUnit(cell: string, context: RowContext, row: ParsedRow) {
  const number = withoutUnit(cell, context.symbol)
  if (number === undefined || !isReadable(number, context))
    row.issues.push(issue('amount-malformed', { cell: shortCell(cell) }))
  else if (context.repaired.includes('amount-with-unit') || isNegativeNumber(number))
    parseAmountCell(number, context, row)
  else row.issues.push(issue('amount-with-unit', { cell: shortCell(cell), number: shortCell(number) }))
}

function parseAmountCell(cell: string, context: RowContext, row: ParsedRow) {
  const { decimals, repaired } = context
  const style = context.decimalStyle ?? (isGroupedPlainly(numberBody(cell)) ? 'point' : undefined)
  const parsed = parseAmount(cell, decimals, style)
  if ('amount' in parsed) {
    row.amount = parsed.amount
    return
  }
  if (parsed.fault === 'malformed') parseAmountWithUnit(cell, context, row)
  else if (parsed.fault === 'scientific' && repaired.includes('amount-scientific'))
    parseAmountCell(parsed.plain, { ...context, decimalStyle: 'point' }, row)
  else if (
    parsed.fault === 'unusual-character' &&
    parsed.plain !== undefined &&
    repaired.includes('amount-unusual-character')
  )
    parseAmountCell(parsed.plain, context, row)
  else if (parsed.fault === 'percent' && context.allocation === 'pro-rata') {
    parseAmountCell(parsed.plain, context, row)
    row.isPercent = true
  } else row.issues.push(amountIssue(cell, parsed, decimals))
}

function parseIdCell(written: string, row: ParsedRow) {
  const cell = withoutTextMark(written)
  if (!/^\d{1,78}$/.test(cell) || BigInt(cell) >= 2n ** 256n) {
    const cut = /^\d+([.,]\d+)?e\+?\d+$/i.test(cell)
    row.issues.push(
      cut
        ? issue('id-destroyed-by-spreadsheet', { cell: shortCell(cell), sign: 'scientific' })
        : issue('id-malformed', { cell: shortCell(cell) }),
    )
    return
  }
  row.id = BigInt(cell)
  if (/^[1-9]\d{14}0+$/.test(cell)) row.issues.push(issue('id-destroyed-by-spreadsheet', { cell, sign: 'zeros' }))
}

/** A file that names the token of each row must not pay in another one. */
function findOtherToken(cell: string, token: OwnToken): RowIssue | undefined {
  if (isOwnToken(cell, token)) return undefined
  return issue('other-token', {
    token: tokenKey(cell, token.isEmptyCoin) === coinKey ? undefined : shortCell(cell),
  })
}

/** Reads an account whose chain stands in a column of its own. A list that is read for no chain is not held against it. */
function parseAccountOnChain(cell: string, chain: string, context: RowContext, row: ParsedRow) {
  parseAccountCell(cell, context, row)
  if (chain === '' || context.chainId === undefined || row.chainId !== undefined) return
  isOnChain(chain, cell, readChain(chain), context, row)
}

function readAccount(cell: string, chain: string, context: RowContext): ParsedRow {
  const row: ParsedRow = { issues: [] }
  if (cell !== '') parseAccountOnChain(cell, chain, context, row)
  return row
}

function checkShape(cells: readonly string[], context: RowContext, row: ParsedRow) {
  const { columnCount, delimiter, splitColumn } = context
  if (columnCount !== undefined) {
    const extra = cells.slice(columnCount).find((cell) => cell !== '')
    if (extra !== undefined) row.issues.push(issue('too-many-cells', { columns: columnCount, cell: shortCell(extra) }))
  }
  if (splitColumn === undefined) return
  const written = cells[splitColumn - 1] ?? ''
  const next = cells[splitColumn] ?? ''
  const isLast = cells.findLastIndex((cell) => cell !== '') === splitColumn
  if (columnCount === undefined ? /^\d+(\.\d+)?$/.test(next) : isLast && areGroups(written, next))
    row.issues.push(issue('amount-split', { cell: shortCell(`${written}${delimiter}${next}`) }))
}

/** The row as it was meant, where commas have cut its amount; undefined for any other. */
function joinCut(cells: readonly string[], context: RowContext): readonly string[] | undefined {
  const { columnCount, delimiter, mapping, splitColumn, decimalStyle } = context
  const { account, amount } = mapping
  // A comma that may be the decimal mark is not taken for one between thousands.
  if (amount === undefined || delimiter !== ',' || decimalStyle === 'comma') return undefined
  if (columnCount === undefined && splitColumn === undefined) return undefined
  const isLong = columnCount !== undefined && cells.length > columnCount
  const joined = isLong
    ? joinCutAmount(cells, columnCount, amount)
    : splitColumn !== undefined && context.repaired.includes('amount-split')
      ? joinAmount(cells, amount, 1)
      : undefined
  return joined && isAccountLike(joined[account ?? -1] ?? '') ? joined : undefined
}

/** Reads the cells of one line. Whatever is not understood becomes an issue; nothing is dropped. */
export function parseRow(written: readonly string[], context: RowContext): ParsedRow {
  const row: ParsedRow = { issues: [] }
  const joined = joinCut(written, context)
  const isJoined = joined !== undefined && context.repaired.includes('amount-split')
  const cells = joined ?? written
  const cellOf = (role: ColumnRole) => {
    const column = context.mapping[role]
    return column === undefined ? '' : (cells[column] ?? '')
  }
  const other = context.token && findOtherToken(cellOf('token'), context.token)
  if (other) {
    if (isTotalOfRows(cells, context.mapping)) return { issues: [issue('total-line')] }
    // The other cells are read for the drop of that token; here one sees whom it pays.
    const { account, chainId, issues } = readAccount(cellOf('account'), cellOf('chain'), context)
    const isSure = account !== undefined && !issues.some(({ kind }) => kind === 'address-checksum')
    return { ...(isSure ? { account } : {}), ...(chainId === undefined ? {} : { chainId }), issues: [other] }
  }
  for (const role of requiredRoles(context.standard, context.allocation)) {
    const cell = cellOf(role)
    if (cell === '') row.issues.push(issue('missing-cell', { role }))
    else if (role === 'account') parseAccountOnChain(cell, cellOf('chain'), context, row)
    else if (role === 'amount' && joined && !isJoined) row.issues.push(issue('amount-split', { cell: shortCell(cell) }))
    else if (role === 'amount') parseAmountCell(cell, isJoined ? { ...context, decimalStyle: 'point' } : context, row)
    else parseIdCell(cell, row)
  }
  if (row.account === undefined && row.name === undefined && isTotalLine(cells))
    return { issues: [issue('total-line')] }
  checkShape(cells, context, row)
  if (context.standard === 'ERC721') row.amount = 1n
  const note = cellOf('note')
  if (note !== '') row.note = note
  return row
}
