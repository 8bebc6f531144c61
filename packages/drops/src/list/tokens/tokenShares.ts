import type { Address } from '../../values/address.ts'
import { isAddressShape } from '../../values/hexText.ts'
import { parseAmount } from '../../values/amount.ts'
import { type PackedDecisions, packDecisions } from '../decisions/packDecisions.ts'
import type { KnownToken } from '../issues/knownAddresses.ts'
import type { RecipientList } from '../list.ts'
import { splitCells, unclosedQuote } from '../reading/splitCells.ts'
import { isTotalOfRows } from '../reading/totalLine.ts'
import { shareDecimals } from './shareDecimals.ts'
import { coinKey, tokenKey } from './tokenCell.ts'

/** What a list that names the token or the chain of each row pays in one token on one chain. */
export type TokenShare = {
  /** The chain that its accounts are written with; undefined for the drop's own. */
  readonly chainId: number | undefined
  /** Its keys in a decision about tokens: several where rows write it in several ways, none where they name no token. */
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

type Share = {
  readonly chainId: number | undefined
  readonly lines: number[]
  readonly keys: Set<string>
  readonly text: string
  readonly isItems: boolean
  sum: bigint
}

/** Cells, line and foreign chain of the entries that are not excluded by hand. */
function* rowsOf(list: RecipientList) {
  const { delimiter } = list.format
  for (let index = 0; index < list.entryCount; index++) {
    const { line, text } = list.textAt(index)
    if (list.decisions.excluded.has(line)) continue
    const cells = splitCells(text, delimiter)
    const state = list.stateAt(index)
    // Of the rows that are paid none is written with another chain.
    const chainId = state === 'ready' || state === 'check' ? undefined : list.entryAt(index).chainId
    if (cells !== unclosedQuote) yield { line, cells, chainId }
  }
}

function gatherShares(list: RecipientList, known?: readonly KnownToken[]): readonly Share[] {
  const { mapping, layout, decimalStyle, header } = list.format
  const { token: column } = mapping
  const kind = header?.findIndex((name) => /^token[ _-]?type$/i.test(name.trim())) ?? -1
  const shares = new Map<string, Share>()
  for (const { line, cells, chainId } of rowsOf(list)) {
    const text = column === undefined ? '' : (cells[column] ?? '')
    const key = column === undefined ? '' : tokenKey(text, layout === 'safe')
    // A row without a token is paid in whichever the drop pays.
    if ((column !== undefined && key === '') || isTotalOfRows(cells, mapping)) continue
    const [address, ...others] = tokensNamed(key, known)
    const token = address === undefined || others.length > 0 ? key : address.toLowerCase()
    const id = `${token} ${chainId ?? ''}`
    const isItems = /721|nft/i.test(cells[kind] ?? '')
    const share = shares.get(id) ?? { chainId, lines: [], keys: new Set(), text, isItems, sum: 0n }
    shares.set(id, share)
    if (key !== '') share.keys.add(key)
    share.lines.push(line)
    const amount = mapping.amount === undefined ? '' : (cells[mapping.amount] ?? '')
    const parsed = parseAmount(amount, shareDecimals, decimalStyle)
    if (isItems) share.sum += 10n ** BigInt(shareDecimals)
    else if ('amount' in parsed) share.sum += parsed.amount
  }
  return [...shares.values()]
}

/** Addresses of the known tokens that have this symbol or name. */
export function tokensNamed(key: string, known: readonly KnownToken[] = []): Address[] {
  return known.flatMap(({ symbol, name, address }) =>
    tokenKey(symbol) === key || (name !== undefined && tokenKey(name) === key) ? [address] : [],
  )
}

/**
 * Splits a list that names the token or the chain of each row, such as Safe's CSV of several tokens, in the order of the file. Every
 * share is about the same file, so that lines keep their numbers; rows that are excluded are in none.
 *
 * @param known tokens of the chain, by which a symbol has an address
 */
export function tokenShares(list: RecipientList, known?: readonly KnownToken[]): TokenShare[] {
  const { format, decisions } = list
  const shares = gatherShares(list, known)
  if (format.mapping.token === undefined && shares.every(({ chainId }) => chainId === undefined)) return []
  return shares.map(({ chainId, lines, keys, text, isItems, sum }) => {
    const candidates = tokensNamed(tokenKey(text), known)
    const isCoin = keys.has(coinKey)
    const elsewhere = shares.filter((other) => other.chainId !== chainId).flatMap((other) => other.lines)
    return {
      chainId,
      keys: [...keys],
      text,
      isCoin,
      address: isCoin ? undefined : isAddressShape(text) ? text : candidates.length === 1 ? candidates[0] : undefined,
      candidates,
      rows: lines.length,
      isItems,
      sum: format.amountUnit === 'base' ? undefined : sum,
      // Decided about the amounts of one token, these say nothing of another.
      decisions: packDecisions({
        ...decisions,
        excluded: new Set([...decisions.excluded, ...elsewhere]),
        tokens: keys.size === 0 ? undefined : [...keys],
        repeats: 'ask',
        allocation: undefined,
        amountUnit: undefined,
      }),
    }
  })
}
