import type { Address } from '../address.ts'
import { ACCOUNT_BYTES, writeAccount } from '../rowColumns.ts'
import type { TokenStandard } from '../terms.ts'
import { approximateUint, LIMBS, readUint, sumUints, writeUint } from '../uint256.ts'
import { shareTotal } from './allocate.ts'
import type { Allocation } from './columns.ts'
import type { Decisions } from './fixes.ts'
import {
  bitOfKind,
  crossBit,
  crossErrors,
  type IssueKind,
  issueDescriptions,
  type KnownAddresses,
  rowBit,
  rowErrors,
} from './issues.ts'
import { findLookAlikes, findRepeats, NONE, type Repeats } from './repeats.ts'
import { GROUPED_POINT, HAS_ACCOUNT, HAS_AMOUNT, HAS_ID, HAS_POINT, type ListTable } from './table.ts'

/** States of entries, as the numbers that columns hold. */
export const READY = 0
export const CHECK = 1
export const WRONG = 2
export const EXCLUDED = 3

/** What is found out about the entries of a table under some decisions. */
export type Judgement = {
  readonly states: Uint8Array
  /** Findings that stand, as bits of `rowKinds` and of `crossKinds`. */
  readonly rowIssues: Uint32Array
  readonly crossIssues: Uint32Array
  /** What each entry pays; absent for ERC-721. */
  readonly amounts: Uint32Array | undefined
  readonly repeats: Repeats
  /** For an entry, one that it resembles; from `count` on they are known addresses. */
  readonly lookAlikes: ReadonlyMap<number, number>
  readonly knownAddresses: readonly Address[]
  readonly middle: bigint
  readonly total: bigint
}

/** What judging needs beside the table. */
export type JudgeContext = {
  readonly standard: TokenStandard
  readonly allocation: Allocation
  readonly isStyleKnown: boolean
  readonly known: KnownAddresses
}

const MAX = 2n ** 256n - 1n
const FEWEST_TO_COMPARE = 10
/** Beyond this part of the rows, being far from the middle is no exception but how the list is. */
const RARE = 0.02

/** Entries by line (from 1). */
export function entryOfLine({ lines, count }: ListTable, line: number): number {
  let low = 0
  let high = count - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = (lines[middle] ?? 0) + 1
    if (found === line) return middle
    if (found < line) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** What has to be read before a finding about it can be waved through: no confirmation makes a value of nothing. */
function valueOf(kind: IssueKind): number {
  if (kind.startsWith('address-')) return HAS_ACCOUNT
  if (kind.startsWith('amount-')) return HAS_AMOUNT
  return kind.startsWith('id-') ? HAS_ID : 0
}

function clearKept(table: ListTable, kept: Decisions['kept'], bits: Uint32Array, cross: boolean) {
  for (const [kind, lines] of kept) {
    const place = bitOfKind(kind)
    if (place === undefined || place.cross !== cross || !issueDescriptions[kind].fixes.includes('keep')) continue
    const value = cross ? 0 : valueOf(kind)
    for (const line of lines) {
      const entry = entryOfLine(table, line)
      if (entry >= 0 && ((table.found[entry] ?? 0) & value) === value) bits[entry] = (bits[entry] ?? 0) & ~place.bit
    }
  }
}

/** Puts entries that repeat one another together, or leaves the later ones out. */
function settleRepeats(
  table: ListTable,
  { first, next }: Repeats,
  mode: 'merge' | 'keep-first',
  states: Uint8Array,
  amounts: Uint32Array | undefined,
  isFree: (index: number) => boolean,
) {
  for (let index = 0; index < table.count; index++) {
    if (first[index] !== index || next[index] === NONE) continue
    const group: number[] = []
    for (let member = index; member !== NONE; member = next[member] ?? NONE) if (isFree(member)) group.push(member)
    const [stays, ...others] = group
    if (stays === undefined || others.length === 0) continue
    if (mode === 'merge' && amounts) {
      const sum = group.reduce((all, member) => all + readUint(amounts, member), 0n)
      // No row can hold such a sum: they stay as they are, and are asked about again.
      if (sum > MAX) continue
      writeUint(amounts, stays, sum)
    }
    for (const other of others) states[other] = EXCLUDED
  }
}

/** The value at a place of the sorted order, without sorting; the values are moved about. */
function select(values: Float64Array, place: number): number {
  for (let low = 0, high = values.length - 1; low < high;) {
    const pivot = values[(low + high) >> 1] ?? 0
    let i = low
    let j = high
    while (i <= j) {
      while ((values[i] ?? 0) < pivot) i++
      while ((values[j] ?? 0) > pivot) j--
      if (i > j) break
      const value = values[i] ?? 0
      values[i++] = values[j] ?? 0
      values[j--] = value
    }
    if (place <= j) high = j
    else if (place >= i) low = i
    else break
  }
  return values[place] ?? 0
}

/** The middle amount of the entries that count, exactly; `near` has their approximations. */
function middleOf(amounts: Uint32Array, entries: Uint32Array, near: Float64Array): bigint {
  const place = entries.length >> 1
  const middle = select(near.slice(), place)
  const exact: bigint[] = []
  let below = 0
  for (let at = 0; at < entries.length; at++) {
    const value = near[at] ?? 0
    if (value < middle) below++
    else if (value === middle) exact.push(readUint(amounts, entries[at] ?? 0))
  }
  exact.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return exact[place - below] ?? 0n
}

function markOutliers(amounts: Uint32Array, entries: Uint32Array, total: bigint, crossIssues: Uint32Array): bigint {
  if (entries.length === 0) return 0n
  const near = new Float64Array(entries.length)
  for (let at = 0; at < entries.length; at++) near[at] = approximateUint(amounts, entries[at] ?? 0)
  const middle = middleOf(amounts, entries, near)
  if (entries.length < FEWEST_TO_COMPARE) return middle
  const part = Number(total) / 5
  const usual = Number(middle)
  const most = Math.max(2, entries.length * RARE)
  const far: number[] = []
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] ?? 0
    const amount = near[at] ?? 0
    if (amount > part) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-outlier')
    if (far.length <= most && (amount >= usual * 10 || amount <= usual / 10)) far.push(entry)
  }
  if (far.length <= most)
    for (const entry of far) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('amount-far-from-usual')
  return middle
}

function markLookAlikes(
  table: ListTable,
  known: readonly Address[],
  isCounted: (index: number) => boolean,
  crossIssues: Uint32Array,
): ReadonlyMap<number, number> {
  const bytes = new Uint8Array(known.length * ACCOUNT_BYTES)
  known.forEach((address, index) => writeAccount(bytes, index, address))
  const alike = findLookAlikes(table.accounts, table.count, bytes, isCounted)
  for (const entry of alike.keys()) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('address-look-alike')
  return alike
}

/** While every amount with a point could as well be thousands, none of them is sure. */
function markMaybeThousands({ found, count }: ListTable, crossIssues: Uint32Array) {
  for (let index = 0; index < count; index++)
    if (((found[index] ?? 0) & (HAS_POINT | GROUPED_POINT)) === HAS_POINT) return
  for (let index = 0; index < count; index++)
    if ((found[index] ?? 0) & GROUPED_POINT)
      crossIssues[index] = (crossIssues[index] ?? 0) | crossBit('amount-maybe-thousands')
}

/** Judges every entry under the decisions so far. */
export function judge(table: ListTable, decisions: Decisions, context: JudgeContext): Judgement {
  const { count, found } = table
  const { standard, allocation } = context
  const states = new Uint8Array(count)
  const rowIssues = table.issues.slice()
  const crossIssues = new Uint32Array(count)
  clearKept(table, decisions.kept, rowIssues, false)
  for (const line of decisions.excluded) {
    const entry = entryOfLine(table, line)
    if (entry >= 0) states[entry] = EXCLUDED
  }

  const uncertain = rowBit('address-checksum')
  const hasKey = (index: number) =>
    states[index] !== EXCLUDED &&
    ((found[index] ?? 0) & HAS_ACCOUNT) !== 0 &&
    ((rowIssues[index] ?? 0) & uncertain) === 0 &&
    (table.ids === undefined || ((found[index] ?? 0) & HAS_ID) !== 0)
  const hasId = (index: number) => states[index] !== EXCLUDED && ((found[index] ?? 0) & HAS_ID) !== 0
  const repeats = findRepeats(table, count, standard, standard === 'ERC721' ? hasId : hasKey)

  let amounts = table.amounts
  if (allocation.kind === 'equal' && standard !== 'ERC721') {
    amounts = new Uint32Array(count * LIMBS)
    for (let index = 0; index < count; index++) writeUint(amounts, index, allocation.amount)
  } else if (amounts && (decisions.repeats === 'merge' || allocation.kind === 'pro-rata')) amounts = amounts.slice()

  const repeatedKind = standard === 'ERC721' ? 'id-repeated' : 'address-repeated'
  const apart = new Uint8Array(count)
  for (const line of decisions.kept.get(repeatedKind) ?? []) {
    const entry = entryOfLine(table, line)
    if (entry >= 0) apart[entry] = 1
  }
  const hasError = (index: number) => ((rowIssues[index] ?? 0) & rowErrors) !== 0
  if (decisions.repeats !== 'ask')
    settleRepeats(
      table,
      repeats,
      decisions.repeats,
      states,
      amounts,
      (index) => !hasError(index) && apart[index] === 0 && states[index] !== EXCLUDED,
    )
  const members = new Uint32Array(count)
  for (let index = 0; index < count; index++) {
    const first = repeats.first[index] ?? NONE
    if (first !== NONE && states[index] !== EXCLUDED) members[first] = (members[first] ?? 0) + 1
  }
  const repeated = crossBit(repeatedKind)
  for (let index = 0; index < count; index++) {
    const first = repeats.first[index] ?? NONE
    if (first !== NONE && states[index] !== EXCLUDED && (members[first] ?? 0) > 1) crossIssues[index] = repeated
  }

  const isCounted = (index: number) => states[index] !== EXCLUDED && !hasError(index)
  if (allocation.kind === 'pro-rata' && amounts)
    for (const entry of shareTotal({ ...table, amounts }, allocation.total, isCounted))
      crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('share-too-small')

  const { token, distributor, sender, others = [] } = context.known
  const knownAddresses = [token, distributor, sender, ...others].filter((address) => address !== undefined)
  const lookAlikes = markLookAlikes(table, knownAddresses, hasKey, crossIssues)
  if (!context.isStyleKnown) markMaybeThousands(table, crossIssues)

  const complete = HAS_ACCOUNT | (allocation.kind === 'equal' ? 0 : HAS_AMOUNT) | (table.ids ? HAS_ID : 0)
  const isPaid = (index: number) => isCounted(index) && ((found[index] ?? 0) & complete) === complete
  const total = amounts
    ? sumUints(amounts, count, isPaid)
    : BigInt(
        Uint8Array.from({ length: count }, (_, index) => (isPaid(index) ? 1 : 0)).reduce((sum, one) => sum + one, 0),
      )
  let middle = 1n
  if (amounts) {
    const paid = new Uint32Array(count)
    let size = 0
    for (let index = 0; index < count; index++) if (isPaid(index)) paid[size++] = index
    middle = markOutliers(amounts, paid.subarray(0, size), total, crossIssues)
  }

  clearKept(table, decisions.kept, crossIssues, true)
  for (let index = 0; index < count; index++) {
    if (states[index] === EXCLUDED) {
      rowIssues[index] = 0
      crossIssues[index] = 0
      continue
    }
    const row = rowIssues[index] ?? 0
    const cross = crossIssues[index] ?? 0
    if ((row & rowErrors) !== 0 || (cross & crossErrors) !== 0) states[index] = WRONG
    else if (row !== 0 || cross !== 0) states[index] = CHECK
  }
  return {
    states,
    rowIssues,
    crossIssues,
    amounts,
    repeats,
    lookAlikes,
    knownAddresses,
    middle,
    total: crossIssues.some((bits) => (bits & crossErrors) !== 0) ? totalOf(table, states, amounts) : total,
  }
}

function totalOf(table: ListTable, states: Uint8Array, amounts: Uint32Array | undefined): bigint {
  return amounts
    ? sumUints(amounts, table.count, (index) => (states[index] ?? WRONG) < WRONG)
    : BigInt(states.reduce((sum, state) => sum + (state < WRONG ? 1 : 0), 0))
}
