import 'fake-indexeddb/auto'
import type { ApolloClient } from '@apollo/client'
import { QueryClient } from '@tanstack/react-query'
import type { Address, ListSummary } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import type { ListClient } from '../../../workers/createListClient.ts'
import { accountDropsQuery } from '../../account-drops/index.ts'
import { repeatsInAccountQuery } from './repeatQueries.ts'
import { SettledRowsDocument } from './SettledRows.generated.ts'

const manifest = await makeManifest(makeRows(3, { seed: 3_301 }), { title: 'March' })
const { dropId, terms, token, rowCount, total, root } = manifest
const asset = { ...token, address: terms.token, chainId: terms.chainId, standard: terms.standard, balance: undefined }

/** A server that keeps this drop among others, and records the operations that it answers. */
function createServer() {
  const asked: unknown[] = []
  const drop = {
    ...{ id: dropId, title: 'March', chainId: terms.chainId, rowCount, slotCount: 1, total: `${total}`, root },
    ...{ savedAt: '2026-11-01T00:00:00Z', visibility: 'PRIVATE', policy: 'SKIP' },
    ...{ distributor: terms.distributor, direct: terms.direct, safeTransfer: terms.safeTransfer },
    ...{ opensAtSeconds: '0', closesAtSeconds: '0', round: `${terms.round}`, slotSize: terms.slotSize },
    token: { address: terms.token, symbol: token.symbol, decimals: token.decimals, standard: terms.standard },
  }
  const others = Array.from({ length: 60 }, (_, place) => ({ ...drop, id: `0x${place}`, rowCount: 7, total: '1' }))
  const all = [...others, drop, { ...drop, id: '0xother', chainId: 1 }]
  const apollo = {
    async query({ query, variables }: { query: unknown; variables: { after?: string | null } }) {
      asked.push(query)
      if (query === SettledRowsDocument) return { data: { drop: { id: dropId, report: { settledRows: 2 } } } }
      const from = Number(variables.after ?? 0)
      const edges = all.slice(from, from + 40).map((node) => ({ node }))
      return {
        data: { drops: { edges, pageInfo: { hasNextPage: from + 40 < all.length, endCursor: `${from + 40}` } } },
      }
    },
  } as unknown as ApolloClient
  return { apollo, asked }
}

/** A list as it stands after some decision; its rows are those of the drop. */
function summaryOf(ready: number): ListSummary {
  // Sound: nothing else of a summary is looked at.
  return { canSeal: true, tally: { ready, warnings: 0 }, total } as ListSummary
}

const client = { ask: async () => dropId } as unknown as ListClient
const sender: Address = terms.sender

test('a sender’s drops are asked for once for all decisions about a list, and one of them only where it has as many rows and their sum', async () => {
  const { apollo, asked } = createServer()
  const queries = new QueryClient()
  const ofAccount = { ...accountDropsQuery(apollo, sender), staleTime: 60_000 }
  const drops = await queries.fetchQuery(ofAccount)
  expect(drops).toHaveLength(62)
  expect(await queries.fetchQuery(ofAccount)).toBe(drops)
  expect(asked).toHaveLength(2)

  const look = (summary: ListSummary) =>
    queries.fetchQuery(repeatsInAccountQuery({ client, summary }, asset, { apollo, drops, sender }))
  for (const ready of [1, 2, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one decision after another
    expect(await look(summaryOf(ready))).toEqual([])
  }
  expect(asked).toHaveLength(2)
  expect(await look(summaryOf(rowCount))).toMatchObject([{ dropId, title: 'March', settledRows: 2 }])
  expect(asked.slice(2)).toEqual([SettledRowsDocument])
})
