import type { Address } from '../../values/address.ts'
import { parseAmount } from '../../values/amount.ts'
import { type PackedDecisions, packDecisions } from '../decisions/packDecisions.ts'
import type { RecipientList } from '../list.ts'
import { splitCells, unclosedQuote } from '../reading/splitCells.ts'
import { isTotalOfRows } from '../reading/totalLine.ts'

/** What a list that names the token of each row pays in one of them. */
export type TokenShare = {
  /** As the first of its rows writes it; undefined for the chain's own coin. */
  readonly address: Address | undefined
  readonly rows: number
  /** The list says that each row is one token with an id of its own. */
  readonly isItems: boolean
  /** Sum of the amounts that can be read, in tokens with `shareDecimals` decimals; undefined where amounts are raw units. */
  readonly sum: bigint | undefined
  /** What a drop of this token decides about the same file: the rows of the others are left out. */
  readonly decisions: PackedDecisions
}

/** Decimals of the sums of shares: as many as a token may have, as the tokens are not known yet. */
export const shareDecimals = 36

type Share = { address: Address | undefined; lines: number[]; isItems: boolean; sum: bigint }

function isAddress(cell: string): cell is Address {
  return /^0x[0-9a-f]{40}$/i.test(cell)
}

/** Cells of the entries that are not excluded, with their lines. */
function* rowsOf(list: RecipientList) {
  const { delimiter } = list.format
  for (let index = 0; index < list.entryCount; index++) {
    if (list.stateAt(index) === 'excluded') continue
    const { line, text } = list.textAt(index)
    const cells = splitCells(text, delimiter)
    if (cells !== unclosedQuote) yield { line, cells }
  }
}

function gatherShares(list: RecipientList, column: number): readonly Share[] {
  const { mapping, layout, decimalStyle, header } = list.format
  const kind = header?.findIndex((name) => /^token[ _-]?type$/i.test(name.trim())) ?? -1
  const shares = new Map<string, Share>()
  for (const { line, cells } of rowsOf(list)) {
    const cell = cells[column] ?? ''
    const isCoin = cell === '' && layout === 'safe'
    // What is named by a symbol, or not at all, says of no row that it is another token's.
    if ((!isCoin && !isAddress(cell)) || isTotalOfRows(cells, mapping)) continue
    const key = cell.toLowerCase()
    const isItem = /721|nft/i.test(cells[kind] ?? '')
    const share = shares.get(key) ?? {
      address: isAddress(cell) ? cell : undefined,
      lines: [],
      isItems: isItem,
      sum: 0n,
    }
    shares.set(key, share)
    share.lines.push(line)
    const parsed = parseAmount(
      mapping.amount === undefined ? '' : (cells[mapping.amount] ?? ''),
      shareDecimals,
      decimalStyle,
    )
    if (isItem) share.sum += 10n ** BigInt(shareDecimals)
    else if ('amount' in parsed) share.sum += parsed.amount
  }
  return [...shares.values()]
}

/**
 * Splits a list that names the token of each row, such as Safe's CSV of several tokens, in the order of the file. Every share is about
 * the same file, so that lines keep their numbers; rows that are excluded are in none.
 */
export function tokenShares(list: RecipientList): TokenShare[] {
  const { format, decisions } = list
  const column = format.mapping.token
  if (column === undefined) return []
  const shares = gatherShares(list, column)
  return shares.map((share) => {
    const excluded = new Set(decisions.excluded)
    for (const { lines } of shares.filter((other) => other !== share)) for (const line of lines) excluded.add(line)
    const { address, lines, isItems, sum } = share
    return {
      address,
      rows: lines.length,
      isItems,
      sum: format.amountUnit === 'base' ? undefined : sum,
      // Decided about the amounts of one token, these say nothing of another.
      decisions: packDecisions({
        ...decisions,
        excluded,
        repeats: 'ask',
        allocation: undefined,
        amountUnit: undefined,
      }),
    }
  })
}
