import { amountAt } from '../../rows/rowColumns.ts'
import { maxUint256 } from '../../values/uint256.ts'
import { issueKinds, issueRules } from '../issues/issueRules.ts'
import type { FixOffer, IssueKind, Severity } from '../issues/issueKinds.ts'
import { accountFound, amountFound, type ListTable } from '../reading/table.ts'
import { eachCrossKind, eachRowKind, hasKinds, hasRowIssues, rowMask } from '../issues/issueBits.ts'
import { stateExcluded } from './entryStates.ts'
import { digitsInCommon, knownDigits } from './lookAlikes.ts'
import type { Judgement } from './judgement.ts'

/** All findings of one kind. */
export type IssueGroup = {
  readonly kind: IssueKind
  readonly severity: Severity
  /** Line numbers, from 1; none when it is the list as a whole. */
  readonly lines: readonly number[]
  /** What these rows would pay in sum, base units, as far as their amounts can be read. */
  readonly amount: bigint
  /** The list can't be sealed before this is decided: corrected, excluded, or kept where that is offered. */
  readonly blocks: boolean
  readonly fixes: readonly FixOffer[]
  /** Hex digits at either end that addresses which look alike have in common, at least. */
  readonly digits?: number
  /** The total that the file states, and the sum of its rows, in tokens. */
  readonly stated?: string
  readonly sum?: string
}

type Group = {
  readonly lines: number[]
  amount: bigint
}

/** Whether there are addresses in a list, and no amount beside any of them. */
function lacksAmounts({ count, found }: ListTable, { states, rowIssues }: Judgement): boolean {
  const missing = rowMask(['missing-cell'])
  let hasAccounts = false
  for (let index = 0; index < count; index++) {
    const has = found[index] ?? 0
    if (states[index] === stateExcluded || (has & accountFound) === 0) continue
    // An amount that is there and not understood is another matter.
    if ((has & amountFound) !== 0 || !hasKinds(rowIssues, index, missing)) return false
    hasAccounts = true
  }
  return hasAccounts
}

/** Digits at either end that accounts which look alike have in common, at least. */
function digitsOf({ count }: ListTable, { lookAlikes }: Judgement): number {
  const isKnown = lookAlikes.size > 0 && [...lookAlikes.values()].some((other) => other >= count)
  return isKnown ? knownDigits : digitsInCommon(count)
}

/** Gathers all findings by kind; errors first. */
export function groupIssues({
  table,
  judged,
  payable,
  takesAmounts,
  isKnownAmount,
  stated,
}: {
  table: ListTable
  judged: Judgement
  payable: number
  /** Amounts come from the lines. */
  takesAmounts: boolean
  isKnownAmount: (index: number) => boolean
  /** A total of the file that differs from the sum of its rows. */
  stated: { readonly stated: string; readonly sum: string } | undefined
}): IssueGroup[] {
  const groups = new Map<IssueKind, Group>()
  const values = { count: table.count, accounts: table.accounts, amounts: judged.amounts }
  const add = (kind: IssueKind, line: number, amount: bigint) => {
    const group = groups.get(kind)
    if (group) {
      group.lines.push(line)
      group.amount += amount
    } else groups.set(kind, { lines: [line], amount })
  }
  for (let index = 0; index < table.count; index++) {
    const cross = judged.crossIssues[index] ?? 0
    if (cross === 0 && !hasRowIssues(judged.rowIssues, index)) continue
    const line = (table.lines[index] ?? 0) + 1
    const amount = isKnownAmount(index) ? amountAt(values, index) : 0n
    const addKind = (kind: IssueKind) => add(kind, line, amount)
    eachRowKind(judged.rowIssues, index, addKind)
    eachCrossKind(cross, addKind)
  }
  // Of the list as a whole; while rows have errors, those say more.
  if (payable === 0 && groups.size === 0) groups.set('no-rows', { lines: [], amount: 0n })
  if (judged.total > maxUint256) groups.set('total-too-large', { lines: [], amount: judged.total })
  if (stated) groups.set('total-differs', { lines: [], amount: 0n })
  const more: Partial<Record<IssueKind, Partial<IssueGroup>>> = {
    ...(takesAmounts && lacksAmounts(table, judged) ? { 'missing-cell': { fixes: ['equal-amounts'] } } : {}),
    ...(stated ? { 'total-differs': stated } : {}),
    'address-look-alike': { digits: digitsOf(table, judged) },
  }
  return issueKinds
    .flatMap((kind) => {
      const group = groups.get(kind)
      return group ? [{ kind, ...issueRules[kind], ...group, ...more[kind] }] : []
    })
    .sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}
