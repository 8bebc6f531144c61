import { findChainByShortName } from '@slotdrop/chains/names'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import type { Allocation } from '../columns/allocation.ts'
import { isAccountLike } from '../columns/cellShapes.ts'
import { chooseColumns } from '../columns/chooseColumns.ts'
import type { ColumnMapping, ColumnRole } from '../columns/columnRoles.ts'
import { findHeader, type SampleLine } from '../columns/findHeader.ts'
import { mapPositions } from '../columns/mapColumns.ts'
import { type ColumnProfile, profileColumns } from '../columns/profileColumns.ts'
import type { Decisions, ListForm } from '../decisions/decisions.ts'
import { lineText, type ListSource } from './listSource.ts'
import { joinOnlyCutAmount } from './cutAmount.ts'
import { type Delimiter, detectDelimiter, splitCells, unclosedQuote, wholeAccount } from './splitCells.ts'
import { type TextForm, textForms, textMapping } from './textRows.ts'
import { isTotalLine } from './totalLine.ts'

/** What a list may be meant as: a mapping, whose amount may go on in the next cell. */
export type MappingChoice = { readonly mapping: ColumnMapping; readonly joinsAmount: boolean }

/** How the lines of a file are arranged, by their first rows. */
export type ListShape = {
  readonly form: ListForm
  /** Forms that the list may have, where that has to be asked. */
  readonly forms: readonly TextForm[]
  readonly delimiter: Delimiter
  /** The file states that `;` separates its cells, as spreadsheets with a decimal comma do. */
  readonly statesSemicolon: boolean
  readonly header: SampleLine | undefined
  /** Lines around the rows that are no rows, from 0. */
  readonly skipped: readonly number[]
  /** Rows of the sample, cut into cells. */
  readonly rows: readonly SampleLine[]
  readonly profiles: readonly ColumnProfile[]
  /** Mappings that may be meant, the likeliest first. */
  readonly choices: readonly [MappingChoice, ...MappingChoice[]]
  readonly contested: ColumnRole
  /** Roles that a header names no column of. */
  readonly absent: readonly ColumnRole[]
}

/** What the shape of a list depends on beside its lines. */
export type ShapeContext = {
  readonly standard: TokenStandard
  readonly allocation: Allocation['kind']
  readonly symbol: string | undefined
  /** Columns are chosen already. */
  readonly isMapped: boolean
}

/** Rows that columns are judged by, and lines that may come before them. */
const maxSampledRows = 200
const maxLinesAbove = 20
/** Lines at the end that may be totals, with blank ones among them. */
const maxLinesBelow = 12

const separatorLine = /^["']?sep=(.)["']?$/i
/** Comments of programs, such as `# encoding: utf-8`. */
const commentLine = /^\s*(?:#\s|#!|#.*coding|\/\/|<\?xml)/i

/** The line between the header and the rows of a table that is drawn in text. */
const ruleLine = /^[\s|:+=-]*-{3,}[\s|:+=-]*$/

function isEmptyLine(text: string): boolean {
  return /^[\s,;|"]*$/.test(text)
}

function sampleLines(source: ListSource, textAt: (line: number) => string, from: number) {
  const sample: { line: number; text: string }[] = []
  for (let line = from; line < source.lineCount && sample.length < maxSampledRows + maxLinesAbove; line++) {
    const text = textAt(line)
    if (!isEmptyLine(text)) sample.push({ line, text })
  }
  return sample
}

/** Lines at the end that add up the others, such as `Total,,350`. */
function totalsBelow(
  source: ListSource,
  textAt: (line: number) => string,
  delimiter: Delimiter,
  from: number,
): number[] {
  const found: number[] = []
  for (let line = source.lineCount - 1, seen = 0; line >= from && seen < maxLinesBelow; line--, seen++) {
    const text = textAt(line)
    if (isEmptyLine(text)) continue
    const cells = splitCells(text, delimiter)
    if (cells === unclosedQuote || cells.some(isAccountLike) || !isTotalLine(cells)) break
    found.push(line)
  }
  return found.toReversed()
}

/** Whether a comma inside the amounts may have cut them: whole digits follow whole digits on the same side of the address. */
function joinedChoice(mapping: ColumnMapping, rows: readonly SampleLine[], profiles: readonly ColumnProfile[]) {
  const { account = 0, amount = 0 } = mapping
  const next = profiles[amount + 1]
  if (amount < account || !next || next.numbers < rows.length * 0.5) return undefined
  const isCut = rows.every(({ cells }) => /^\d*$/.test(cells[amount] ?? '') && /^\d*$/.test(cells[amount + 1] ?? ''))
  return isCut ? { mapping, joinsAmount: true } : undefined
}

/** Whether a word that is no chain stands before an address, with a colon that belongs to neither of them. */
function isLabelled(text: string): boolean {
  const [, word] = /([\p{L}\d-]+):0x/iu.exec(text) ?? []
  return word !== undefined && findChainByShortName(word.toLowerCase()) === undefined
}

/** Whether anything in a line is neither an account nor a number. */
function hasWords({ cells }: SampleLine): boolean {
  return cells.some((cell) => cell !== '' && !wholeAccount.test(cell) && !/^[\d.,'_ ]+$/.test(cell))
}

/** Whether accounts do not stand in one column, but in the midst of words. */
function isText(
  rows: readonly SampleLine[],
  textAt: (line: number) => string,
  delimiter: Delimiter,
  { account }: ColumnMapping,
  profiles: readonly ColumnProfile[],
) {
  const named = rows.filter(({ cells }) => cells.some(isAccountLike))
  if (named.length === 0) return false
  const inColumn = named.filter(({ cells }) => account !== undefined && isAccountLike(cells[account] ?? ''))
  if (inColumn.length < named.length * 0.6) return true
  const prose = named.filter((row) => hasWords(row) && !isLabelled(textAt(row.line)))
  if ((delimiter === ':' || delimiter === '=') && prose.length > named.length / 2) return true
  return (
    delimiter === ' ' &&
    profiles.some(
      ({ content, filled }, column) =>
        column !== account && filled > 0 && content !== 'amounts' && content !== 'sequence' && content !== 'timestamps',
    )
  )
}

/** Finds out how a list is arranged, under the decisions so far. */
export function listShape(source: ListSource, decisions: Decisions, context: ShapeContext): ListShape {
  const textAt = (line: number) => decisions.edits.get(line + 1) ?? lineText(source, line)
  const start = Math.max(0, (decisions.linesFrom ?? 1) - 1)
  const above: number[] = []
  for (let line = 0; line < Math.min(start, source.lineCount); line++) if (!isEmptyLine(textAt(line))) above.push(line)
  const lines = sampleLines(source, textAt, start)
  let separator: Delimiter | undefined
  for (let first = lines[0]; first && decisions.linesFrom === undefined; first = lines[0]) {
    const found = separatorLine.exec(first.text.trim())
    if (!found && !commentLine.test(first.text)) break
    if (found) separator = [',', ';', '\t', '|', '=', ':', ' '].find((each): each is Delimiter => each === found[1])
    above.push(first.line)
    lines.shift()
  }
  const rules = lines.filter(({ text }) => ruleLine.test(text)).map(({ line }) => line)
  const delimiter = decisions.delimiter ?? separator ?? detectDelimiter(lines.map(({ text }) => text))
  const cut = lines.flatMap(({ line, text }): SampleLine[] => {
    if (rules.includes(line)) return []
    const cells = splitCells(text, delimiter)
    return [{ line, cells: cells === unclosedQuote ? [] : cells }]
  })
  const { header, skipped } = findHeader(cut, decisions.hasHeader)
  const firstRow = (header?.line ?? skipped.at(-1) ?? above.at(-1) ?? start - 1) + 1
  const totals = totalsBelow(source, textAt, delimiter, firstRow)
  const rows = cut
    .filter(({ line, cells }) => line >= firstRow && !totals.includes(line) && cells.length > 0)
    .slice(0, maxSampledRows)
    .map(({ line, cells }) => ({
      line,
      cells: header && delimiter === ',' ? joinOnlyCutAmount(cells, header.cells.length) : cells,
    }))
  const profiles = profileColumns(
    rows.map(({ cells }) => cells),
    context.symbol,
    header?.cells.length,
  )
  const chosen = chooseColumns({ header: header?.cells, profiles, rows: rows.length, ...context })
  const [best = {}] = chosen.mappings
  const base = {
    delimiter,
    statesSemicolon: separator === ';',
    header,
    skipped: [...above, ...skipped, ...rules, ...totals],
    rows,
    profiles,
  }
  const isDecided = decisions.form !== undefined || context.isMapped || decisions.hasHeader !== undefined
  // A first line of as many words as the rows have cells is a header; any other one is a part of the text.
  const mayBeText = !isDecided && context.standard !== 'ERC1155' && (!header || delimiter === ' ')
  const isHeaded = header !== undefined && rows.every(({ cells }) => cells.length === header.cells.length)
  const texts = lines.filter(({ line }) => line > (above.at(-1) ?? -1)).map(({ text }) => text)
  if (decisions.form !== undefined && decisions.form !== 'table') return textShape(base, decisions.form, [], above)
  if (mayBeText && !isHeaded && isText(rows, textAt, delimiter, best, profiles)) {
    const forms = textForms(texts)
    const [form = 'text', ...others] = forms
    return textShape(base, form, form === 'text' || others.length > 0 ? forms : [], above)
  }
  const isUnknown =
    best.account === undefined || (header !== undefined && chosen.absent.some((role) => role !== 'amount'))
  const mappings = isUnknown
    ? [mapPositions(rows[0]?.cells ?? [], context.standard, context.allocation)]
    : chosen.mappings
  const plain = mappings.map((mapping): MappingChoice => ({ mapping, joinsAmount: false }))
  const joined =
    header || delimiter !== ',' || context.standard === 'ERC1155' || plain.length < 2
      ? []
      : plain.flatMap(({ mapping }) =>
          mapping.amount === undefined ? [] : (joinedChoice(mapping, rows, profiles) ?? []),
        )
  const isGrouped =
    joined.length > 0 && rows.every(({ cells }) => /^\d{3}$/.test(cells[(joined[0]?.mapping.amount ?? 0) + 1] ?? ''))
  const [first = { mapping: {}, joinsAmount: false }, ...rest] = isGrouped
    ? [...joined, ...plain]
    : [...plain, ...joined]
  return {
    ...base,
    form: 'table',
    forms: [],
    choices: [first, ...rest],
    contested: chosen.contested,
    absent: header && isUnknown ? chosen.absent : [],
  }
}

function textShape(
  base: Pick<ListShape, 'delimiter' | 'statesSemicolon' | 'rows' | 'profiles'>,
  form: TextForm,
  forms: readonly TextForm[],
  skipped: readonly number[],
): ListShape {
  return {
    ...base,
    form,
    forms,
    header: undefined,
    skipped,
    choices: [{ mapping: textMapping, joinsAmount: false }],
    contested: 'amount',
    absent: [],
  }
}

/**
 * Finds out which members of JSON records are which; each record is a line, and `names` are those of its cells.
 *
 * @param leftLines lines of lists that are left out
 */
export function recordShape(
  source: ListSource,
  { edits }: Pick<Decisions, 'edits'>,
  names: readonly string[],
  context: ShapeContext,
  leftLines: ReadonlySet<number>,
): ListShape {
  const rows: SampleLine[] = []
  for (let line = 0; line < source.lineCount && rows.length < maxSampledRows; line++) {
    if (leftLines.has(line)) continue
    const cells = splitCells(edits.get(line + 1) ?? lineText(source, line), ',')
    if (cells !== unclosedQuote) rows.push({ line, cells })
  }
  const profiles = profileColumns(
    rows.map(({ cells }) => cells),
    context.symbol,
    names.length,
  )
  const { mappings, contested, absent } = chooseColumns({ header: names, profiles, rows: rows.length, ...context })
  const [first = {}, ...rest] = mappings
  return {
    form: 'table',
    forms: [],
    delimiter: ',',
    statesSemicolon: false,
    header: { line: -1, cells: names },
    skipped: [],
    rows,
    profiles,
    choices: [{ mapping: first, joinsAmount: false }, ...rest.map((mapping) => ({ mapping, joinsAmount: false }))],
    contested,
    absent,
  }
}
