import type { DecimalStyle } from '../../values/numberDigits.ts'
import type { Allocation } from '../columns/allocation.ts'
import type { ColumnMapping } from '../columns/columnRoles.ts'
import type { IssueKind, RepairableKind } from '../issues/issueKinds.ts'
import type { Delimiter } from '../reading/splitCells.ts'
import type { NameFinding } from './nameFinding.ts'

/** Amounts are written in tokens (`1.5`) or in the token's smallest unit (`1500000`). */
export type AmountUnit = 'token' | 'base'

/**
 * How a list is read: as cells in columns, or as a text in which each address is a row, without amounts or with the number after
 * or before it.
 */
export type ListForm = 'table' | 'text' | 'amount-after' | 'amount-before'

/** One decision of the creator about a list. */
export type Fix =
  | { readonly kind: 'exclude'; readonly lines: readonly number[] }
  | { readonly kind: 'include'; readonly lines: readonly number[] }
  | { readonly kind: 'edit'; readonly line: number; readonly text: string }
  /** "I checked it": the finding is right, and the row is paid all the same. Only where it is offered. */
  | { readonly kind: 'keep'; readonly lines: readonly number[]; readonly issue: IssueKind }
  /** Rows of one account (and id) become one row with their sum. */
  | { readonly kind: 'merge' }
  | { readonly kind: 'keep-first' }
  | { readonly kind: 'decimal-style'; readonly style: DecimalStyle }
  /**
   * Which column holds what; `hasHeader` says whether the first line that is read is one, `delimiter` how lines are cut into cells.
   */
  | {
      readonly kind: 'mapping'
      readonly mapping: ColumnMapping
      readonly hasHeader?: boolean
      readonly delimiter?: Delimiter | undefined
      /** The cell after the amount is the rest of it, which a comma inside has cut off. */
      readonly joinsAmount?: boolean
    }
  /** The first line that is read, header or row, from 1; lines above it are left aside. */
  | { readonly kind: 'lines-from'; readonly line: number }
  /** Cells in columns, or addresses in running text. */
  | { readonly kind: 'form'; readonly form: ListForm }
  | { readonly kind: 'amount-unit'; readonly unit: AmountUnit }
  | { readonly kind: 'allocation'; readonly allocation: Allocation }
  /** Takes the address or the number out of every cell that holds something beside it. */
  | { readonly kind: 'repair'; readonly issue: RepairableKind }
  /** Which of the tokens that rows name this drop pays, by their keys; rows of all others are left out. */
  | { readonly kind: 'tokens'; readonly tokens: readonly string[] }
  /** Which lists of a document this drop pays, by their names; the others are not read. */
  | { readonly kind: 'lists'; readonly lists: readonly string[] }
  /** What `resolveNames` found out. */
  | { readonly kind: 'names'; readonly findings: ReadonlyMap<string, NameFinding> }

/** All decisions so far. Plain data: it can be kept, sent to a worker, and applied to the same file again. */
export type Decisions = {
  readonly excluded: ReadonlySet<number>
  readonly edits: ReadonlyMap<number, string>
  readonly kept: ReadonlyMap<IssueKind, ReadonlySet<number>>
  readonly repeats: 'ask' | 'merge' | 'keep-first'
  readonly names: ReadonlyMap<string, NameFinding>
  readonly decimalStyle: DecimalStyle | undefined
  readonly mapping: ColumnMapping | undefined
  readonly hasHeader: boolean | undefined
  readonly delimiter: Delimiter | undefined
  readonly joinsAmount: boolean
  readonly linesFrom: number | undefined
  readonly form: ListForm | undefined
  readonly amountUnit: AmountUnit | undefined
  readonly allocation: Allocation | undefined
  readonly tokens: readonly string[] | undefined
  readonly lists: readonly string[] | undefined
  /** Findings whose cells are repaired, in the whole list. */
  readonly repaired: readonly RepairableKind[]
}

/** No decision yet. */
export const noDecisions: Decisions = {
  excluded: new Set(),
  edits: new Map(),
  kept: new Map(),
  repeats: 'ask',
  names: new Map(),
  decimalStyle: undefined,
  mapping: undefined,
  hasHeader: undefined,
  delimiter: undefined,
  joinsAmount: false,
  linesFrom: undefined,
  form: undefined,
  amountUnit: undefined,
  allocation: undefined,
  tokens: undefined,
  lists: undefined,
  repaired: [],
}

function without(set: ReadonlySet<number>, lines: readonly number[]): ReadonlySet<number> {
  const rest = new Set(set)
  for (const line of lines) rest.delete(line)
  return rest
}

function withLines(
  kept: Decisions['kept'],
  issue: IssueKind,
  lines: readonly number[],
): ReadonlyMap<IssueKind, ReadonlySet<number>> {
  const all = new Set(kept.get(issue))
  for (const line of lines) all.add(line)
  return new Map(kept).set(issue, all)
}

/** What was confirmed about amounts, while they are read in another way from now on. */
function withoutAmounts(kept: Decisions['kept']): Decisions['kept'] {
  return new Map([...kept].filter(([issue]) => !issue.startsWith('amount-') && !issue.startsWith('share-')))
}

function isChanged(before: NameFinding | undefined, now: NameFinding): boolean {
  return before !== undefined && !(before.kind === 'found' && now.kind === 'found' && before.address === now.address)
}

/** Adds one decision to those so far. */
export function decide(decisions: Decisions, fix: Fix): Decisions {
  switch (fix.kind) {
    case 'exclude': {
      const excluded = new Set(decisions.excluded)
      for (const line of fix.lines) excluded.add(line)
      return { ...decisions, excluded }
    }
    case 'include': {
      const rest = { ...decisions, excluded: without(decisions.excluded, fix.lines) }
      // A row that was added to another, or left out as its repetition, is taken back as a payment of its own.
      if (decisions.repeats === 'ask') return rest
      const kept = withLines(decisions.kept, 'address-repeated', fix.lines)
      return { ...rest, kept: withLines(kept, 'id-repeated', fix.lines) }
    }
    case 'edit': {
      // Another text is another matter: what was decided about the line is asked again.
      const kept = new Map([...decisions.kept].map(([kind, lines]) => [kind, without(lines, [fix.line])]))
      const text = fix.text.replace(/[\r\n]+/g, ' ')
      return { ...decisions, kept, edits: new Map(decisions.edits).set(fix.line, text) }
    }
    case 'keep':
      return { ...decisions, kept: withLines(decisions.kept, fix.issue, fix.lines) }
    case 'merge':
    case 'keep-first':
      return { ...decisions, repeats: fix.kind }
    case 'decimal-style':
      return { ...decisions, kept: withoutAmounts(decisions.kept), decimalStyle: fix.style }
    case 'mapping': {
      const hasHeader = fix.hasHeader ?? decisions.hasHeader
      // Other cells, other values: nothing that was confirmed is what is paid now.
      const delimiter = fix.delimiter ?? decisions.delimiter
      const joinsAmount = fix.joinsAmount ?? false
      return { ...decisions, kept: new Map(), mapping: fix.mapping, hasHeader, delimiter, joinsAmount }
    }
    case 'lines-from':
      return { ...decisions, kept: new Map(), linesFrom: fix.line }
    case 'form':
      return { ...decisions, kept: new Map(), form: fix.form }
    case 'amount-unit':
      return { ...decisions, kept: withoutAmounts(decisions.kept), amountUnit: fix.unit }
    case 'allocation':
      return { ...decisions, kept: withoutAmounts(decisions.kept), allocation: fix.allocation }
    case 'tokens':
      return { ...decisions, tokens: fix.tokens }
    case 'lists':
      return { ...decisions, kept: new Map(), lists: fix.lists }
    case 'repair':
      return { ...decisions, repaired: [...new Set([...decisions.repaired, fix.issue])].toSorted() }
    case 'names': {
      // An address that a name did not have when it was confirmed has to be confirmed anew.
      const kept = new Map(decisions.kept)
      if ([...fix.findings].some(([name, finding]) => isChanged(decisions.names.get(name), finding)))
        kept.delete('name-resolved')
      return { ...decisions, kept, names: new Map([...decisions.names, ...fix.findings]) }
    }
  }
}
