import { productConfig } from '@slotdrop/config'
import type { Address, Hex } from '@slotdrop/drops'
import { type OperationError, ServerError } from '../../server-data/ServerError.ts'
import { receivedQuery } from './receivedQuery.ts'

type Page = {
  data?: {
    allocations: {
      edges: { node: { drop: { id: Hex } } }[]
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
    }
  }
  errors?: OperationError[]
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
    // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
    const response: Response = await fetch(productConfig.graphQlUri, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query: receivedQuery, operationName: 'Received', variables: { account, after } }),
      signal,
    })
    if (response.status >= 300) throw ServerError.ofStatus(response.status)
    // The site's own server answers by its schema; each id is held against the drop's files before anything is shown.
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { data, errors } = (await response.json()) as Page
    if (!data) throw ServerError.ofErrors(errors)
    for (const { node } of data.allocations.edges) ids.add(node.drop.id)
    const { hasNextPage, endCursor } = data.allocations.pageInfo
    // A cursor that leads nowhere new would lead in a circle.
    if (!hasNextPage || endCursor === null || endCursor === after) break
    after = endCursor
  }
  return [...ids]
}
