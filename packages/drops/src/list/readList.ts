import type { Address } from '../address.ts'
import { checksumAddress } from '../address.ts'
import type { DecimalStyle } from '../amount.ts'
import type { Row } from '../row.ts'
import type { TokenStandard } from '../terms.ts'
import { type ColumnMapping, isHeader, mapHeader, mapPositions, requiredRoles } from './columns.ts'
import { decodeText, type ListEncoding } from './decodeText.ts'
import { type Fix, type Decisions, decide, noDecisions } from './fixes.ts'
import {
  type IssueGroup,
  type IssueKind,
  type KnownAddresses,
  type RowIssue,
  issue,
  issueDescriptions,
} from './issues.ts'
import { parseRow, type ParsedRow } from './parseRow.ts'
import { type Delimiter, detectDelimiter, splitCells, unclosedQuote } from './splitCells.ts'
import { type LineEnding, splitLines } from './splitLines.ts'

/** What a list is read for. */
export interface ReadOptions {
  readonly standard: TokenStandard
  /** Decimals of the token; 0 reads raw units. */
  readonly decimals: number
  /** EIP-3770 short name of the drop's chain, such as `eth`. */
  readonly chainPrefix?: string | undefined
  readonly known?: KnownAddresses | undefined
  readonly mapping?: ColumnMapping | undefined
  readonly decisions?: Decisions | undefined
}

/** How a list is written. */
export interface ListFormat {
  readonly encoding: ListEncoding
  readonly lineEnding: LineEnding
  readonly delimiter: Delimiter
  readonly header: readonly string[] | null
  readonly mapping: ColumnMapping
  readonly decimalStyle: DecimalStyle | undefined
}

/** What will happen to an entry. */
export type EntryState = 'ready' | 'check' | 'error' | 'excluded'

/** One line that is neither blank nor header. */
export interface ListEntry {
  /** Line of the input, from 1. */
  readonly line: number
  readonly text: string
  readonly account?: Address | undefined
  readonly id?: bigint | undefined
  readonly amount?: bigint | undefined
  readonly note?: string | undefined
  readonly state: EntryState
  readonly issues: readonly RowIssue[]
}

/** Where every line went: `lines = ready + warnings + errors + excluded + blank + header`. */
export interface Tally {
  readonly lines: number
  readonly ready: number
  readonly warnings: number
  readonly errors: number
  readonly excluded: number
  readonly blank: number
  readonly header: number
}

/** A list that was read and judged. It is a value: fixes give another one. */
export interface RecipientList {
  readonly format: ListFormat
  readonly lineCount: number
  readonly entryCount: number
  entryAt(index: number): ListEntry
  readonly tally: Tally
  readonly issues: readonly IssueGroup[]
  /** Sum of all entries that are ready or to check, base units. */
  readonly total: bigint
  readonly decisions: Decisions
  /** Rows that a drop of this list pays; entries with errors and excluded ones are not among them. */
  rows(): Row[]
  /** The list after one more decision. The former list stays as it is, so undo is to keep it. */
  with(fix: Fix): RecipientList
}

interface Draft extends ParsedRow {
  line: number
  text: string
}

const addRepetitions = (drafts: readonly Draft[], standard: TokenStandard) => {
  const seen = new Map<string, Draft[]>()
  const withIds = standard === 'ERC721' || standard === 'ERC1155'
  for (const draft of drafts) {
    const key =
      standard === 'ERC721' ? `${draft.id ?? ''}` : draft.account && `${draft.account}${withIds ? `#${draft.id}` : ''}`
    if (!key) continue
    const group = seen.get(key)
    if (group) group.push(draft)
    else seen.set(key, [draft])
  }
  for (const group of seen.values()) {
    if (group.length < 2) continue
    const lines = group.map(({ line }) => line)
    for (const draft of group) {
      const others = lines.filter((line) => line !== draft.line)
      const shown = others.slice(0, 3).join(', ') + (others.length > 3 ? ` and ${others.length - 3} more` : '')
      if (standard === 'ERC721') draft.issues.push(issue('id-repeated', `Id ${draft.id} is also on line ${shown}.`))
      else draft.issues.push(issue('address-repeated', `The same address is on line ${shown}.`))
    }
  }
}

const groupIssues = (entries: readonly ListEntry[]): IssueGroup[] => {
  const lines = new Map<IssueKind, number[]>()
  for (const entry of entries)
    for (const { kind } of entry.issues) {
      const found = lines.get(kind)
      if (found) found.push(entry.line)
      else lines.set(kind, [entry.line])
    }
  const order = Object.keys(issueDescriptions) as IssueKind[]
  return order
    .flatMap((kind) => {
      const found = lines.get(kind)
      return found ? [{ kind, ...issueDescriptions[kind], lines: found }] : []
    })
    .sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

const stateOf = (issues: readonly RowIssue[], excluded: boolean): EntryState => {
  if (excluded) return 'excluded'
  if (issues.some(({ severity }) => severity === 'error')) return 'error'
  return issues.length > 0 ? 'check' : 'ready'
}

const judge = (
  lines: readonly string[],
  read: Omit<ListFormat, 'mapping' | 'header' | 'decimalStyle'>,
  options: ReadOptions,
): RecipientList => {
  const decisions = options.decisions ?? noDecisions
  const textOf = (index: number) => decisions.edits[index + 1] ?? lines[index] ?? ''
  const firstIndex = lines.findIndex((line) => line.trim() !== '')
  const firstCells = firstIndex < 0 ? [] : splitCells(textOf(firstIndex), read.delimiter)
  const header = firstCells !== unclosedQuote && firstCells.length > 0 && isHeader(firstCells) ? firstCells : null
  const sampleIndex = header ? lines.findIndex((line, index) => index > firstIndex && line.trim() !== '') : firstIndex
  const sample = sampleIndex < 0 ? [] : splitCells(textOf(sampleIndex), read.delimiter)
  const byPosition = () => mapPositions(sample === unclosedQuote ? [] : sample, options.standard)
  const named = header ? mapHeader(header) : undefined
  const isComplete = (found: ColumnMapping) =>
    requiredRoles(options.standard).every((role) => found[role] !== undefined)
  const unknownHeader = named !== undefined && options.mapping === undefined && !isComplete(named)
  // Under a header that is not understood rows are read by position, but the header itself is an error until it is dealt with.
  const mapping = options.mapping ?? (named && isComplete(named) ? named : byPosition())
  const context = {
    standard: options.standard,
    decimals: options.decimals,
    mapping,
    decimalStyle: decisions.decimalStyle,
    chainPrefix: options.chainPrefix,
    known: options.known ?? {},
  }

  let blank = 0
  const drafts: Draft[] = []
  lines.forEach((_, index) => {
    const text = textOf(index)
    const line = index + 1
    if (text.trim() === '') blank++
    else if (index === firstIndex && header) {
      if (unknownHeader) {
        const missing = requiredRoles(options.standard).filter((role) => named[role] === undefined)
        const names = missing.map((role) => (role === 'account' ? 'address' : role)).join(' and ')
        drafts.push({ line, text, issues: [issue('unknown-header', `No column is called ${names}.`)] })
      }
    } else {
      const cells = splitCells(text, read.delimiter)
      if (cells === unclosedQuote)
        drafts.push({ line, text, issues: [issue('unclosed-quote', 'A quotation mark is opened and not closed.')] })
      else drafts.push({ line, text, ...keepAccount(parseRow(cells, context), cells, mapping, decisions, line) })
    }
  })
  addRepetitions(
    drafts.filter(({ line }) => !decisions.excluded.has(line)),
    options.standard,
  )

  const entries = drafts.map((draft): ListEntry => {
    const merged = decisions.amounts.get(draft.line)
    const kept = decisions.kept.get(draft.line)
    const issues = draft.issues.filter(({ kind }) => !kept?.has(kind))
    const excluded = decisions.excluded.has(draft.line)
    return {
      ...draft,
      amount: merged ?? draft.amount,
      issues: excluded ? [] : issues,
      state: stateOf(issues, excluded),
    }
  })
  const count = (state: EntryState) => entries.filter((entry) => entry.state === state).length
  const payable = entries.filter(
    ({ state, account, amount }) =>
      (state === 'ready' || state === 'check') && account !== undefined && amount !== undefined,
  )
  const list: RecipientList = {
    format: { ...read, header, mapping, decimalStyle: decisions.decimalStyle },
    lineCount: lines.length,
    entryCount: entries.length,
    entryAt(index) {
      const entry = entries[index]
      if (entry === undefined) throw new RangeError(`There is no entry ${index}; the list has ${entries.length}.`)
      return entry
    },
    tally: {
      lines: lines.length,
      ready: count('ready'),
      warnings: count('check'),
      errors: count('error'),
      excluded: count('excluded'),
      blank,
      header: header && !unknownHeader ? 1 : 0,
    },
    issues: groupIssues(entries),
    total: payable.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n),
    decisions,
    rows: () =>
      payable.flatMap(({ account, id, amount }) =>
        account === undefined || amount === undefined ? [] : [{ account, id: id ?? 0n, amount }],
      ),
    with: (fix) => judge(lines, read, { ...options, decisions: decide(list, fix) }),
  }
  return list
}

/** "I checked it" about a checksum: the address is then taken as written. */
const keepAccount = (
  row: ParsedRow,
  cells: readonly string[],
  mapping: ColumnMapping,
  decisions: Decisions,
  line: number,
): ParsedRow => {
  if (!decisions.kept.get(line)?.has('address-checksum')) return row
  const cell = cells[mapping.account ?? 0] ?? ''
  return { ...row, account: checksumAddress(cell.slice(cell.indexOf('0x')) as Address) }
}

/**
 * Reads a list of recipients and says of every line what will happen to it.
 *
 * @throws ListEncodingError, ListTooLargeError
 */
export const readList = async (input: string | Uint8Array, options: ReadOptions): Promise<RecipientList> => {
  const { text, encoding } = decodeText(input)
  const { lines, lineEnding } = splitLines(text)
  return judge(lines, { encoding, lineEnding, delimiter: detectDelimiter(lines) }, options)
}

/** The list after one more decision; pure. */
export const applyFix = (list: RecipientList, fix: Fix): RecipientList => list.with(fix)
