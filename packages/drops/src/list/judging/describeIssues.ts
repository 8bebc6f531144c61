import type { Keccak } from '../../keccak/loadKeccak.ts'
import { accountTexts } from '../../rows/accounts.ts'
import { idAt } from '../../rows/rowColumns.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'
import { issue, type RowIssue } from '../issues/issue.ts'
import { crossBit, hasKinds, hasRowIssues, rowMask } from '../issues/issueBits.ts'
import { crossKinds, rowKinds } from '../issues/issueKinds.ts'
import type { HeaderFault } from '../issues/issueValues.ts'
import { noEntry } from '../judging/repeats.ts'
import type { ParsedRow } from '../reading/parseRow.ts'
import type { ListTable } from '../reading/table.ts'
import { stateExcluded } from './entryStates.ts'
import type { Judgement } from './judgement.ts'
import { digitsInCommon, knownDigits } from './lookAlikes.ts'

const maxNamedLines = 3

/** Lists the findings of one entry, with the values that their sentences tell. */
export function describeIssues({
  index,
  table,
  judged,
  keccak,
  parsed,
  standard,
  headerFault,
}: {
  index: number
  table: ListTable
  judged: Judgement
  keccak: Keccak
  parsed: ParsedRow | undefined
  standard: TokenStandard
  headerFault: HeaderFault
}): RowIssue[] {
  const cross = judged.crossIssues[index] ?? 0
  if (cross === 0 && !hasRowIssues(judged.rowIssues, index)) return []
  const known = new Map(parsed?.issues.map((found) => [found.kind, found]))
  const own = rowKinds.flatMap((kind) => {
    if (!hasKinds(judged.rowIssues, index, rowMask([kind]))) return []
    if (kind === 'unknown-header') return [issue(kind, headerFault)]
    return known.get(kind) ?? []
  })

  const lineOf = (entry: number) => (table.lines[entry] ?? 0) + 1
  const others = () => {
    const lines: number[] = []
    const first = judged.repeats.first[index] ?? noEntry
    for (
      let other = first;
      other !== noEntry && lines.length <= maxNamedLines;
      other = judged.repeats.next[other] ?? noEntry
    )
      if (other !== index && judged.states[other] !== stateExcluded) lines.push(lineOf(other))
    return { lines: lines.slice(0, maxNamedLines), hasMore: lines.length > maxNamedLines }
  }
  const lookAlike = (): RowIssue[] => {
    const other = judged.lookAlikes.get(index) ?? noEntry
    const known = judged.knownAddresses[other - table.count]
    if (known !== undefined)
      return [issue('address-look-alike', { account: known, line: undefined, digits: knownDigits })]
    const [account] = accountTexts(keccak, table.accounts, other, 1)
    const digits = digitsInCommon(table.count)
    return account ? [issue('address-look-alike', { account, line: lineOf(other), digits })] : []
  }
  const find: Record<(typeof crossKinds)[number], () => RowIssue | RowIssue[]> = {
    'total-with-address': () => issue('total-with-address'),
    'address-repeated': () => issue('address-repeated', { ...others(), withId: standard === 'ERC1155' }),
    'id-repeated': () => issue('id-repeated', { ...others(), id: idAt(table, index) }),
    'id-not-held': () => issue('id-not-held', { id: idAt(table, index) }),
    'address-look-alike': lookAlike,
    'amount-large-share': () => issue('amount-large-share'),
    'amount-unusual': () => issue('amount-unusual'),
    'amount-maybe-thousands': () => issue('amount-maybe-thousands'),
    'share-too-small': () => issue('share-too-small'),
    'share-percent-sum': () => issue('share-percent-sum'),
  }
  return [...own, ...crossKinds.flatMap((kind) => ((cross & crossBit(kind)) === 0 ? [] : find[kind]()))]
}
