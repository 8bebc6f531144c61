const sign = /^\p{Sc}|\p{Sc}$/u
/** A number with a minus or brackets before the unit or behind it. */
const signed = /^(?<open>[(+\-−]?)\s*(?<rest>.*?)(?<close>\)?)$/su
const numberShape = /^[(+\-−]{0,2}[.,]?\d(?:.*[\d.,)])?$/s

/**
 * The number of an amount that is written with a currency sign, or with the symbol of its token, at one of its sides; undefined for
 * any other text. Other words are left alone: `5 USDC` is no amount of another token, and `5k` is not five.
 */
export function withoutUnit(text: string, symbol: string | undefined): string | undefined {
  const { open = '', rest = '', close = '' } = signed.exec(text.trim())?.groups ?? {}
  const cell = rest.trim()
  const lower = cell.toLowerCase()
  const numberOf = (core: string): string | undefined => {
    const number = `${open}${core.trim()}${close}`
    return numberShape.test(number) ? number : undefined
  }
  if (symbol !== undefined && /\p{L}/u.test(symbol))
    for (const unit of [`$${symbol}`.toLowerCase(), symbol.toLowerCase()]) {
      if (lower.endsWith(unit)) return numberOf(cell.slice(0, -unit.length))
      if (lower.startsWith(unit)) return numberOf(cell.slice(unit.length))
    }
  return sign.test(cell) ? numberOf(cell.replace(sign, '')) : undefined
}
