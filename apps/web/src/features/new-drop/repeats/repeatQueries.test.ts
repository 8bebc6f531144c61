import 'fake-indexeddb/auto'
import type { ApolloClient } from '@apollo/client'
import { QueryClient } from '@tanstack/react-query'
import type { Address, ListSummary } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import type { ListClient } from '../../../workers/createListClient.ts'
import { AccountDropDocument, AccountDropsDocument } from './AccountDrops.generated.ts'
import { accountDropsQuery, repeatsInAccountQuery } from './repeatQueries.ts'

const manifest = await makeManifest(makeRows(3, { seed: 3_301 }), { title: 'March' })
const { dropId, terms, token, rowCount, total } = manifest
const asset = { ...token, address: terms.token, chainId: terms.chainId, standard: terms.standard, balance: undefined }

/** A server that keeps this drop among others, and counts what it is asked. */
function createServer() {
  const asked: unknown[] = []
  const { policy: _, ...kept } = terms
  const drop = {
    ...kept,
    id: dropId,
    title: 'March',
    rowCount,
    total: `${total}`,
    savedAt: '2026-11-01T00:00:00Z',
    policy: 'SKIP',
    token: { address: terms.token, standard: terms.standard },
    report: { settledRows: 2 },
  }
  const others = Array.from({ length: 60 }, (_, place) => ({ id: `0x${place}`, rowCount: 7, total: '1' }))
  const all = [...others, { id: dropId, rowCount, total: `${total}` }]
  const apollo = {
    async query({ query, variables }: { query: unknown; variables: { after?: string | null } }) {
      asked.push(query)
      if (query === AccountDropDocument) return { data: { drop } }
      const from = Number(variables.after ?? 0)
      const edges = all.slice(from, from + 50).map((node) => ({ node }))
      return {
        data: { drops: { edges, pageInfo: { hasNextPage: from + 50 < all.length, endCursor: `${from + 50}` } } },
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
  const known = { apollo, sender, chainId: terms.chainId, isAsked: true }
  const drops = await queries.fetchQuery(accountDropsQuery(known))
  expect(drops).toHaveLength(61)
  expect(await queries.fetchQuery(accountDropsQuery(known))).toBe(drops)
  expect(asked).toEqual([AccountDropsDocument, AccountDropsDocument])

  const look = (summary: ListSummary) =>
    queries.fetchQuery(repeatsInAccountQuery({ client, summary }, asset, { apollo, drops }))
  for (const ready of [1, 2, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one decision after another
    expect(await look(summaryOf(ready))).toEqual([])
  }
  expect(asked).toHaveLength(2)
  expect(await look(summaryOf(rowCount))).toMatchObject([{ dropId, title: 'March', settledRows: 2 }])
  expect(asked.slice(2)).toEqual([AccountDropDocument])
})
