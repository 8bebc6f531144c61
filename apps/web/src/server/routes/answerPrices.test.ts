import { expect, test } from 'vitest'
import type { Prices } from '../prices/createPrices.ts'
import { answerPrices } from './answerPrices.ts'

const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const prices: Prices = {
  fetch: async (chainId, tokens, client) => ({
    prices: Object.fromEntries(tokens.map((each) => [each, { usd: `${chainId}.5`, at: 7 }])),
    isWhole: client !== 'spent',
  }),
}

function ask(path: string, client = 'client') {
  return answerPrices(new Request(`http://server.invalid/api/prices/${path}`), prices, { chainIds: [1, 137], client })
}

test('prices of a network’s tokens may be kept by every cache for as long as they are here', async () => {
  const response = await ask(`137/coin,${token.toUpperCase().replace('0X', '0x')}`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await response.json()).toEqual({ coin: { usd: '137.5', at: 7 }, [token]: { usd: '137.5', at: 7 } })
})

test('no cache keeps an answer that a budget cut short', { tags: ['N8'] }, async () => {
  expect((await ask('1/coin', 'spent')).headers.get('cache-control')).toBe('no-store')
})

test('a site without a source, and a network that it does not offer, have none', async () => {
  const without = await answerPrices(new Request('http://server.invalid/api/prices/1/coin'), undefined, {
    chainIds: [1],
    client: 'client',
  })
  expect([without.status, (await ask('5/coin')).status]).toEqual([404, 404])
})

test.each(['1/', '1/0x12', '1/coin,', `1/${Array.from({ length: 21 }, () => 'coin').join(',')}`])(
  '%s names no tokens',
  async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store'])
  },
)
