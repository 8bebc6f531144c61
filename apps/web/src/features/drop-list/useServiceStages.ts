import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useAuth } from '@slotdrop/auth/react'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from '@slotdrop/drops'
import { identityKey } from '../../workers/identityKey.ts'
import { type KnownDrop, useIsNewsWanted, useNews } from '../service-news/index.ts'
import { isUnderWay, type ListedSending, serviceLineOf, type ServiceLine } from './serviceLine.ts'
import { ServiceStagesDocument, type ServiceStagesQuery } from './ServiceStages.generated.ts'

/** Drops that the sender service was asked to send, by their ids. */
export type ServedDrops = ReadonlyMap<string, { readonly title: string; readonly sending: ListedSending }>

const lookMilliseconds = 60_000
const none: ServedDrops = new Map()

/** The drops of an answer of which the service knows something. */
export function servedDropsOf({ drops: { edges } }: ServiceStagesQuery): ServedDrops {
  return new Map(
    edges.flatMap(({ node: { id, title, sending } }) => (sending ? [[id, { title, sending }] as const] : [])),
  )
}

function toKnown(drops: ServedDrops): ReadonlyMap<string, KnownDrop> {
  return new Map([...drops].map(([dropId, { title, sending }]) => [dropId, { title, facts: sending }]))
}

/** Asked again while something is under way; a server that does not answer tells of nothing. */
function servedDropsQuery(apollo: ApolloClient, sender: Address | undefined, isAlwaysAsked: boolean) {
  return queryOptions({
    queryKey: ['served drops', identityKey(apollo), sender],
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    refetchInterval: ({ state: { data } }) =>
      [...(data?.values() ?? [])].some(({ sending }) => isUnderWay(sending)) ? lookMilliseconds : false,
    refetchIntervalInBackground: isAlwaysAsked,
    queryFn: sender
      ? async () => {
          const { data } = await apollo.query({
            query: ServiceStagesDocument,
            variables: { sender },
            fetchPolicy: 'no-cache',
          })
          return data ? servedDropsOf(data) : none
        }
      : skipToken,
  })
}

/** What the lines of the newest drops of who is signed in say of the sender service, by id. */
export function useServiceStages(): (dropId: string) => ServiceLine | undefined {
  const { session } = useAuth()
  const drops = servedDropsQuery(useApolloClient(), session?.address, useIsNewsWanted())
  const { data = none } = useQuery(drops)
  useNews(drops.queryKey, toKnown)
  return (dropId) => {
    const found = data.get(dropId)
    return found && serviceLineOf(found.sending)
  }
}
