import type { Decisions } from './fixes.ts'
import type { IssueKind } from './issues.ts'

/**
 * Decisions as data that is cheap to hand to another thread and to keep: a set of a million lines takes a quarter of a second
 * to arrive, a column of them no time.
 */
export interface PackedDecisions extends Omit<Decisions, 'excluded' | 'kept'> {
  readonly excluded: Uint32Array
  readonly kept: ReadonlyMap<IssueKind, Uint32Array>
}

const toColumn = (lines: ReadonlySet<number>): Uint32Array => Uint32Array.from(lines)
const toSet = (lines: ReadonlySet<number> | Uint32Array): ReadonlySet<number> =>
  lines instanceof Set ? lines : new Set(lines)

/** Decisions as plain columns. */
export const packDecisions = (decisions: Decisions): PackedDecisions => ({
  ...decisions,
  excluded: toColumn(decisions.excluded),
  kept: new Map([...decisions.kept].map(([issue, lines]) => [issue, toColumn(lines)])),
})

/** Decisions in the form that lists work with; those that are in it already stay as they are. */
export const unpackDecisions = (decisions: Decisions | PackedDecisions): Decisions => ({
  ...decisions,
  excluded: toSet(decisions.excluded),
  kept: new Map([...decisions.kept].map(([issue, lines]) => [issue, toSet(lines)])),
})
