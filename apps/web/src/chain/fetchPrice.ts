import type { Address } from 'viem'
import { fetchRuntimeConfig } from './runtimeConfig.ts'

/** How long a price is shown before it is asked for again. The server's own answers are as old at most. Milliseconds. */
const keptMs = 60_000

type Asked = { readonly at: number; readonly usd: Promise<string | undefined> }

const asked = new Map<string, Asked>()

/**
 * Dollars for one whole unit of a token, as plain decimal digits; undefined where this deployment knows no prices, its source none of this
 * token, or nobody answers. Never asks anybody but this site.
 *
 * @param token its contract; undefined: the chain's coin
 */
export function fetchPrice(chainId: number, token: Address | undefined): Promise<string | undefined> {
  const name = token?.toLowerCase() ?? 'coin'
  const key = `${chainId}/${name}`
  const known = asked.get(key)
  if (known && Date.now() - known.at < keptMs) return known.usd
  const usd = askServer(key, name).catch(() => undefined)
  asked.set(key, { at: Date.now(), usd })
  return usd
}

async function askServer(path: string, name: string): Promise<string | undefined> {
  const { hasPrices } = await fetchRuntimeConfig()
  if (!hasPrices) return undefined
  const response = await fetch(`/api/prices/${path}`)
  if (!response.ok) return undefined
  const prices: unknown = await response.json()
  if (typeof prices !== 'object' || prices === null) return undefined
  // Sound: an object, whose fields are unknown.
  const usd = (prices as Readonly<Record<string, { readonly usd?: unknown } | undefined>>)[name]?.usd
  return typeof usd === 'string' && /^\d+(?:\.\d+)?$/.test(usd) ? usd : undefined
}
