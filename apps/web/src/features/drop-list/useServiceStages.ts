import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../workers/identityKey.ts'
import { ServiceStagesDocument, type ServiceStagesQuery } from './ServiceStages.generated.ts'

type Sending = NonNullable<ServiceStagesQuery['drops']['edges'][number]['node']['sending']>

/** Where drops stand with the sender service, by their ids; complete where that is why it is over. */
export type ServiceStages = ReadonlyMap<string, Sending['stage']>

const lookMilliseconds = 60_000
const none: ServiceStages = new Map()

/** The stages that say something of a drop: one that the service is done with, unpaid, is like any other. */
export function stagesOf({ drops: { edges } }: ServiceStagesQuery): ServiceStages {
  const stages = new Map<string, Sending['stage']>()
  for (const { node } of edges) {
    const { stage, end } = node.sending ?? {}
    if (stage && (stage !== 'OVER' || end === 'COMPLETE')) stages.set(node.id, end === 'COMPLETE' ? 'COMPLETE' : stage)
  }
  return stages
}

/** Asked again while something is under way; a server that does not answer tells of nothing. */
function serviceStagesQuery(apollo: ApolloClient, sender: Address | undefined) {
  return queryOptions({
    queryKey: ['service stages', identityKey(apollo), sender],
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    refetchInterval: ({ state: { data } }) =>
      [...(data?.values() ?? [])].some((stage) => stage !== 'COMPLETE') ? lookMilliseconds : false,
    queryFn: sender
      ? async () => {
          const { data } = await apollo.query({
            query: ServiceStagesDocument,
            variables: { sender },
            fetchPolicy: 'no-cache',
          })
          return data ? stagesOf(data) : none
        }
      : skipToken,
  })
}

/** Where the newest drops of who is signed in stand with the sender service. */
export function useServiceStages(): ServiceStages {
  const { session } = useAuth()
  return useQuery(serviceStagesQuery(useApolloClient(), session?.address)).data ?? none
}
