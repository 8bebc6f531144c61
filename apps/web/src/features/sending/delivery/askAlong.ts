import type { QueryClient } from '@tanstack/react-query'

/** Options of what is read again together with a drop's status, in the same request, once it is stale. Milliseconds. */
export function along(staleTime: number) {
  return { staleTime, meta: { isAlong: true } } as const
}

/** Asks for what goes along, while what is asked at once is one request still. */
export function askAlong(cache: QueryClient): void {
  void cache.refetchQueries({ type: 'active', stale: true, predicate: ({ meta }) => meta?.['isAlong'] === true })
}
