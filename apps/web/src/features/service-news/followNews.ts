import type { QueryClient } from '@tanstack/react-query'
import { type NewsFacts, newsBetween, type ServiceNews } from './serviceNews.ts'

/** A drop, and what the service says of it; null where it was not asked to send it. */
export type KnownDrop = { readonly title: string; readonly facts: NewsFacts | null }

/**
 * Listens to what is asked of the service, and tells what is new of each drop, once.
 *
 * @param hash of the query that asks
 * @returns how to stop that
 */
export function followNews<Data>(
  cache: QueryClient,
  hash: string,
  {
    pick,
    tell,
  }: {
    /** What an answer says, by drop id. */
    readonly pick: (data: Data) => ReadonlyMap<string, KnownDrop>
    readonly tell: (drop: { readonly dropId: string; readonly title: string }, news: ServiceNews) => void
  },
): () => void {
  const queries = cache.getQueryCache()
  const read = () => {
    // Sound: whoever names the query knows what it answers.
    const data = queries.get(hash)?.state.data as Data | undefined
    return data === undefined ? undefined : pick(data)
  }
  let before = read()
  return queries.subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const after = read()
    for (const [dropId, { title, facts }] of after ?? [])
      for (const news of newsBetween(before?.get(dropId)?.facts, facts)) tell({ dropId, title }, news)
    before = after ?? before
  })
}
