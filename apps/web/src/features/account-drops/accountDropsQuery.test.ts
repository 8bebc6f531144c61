import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { createApolloCache } from '../../server-data/apollo.ts'
import { fetchAccountDrops } from './accountDropsQuery.ts'

const sender = '0x00000000000000000000000000000000000000a1'

function node(index: number) {
  return {
    __typename: 'Drop',
    id: `0x${index.toString(16).padStart(64, '0')}`,
    title: `Drop ${index}`,
    chainId: 1,
    rowCount: 1,
    slotCount: 1,
    distributor: sender,
    policy: 'SKIP',
    direct: true,
    safeTransfer: false,
    round: '0',
    slotSize: 250,
    root: `0x${'0'.repeat(64)}`,
    savedAt: '2026-03-01T12:00:00.000Z',
    visibility: 'PRIVATE',
    opensAtSeconds: '0',
    closesAtSeconds: '0',
    total: '5',
    token: { __typename: 'Token', symbol: 'T', address: sender, decimals: 18, standard: 'ERC20' },
  }
}

/** A server with so many drops, a hundred a page. */
function createClient(count: number, cursorOf = (end: number) => `${end}`) {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const from = Number(variables['after'] ?? 0)
        const end = Math.min(from + 100, count)
        const edges = Array.from({ length: end - from }, (_, index) => ({
          __typename: 'DropEdge',
          node: node(from + index),
        }))
        const pageInfo = { __typename: 'PageInfo', hasNextPage: end < count, endCursor: cursorOf(end) }
        observer.next({ data: { drops: { __typename: 'DropConnection', edges, pageInfo } } })
        observer.complete()
      }),
  )
  return new ApolloClient({ link, cache: createApolloCache() })
}

test('every drop of a long list is read, page after page, and each page is shown as it comes', async () => {
  const sizes: number[] = []
  for await (const drops of fetchAccountDrops(createClient(250), sender)) sizes.push(drops.length)
  expect(sizes).toEqual([100, 200, 250])
})

test('a cursor that leads nowhere new ends the reading', async () => {
  const sizes: number[] = []
  for await (const drops of fetchAccountDrops(
    createClient(250, () => '0'),
    sender,
  ))
    sizes.push(drops.length)
  expect(sizes).toEqual([100, 200])
})
