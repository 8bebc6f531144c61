import { useMemo } from 'react'
import type { SafeProposal } from '@slotdrop/delivery'
import { createLiveValue } from '../../workers/liveValue.ts'
import { useLiveValue } from '../../workers/useLiveValue.ts'
import type { ReviewClient } from '../../workers/useReviewClient.ts'

/** What a link says. */
export type ProposalState =
  | { readonly status: 'none' | 'reading' | 'broken' }
  | { readonly status: 'read'; readonly proposal: SafeProposal }

function liveProposal(client: ReviewClient | undefined, link: string) {
  return createLiveValue<ProposalState>({ status: link === '' ? 'none' : 'reading' }, (set) => {
    if (!client || link === '') return
    client
      .ask('link', link)
      .then((proposal): ProposalState => (proposal ? { status: 'read', proposal } : { status: 'broken' }))
      .catch((): ProposalState => ({ status: 'broken' }))
      .then((state) => set(() => state))
  })
}

/** The proposal of a link, read in the worker. */
export function useProposal(client: ReviewClient | undefined, link: string): ProposalState {
  return useLiveValue(useMemo(() => liveProposal(client, link), [client, link]))
}
