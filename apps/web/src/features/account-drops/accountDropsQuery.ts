import type { ApolloClient } from '@apollo/client'
import { experimental_streamedQuery as streamedQuery, queryOptions, skipToken } from '@tanstack/react-query'
import type { Address } from '@slotdrop/drops'
import { silentServer } from '@slotdrop/api/messages'
import { BaseError } from '@slotdrop/errors'
import { identityKey } from '../../workers/identityKey.ts'
import { ofAccount } from '../../server-data/ofAccount.ts'
import { AccountDropsDocument, type AccountDropsQuery } from './AccountDrops.generated.ts'

/** A drop of a sender as the server lists it. */
export type AccountDrop = AccountDropsQuery['drops']['edges'][number]['node']

/**
 * The drops of a sender on the server, with one more page in each result: the published ones, and all of them if the sender is signed in.
 *
 * @throws BaseError if the server does not answer
 */
export async function* fetchAccountDrops(
  apollo: ApolloClient,
  sender: Address,
): AsyncGenerator<readonly AccountDrop[]> {
  const drops: AccountDrop[] = []
  let after: string | null = null
  do {
    // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
    const { data }: { data?: AccountDropsQuery | undefined } = await apollo.query({
      query: AccountDropsDocument,
      variables: { sender, after },
      fetchPolicy: 'network-only',
    })
    if (!data) throw new BaseError(silentServer())
    drops.push(...data.drops.edges.map(({ node }) => node))
    const { hasNextPage, endCursor }: AccountDropsQuery['drops']['pageInfo'] = data.drops.pageInfo
    // The same cursor again would repeat the page for ever.
    after = hasNextPage && endCursor !== after ? (endCursor ?? null) : null
    yield [...drops]
  } while (after !== null)
}

const none: readonly AccountDrop[] = []

/** All drops of a sender on the server. The data grows page by page while it is fetched. */
export function accountDropsQuery(apollo: ApolloClient, sender: Address | undefined) {
  return queryOptions({
    ...ofAccount,
    queryKey: ['account drops', identityKey(apollo), sender],
    queryFn: sender
      ? streamedQuery({
          streamFn: () => fetchAccountDrops(apollo, sender),
          reducer: (_, drops: readonly AccountDrop[]) => drops,
          initialValue: none,
        })
      : skipToken,
  })
}
