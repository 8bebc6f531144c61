import type { TokenStandard } from '../../values/tokenStandard.ts'
import { limbCount, sumUints, writeUint } from '../../values/uint256.ts'
import type { Allocation } from '../columns/allocation.ts'
import type { Decisions } from '../decisions/decisions.ts'
import { crossBit, crossErrors, rowBit, rowErrors } from '../issues/issueBits.ts'
import type { KnownAddresses } from '../issues/knownAddresses.ts'
import { entryOfLine } from '../reading/entryOfLine.ts'
import { accountFound, amountFound, idFound, type ListTable } from '../reading/table.ts'
import { clearKept } from './clearKept.ts'
import { stateCheck, stateError, stateExcluded } from './entryStates.ts'
import { markMaybeThousands } from './groupedPoints.ts'
import type { Judgement } from './judgement.ts'
import { markLookAlikes } from './lookAlikes.ts'
import { findRepeats, noEntry } from './repeats.ts'
import { settleRepeats } from './settleRepeats.ts'
import { shareTotal } from './shareTotal.ts'
import { markOutliers } from './unusualAmounts.ts'

/** What judging needs beside the table. */
export type JudgeContext = {
  readonly standard: TokenStandard
  readonly allocation: Allocation
  readonly isStyleKnown: boolean
  readonly known: KnownAddresses
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
    if (entry >= 0) states[entry] = stateExcluded
  }

  const uncertain = rowBit('address-checksum')
  const hasKey = (index: number) =>
    states[index] !== stateExcluded &&
    ((found[index] ?? 0) & accountFound) !== 0 &&
    ((rowIssues[index] ?? 0) & uncertain) === 0 &&
    (table.ids === undefined || ((found[index] ?? 0) & idFound) !== 0)
  const hasId = (index: number) => states[index] !== stateExcluded && ((found[index] ?? 0) & idFound) !== 0
  const repeats = findRepeats(table, count, standard, standard === 'ERC721' ? hasId : hasKey)

  let amounts = table.amounts
  if (allocation.kind === 'equal' && standard !== 'ERC721') {
    amounts = new Uint32Array(count * limbCount)
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
      (index) => !hasError(index) && apart[index] === 0 && states[index] !== stateExcluded,
    )
  const members = new Uint32Array(count)
  for (let index = 0; index < count; index++) {
    const first = repeats.first[index] ?? noEntry
    if (first !== noEntry && states[index] !== stateExcluded) members[first] = (members[first] ?? 0) + 1
  }
  const repeated = crossBit(repeatedKind)
  for (let index = 0; index < count; index++) {
    const first = repeats.first[index] ?? noEntry
    if (first !== noEntry && states[index] !== stateExcluded && (members[first] ?? 0) > 1) crossIssues[index] = repeated
  }

  const isCounted = (index: number) => states[index] !== stateExcluded && !hasError(index)
  if (allocation.kind === 'pro-rata' && amounts)
    for (const entry of shareTotal({ ...table, amounts }, allocation.total, isCounted))
      crossIssues[entry] = (crossIssues[entry] ?? 0) | crossBit('share-too-small')

  const { token, distributor, sender, others = [] } = context.known
  const knownAddresses = [token, distributor, sender, ...others].filter((address) => address !== undefined)
  const lookAlikes = markLookAlikes(table, knownAddresses, hasKey, crossIssues)
  if (!context.isStyleKnown) markMaybeThousands(table, crossIssues)

  const complete = accountFound | (allocation.kind === 'equal' ? 0 : amountFound) | (table.ids ? idFound : 0)
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
    if (states[index] === stateExcluded) {
      rowIssues[index] = 0
      crossIssues[index] = 0
      continue
    }
    const row = rowIssues[index] ?? 0
    const cross = crossIssues[index] ?? 0
    if ((row & rowErrors) !== 0 || (cross & crossErrors) !== 0) states[index] = stateError
    else if (row !== 0 || cross !== 0) states[index] = stateCheck
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
    ? sumUints(amounts, table.count, (index) => (states[index] ?? stateError) < stateError)
    : BigInt(states.reduce((sum, state) => sum + (state < stateError ? 1 : 0), 0))
}
