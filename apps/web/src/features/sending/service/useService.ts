import { useApolloClient } from '@apollo/client/react'
import type { Address, Manifest } from '@slotdrop/drops'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { isAddressEqual } from 'viem'
import {
  keepLooking,
  orderService,
  servedChainsQuery,
  serviceKey,
  type ServiceOrder,
  type ServiceState,
  serviceStateQuery,
} from './serviceQueries.ts'
import { type KnownDrop, useIsNewsWanted, useNews } from '../../service-news/index.ts'
import { useServiceSender } from './useServiceSender.ts'

/** How the sender service gets on with a drop, for its signed-in sender, and orders to it. */
export type Service = ReturnType<typeof useService>

/** Whether the chain names the account, which the service has not seen yet. */
function isUnseen(state: ServiceState | null | undefined, operator: Address | undefined): boolean {
  if (!state?.account || !operator || state.stage !== 'UNNAMED' || state.intent !== 'SEND') return false
  return isAddressEqual(state.account, operator)
}

/** See `Service`. `operator`: whom the chain names, once it was asked. */
export function useService({ dropId, title, terms }: Manifest, operator: Address | undefined) {
  const apollo = useApolloClient()
  const cache = useQueryClient()
  const sender = useServiceSender(terms)
  const isAlwaysAsked = useIsNewsWanted()
  // Where nobody may hear it, nothing is asked.
  const refetch = () => cache.invalidateQueries({ queryKey: [...serviceKey(dropId), 'state'] })
  const order = useMutation({
    networkMode: 'always',
    mutationFn: async (asked: ServiceOrder) => orderService(apollo, dropId, asked),
    onSettled: refetch,
  })
  const { mutate: look, submittedAt: lookedAt } = useMutation({
    networkMode: 'always',
    mutationFn: () => orderService(apollo, dropId, { kind: 'look' }),
    onSettled: refetch,
  })
  const orderedAt = Math.max(order.submittedAt, lookedAt)
  const states = serviceStateQuery(apollo, dropId, sender, { orderedAt, isAlwaysAsked })
  const found = useQuery(states)
  const state = found.data
  const isActive = state !== null && state !== undefined && state.stage !== 'OVER'
  const { data: chains } = useQuery(servedChainsQuery(apollo, { isWanted: sender !== undefined, isWatched: isActive }))
  const isServed = chains?.includes(terms.chainId) === true
  const isLookWanted = isUnseen(state, operator)
  useEffect(() => (isLookWanted ? keepLooking(look) : undefined), [isLookWanted, look])
  const pick = useCallback(
    (facts: ServiceState | null): ReadonlyMap<string, KnownDrop> => new Map([[dropId, { title, facts }]]),
    [dropId, title],
  )
  useNews(states.queryKey, pick)
  return {
    /** It sends on this chain, and she is signed in. */
    isOffered: isServed && sender !== undefined,
    /** It has this drop to send, and no process of it is there to do so. */
    isUnattended: isActive && Boolean(chains) && !isServed,
    /** Null where it was never asked, undefined where that is not known. */
    state,
    /** The last look failed: what is shown may be old. */
    isSilent: found.errorUpdatedAt > found.dataUpdatedAt,
    refetch,
    order: order.mutate,
    orderAndWait: order.mutateAsync,
    /** What is being ordered. */
    ordering: order.isPending ? order.variables.kind : undefined,
    error: order.error,
  }
}
