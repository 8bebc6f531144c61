import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks anew what is shown of some queries, whatever they are asking already: a look that began before a transaction was mined knows
 * nothing of it, and the first look of a query would otherwise be waited for instead.
 *
 * @param queryKey what the keys of these queries begin with: which of them is shown may have changed since
 * @returns undefined when there was no answer
 */
export async function lookAnew<Data>(cache: QueryClient, queryKey: QueryKey): Promise<Data | undefined> {
  const shown = { queryKey, type: 'active' } as const
  await cache.cancelQueries(shown)
  await cache.refetchQueries(shown)
  const [query] = cache.getQueryCache().findAll(shown)
  // Sound: whoever names the queries knows what they answer.
  return query?.state.status === 'success' ? (query.state.data as Data) : undefined
}
