import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks a query that is shown anew, whatever it is asking already: a look that began before a transaction was mined knows nothing of it,
 * and the first look of a query would otherwise be waited for instead.
 *
 * @returns undefined when it got no answer
 */
export async function lookAnew<Data>(
  cache: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
): Promise<Data | undefined> {
  await cache.cancelQueries({ queryKey, exact: true })
  await cache.refetchQueries({ queryKey, exact: true })
  const state = cache.getQueryState<Data>(queryKey)
  return state?.status === 'success' ? state.data : undefined
}
