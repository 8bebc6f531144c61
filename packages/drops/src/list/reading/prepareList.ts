import type { Keccak } from '../../keccak/loadKeccak.ts'
import { createChecksum } from '../../rows/accounts.ts'
import { isAddressShape } from '../../values/address.ts'
import type { DecimalStyle } from '../../values/numberDigits.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import { type Allocation, weightDecimals } from '../columns/allocation.ts'
import { type ColumnMapping, columnRoles, requiredRoles } from '../columns/columnRoles.ts'
import { layoutOf, type ListLayout } from '../columns/listLayout.ts'
import { isHeader, mapHeader, mapPositions, type NamedColumns } from '../columns/mapColumns.ts'
import type { AmountUnit, Decisions } from '../decisions/decisions.ts'
import type { PackedDecisions } from '../decisions/packDecisions.ts'
import type { KnownAddresses } from '../issues/knownAddresses.ts'
import type { JsonList } from './json/parseJsonList.ts'
import { decideUnit } from './decideUnit.ts'
import { inferDecimalStyle } from './inferDecimalStyle.ts'
import { findOwnToken } from '../tokens/findOwnToken.ts'
import type { RowContext } from './parseRow.ts'
import { type LineEnding, lineText, type ListEncoding, type ListSource } from './listSource.ts'
import { type Delimiter, detectDelimiter, splitCells, unclosedQuote } from './splitCells.ts'
import type { ListReading } from '../columns/listReading.ts'
import type { ListQuestion } from '../questions/listQuestion.ts'
import type { TableInput } from './table.ts'

/** What a list is read for. */
export type ReadOptions = {
  readonly standard: TokenStandard
  /** Decimals of the token. */
  readonly decimals: number
  /** Symbol of the token, which may stand beside amounts. */
  readonly symbol?: string | undefined
  /** Name of the token, such as `USD Coin`, by which rows may name it. */
  readonly name?: string | undefined
  /** The drop's chain: accounts that are written with another one are refused. */
  readonly chainId?: number | undefined
  readonly known?: KnownAddresses | undefined
  readonly mapping?: ColumnMapping | undefined
  /** Amounts in tokens, or in the token's smallest unit. Tokens, unless the file's format says otherwise. */
  readonly amountUnit?: AmountUnit | undefined
  readonly allocation?: Allocation | undefined
  /** Those of an earlier visit, about the same file: they name lines. */
  readonly decisions?: Decisions | PackedDecisions | undefined
}

/** How a list is written. */
export type ListFormat = {
  readonly encoding: ListEncoding
  readonly lineEnding: LineEnding
  readonly delimiter: Delimiter
  readonly header: readonly string[] | null
  readonly mapping: ColumnMapping
  readonly decimalStyle: DecimalStyle | undefined
  /** Which tool wrote it. Lines of `json` are its records. */
  readonly layout: ListLayout
  readonly amountUnit: AmountUnit
  readonly allocation: Allocation
  /** Another way to come to amounts that suits such a list, to be offered. */
  readonly suggestedAllocation: Allocation['kind'] | undefined
  /** Cells of the first row, one for each column: samples for choosing columns. */
  readonly sample: readonly string[]
}

/** A source, and what is known of its form before anything else is looked at. */
export type OpenedList = {
  readonly source: ListSource
  /** The records of a JSON document, whose lines have names for their columns and no header among them. */
  readonly json: Omit<JsonList, 'text'> | undefined
}

/** What is decided before the rows are read. */
export type PreparedList = {
  readonly input: TableInput
  readonly format: ListFormat
  readonly reading: ListReading
  readonly questions: readonly ListQuestion[]
}

const maxSampledLines = 50
const maxSampledAmounts = 500

function isEmptyLine(text: string) {
  return /^[\s,;|"]*$/.test(text)
}

function sampleLines(source: ListSource, textAt: (line: number) => string) {
  const sample: { line: number; text: string }[] = []
  for (let line = 0; line < source.lineCount && sample.length < maxSampledLines; line++) {
    const text = textAt(line)
    if (!isEmptyLine(text)) sample.push({ line, text })
  }
  return sample
}

/** Amounts of lines from all over the list, as large ones may stand at its end. */
function sampleAmounts(
  source: ListSource,
  textAt: (line: number) => string,
  delimiter: Delimiter,
  { amount }: ColumnMapping,
): string[] {
  if (amount === undefined) return []
  const count = Math.min(source.lineCount, maxSampledAmounts)
  return Array.from({ length: count }, (_, place) => {
    const text = textAt(Math.floor((place * source.lineCount) / count))
    const cells = splitCells(text, delimiter)
    // A note that goes on in the next line leaves a quotation mark open.
    const closed = cells === unclosedQuote ? splitCells(`${text}"`, delimiter) : cells
    return closed === unclosedQuote ? '' : (closed[amount] ?? '')
  })
}

function allows(allocation: Allocation, standard: TokenStandard) {
  return standard === 'ERC721' ? ({ kind: 'listed' } as const) : allocation
}

/** Another way to come to amounts that suits a list of this layout, whose lines have so many cells. */
function suggestAllocation(
  standard: TokenStandard,
  layout: ListLayout,
  widths: readonly number[],
): Allocation['kind'] | undefined {
  if (standard === 'ERC721') return undefined
  if (layout === 'holders' || layout === 'votes') return 'pro-rata'
  return widths.every((width) => width < 2) ? 'equal' : undefined
}

/** Finds the columns of JSON records: by their names, the account by its shape where no name tells it. */
function mapMembers(
  names: readonly string[],
  sample: readonly string[],
  contested: NamedColumns['contested'],
): ColumnMapping {
  const { mapping } = mapHeader(names)
  for (const { role } of contested) delete mapping[role]
  if (mapping.account !== undefined) return mapping
  const account = sample.findIndex(isAddressShape)
  const rest = Object.entries(mapping).filter(([, column]) => column !== account)
  return account < 0 ? mapping : { ...Object.fromEntries(rest), account }
}

/** Decides how a list is written, and what its rows are to be read against. */
export function prepareList(
  { source, json }: OpenedList,
  options: ReadOptions,
  decisions: Decisions,
  keccak: Keccak,
): PreparedList {
  const { standard } = options
  const textAt = (line: number) => decisions.edits.get(line + 1) ?? lineText(source, line)
  const lines = sampleLines(source, textAt)
  const delimiter = json ? ',' : detectDelimiter(lines.map(({ text }) => text))
  const cellsOf = (text = '') => {
    const cells = splitCells(text, delimiter)
    return cells === unclosedQuote ? [] : cells
  }
  const [first, ...others] = lines
  const firstCells = cellsOf(first?.text)
  const memberNames = json?.header
  const hasHeader =
    memberNames === undefined && (decisions.hasHeader ?? (firstCells.length > 0 && isHeader(firstCells)))
  const header = memberNames ?? (first && hasHeader && firstCells.length > 0 ? firstCells : null)
  // The first row that can be cut into cells shows which column is which.
  const sample = (hasHeader ? others : lines).map(({ text }) => cellsOf(text)).find(({ length }) => length > 0) ?? []
  const layout = json ? 'json' : layoutOf(header)
  const allocation = allows(decisions.allocation ?? options.allocation ?? { kind: 'listed' }, standard)
  const required = requiredRoles(standard, allocation.kind)

  const named = header ? mapHeader(header) : undefined
  const chosen = decisions.mapping ?? options.mapping
  const contested = named?.contested.filter(({ role }) => required.includes(role)) ?? []
  const absent = named ? required.filter((role) => named.mapping[role] === undefined) : []
  const isHeaderUnknown =
    hasHeader && header !== null && chosen === undefined && (absent.length > 0 || contested.length > 0)
  // Under a header that is not understood rows are read by position, but the header itself is an error until it is dealt with.
  const mapping =
    chosen ??
    (memberNames
      ? mapMembers(memberNames, sample, contested)
      : named && !isHeaderUnknown
        ? named.mapping
        : mapPositions(sample, standard, allocation.kind))

  const rows = (hasHeader ? others : lines).map(({ line, text }) => ({ line: line + 1, cells: cellsOf(text) }))
  const { amountUnit, question } = decideUnit({
    chosen: decisions.amountUnit ?? options.amountUnit,
    isRawDocument: json?.isRaw ?? false,
    header: header ?? [],
    mapping,
    rows,
    allocation,
    standard,
    decimals: options.decimals,
  })
  const decimalStyle =
    decisions.decimalStyle ?? inferDecimalStyle(sampleAmounts(source, textAt, delimiter, mapping), options.symbol)
  const decimals = amountUnit === 'base' || standard === 'ERC1155' ? 0 : options.decimals
  const context: RowContext = {
    standard,
    decimals: allocation.kind === 'pro-rata' ? weightDecimals : decimals,
    allocation: allocation.kind,
    mapping,
    columnCount: header && !isHeaderUnknown ? header.length : undefined,
    isHeaderless: header === null && json === undefined,
    delimiter,
    layout,
    decimalStyle,
    symbol: options.symbol,
    token: findOwnToken(rows, { ...options, mapping, layout, chosen: decisions.tokens }),
    repaired: decisions.repaired,
    chainId: options.chainId,
    known: options.known ?? {},
    names: decisions.names,
    checksum: createChecksum(keccak),
  }
  const suggestedAllocation = suggestAllocation(
    standard,
    layout,
    lines.map(({ text }) => cellsOf(text).length),
  )
  return {
    input: {
      source,
      context,
      headerLine: hasHeader && header ? (first?.line ?? -1) : -1,
      isHeaderUnknown,
      headerFault: { absent, contested },
      edits: decisions.edits,
      keccak,
    },
    format: {
      encoding: source.encoding,
      lineEnding: source.lineEnding,
      delimiter,
      header,
      mapping,
      decimalStyle,
      layout,
      amountUnit,
      allocation,
      suggestedAllocation: suggestedAllocation === allocation.kind ? undefined : suggestedAllocation,
      sample,
    },
    reading: {
      form: layout === 'json' ? 'json' : 'table',
      headerLine: header ? (first?.line ?? 0) + 1 : undefined,
      skippedLines: [],
      columns: sample.map((cell, column) => ({
        number: column + 1,
        name: header?.[column],
        content: cell === '' ? 'empty' : 'text',
        role: columnRoles.find((role) => mapping[role] === column),
      })),
      amountUnit,
      allocation,
      decimalStyle,
      isChosen: chosen !== undefined,
    },
    questions: question ? [question] : [],
  }
}
