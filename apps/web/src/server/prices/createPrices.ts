import { parsePrice, type Price, type PricedToken, toSourceKey } from './parsePrices.ts'

/** How long an answer of the source is handed out, "there is none" included. Milliseconds. */
export const keptMs = 60_000
/** Tokens whose price is kept; those asked for least lately go first. */
const maxKept = 2_000
/** Requests to the source in a minute, whoever asks for whatever: what is beyond is answered from what is kept, or with nothing. */
const maxAskedPerMinute = 60
/** What an answer may weigh, in bytes. */
const maxAnswerBytes = 65_536
const timeoutMs = 4_000

/** Prices by token; those that are not known are absent. */
type PriceList = Readonly<Partial<Record<PricedToken, Price>>>

export type Prices = {
  /** Never fails: without an answer of the source the tokens have no price. */
  readonly fetch: (chainId: number, tokens: readonly PricedToken[]) => Promise<PriceList>
}

type Kept = { readonly price: Price | undefined; readonly until: number }

/**
 * Prices of a source that answers as the coins API of DefiLlama does: `GET <source>/ethereum:0x…,polygon:0x…` with
 * `{"coins": {"ethereum:0x…": {"price": 1.02, "timestamp": 1732400000, "confidence": 0.99}}}`. Asked once a minute for a token, however many
 * people look at it.
 *
 * @param parameters.sourceUrl without a slash at its end
 * @param parameters.now milliseconds since 1970
 */
export function createPrices(parameters: {
  readonly sourceUrl: string
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly onFailure: (error: unknown) => void
}): Prices {
  const { sourceUrl, now, onFailure } = parameters
  const kept = new Map<string, Kept>()
  const asked = new Map<string, Promise<void>>()
  let minute = { from: 0, requests: 0 }

  const mayAsk = () => {
    if (now() - minute.from >= 60_000) minute = { from: now(), requests: 0 }
    return ++minute.requests <= maxAskedPerMinute
  }

  const keep = (key: string, price: Price | undefined) => {
    kept.delete(key)
    kept.set(key, { price, until: now() + keptMs })
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break
      kept.delete(oldest)
    }
  }

  const ask = async (keys: readonly string[]) => {
    try {
      const coins = await fetchCoins(`${sourceUrl}/${keys.join(',')}`, parameters.fetch)
      for (const key of keys) keep(key, parsePrice(coins, key, Math.floor(now() / 1000)))
    } catch (error) {
      onFailure(error)
      // A source that is down is not asked for the same again within the minute.
      for (const key of keys) keep(key, undefined)
    } finally {
      for (const key of keys) asked.delete(key)
    }
  }

  return {
    async fetch(chainId, tokens) {
      const keys = new Map([...new Set(tokens)].map((token) => [toSourceKey(chainId, token), token]))
      const missing = [...keys.keys()].filter((key) => !asked.has(key) && (kept.get(key)?.until ?? 0) <= now())
      if (missing.length > 0 && mayAsk()) {
        const answer = ask(missing)
        for (const key of missing) asked.set(key, answer)
      }
      await Promise.all([...keys.keys()].map((key) => asked.get(key)))
      const known: Partial<Record<PricedToken, Price>> = {}
      for (const [key, token] of keys) {
        const price = kept.get(key)?.price
        if (price) known[token] = price
      }
      return known
    },
  }
}

async function fetchCoins(url: string, fetchUrl: typeof fetch): Promise<unknown> {
  const response = await fetchUrl(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
    // A source is named; where it would send this server to is not.
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`The source of prices answered ${response.status}.`)
  const answer: unknown = JSON.parse(await readText(response))
  return typeof answer === 'object' && answer !== null && 'coins' in answer ? answer.coins : undefined
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxAnswerBytes) throw new Error('The source of prices answered too much.')
  }
  return text + decoder.decode()
}
