import { parsePrice, type Price, type PricedToken, toSourceKey } from './parsePrices.ts'

/** How long an answer of the source is handed out, "there is none" included. Milliseconds. */
export const keptMs = 60_000
/** Tokens whose price is kept; those asked for least lately go first. */
const maxKept = 2_000
/** Requests to the source in a minute, of all clients together. */
const maxRequestsPerMinute = 60
/** Tokens that the source is asked for in a minute on behalf of one client: what is beyond is answered from what is kept. */
const maxTokensPerClient = 60
/** Clients that are counted at once. */
const maxClients = 10_000
/** Maximum number of tokens in one request to the source. */
const maxBatch = 50
/** Milliseconds for which the tokens of all clients are collected before a request is sent. */
const batchMs = 20
/** What an answer may weigh, in bytes. */
const maxAnswerBytes = 65_536
const timeoutMs = 4_000

/** Prices by token; those that are not known are absent. */
type PriceList = Readonly<Partial<Record<PricedToken, Price>>>

export type Prices = {
  /**
   * Never fails: without an answer of the source the tokens have no price.
   *
   * @param client key of the client whose budget is used
   * @returns `isWhole`: whether every token was looked up. Where the budget was used up, it was not.
   */
  readonly fetch: (
    chainId: number,
    tokens: readonly PricedToken[],
    client: string,
  ) => Promise<{ readonly prices: PriceList; readonly isWhole: boolean }>
}

/** A token that goes with the next request to the source. */
type Waiting = { readonly key: string; readonly done: (isLookedUp: boolean) => void }

type Kept = { readonly price: Price | undefined; readonly until: number }

/**
 * Prices of a source that answers as the coins API of DefiLlama does: `GET <source>/ethereum:0x…,polygon:0x…` with
 * `{"coins": {"ethereum:0x…": {"price": 1.02, "timestamp": 1732400000, "confidence": 0.99}}}`. Asked once a minute for a token, however many
 * people look at it, and for the tokens of many in one request.
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
  const asked = new Map<string, Promise<boolean>>()
  const spent = new Map<string, number>()
  const queue: Waiting[] = []
  let minute = { from: 0, requests: 0 }

  const renewBudget = () => {
    if (now() - minute.from < 60_000) return
    minute = { from: now(), requests: 0 }
    spent.clear()
  }

  const mayAskFor = (client: string): boolean => {
    const used = spent.get(client) ?? 0
    if (used >= maxTokensPerClient || (used === 0 && spent.size >= maxClients)) return false
    spent.set(client, used + 1)
    return true
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
    }
  }

  const askBatch = async (batch: readonly Waiting[]) => {
    renewBudget()
    const mayAsk = ++minute.requests <= maxRequestsPerMinute
    if (mayAsk) await ask(batch.map(({ key }) => key))
    for (const { key, done } of batch) {
      asked.delete(key)
      done(mayAsk)
    }
  }

  const askSoon = () => {
    if (queue.length > 1) return
    setTimeout(() => {
      while (queue.length > 0) void askBatch(queue.splice(0, maxBatch))
    }, batchMs)
  }

  /** Resolves to false when the budget does not allow to look the price up. Requests for the same key share one lookup. */
  const lookUp = (key: string, client: string): Promise<boolean> => {
    const begun = asked.get(key)
    if (begun) return begun
    if ((kept.get(key)?.until ?? 0) > now()) return Promise.resolve(true)
    renewBudget()
    if (!mayAskFor(client)) return Promise.resolve(false)
    const looking = new Promise<boolean>((done) => queue.push({ key, done }))
    asked.set(key, looking)
    askSoon()
    return looking
  }

  return {
    async fetch(chainId, tokens, client) {
      const keys = new Map([...new Set(tokens)].map((token) => [toSourceKey(chainId, token), token]))
      const found = await Promise.all([...keys.keys()].map((key) => lookUp(key, client)))
      const prices: Partial<Record<PricedToken, Price>> = {}
      for (const [key, token] of keys) {
        const price = kept.get(key)?.price
        if (price) prices[token] = price
      }
      return { prices, isWhole: found.every(Boolean) }
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
