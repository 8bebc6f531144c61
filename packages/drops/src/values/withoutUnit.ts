const sign = /^\p{Sc}|\p{Sc}$/u

/**
 * The number of an amount that is written with a currency sign, or with the symbol of its token, at one of its sides; undefined for
 * any other text. Other words are left alone: `5 USDC` is no amount of another token, and `5k` is not five.
 */
export function withoutUnit(text: string, symbol: string | undefined): string | undefined {
  const cell = text.trim()
  const lower = cell.toLowerCase()
  const numberOf = (rest: string): string | undefined => {
    const number = rest.replace(/^[\s\u00a0\u202f]+|[\s\u00a0\u202f]+$/g, '')
    return /^\d(?:.*\d)?$/s.test(number) ? number : undefined
  }
  if (symbol !== undefined && /\p{L}/u.test(symbol))
    for (const unit of [`$${symbol}`.toLowerCase(), symbol.toLowerCase()]) {
      if (lower.endsWith(unit)) return numberOf(cell.slice(0, -unit.length))
      if (lower.startsWith(unit)) return numberOf(cell.slice(unit.length))
    }
  return sign.test(cell) ? numberOf(cell.replace(sign, '')) : undefined
}
