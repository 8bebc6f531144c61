import { useApolloClient } from '@apollo/client/react'
import type { Address, Manifest } from '@slotdrop/drops'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import {
  orderService,
  servedChainsQuery,
  serviceKey,
  serviceLookQuery,
  type ServiceOrder,
  type ServiceState,
  serviceStateQuery,
} from './serviceQueries.ts'
import { useServiceSender } from './useServiceSender.ts'

/** How the sender service gets on with a drop, for its signed-in sender, and orders to it. */
export type Service = ReturnType<typeof useService>

function isUnseen(state: ServiceState | null | undefined, operator: Address | undefined): boolean {
  if (!state?.account || !operator || state.stage !== 'UNNAMED' || state.intent !== 'SEND') return false
  return isAddressEqual(state.account, operator)
}

/** See `Service`. `operator`: whom the chain names, once it was asked. */
export function useService({ dropId, terms }: Manifest, operator: Address | undefined) {
  const apollo = useApolloClient()
  const cache = useQueryClient()
  const sender = useServiceSender(terms)
  const { data: chains } = useQuery(servedChainsQuery(apollo, sender !== undefined))
  const isServed = chains?.includes(terms.chainId) === true
  // Where nobody may hear it, nothing is asked.
  const refetch = () => cache.invalidateQueries({ queryKey: [...serviceKey(dropId), 'state'] })
  const order = useMutation({
    networkMode: 'always',
    mutationFn: async (asked: ServiceOrder) => orderService(apollo, dropId, asked),
    onSettled: refetch,
  })
  const asked = isServed ? sender : undefined
  const key = serviceStateQuery(apollo, dropId, asked).queryKey
  const isLookWanted = isUnseen(cache.getQueryData(key), operator)
  const { dataUpdatedAt: lookedAt } = useQuery(serviceLookQuery(apollo, dropId, isLookWanted))
  const found = useQuery(serviceStateQuery(apollo, dropId, asked, Math.max(order.submittedAt, lookedAt)))
  return {
    /** It sends on this chain, and she is signed in. */
    isOffered: asked !== undefined,
    /** Null where it was never asked, undefined where that is not known. */
    state: found.data,
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
