import type { FetchHandler } from '@slotdrop/api'
import { parseServerEnv } from '@slotdrop/config/env'
import { expect, test } from 'vitest'
import { siteRoutes } from './siteRoutes.ts'

const costs: (number | undefined)[] = []

function ask(path: string, headers: Record<string, string> = {}) {
  const none = async () => new Response(null, { status: 404 })
  const meter = (handle: FetchHandler, { cost }: { cost?: number } = {}) => {
    const counted: FetchHandler = async (...asked) => {
      costs.push(cost)
      return handle(...asked)
    }
    return counted
  }
  const routes = siteRoutes(parseServerEnv({}), {
    cards: { describe: none, handle: none },
    prices: undefined,
    labels: undefined,
    meter,
    clientKey: () => '192.0.2.1',
    getClient: () => undefined,
  })
  const url = new URL(path, 'http://server.invalid')
  const route = routes.find((each) => each.path.test(url.pathname))
  return route?.handle(new Request(url, { headers }), { remoteAddress: undefined })
}

test.each([
  ['this machine', 'https://127.0.0.1/', {}, 400],
  ['a page without encryption', 'http://images.example/', {}, 400],
  ['a token whose id is none', 'eip155:1/erc721:0x1/1', {}, 400],
  ['a file of IPFS without a gateway', `ipfs://Qm${'a'.repeat(44)}`, {}, 404],
  ['a page of another site', 'https://images.example/', { 'sec-fetch-site': 'cross-site' }, 403],
])('the picture of a name is not fetched for %s, and the question is counted', async (_, url, headers, status) => {
  costs.length = 0
  const response = await ask(`/api/avatar?url=${encodeURIComponent(url)}`, headers)
  expect([response?.status, costs]).toEqual([status, [5]])
})
