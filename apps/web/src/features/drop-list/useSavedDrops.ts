import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { experimental_streamedQuery as streamedQuery, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from '@slotdrop/drops'
import { silentServer } from '@slotdrop/api/messages'
import { BaseError } from '@slotdrop/errors'
import { identityKey } from '../../workers/identityKey.ts'
import { ofAccount } from '../../server-data/ofAccount.ts'
import { SavedDropsDocument, type SavedDropsQuery } from './SavedDrops.generated.ts'

/** A drop as the server lists it. */
export type SavedDrop = SavedDropsQuery['drops']['edges'][number]['node']

/** A sender's drops on the server, as far as they are known. */
export type SavedDrops =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'loaded'; readonly drops: readonly SavedDrop[] }
  /** What came before it broke off stays. */
  | { readonly status: 'failed'; readonly drops: readonly SavedDrop[]; readonly reason: Error }

/** All pages of a sender's drops, each as it comes: a list that ends in the middle would leave drops out without a word. */
export async function* fetchSavedDrops(apollo: ApolloClient, sender: Address): AsyncGenerator<readonly SavedDrop[]> {
  const drops: SavedDrop[] = []
  let after: string | null = null
  do {
    // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
    const { data }: { data?: SavedDropsQuery | undefined } = await apollo.query({
      query: SavedDropsDocument,
      variables: { sender, after },
      fetchPolicy: 'network-only',
    })
    if (!data) throw new BaseError(silentServer())
    drops.push(...data.drops.edges.map(({ node }) => node))
    const { hasNextPage, endCursor }: SavedDropsQuery['drops']['pageInfo'] = data.drops.pageInfo
    // A cursor that leads nowhere new would lead in a circle.
    after = hasNextPage && endCursor !== after ? (endCursor ?? null) : null
    yield [...drops]
  } while (after !== null)
}

const none: readonly SavedDrop[] = []

/** All of a sender's drops on the server; they grow page by page. */
export function savedDropsQuery(apollo: ApolloClient, sender: Address | undefined) {
  return queryOptions({
    ...ofAccount,
    queryKey: ['saved drops', identityKey(apollo), sender],
    queryFn: sender
      ? streamedQuery({
          streamFn: () => fetchSavedDrops(apollo, sender),
          reducer: (_, drops: readonly SavedDrop[]) => drops,
          initialValue: none,
        })
      : skipToken,
    gcTime: 0,
  })
}

/** The drops that the server keeps of a sender. */
export function useSavedDrops(sender: Address | undefined): SavedDrops {
  const { data: drops = none, error, isFetching } = useQuery(savedDropsQuery(useApolloClient(), sender))
  if (sender === undefined) return { status: 'idle' }
  if (isFetching) return { status: 'loading', drops }
  return error ? { status: 'failed', drops, reason: error } : { status: 'loaded', drops }
}
