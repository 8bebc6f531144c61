import { issueKinds, issueRules } from './issueRules.ts'
import { type CrossKind, crossKinds, type IssueKind, type RowKind, rowKinds } from './issueKinds.ts'

/** 32-bit words that hold the findings of one row by itself: a column of findings has this many a row. */
export const rowWords = 2

/** Kinds of findings of one row, as bits of its words. */
export type RowMask = { readonly low: number; readonly high: number }

export const noKinds: RowMask = { low: 0, high: 0 }

const rowPlaces = new Map<string, number>(rowKinds.map((kind, place) => [kind, place]))
const crossPlaces = new Map<string, number>(crossKinds.map((kind, place) => [kind, place]))

/** Gets the bits of kinds that one row alone can have; others have none. */
export function rowMask(kinds: Iterable<IssueKind>): RowMask {
  let low = 0
  let high = 0
  for (const kind of kinds) {
    const place = rowPlaces.get(kind)
    if (place === undefined) continue
    if (place < 32) low = (low | (1 << place)) >>> 0
    else high = (high | (1 << (place - 32))) >>> 0
  }
  return { low, high }
}

/** Creates a column of findings for some rows, without any. */
export function createRowIssues(count: number): Uint32Array {
  return new Uint32Array(count * rowWords)
}

/** Whether a row has findings at all. */
export function hasRowIssues(issues: Uint32Array, index: number): boolean {
  return ((issues[index * rowWords] ?? 0) | (issues[index * rowWords + 1] ?? 0)) !== 0
}

/** Whether a row has a finding of one of some kinds. */
export function hasKinds(issues: Uint32Array, index: number, { low, high }: RowMask): boolean {
  return (((issues[index * rowWords] ?? 0) & low) | ((issues[index * rowWords + 1] ?? 0) & high)) !== 0
}

/** Gives a row findings of these kinds, and no others. */
export function setKinds(issues: Uint32Array, index: number, { low, high }: RowMask): void {
  issues[index * rowWords] = low
  issues[index * rowWords + 1] = high
}

/** Takes the findings of some kinds from a row. */
export function clearKinds(issues: Uint32Array, index: number, { low, high }: RowMask): void {
  setKinds(issues, index, {
    low: (issues[index * rowWords] ?? 0) & ~low,
    high: (issues[index * rowWords + 1] ?? 0) & ~high,
  })
}

function kindsOfBits<K extends string>(bits: number, kinds: readonly K[], from: number, add: (kind: K) => void): void {
  for (let place = from; bits !== 0; bits >>>= 1, place++) {
    const kind = kinds[place]
    if (bits & 1 && kind !== undefined) add(kind)
  }
}

/** Calls `add` with each kind of finding that a row has by itself, in the order of `rowKinds`. */
export function eachRowKind(issues: Uint32Array, index: number, add: (kind: RowKind) => void): void {
  kindsOfBits(issues[index * rowWords] ?? 0, rowKinds, 0, add)
  kindsOfBits(issues[index * rowWords + 1] ?? 0, rowKinds, 32, add)
}

/** Calls `add` with each kind of finding of some bits that comparing lines gives. */
export function eachCrossKind(bits: number, add: (kind: CrossKind) => void): void {
  kindsOfBits(bits, crossKinds, 0, add)
}

/** Gets the bit of a kind that comparing lines gives; 0 for another kind. */
export function crossBit(kind: IssueKind): number {
  const place = crossPlaces.get(kind)
  return place === undefined ? 0 : (1 << place) >>> 0
}

const errors = issueKinds.filter((kind) => issueRules[kind].severity === 'error')

/** Bits of all kinds that are errors. */
export const rowErrors = rowMask(errors)
export const crossErrors = errors.reduce((bits, kind) => (bits | crossBit(kind)) >>> 0, 0)
