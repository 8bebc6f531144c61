import { accountTexts } from '../../rows/accounts.ts'
import { amountAt, idAt } from '../../rows/rowColumns.ts'
import { hasKinds, rowMask } from '../issues/issueBits.ts'
import { describeIssues } from '../judging/describeIssues.ts'
import { isLeftForToken } from '../judging/isLeftForToken.ts'
import { noEntry } from '../judging/repeats.ts'
import { parseText } from '../reading/entryText.ts'
import { accountFound, idFound } from '../reading/table.ts'
import type { EntryAccess } from './entryAccess.ts'
import type { ListEntry } from './listEntry.ts'

const unsure = rowMask(['address-checksum'])

/** Line of the entry that stays of those that repeat one another: the first that is paid and not kept as a payment of its own. */
function lineThatStays({ parts, judged, lineOf, isPaid }: EntryAccess, index: number): number {
  const { first, next } = judged.repeats
  const { kept } = parts.decisions
  const apart = kept.get(parts.options.standard === 'ERC721' ? 'id-repeated' : 'address-repeated')
  for (let member = first[index] ?? noEntry; member !== noEntry; member = next[member] ?? noEntry)
    if (isPaid(member) && !apart?.has(lineOf(member))) return lineOf(member)
  return lineOf(first[index] ?? 0)
}

/** Why an excluded entry is excluded. */
function exclusionOf(access: EntryAccess, index: number): ListEntry['excludedBy'] {
  const { decisions, table } = access.parts
  if (decisions.excluded.has(access.lineOf(index))) return 'hand'
  if (isLeftForToken(table, decisions, index)) return 'token'
  const line = lineThatStays(access, index)
  return decisions.repeats === 'merge' ? { mergedInto: line } : { repeats: line }
}

/** Describes one entry: what it says, what becomes of it, and what was found about it. */
export function describeEntry(access: EntryAccess, index: number): ListEntry {
  const { parts, judged } = access
  const { table, keccak, input, options } = parts
  if (!(index >= 0 && index < table.count))
    throw new RangeError(`There is no entry ${index}; the list has ${table.count}.`)
  const text = access.textOf(index)
  const parsed = parseText(text, input.context)
  const found = table.found[index] ?? 0
  const isSure = (found & accountFound) !== 0 && !hasKinds(judged.rowIssues, index, unsure)
  const state = access.stateOf(index)
  const values = { count: table.count, accounts: table.accounts, ids: table.ids, amounts: judged.amounts }
  return {
    line: access.lineOf(index),
    text,
    account: isSure ? accountTexts(keccak, table.accounts, index, 1)[0] : undefined,
    chainId: parsed?.chainId,
    id: found & idFound ? idAt(values, index) : undefined,
    amount: access.hasAmount(index) ? amountAt(values, index) : undefined,
    note: parsed?.note,
    name: parsed?.name,
    state,
    excludedBy: state === 'excluded' ? exclusionOf(access, index) : undefined,
    issues: describeIssues({
      index,
      table,
      judged,
      keccak,
      parsed,
      standard: options.standard,
      headerFault: input.headerFault,
    }),
  }
}
