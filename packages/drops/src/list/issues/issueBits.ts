import { issueRules } from './issueRules.ts'
import { crossKinds, type IssueKind, type RowKind, rowKinds } from './issueKinds.ts'

const bitOf = new Map<IssueKind, { cross: boolean; bit: number }>([
  ...rowKinds.map((kind, place) => [kind, { cross: false, bit: (1 << place) >>> 0 }] as const),
  ...crossKinds.map((kind, place) => [kind, { cross: true, bit: (1 << place) >>> 0 }] as const),
])

/** Gets the bit of a kind among the findings of one row, or among those that comparing lines gives. */
export function bitOfKind(kind: IssueKind): { cross: boolean; bit: number } | undefined {
  return bitOf.get(kind)
}

/** Gets the bit of a kind that one row alone can have. */
export function rowBit(kind: RowKind): number {
  return bitOf.get(kind)?.bit ?? 0
}

/** Gets the bit of a kind that comparing lines gives. */
export function crossBit(kind: (typeof crossKinds)[number]): number {
  return bitOf.get(kind)?.bit ?? 0
}

function errorMask(kinds: readonly IssueKind[]) {
  return kinds.reduce(
    (mask, kind, place) => (issueRules[kind].severity === 'error' ? (mask | (1 << place)) >>> 0 : mask),
    0,
  )
}

/** Bits of all kinds that are errors. */
export const rowErrors = errorMask(rowKinds)
export const crossErrors = errorMask(crossKinds)
