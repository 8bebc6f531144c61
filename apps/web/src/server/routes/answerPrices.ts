import { keptMs, type Prices } from '../prices/createPrices.ts'
import { parsePricedToken } from '../prices/parsePrices.ts'

/** Tokens of one request: a page shows a drop's token and the coin that pays its fees. */
const maxTokens = 20

const noStore = { 'cache-control': 'no-store' }

/**
 * GET `/api/prices/<chain id>/<tokens>`: dollars for one unit of each token, by its address in lower case or `coin`, as
 * `{"coin": {"usd": "3012.55", "at": 1732400000}}`. What has no price is absent.
 *
 * @param prices undefined: this deployment names no source
 * @param site.client key of the client whose budget is used
 */
export async function answerPrices(
  request: Request,
  prices: Prices | undefined,
  site: { readonly chainIds: readonly number[]; readonly client: string },
): Promise<Response> {
  const { chainIds, client } = site
  const [chain = '', list = ''] = new URL(request.url).pathname.split('/').slice(-2)
  const chainId = Number(chain)
  if (!prices || !chainIds.includes(chainId))
    return Response.json({ error: 'This site has no prices of that network.' }, { status: 404, headers: noStore })
  const tokens = list.split(',').map(parsePricedToken)
  if (tokens.length > maxTokens || !tokens.every((token) => token !== undefined))
    return Response.json(
      { error: `Name up to ${maxTokens} tokens by address, or coin, with commas between.` },
      { status: 400, headers: noStore },
    )
  const { prices: found, isWhole } = await prices.fetch(chainId, tokens, client)
  // Where the client's budget is used up, others may still get more.
  return Response.json(found, { headers: isWhole ? { 'cache-control': `public, max-age=${keptMs / 1000}` } : noStore })
}
