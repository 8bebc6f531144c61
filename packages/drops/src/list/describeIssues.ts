import type { Keccak } from '../keccak/loadKeccak.ts'
import { accountTexts, idAt } from '../rowColumns.ts'
import type { TokenStandard } from '../terms.ts'
import { crossBit, crossKinds, issue, type IssueKind, rowBit, type RowIssue, rowKinds } from './issues.ts'
import { EXCLUDED, type Judgement } from './judge.ts'
import type { ParsedRow } from './parseRow.ts'
import { NONE } from './repeats.ts'
import type { ListTable } from './table.ts'

const SHOWN = 3

/** The findings of one entry in words. */
export const describeIssues = ({
  index,
  table,
  judged,
  keccak,
  parsed,
  standard,
  missing,
}: {
  index: number
  table: ListTable
  judged: Judgement
  keccak: Keccak
  parsed: ParsedRow | undefined
  standard: TokenStandard
  missing: string
}): RowIssue[] => {
  const row = judged.rowIssues[index] ?? 0
  const cross = judged.crossIssues[index] ?? 0
  if (row === 0 && cross === 0) return []
  const isHeader = (row & rowBit('unknown-header')) !== 0
  const messages = new Map(parsed?.issues.map((found) => [found.kind, found.message]))
  const own = rowKinds.flatMap((kind) => {
    if ((row & rowBit(kind)) === 0) return []
    return [issue(kind, isHeader ? missing : (messages.get(kind) ?? ''))]
  })

  const lineOf = (entry: number) => (table.lines[entry] ?? 0) + 1
  const others = (): string => {
    const lines: number[] = []
    const first = judged.repeats.first[index] ?? NONE
    for (let other = first; other !== NONE && lines.length <= SHOWN; other = judged.repeats.next[other] ?? NONE)
      if (other !== index && judged.states[other] !== EXCLUDED) lines.push(lineOf(other))
    const shown = lines.slice(0, SHOWN).join(', ')
    return lines.length > SHOWN ? `${shown} and more` : shown
  }
  const resembled = (): string => {
    const other = judged.lookAlikes.get(index) ?? NONE
    const known = judged.knownAddresses[other - table.count]
    if (known !== undefined) return `It resembles ${known}, which you know.`
    return `It resembles ${accountTexts(keccak, table.accounts, other, 1)[0]} on line ${lineOf(other)}.`
  }
  const say: Record<(typeof crossKinds)[number], () => string> = {
    'address-repeated': () => `The same address${standard === 'ERC1155' ? ' and id are' : ' is'} on line ${others()}.`,
    'id-repeated': () => `Id ${idAt(table, index)} is also on line ${others()}.`,
    'address-look-alike': resembled,
    'amount-outlier': () => 'The row takes more than a fifth of the total.',
    'amount-far-from-usual': () => 'The amount is ten times or more off the middle of this list.',
    'amount-maybe-thousands': () => 'The point may be a decimal point or separate thousands.',
    'share-too-small': () => 'Its part of the total is less than the smallest unit.',
  }
  return [
    ...own,
    ...crossKinds.flatMap((kind) => ((cross & crossBit(kind)) === 0 ? [] : [issue(kind as IssueKind, say[kind]())])),
  ]
}
