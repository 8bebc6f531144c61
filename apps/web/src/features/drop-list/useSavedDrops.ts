import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { Address } from '@slotdrop/drops'
import { messageOf, noAnswer } from '../../server-data/errorText.ts'
import { SavedDropsDocument, type SavedDropsQuery } from './SavedDrops.generated.ts'

/** A drop as the server lists it. */
export type SavedDrop = SavedDropsQuery['drops']['edges'][number]['node']

/** A sender's drops on the server, as far as they are known. */
export type SavedDrops =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'loaded'; readonly drops: readonly SavedDrop[] }
  /** What came before it broke off stays. */
  | { readonly status: 'failed'; readonly drops: readonly SavedDrop[]; readonly message: string }

/** All pages of a sender's drops, each as it comes: a list that ends in the middle would leave drops out without a word. */
export async function* readSavedDrops(apollo: ApolloClient, sender: Address): AsyncGenerator<readonly SavedDrop[]> {
  const drops: SavedDrop[] = []
  let after: string | null = null
  do {
    // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
    const { data }: { data?: SavedDropsQuery | undefined } = await apollo.query({
      query: SavedDropsDocument,
      variables: { sender, after },
      fetchPolicy: 'network-only',
    })
    if (!data) throw new Error(noAnswer)
    drops.push(...data.drops.edges.map(({ node }) => node))
    const { hasNextPage, endCursor }: SavedDropsQuery['drops']['pageInfo'] = data.drops.pageInfo
    // A cursor that leads nowhere new would lead in a circle.
    after = hasNextPage && endCursor !== after ? (endCursor ?? null) : null
    yield [...drops]
  } while (after !== null)
}

/** The drops that the server keeps of a sender and has not put aside. */
export function useSavedDrops(sender: Address | undefined): SavedDrops {
  const apollo = useApolloClient()
  const [saved, setSaved] = useState<SavedDrops>({ status: 'idle' })
  useEffect(() => {
    if (sender === undefined) {
      setSaved({ status: 'idle' })
      return
    }
    let isCurrent = true
    let drops: readonly SavedDrop[] = []
    const read = async () => {
      setSaved({ status: 'loading', drops })
      try {
        for await (drops of readSavedDrops(apollo, sender)) {
          if (!isCurrent) return
          setSaved({ status: 'loading', drops })
        }
        if (isCurrent) setSaved({ status: 'loaded', drops })
      } catch (error) {
        if (isCurrent) setSaved({ status: 'failed', drops, message: messageOf(error) })
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [apollo, sender])
  return saved
}
