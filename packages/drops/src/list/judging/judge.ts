import type { TokenStandard } from '../../values/tokenStandard.ts'
import { limbCount, sumUints, writeUint, maxUint256, readUint } from '../../values/uint256.ts'
import { type Allocation, weightDecimals } from '../columns/allocation.ts'
import type { Decisions } from '../decisions/decisions.ts'
import {
  crossBit,
  crossErrors,
  hasKinds,
  hasRowIssues,
  noKinds,
  rowErrors,
  rowMask,
  setKinds,
} from '../issues/issueBits.ts'
import type { KnownAddresses } from '../issues/knownAddresses.ts'
import { entryOfLine } from '../reading/entryOfLine.ts'
import {
  accountFound,
  amountFound,
  idFound,
  type ListTable,
  groupedPointFound,
  pointFound,
  percentFound,
} from '../reading/table.ts'
import { clearKeptOfLines, clearKeptOfRows } from './clearKept.ts'
import { stateCheck, stateError, stateExcluded } from './entryStates.ts'
import type { Judgement } from './judgement.ts'
import { isLeftForToken } from './isLeftForToken.ts'
import { markLookAlikes } from './lookAlikes.ts'
import { findRepeats, markRepeats, noEntry, type Repeats } from './repeats.ts'
import { shareTotal } from './shareTotal.ts'
import { markUnusualAmounts } from './unusualAmounts.ts'
import { idAt } from '../../rows/rowColumns.ts'

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
    if (first[index] !== index || next[index] === noEntry) continue
    const group: number[] = []
    for (let member = index; member !== noEntry; member = next[member] ?? noEntry)
      if (isFree(member)) group.push(member)
    const [stays, ...others] = group
    if (stays === undefined || others.length === 0) continue
    if (mode === 'merge' && amounts) {
      const sum = group.reduce((all, member) => all + readUint(amounts, member), 0n)
      // No row can hold such a sum: they stay as they are, and are asked about again.
      if (sum > maxUint256) continue
      writeUint(amounts, stays, sum)
    }
    for (const other of others) states[other] = stateExcluded
  }
}

const whole = 100n * 10n ** BigInt(weightDecimals)

/** Marks percentages that do not make the whole total, or stand beside weights that are none: each would get another part than its line says. */
function markPercentages(
  { count, found, amounts }: Pick<ListTable, 'count' | 'found'> & { readonly amounts: Uint32Array },
  isCounted: (index: number) => boolean,
  crossIssues: Uint32Array,
) {
  const isPercent = (index: number) => ((found[index] ?? 0) & percentFound) !== 0 && isCounted(index)
  const sum = sumUints(amounts, count, isPercent)
  if (sum === 0n) return
  let isMixed = false
  for (let index = 0; index < count && !isMixed; index++) isMixed = isCounted(index) && !isPercent(index)
  if (sum === whole && !isMixed) return
  for (let index = 0; index < count; index++)
    if (isPercent(index)) crossIssues[index] = (crossIssues[index] ?? 0) | crossBit('share-percent-sum')
}

/** Marks the rows of ids of which the sender holds none. */
function markMissingIds(
  table: ListTable,
  missing: ReadonlySet<bigint>,
  isCounted: (index: number) => boolean,
  crossIssues: Uint32Array,
): void {
  if (!table.ids || missing.size === 0) return
  for (let index = 0; index < table.count; index++)
    if (isCounted(index) && missing.has(idAt(table, index)))
      crossIssues[index] = (crossIssues[index] ?? 0) | crossBit('id-not-held')
}

/** Marks every amount with a point when each of them could as well be thousands. */
function markAmbiguousThousands({ found, count }: ListTable, crossIssues: Uint32Array) {
  for (let index = 0; index < count; index++)
    if (((found[index] ?? 0) & (pointFound | groupedPointFound)) === pointFound) return
  for (let index = 0; index < count; index++)
    if ((found[index] ?? 0) & groupedPointFound)
      crossIssues[index] = (crossIssues[index] ?? 0) | crossBit('amount-maybe-thousands')
}

/** What judging needs beside the table. */
export type JudgeContext = {
  readonly standard: TokenStandard
  readonly allocation: Allocation
  readonly isStyleKnown: boolean
  readonly known: KnownAddresses
  /** Rows that say that they add up the others, from 0. */
  readonly totalRows: ReadonlySet<number>
}

/** Gets what each entry would pay before repetitions are added up, as a copy where it will be changed; nothing for ERC-721. */
function amountsToJudge(
  { count, amounts }: ListTable,
  { repeats }: Decisions,
  { allocation, standard }: JudgeContext,
): Uint32Array | undefined {
  if (allocation.kind === 'equal' && standard !== 'ERC721') {
    const equal = new Uint32Array(count * limbCount)
    for (let index = 0; index < count; index++) writeUint(equal, index, allocation.amount)
    return equal
  }
  return repeats === 'merge' || allocation.kind === 'pro-rata' ? amounts?.slice() : amounts
}

/** Flags the entries of some lines with a one each. */
function flagLines(table: ListTable, lines: Iterable<number>): Uint8Array {
  const flags = new Uint8Array(table.count)
  for (const line of lines) {
    const entry = entryOfLine(table, line)
    if (entry >= 0) flags[entry] = 1
  }
  return flags
}

/** Adds up the amounts that `isPaid` accepts; without amounts each is one. */
function sumAmounts(count: number, amounts: Uint32Array | undefined, isPaid: (index: number) => boolean): bigint {
  if (amounts) return sumUints(amounts, count, isPaid)
  let sum = 0
  for (let index = 0; index < count; index++) if (isPaid(index)) sum++
  return BigInt(sum)
}

/** Lists the indexes that a test accepts, in order. */
function selectEntries(count: number, isWanted: (index: number) => boolean): Uint32Array {
  const entries = new Uint32Array(count)
  let size = 0
  for (let index = 0; index < count; index++) if (isWanted(index)) entries[size++] = index
  return entries.subarray(0, size)
}

/** Sets the state of each entry by the findings that stand; an excluded entry has none. */
function settleStates(states: Uint8Array, rowIssues: Uint32Array, crossIssues: Uint32Array): void {
  for (let index = 0; index < states.length; index++) {
    if (states[index] === stateExcluded) {
      setKinds(rowIssues, index, noKinds)
      crossIssues[index] = 0
      continue
    }
    const cross = crossIssues[index] ?? 0
    if (hasKinds(rowIssues, index, rowErrors) || (cross & crossErrors) !== 0) states[index] = stateError
    else if (cross !== 0 || hasRowIssues(rowIssues, index)) states[index] = stateCheck
  }
}

/** Judges every entry under the decisions so far. */
export function judge(table: ListTable, decisions: Decisions, context: JudgeContext): Judgement {
  const { count, found } = table
  const { standard, allocation } = context
  const rowIssues = table.issues.slice()
  const crossIssues = new Uint32Array(count)
  clearKeptOfRows(table, decisions.kept, rowIssues)
  const states = flagLines(table, decisions.excluded).map((flag) => (flag ? stateExcluded : 0))
  if (decisions.tokens)
    for (let index = 0; index < count; index++)
      if (isLeftForToken(table, decisions, index)) states[index] = stateExcluded

  const has = (index: number, bits: number) => ((found[index] ?? 0) & bits) === bits
  const isExcluded = (index: number) => states[index] === stateExcluded
  const hasError = (index: number) => hasKinds(rowIssues, index, rowErrors)
  const isCounted = (index: number) => !isExcluded(index) && !hasError(index)
  const idBits = table.ids ? idFound : 0

  // Whom a row pays is not sure, or it is paid by another drop.
  const apart = rowMask(['address-checksum', 'other-token', 'address-other-chain'])
  const hasKey = (index: number) =>
    !isExcluded(index) && has(index, accountFound | idBits) && !hasKinds(rowIssues, index, apart)
  const hasId = (index: number) => !isExcluded(index) && has(index, idFound)
  const repeats = findRepeats(table, count, standard, standard === 'ERC721' ? hasId : hasKey)
  const repeatedKind = standard === 'ERC721' ? 'id-repeated' : 'address-repeated'
  const amounts = amountsToJudge(table, decisions, context)
  if (decisions.repeats !== 'ask') {
    const keptApart = flagLines(table, decisions.kept.get(repeatedKind) ?? [])
    const isFree = (index: number) => isCounted(index) && keptApart[index] === 0
    settleRepeats(table, repeats, decisions.repeats, states, amounts, isFree)
  }
  markRepeats(repeats, isExcluded, crossBit(repeatedKind), crossIssues)

  if (allocation.kind === 'pro-rata' && amounts) {
    markPercentages({ ...table, amounts }, isCounted, crossIssues)
    for (const entry of shareTotal({ ...table, amounts }, allocation.total, isCounted))
      crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('share-too-small')
  }

  const { token, distributor, sender, others = [] } = context.known
  const knownAddresses = [token, distributor, sender, ...others].filter((address) => address !== undefined)
  const lookAlikes = markLookAlikes(table, knownAddresses, hasKey, crossIssues)
  if (!context.isStyleKnown) markAmbiguousThousands(table, crossIssues)
  markMissingIds(table, new Set(context.known.missingIds), hasId, crossIssues)

  const complete = accountFound | (allocation.kind === 'equal' ? 0 : amountFound) | idBits
  const isPaid = (index: number) => isCounted(index) && has(index, complete)
  const total = sumAmounts(count, amounts, isPaid)
  const middle = amounts ? markUnusualAmounts(amounts, selectEntries(count, isPaid), total, crossIssues) : 1n

  for (const line of context.totalRows) {
    const entry = entryOfLine(table, line + 1)
    if (entry >= 0 && isPaid(entry)) crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('total-with-address')
  }

  clearKeptOfLines(table, decisions.kept, crossIssues)
  settleStates(states, rowIssues, crossIssues)
  const hasCrossErrors = crossIssues.some((bits) => (bits & crossErrors) !== 0)
  return {
    states,
    rowIssues,
    crossIssues,
    amounts,
    repeats,
    lookAlikes,
    knownAddresses,
    middle,
    total: hasCrossErrors ? sumAmounts(count, amounts, (index) => (states[index] ?? stateError) < stateError) : total,
  }
}
