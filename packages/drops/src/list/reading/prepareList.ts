import type { Keccak } from '../../keccak/loadKeccak.ts'
import { createChecksum } from '../../rows/accounts.ts'
import type { DecimalStyle } from '../../values/numberDigits.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import { type Allocation, weightDecimals } from '../columns/allocation.ts'
import { type ColumnMapping, columnRoles } from '../columns/columnRoles.ts'
import { layoutOf, type ListLayout } from '../columns/listLayout.ts'
import { minFilled } from '../columns/chooseColumns.ts'
import type { AmountUnit, Decisions } from '../decisions/decisions.ts'
import type { PackedDecisions } from '../decisions/packDecisions.ts'
import type { KnownAddresses } from '../issues/knownAddresses.ts'
import type { ArrangedRows } from './arrangeRows.ts'
import type { JsonList } from './json/parseJsonList.ts'
import { decideUnit } from './decideUnit.ts'
import { inferDecimalStyle } from './inferDecimalStyle.ts'
import { findOwnToken } from '../tokens/findOwnToken.ts'
import type { RowContext } from './parseRow.ts'
import { type LineEnding, lineText, type ListEncoding, type ListSource } from './listSource.ts'
import { columnsQuestion } from '../questions/columnsQuestion.ts'
import { linesLeftOut, listsQuestion } from '../questions/listsQuestion.ts'
import { type ListShape, listShape, type MappingChoice, recordShape } from './listShape.ts'
import { type CellContext, rowCells } from './rowCells.ts'
import { type Delimiter, unclosedQuote } from './splitCells.ts'
import { findTotalRows } from './totalRows.ts'
import { namesUnit, shareUnit, type TextForm } from './textRows.ts'
import type { ListReading, ReadColumn } from '../columns/listReading.ts'
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
  /** How recipients were written that do not have a line each, and are rows now. */
  readonly arranged?: Omit<ArrangedRows, 'text'> | undefined
}

/** What is decided before the rows are read. */
export type PreparedList = {
  readonly input: TableInput
  readonly format: ListFormat
  readonly reading: ListReading
  readonly questions: readonly ListQuestion[]
  /** Ways to read a text that have to be chosen from. */
  readonly forms: readonly TextForm[]
}

const maxSampledAmounts = 500

/** Amounts of lines from all over the list, as large ones may stand at its end. */
function sampleAmounts(source: ListSource, textAt: (line: number) => string, context: CellContext): string[] {
  const { amount } = context.mapping
  if (amount === undefined) return []
  const count = Math.min(source.lineCount, maxSampledAmounts)
  return Array.from({ length: count }, (_, place) => {
    const text = textAt(Math.floor((place * source.lineCount) / count))
    const cells = rowCells(text, context)
    // A note that goes on in the next line leaves a quotation mark open.
    const closed = cells === unclosedQuote ? rowCells(`${text}"`, context) : cells
    return closed === unclosedQuote ? '' : (closed[amount] ?? '')
  })
}

function allows(allocation: Allocation, standard: TokenStandard) {
  return standard === 'ERC721' ? ({ kind: 'listed' } as const) : allocation
}

function suggestAllocation(standard: TokenStandard, layout: ListLayout, { rows, form }: ListShape) {
  if (standard === 'ERC721') return undefined
  if (layout === 'holders' || layout === 'votes') return 'pro-rata'
  return form === 'text' || rows.every(({ cells }) => cells.length < 2) ? 'equal' : undefined
}

/** The column after the amounts, where a number is a part of the amount; undefined where numbers there are a column of their own. */
function findSplitColumn(mapping: ColumnMapping, { profiles, rows }: ListShape): number | undefined {
  if (mapping.amount === undefined) return undefined
  const column = mapping.amount + 1
  const isOfRole = columnRoles.some((role) => role !== 'note' && mapping[role] === column)
  return isOfRole || (profiles[column]?.numbers ?? 0) >= rows.length * minFilled ? undefined : column
}

function readColumns({ profiles, header }: ListShape, mapping: ColumnMapping): ReadColumn[] {
  return profiles.map(({ content }, column) => ({
    number: column + 1,
    name: header?.cells[column],
    content,
    role: columnRoles.find((role) => mapping[role] === column),
  }))
}

/** Decides how a list is written, and what its rows are to be read against. */
export function prepareList(
  { source, json: document }: OpenedList,
  options: ReadOptions,
  decisions: Decisions,
  keccak: Keccak,
): PreparedList {
  const { standard, symbol } = options
  const textAt = (line: number) => decisions.edits.get(line + 1) ?? lineText(source, line)
  const allocation = allows(decisions.allocation ?? options.allocation ?? { kind: 'listed' }, standard)
  const decided = decisions.mapping ?? options.mapping
  const purpose = { standard, allocation: allocation.kind, symbol, isMapped: decided !== undefined }
  const json = document?.isLines ? undefined : document
  const lists = json?.lists ?? []
  const leftLines = linesLeftOut(lists, decisions.lists)
  const shape = json?.header
    ? recordShape(source, decisions, json.header, purpose, leftLines)
    : listShape(source, json ? { ...decisions, delimiter: ',', form: 'table' } : decisions, purpose)
  const { delimiter, form, rows } = shape
  const header = shape.header?.cells ?? null
  const sample = rows[0]?.cells ?? []
  const layout = json ? 'json' : layoutOf(header)
  const isChosen = decided !== undefined && form === 'table'
  const choices: ListShape['choices'] = isChosen
    ? [{ mapping: decided, joinsAmount: decisions.joinsAmount }]
    : shape.choices
  const isHeaderUnknown = json?.header === undefined && !isChosen && shape.absent.length > 0

  const numbered = rows.map(({ line, cells }) => ({ line: line + 1, cells }))
  const unitOf = (mapping: ColumnMapping) =>
    decideUnit({
      chosen: decisions.amountUnit ?? options.amountUnit,
      isRawDocument: json?.isRaw ?? false,
      header: header ?? [],
      mapping,
      rows: numbered,
      allocation,
      standard,
      decimals: options.decimals,
    })
  const statesUnits =
    form !== 'table' &&
    (rows.some(({ line }) => namesUnit(textAt(line), symbol)) || shareUnit(rows.map(({ line }) => textAt(line))))
  const contextOf = ({ mapping, joinsAmount }: MappingChoice): RowContext => {
    const cells = { delimiter, form, joinsAmount, mapping, symbol, statesUnits }
    const decimals = unitOf(mapping).amountUnit === 'base' || standard === 'ERC1155' ? 0 : options.decimals
    const mayBeSplit =
      json === undefined && form === 'table' && !joinsAmount && (header === null || (delimiter === ',' && !isChosen))
    return {
      ...cells,
      standard,
      decimals: allocation.kind === 'pro-rata' ? weightDecimals : decimals,
      allocation: allocation.kind,
      columnCount: header && !isHeaderUnknown ? header.length : undefined,
      splitColumn: mayBeSplit ? findSplitColumn(mapping, shape) : undefined,
      layout,
      decimalStyle:
        decisions.decimalStyle ??
        inferDecimalStyle(sampleAmounts(source, textAt, cells), symbol, shape.statesSemicolon),
      token: findOwnToken(numbered, { ...options, mapping, layout, chosen: decisions.tokens }),
      repaired: decisions.repaired,
      chainId: options.chainId,
      known: options.known ?? {},
      names: decisions.names,
      checksum: createChecksum(keccak),
    }
  }
  const context = contextOf(choices[0])
  const { mapping, decimalStyle } = context
  const skipped = new Set([...shape.skipped, ...leftLines])
  const { amountUnit, question } = unitOf(mapping)
  const suggestedAllocation = suggestAllocation(standard, layout, shape)
  return {
    input: {
      source,
      context,
      headerLine: shape.header?.line ?? -1,
      isHeaderUnknown,
      headerFault: { absent: shape.absent },
      skipped,
      leftLines,
      totalRows: findTotalRows(
        source,
        textAt,
        context,
        rows.map(({ line }) => line),
        skipped,
      ),
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
      form: form === 'table' ? (layout === 'json' ? 'json' : 'table') : 'text',
      headerLine: shape.header === undefined || shape.header.line < 0 ? undefined : shape.header.line + 1,
      skippedLines: shape.skipped.map((line) => line + 1),
      columns: form === 'table' ? readColumns(shape, mapping) : [],
      amountUnit,
      allocation,
      decimalStyle,
      isChosen,
    },
    questions: [
      ...(lists.length > 0 && decisions.lists === undefined ? [listsQuestion(lists, textAt, context)] : []),
      ...(choices.length > 1 ? [columnsQuestion(shape, textAt, contextOf)] : []),
      ...(question ? [question] : []),
    ],
    forms: shape.forms,
  }
}
