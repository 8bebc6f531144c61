import { hasAddress } from '../../values/addressWords.ts'

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
  return prefixedAddress.test(cell.replace(hiddenCharacter, '').trim()) || hasAddress(cell)
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

/** Whether cells are all written like tickers, the token's own or a widely known one among them. */
export function areTickers(cells: readonly string[], symbol: string | undefined): boolean {
  return cells.every((cell) => /^\$?[A-Z][A-Z0-9.]{1,9}$/.test(cell)) && cells.some((cell) => isTicker(cell, symbol))
}

/** Words in capitals that are remarks, and the tickers of no token. */
const remarks =
  /^(?:YES|NO|OK|DONE|PAID|OPEN|TRUE|FALSE|NEW|OLD|NULL|NONE|NAN|TBD|ERC20|ERC721|ERC1155|EOA|SAFE|DAO|TEAM|KYC)$/

/** Whether cells are all the same word that may be a ticker, such as `FOO`. */
export function areOneTicker(cells: readonly string[]): boolean {
  const [first = ''] = cells
  return (
    cells.length > 1 &&
    /^\$?[A-Z][A-Z0-9]{2,7}$/.test(first) &&
    !remarks.test(first) &&
    cells.every((cell) => cell === first)
  )
}

/** Whether a cell names a token: this one, or a widely known one. */
export function isTicker(cell: string, symbol: string | undefined): boolean {
  const upper = cell.toUpperCase()
  return cell !== '' && (upper === symbol?.toUpperCase() || tickers.has(upper))
}

/** Tickers that are English words as well, unless they are in capitals. */
const wordTickers = /^(?:op|link|uni)$/i

/** Whether a word beside a number names a token or a currency that is not the token of this symbol. */
export function isOtherUnit(word: string, symbol: string | undefined): boolean {
  const own = symbol?.toUpperCase() ?? ''
  const upper = word.replace(/^\$/, '').toUpperCase()
  if (own === '' || upper === own) return false
  if (/^(?:USD|EUR|GBP|CHF)$/.test(upper)) return !own.includes(upper)
  return isTicker(upper, undefined) && (word === upper || !wordTickers.test(word))
}
