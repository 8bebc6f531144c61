import type { ApolloClient } from '@apollo/client'
import { silentServer } from '@slotdrop/api/messages'
import type { DropTerms } from '@slotdrop/drops'
import type { SenderDrop } from '@slotdrop/delivery'
import { BaseError } from '@slotdrop/errors'
import { KeptDropsDocument, type KeptDropsQuery } from './KeptDrops.generated.ts'
import { fetchOpenAmount } from './fetchOpenAmount.ts'
import { toSenderDrop } from './toSenderDrop.ts'

/** Drops of a sender that the server keeps: the published ones, and all of them for the sender who is signed in. @throws BaseError where it does not answer */
export async function fetchKeptDrops(
  apollo: ApolloClient,
  { chainId, sender }: Pick<DropTerms, 'chainId' | 'sender'>,
): Promise<readonly SenderDrop[]> {
  const drops: SenderDrop[] = []
  let after: string | null = null
  do {
    // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
    const { data }: { data?: KeptDropsQuery | undefined } = await apollo.query({
      query: KeptDropsDocument,
      variables: { sender, chainId, after },
      fetchPolicy: 'network-only',
    })
    if (!data) throw new BaseError(silentServer())
    drops.push(
      ...data.drops.edges.flatMap(({ node }) => {
        const drop = toSenderDrop(node, { chainId, sender })
        const kept = { dropId: node.id, isPublic: node.visibility === 'PUBLIC' }
        return drop
          ? [{ ...drop, openAmountOf: (words: readonly bigint[]) => fetchOpenAmount(apollo, kept, words) }]
          : []
      }),
    )
    const { hasNextPage, endCursor }: KeptDropsQuery['drops']['pageInfo'] = data.drops.pageInfo
    // A cursor that leads nowhere new would lead in a circle.
    after = hasNextPage && endCursor !== after ? (endCursor ?? null) : null
  } while (after !== null)
  return drops
}
