import type { Address, Hex } from '@slotdrop/drops'
import { askServer } from '../../server-data/askServer.ts'
import { receivedQuery } from './receivedQuery.ts'

type Page = {
  readonly allocations: {
    readonly edges: readonly { readonly node: { readonly drop: { readonly id: Hex } } }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

/**
 * Ids of the public drops that list an address, newest first, as the server knows them. Only ids: what they hold is fetched and
 * proven here. Asked without a data client, as this page has none.
 *
 * @throws ServerError
 */
export async function fetchDropIds(account: Address, signal: AbortSignal): Promise<Hex[]> {
  const ids = new Set<Hex>()
  let after: string | null = null
  for (;;) {
    const operation = { query: receivedQuery, operationName: 'Received', variables: { account, after } }
    // Each id is held against the drop's files before anything is shown.
    // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
    const page: Page = await askServer<Page>(operation, signal)
    for (const { node } of page.allocations.edges) ids.add(node.drop.id)
    const { hasNextPage, endCursor }: Page['allocations']['pageInfo'] = page.allocations.pageInfo
    // A cursor that leads nowhere new would lead in a circle.
    if (!hasNextPage || endCursor === null || endCursor === after) break
    after = endCursor
  }
  return [...ids]
}
