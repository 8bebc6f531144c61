import type { Address } from '../../values/address.ts'
import { isAddressShape } from '../../values/hexText.ts'
import type { TokenStandard } from '../../values/tokenStandard.ts'

/** Key of the chain's own coin among the tokens of a list. */
export const coinKey = 'native'

/** Addresses that stand for the coin in files of other programs. */
const coinAddresses = new Set([`0x${'0'.repeat(40)}`, `0x${'e'.repeat(40)}`])

/** What is known of the drop's token when its list is read. */
export type OwnToken = {
  readonly standard: TokenStandard
  readonly address: Address | undefined
  readonly symbol: string | undefined
  readonly name: string | undefined
  /** The list names no token in an empty cell; in Safe's files that is the coin. */
  readonly isEmptyCoin: boolean
  /** Key of the first row's token: it is the drop's where nothing else is known of that one. */
  readonly firstKey: string
  /** Keys that a decision has chosen; rows of all others are left out. */
  readonly chosen: readonly string[] | undefined
}

/** The token that a cell names, without case and `$`: `usdc` for `$USDC`; empty where it names none. */
export function tokenKey(cell: string, isEmptyCoin = false): string {
  const key = cell.trim().replace(/^\$/, '').toLowerCase()
  if (key === '') return isEmptyCoin ? coinKey : ''
  return coinAddresses.has(key) ? coinKey : key
}

/** Whether rows with this cell are paid by the drop. */
export function isOwnToken(cell: string, token: OwnToken): boolean {
  const key = tokenKey(cell, token.isEmptyCoin)
  if (key === '') return true
  if (token.chosen) return token.chosen.includes(key)
  const isCoin = token.standard === 'NATIVE'
  if (key === coinKey) return isCoin
  if (isAddressShape(key)) {
    if (isCoin) return false
    return token.address === undefined ? key === token.firstKey : key === token.address.toLowerCase()
  }
  const own = [token.symbol, token.name].flatMap((text) => (text ? [tokenKey(text)] : []))
  return own.length === 0 ? key === token.firstKey : own.includes(key)
}
