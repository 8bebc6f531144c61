import type { DecimalStyle } from '../amount.ts'
import type { IssueKind } from './issues.ts'
import type { ListEntry, RecipientList } from './readList.ts'

/** One decision of the creator about a list. */
export type Fix =
  | { readonly kind: 'exclude'; readonly lines: readonly number[] }
  | { readonly kind: 'include'; readonly lines: readonly number[] }
  | { readonly kind: 'edit'; readonly line: number; readonly text: string }
  /** "I checked it": the finding is right, and the row is paid all the same. */
  | { readonly kind: 'keep'; readonly lines: readonly number[]; readonly issue: IssueKind }
  /** Rows of one account (and id) become one row with their sum. */
  | { readonly kind: 'merge' }
  | { readonly kind: 'keep-first' }
  | { readonly kind: 'decimal-style'; readonly style: DecimalStyle }

/** All decisions so far, by line number. */
export interface Decisions {
  readonly excluded: ReadonlySet<number>
  readonly edits: Readonly<Record<number, string>>
  readonly kept: ReadonlyMap<number, ReadonlySet<IssueKind>>
  /** Sums of merged rows, on the row that stays. */
  readonly amounts: ReadonlyMap<number, bigint>
  readonly decimalStyle: DecimalStyle | undefined
}

/** No decision yet. */
export const noDecisions: Decisions = {
  excluded: new Set(),
  edits: {},
  kept: new Map(),
  amounts: new Map(),
  decimalStyle: undefined,
}

/** Entries that repeat an account (and id), grouped; the first of each group is the one that stays. */
const repetitions = (list: RecipientList): ListEntry[][] => {
  const groups = new Map<string, ListEntry[]>()
  for (let index = 0; index < list.entryCount; index++) {
    const entry = list.entryAt(index)
    const repeated = entry.issues.find(({ kind }) => kind === 'address-repeated' || kind === 'id-repeated')
    if (entry.state === 'excluded' || !repeated) continue
    const key = repeated.kind === 'id-repeated' ? `${entry.id}` : `${entry.account}#${entry.id ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

const without = (set: ReadonlySet<number>, lines: readonly number[]) =>
  new Set([...set].filter((line) => !lines.includes(line)))

/** The decisions after one more. */
export const decide = (list: RecipientList, fix: Fix): Decisions => {
  const { decisions } = list
  switch (fix.kind) {
    case 'exclude':
      return { ...decisions, excluded: new Set([...decisions.excluded, ...fix.lines]) }
    case 'include':
      return { ...decisions, excluded: without(decisions.excluded, fix.lines) }
    case 'edit': {
      // Another text is another matter: what was decided about the line is asked again.
      const kept = new Map(decisions.kept)
      const amounts = new Map(decisions.amounts)
      kept.delete(fix.line)
      amounts.delete(fix.line)
      return { ...decisions, kept, amounts, edits: { ...decisions.edits, [fix.line]: fix.text } }
    }
    case 'keep': {
      const kept = new Map(decisions.kept)
      for (const line of fix.lines) kept.set(line, new Set([...(kept.get(line) ?? []), fix.issue]))
      return { ...decisions, kept }
    }
    case 'merge':
    case 'keep-first': {
      const excluded = new Set(decisions.excluded)
      const amounts = new Map(decisions.amounts)
      for (const group of repetitions(list)) {
        // A row whose amount can't be read would vanish in the sum.
        if (fix.kind === 'merge' && group.some(({ amount }) => amount === undefined)) continue
        const [first, ...others] = group
        if (first === undefined) continue
        for (const { line } of others) excluded.add(line)
        if (fix.kind === 'merge')
          amounts.set(
            first.line,
            group.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n),
          )
      }
      return { ...decisions, excluded, amounts }
    }
    case 'decimal-style':
      return { ...decisions, decimalStyle: fix.style }
  }
}
