import { useApolloClient } from '@apollo/client/react'
import { useQuery } from '@tanstack/react-query'
import type { Address } from '@slotdrop/drops'
import { type AccountDrop, accountDropsQuery } from '../account-drops/index.ts'

/** A sender's drops on the server, as far as they are known. */
export type SavedDrops =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'loaded'; readonly drops: readonly AccountDrop[] }
  /** What came before it broke off stays. */
  | { readonly status: 'failed'; readonly drops: readonly AccountDrop[]; readonly reason: Error }

const none: readonly AccountDrop[] = []

/** The drops that the server keeps of a sender. */
export function useSavedDrops(sender: Address | undefined): SavedDrops {
  const query = { ...accountDropsQuery(useApolloClient(), sender), gcTime: 0 }
  const { data: drops = none, error, isFetching } = useQuery(query)
  if (sender === undefined) return { status: 'idle' }
  if (isFetching) return { status: 'loading', drops }
  return error ? { status: 'failed', drops, reason: error } : { status: 'loaded', drops }
}
