import { addressesIn } from '../../values/addressesIn.ts'

const hiddenCharacter = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const prefixedAddress = /^(?:[a-z0-9-]+:)*0x[0-9a-f]{6,}/i
const ethName = /^[^\s.:@/]+(?:\.[^\s.:@/]+)*\.eth$/iu
const dottedName = /^[^\s.:@/]+(?:\.[^\s.:@/]+)*\.[a-z]{2,}$/iu
/** Digits with any signs that group or part them, in any notation, with a currency or a ticker at one side. */
const number =
  /^(?:=?["'“])?[+-]?(?:\p{Sc}|[A-Z]{2,6}\s)?\s*(?:\d[\d.,'’_\s\u00a0\u2009\u202f]*|[.,]\d+)(?:e[+-]?\d+)?\s*(?:%|\p{Sc}|\$?[A-Z]{2,6}|k|m)?["”]?$/iu
const date =
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ].*)?$|^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?: .*)?$|^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?$/i
/** Tokens that lists name beside amounts, by their tickers. */
const tickers = new Set(
  'USDC USDT DAI ETH WETH WBTC USDC.E FRAX LUSD USDE PYUSD GHO EURC ARB OP POL MATIC WMATIC BNB AVAX UNI LINK AAVE'.split(
    ' ',
  ),
)

/** Whether a cell holds an address, also one that is misspelt, or a name in place of one. */
export function isAccountLike(cell: string): boolean {
  return holdsAddress(cell) || ethName.test(cell.trim())
}

/** Whether a cell holds an address, in a link or misspelt, too. */
export function holdsAddress(cell: string): boolean {
  return prefixedAddress.test(cell.replace(hiddenCharacter, '').trim()) || addressesIn(cell).length > 0
}

/** Whether a cell is a name such as `alice.eth`, of any ending. */
export function isNameLike(cell: string): boolean {
  return dottedName.test(cell)
}

/** Whether a cell is a date or a time of day. */
export function isDate(cell: string): boolean {
  return date.test(cell)
}

/** Whether a cell is a number in some notation, perhaps with a unit; a date is none. */
export function isNumberLike(cell: string): boolean {
  const shown = cell.replace(hiddenCharacter, '').trim()
  return number.test(shown) && !date.test(shown) && !/^0x/i.test(shown)
}

/** Whether a cell names a token: this one, or a widely known one. */
export function isTicker(cell: string, symbol: string | undefined): boolean {
  const upper = cell.toUpperCase()
  return cell !== '' && (upper === symbol?.toUpperCase() || tickers.has(upper))
}
