import { getPriceId } from '@slotdrop/chains/names'
import { isAddressShape } from '@slotdrop/drops'

/** What a token is asked by: its address in lower case, or `coin` for the chain's own. */
export type PricedToken = `0x${string}` | 'coin'

/** Dollars for one whole unit of a token. */
export type Price = {
  /** Plain decimal digits, such as `3012.55` or `0.0000000412`. */
  readonly usd: string
  /** When the source knew it, in seconds since 1970. */
  readonly at: number
}

/** Below this the source itself doubts what it says: thinly traded tokens, which anybody can give a price. */
const minConfidence = 0.8
/** What is older is not today's price. Seconds. */
const maxAge = 6 * 3600

/** How the source is asked for a token. */
export function toSourceKey(chainId: number, token: PricedToken): string {
  return `${getPriceId(chainId)}:${token === 'coin' ? `0x${'0'.repeat(40)}` : token}`
}

/** A token as it is named in a request; undefined: it is none. */
export function parsePricedToken(text: string): PricedToken | undefined {
  if (text === 'coin') return text
  // Sound: the shape of an address.
  return isAddressShape(text) ? (text.toLowerCase() as PricedToken) : undefined
}

/**
 * Reads the source's answer for one token. What is malformed, doubtful or old is no price: a wrong figure beside money is worse than none.
 *
 * @param coins the field `coins` of the answer
 * @param now seconds since 1970
 */
export function parsePrice(coins: unknown, key: string, now: number): Price | undefined {
  const entry = isFields(coins) ? coins[key] : undefined
  if (!isFields(entry)) return undefined
  const { price, timestamp, confidence } = entry
  if (typeof price !== 'number' || !Number.isFinite(price) || price <= 0 || price > 1e12) return undefined
  if (typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp)) return undefined
  if (timestamp > now + 300 || timestamp < now - maxAge) return undefined
  if (typeof confidence === 'number' && confidence < minConfidence) return undefined
  const usd = toPlainDecimal(price)
  return usd === undefined ? undefined : { usd, at: timestamp }
}

/** A number's digits without an exponent, to 18 places; undefined: too small to have any. */
function toPlainDecimal(value: number): string | undefined {
  const text = value < 1e-6 || value >= 1e21 ? value.toFixed(18) : String(value)
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return plain === '0' ? undefined : plain
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
