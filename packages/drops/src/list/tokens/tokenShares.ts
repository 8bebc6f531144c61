import { type Address, isAddressShape } from '../../values/address.ts'
import { parseAmount } from '../../values/amount.ts'
import { type PackedDecisions, packDecisions } from '../decisions/packDecisions.ts'
import type { KnownToken } from '../issues/knownAddresses.ts'
import type { RecipientList } from '../list.ts'
import { splitCells, unclosedQuote } from '../reading/splitCells.ts'
import { isTotalOfRows } from '../reading/totalLine.ts'
import { coinKey, tokenKey } from './tokenCell.ts'

/** What a list that names the token of each row pays in one of them. */
export type TokenShare = {
  /** Its keys in a decision about tokens: several where rows write it in several ways. */
  readonly keys: readonly string[]
  /** As the first of its rows writes it: an address, a symbol or a name; empty for the chain's own coin in some files. */
  readonly text: string
  readonly isCoin: boolean
  /** Its address, as it is written, or as the only known token of this symbol has it; undefined for the coin and for all others. */
  readonly address: Address | undefined
  /** Known tokens of this symbol or name: of more than one the sender has to choose. */
  readonly candidates: readonly Address[]
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

type Share = { keys: Set<string>; text: string; rows: number; isItems: boolean; sum: bigint }

/** Cells of the entries that are excluded neither by hand nor as repetitions, with their lines. */
function* rowsOf(list: RecipientList) {
  const { delimiter } = list.format
  for (let index = 0; index < list.entryCount; index++) {
    const { line, text } = list.textAt(index)
    if (list.decisions.excluded.has(line)) continue
    const cells = splitCells(text, delimiter)
    if (cells !== unclosedQuote) yield cells
  }
}

function gatherShares(list: RecipientList, column: number, known?: readonly KnownToken[]): ReadonlyMap<string, Share> {
  const { mapping, layout, decimalStyle, header } = list.format
  const kind = header?.findIndex((name) => /^token[ _-]?type$/i.test(name.trim())) ?? -1
  const shares = new Map<string, Share>()
  for (const cells of rowsOf(list)) {
    const cell = cells[column] ?? ''
    const key = tokenKey(cell, layout === 'safe')
    // A row without a token is paid in whichever the drop pays.
    if (key === '' || isTotalOfRows(cells, mapping)) continue
    const isItem = /721|nft/i.test(cells[kind] ?? '')
    const [address, ...others] = tokensNamed(key, known)
    const id = address === undefined || others.length > 0 ? key : address.toLowerCase()
    const share = shares.get(id) ?? { keys: new Set(), text: cell, rows: 0, isItems: isItem, sum: 0n }
    shares.set(id, share)
    share.keys.add(key)
    share.rows++
    const amount = mapping.amount === undefined ? '' : (cells[mapping.amount] ?? '')
    const parsed = parseAmount(amount, shareDecimals, decimalStyle)
    if (isItem) share.sum += 10n ** BigInt(shareDecimals)
    else if ('amount' in parsed) share.sum += parsed.amount
  }
  return shares
}

/** Addresses of the known tokens that have this symbol or name. */
export function tokensNamed(key: string, known: readonly KnownToken[] = []): Address[] {
  return known.flatMap(({ symbol, name, address }) =>
    tokenKey(symbol) === key || (name !== undefined && tokenKey(name) === key) ? [address] : [],
  )
}

/**
 * Splits a list that names the token of each row, such as Safe's CSV of several tokens, in the order of the file. Every share is about
 * the same file, so that lines keep their numbers; rows that are excluded are in none.
 *
 * @param known tokens of the chain, by which a symbol has an address
 */
export function tokenShares(list: RecipientList, known?: readonly KnownToken[]): TokenShare[] {
  const { format, decisions } = list
  const column = format.mapping.token
  if (column === undefined) return []
  return [...gatherShares(list, column, known)].map(([id, { keys, text, rows, isItems, sum }]) => {
    const candidates = tokensNamed(tokenKey(text), known)
    return {
      keys: [...keys],
      text,
      isCoin: id === coinKey,
      address:
        id === coinKey ? undefined : isAddressShape(text) ? text : isAddressShape(id) ? candidates[0] : undefined,
      candidates,
      rows,
      isItems,
      sum: format.amountUnit === 'base' ? undefined : sum,
      // Decided about the amounts of one token, these say nothing of another.
      decisions: packDecisions({
        ...decisions,
        tokens: [...keys],
        repeats: 'ask',
        allocation: undefined,
        amountUnit: undefined,
      }),
    }
  })
}
