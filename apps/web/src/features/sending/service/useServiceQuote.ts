import { useApolloClient } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import type { FeePolicy } from '@slotdrop/delivery'
import type { Manifest } from '@slotdrop/drops'
import { useWalletDialogs } from '@slotdrop/wallet-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useKeepOnServer } from '../../share/index.ts'
import { orderService, servedChainsQuery, serviceKey, serviceQuoteQuery, serviceStateQuery } from './serviceQueries.ts'
import { useServiceSender } from './useServiceSender.ts'

/** What letting the service send a drop takes, and what is still needed for it. */
export type ServiceOffer = ReturnType<typeof useServiceQuote>

/** See `ServiceOffer`. `isPossible`: the drop is one that somebody else than its wallet can send. `isChosen`: the service shall send. */
export function useServiceQuote(
  manifest: Manifest,
  { isPossible, isChosen }: { readonly isPossible: boolean; readonly isChosen: (isOrdered: boolean) => boolean },
) {
  const { dropId, terms } = manifest
  const apollo = useApolloClient()
  const cache = useQueryClient()
  const { status } = useAuth()
  const { openSignInDialog } = useWalletDialogs()
  const sender = useServiceSender(terms)
  const canSignIn = sender !== undefined || (status === 'unauthenticated' && openSignInDialog !== undefined)
  const { data: chains } = useQuery(servedChainsQuery(apollo, { isWanted: isPossible }))
  const isServed = chains?.includes(terms.chainId) === true
  const { data: state } = useQuery(serviceStateQuery(apollo, dropId, isPossible ? sender : undefined))
  const isOrdered = state !== null && state !== undefined && state.stage !== 'OVER'
  const wanted = isServed && isChosen(isOrdered) ? sender : undefined
  const keeping = useKeepOnServer(manifest, wanted !== undefined)
  const isKept = keeping.visibility !== undefined
  const quote = useQuery(serviceQuoteQuery(apollo, dropId, isKept ? wanted : undefined))
  return {
    /** The service sends on this chain, and she is, or can be, signed in. */
    isOffered: isServed && canSignIn,
    /** It was asked to send this drop, and is not done with it. */
    isOrdered,
    isSignedIn: sender !== undefined,
    signIn: openSignInDialog,
    keeping,
    isKept,
    quote: wanted === undefined ? undefined : (quote.data ?? undefined),
    quoteError: quote.error,
    retryQuote: () => void quote.refetch(),
    /** Has it send as soon as the chain names its account. @throws ServiceRefusedError */
    async start(fees: FeePolicy) {
      await orderService(apollo, dropId, { kind: 'start', fees })
      await cache.invalidateQueries({ queryKey: [...serviceKey(dropId), 'state'] })
    },
  }
}
