import type { IssueKind } from '../issues/issueKinds.ts'
import type { Decisions } from './decisions.ts'

/**
 * Decisions as data that is cheap to hand to another thread and to keep: a set of a million lines takes a quarter of a second
 * to arrive, a column of them no time.
 */
export type PackedDecisions = Omit<Decisions, 'excluded' | 'kept'> & {
  readonly excluded: Uint32Array
  readonly kept: ReadonlyMap<IssueKind, Uint32Array>
}

function toColumn(lines: ReadonlySet<number>): Uint32Array {
  return Uint32Array.from(lines)
}

function toSet(lines: ReadonlySet<number> | Uint32Array): ReadonlySet<number> {
  return lines instanceof Set ? lines : new Set(lines)
}

/** Decisions as plain columns. */
export function packDecisions(decisions: Decisions): PackedDecisions {
  return {
    ...decisions,
    excluded: toColumn(decisions.excluded),
    kept: new Map([...decisions.kept].map(([issue, lines]) => [issue, toColumn(lines)])),
  }
}

/** Decisions in the form that lists work with; those that are in it already stay as they are. */
export function unpackDecisions(decisions: Decisions | PackedDecisions): Decisions {
  return {
    ...decisions,
    // Those of an earlier version know of no repairs.
    repaired: decisions.repaired ?? [],
    excluded: toSet(decisions.excluded),
    kept: new Map([...decisions.kept].map(([issue, lines]) => [issue, toSet(lines)])),
  }
}
