import type { ApolloClient } from '@apollo/client'
import { problemSentence, silentServer } from '@slotdrop/api/messages'
import { type FeePolicy, DeliveryError } from '@slotdrop/delivery'
import type { Hex } from '@slotdrop/drops'
import { sentenceOf, type Sentence } from '@slotdrop/messages'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { identityKey } from '../../../workers/identityKey.ts'
import { messages } from './messages.generated.ts'
import {
  ChangeRequestsDocument,
  LookAtSendingDocument,
  PauseSendingDocument,
  ResumeSendingDocument,
  ServedChainsDocument,
  ServiceQuoteDocument,
  type ServiceQuoteQuery,
  ServiceStateDocument,
  type ServiceStateQuery,
  ServiceTimelineDocument,
  StartSendingDocument,
  type StartSendingMutationVariables,
  StopSendingDocument,
} from './Service.generated.ts'

/** The sender service refused, or can't be asked; its sentence says why and what to do. Nothing was signed. */
class ServiceRefusedError extends DeliveryError {
  override readonly name = 'ServiceRefusedError'

  constructor(reason: Sentence, cause?: unknown) {
    super(reason, { remedy: 'retry', cause })
  }
}

/** A drop with the sender service, as it was written down last: figures for people. What is paid the chain says. */
export type ServiceState = NonNullable<NonNullable<ServiceStateQuery['drop']>['sending']>

/** Something that happened to a drop. */
export type ServiceEvent = ServiceState['timeline'][number]

/** What sending a drop takes of the service, at twice the present price of gas. Wei. */
export type ServiceQuote = {
  readonly account: Hex
  readonly transactions: number
  readonly gas: bigint
  readonly fee: bigint
  readonly feePerGas: bigint
  readonly gasMoney: bigint
  /** What its account holds already. */
  readonly purse: bigint
}

const fresh = { fetchPolicy: 'no-cache' } as const
const minute = 60_000
/** Milliseconds between looks at a drop of which something was just ordered, that moves, that waits for something, and that nobody has to watch. */
const [orderedMilliseconds, movingMilliseconds, busyMilliseconds, idleMilliseconds] = [2_000, 5_000, 15_000, minute]
/** Milliseconds in which an order is carried out, as a rule. */
const orderPatience = 20_000
const quoteMilliseconds = 1_000
/** Milliseconds between looks whether a process of the service is there. */
const servedMilliseconds = 15_000

/**
 * Chains that the service sends on, as its processes say; nothing is known while the server does not answer.
 *
 * @param isWatched processes may come and go while somebody waits for them
 */
export function servedChainsQuery(
  apollo: ApolloClient,
  { isWanted, isWatched = false }: { readonly isWanted: boolean; readonly isWatched?: boolean },
) {
  return queryOptions({
    queryKey: ['served chains', identityKey(apollo)],
    networkMode: 'always',
    staleTime: minute,
    retry: false,
    refetchInterval: isWatched ? servedMilliseconds : false,
    queryFn: isWanted
      ? async () => (await apollo.query({ query: ServedChainsDocument, ...fresh })).data?.sendingChains ?? null
      : skipToken,
  })
}

/**
 * Milliseconds until the service is asked again: never, where nothing will change by itself.
 *
 * @param sinceOrder milliseconds since something was ordered here
 */
export function pauseOf(state: ServiceState | null | undefined, sinceOrder = Infinity): number | false {
  if (!state) return false
  if (sinceOrder < orderPatience) return orderedMilliseconds
  if (state.stage === 'OVER') return false
  // What was ordered since is not carried out yet.
  if (state.stage === 'PAUSED') return state.intent === 'PAUSE' ? idleMilliseconds : movingMilliseconds
  return state.stage === 'WAITING' || state.stage === 'BLOCKED' ? busyMilliseconds : movingMilliseconds
}

/** What the keys of everything asked of the service about a drop begin with. */
export function serviceKey(dropId: Hex) {
  return ['sender service', dropId] as const
}

/**
 * How the service gets on with a drop; null where it was never asked to send it.
 *
 * @param sender who is signed in and may hear it
 * @param orderedAt when something was ordered here last, in milliseconds since 1970; 0 for never
 * @param isAlwaysAsked also while nobody looks at the page
 */
export function serviceStateQuery(
  apollo: ApolloClient,
  dropId: Hex,
  sender: string | undefined,
  { orderedAt = 0, isAlwaysAsked = false } = {},
) {
  return queryOptions({
    queryKey: [...serviceKey(dropId), 'state', identityKey(apollo), sender],
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      error && data ? busyMilliseconds : pauseOf(data, Date.now() - orderedAt),
    refetchIntervalInBackground: isAlwaysAsked,
    queryFn:
      sender === undefined
        ? skipToken
        : async (): Promise<ServiceState | null> => {
            const { data } = await apollo.query({ query: ServiceStateDocument, variables: { id: dropId }, ...fresh })
            return data?.drop?.sending ?? null
          },
  })
}

type QuoteAnswer = NonNullable<ServiceQuoteQuery['drop']>['sendingQuote']

/** A quote as it came; null while it is still reckoned. @throws ServiceRefusedError */
export function readQuote(answer: QuoteAnswer | undefined): ServiceQuote | null {
  if (!answer) throw new ServiceRefusedError(sentenceOf(messages, 'orderSilent'))
  if (answer.__typename === 'SendingQuotePending') return null
  if (answer.__typename === 'SendingQuoteFailed')
    throw new ServiceRefusedError(sentenceOf(messages, 'quoteRefused', { name: answer.name }))
  if (answer.__typename === 'FeesRefused') throw new ServiceRefusedError(problemSentence(answer))
  const { account, transactions, gas, fee, feePerGas, gasMoney, purse } = answer
  return {
    ...{ account, transactions, gas: BigInt(gas), fee: BigInt(fee), feePerGas: BigInt(feePerGas) },
    ...{ gasMoney: BigInt(gasMoney), purse: BigInt(purse) },
  }
}

/** What the service takes to send a drop that the server keeps; asked again each second until it is reckoned. */
export function serviceQuoteQuery(apollo: ApolloClient, dropId: Hex, sender: string | undefined) {
  return queryOptions({
    queryKey: [...serviceKey(dropId), 'quote', identityKey(apollo), sender],
    networkMode: 'always',
    gcTime: 0,
    staleTime: 10 * minute,
    retry: false,
    structuralSharing: false,
    refetchInterval: ({ state: { data, error } }) => (data === null && !error ? quoteMilliseconds : false),
    queryFn:
      sender === undefined
        ? skipToken
        : async () => {
            const { data } = await apollo.query({ query: ServiceQuoteDocument, variables: { id: dropId }, ...fresh })
            return readQuote(data?.drop?.sendingQuote)
          },
  })
}

type Choice = Pick<StartSendingMutationVariables['input'], 'scope' | 'requests'>

/** Which rows the service sends, and whether recipients may ask for theirs; what is left out stays as it was ordered. */
type ServiceChoice = { readonly [K in keyof Choice]: NonNullable<Choice[K]> }

/** An order to the service; a look changes nothing that was ordered. */
export type ServiceOrder =
  | { readonly kind: 'start'; readonly fees: FeePolicy; readonly choice?: ServiceChoice }
  | { readonly kind: 'requests'; readonly requests: NonNullable<ServiceChoice['requests']> }
  | { readonly kind: 'look' | 'pause' | 'resume' | 'stop' }

async function sendOrder(apollo: ApolloClient, id: Hex, order: ServiceOrder) {
  switch (order.kind) {
    case 'start': {
      const { ceiling, urgentCeiling, finishBy } = order.fees
      const input = {
        ...{ id, ceiling: `${ceiling ?? 0n}`, ...order.choice },
        ...(urgentCeiling !== undefined && { urgentCeiling: `${urgentCeiling}` }),
        ...(finishBy !== undefined && { finishBy: new Date(finishBy).toISOString() }),
      }
      return (await apollo.mutate({ mutation: StartSendingDocument, variables: { input } })).data?.startSending
    }
    case 'requests': {
      const variables = { id, requests: order.requests }
      return (await apollo.mutate({ mutation: ChangeRequestsDocument, variables })).data?.changeRequests
    }
    case 'look':
      return (await apollo.mutate({ mutation: LookAtSendingDocument, variables: { id } })).data?.lookAtSending
    case 'pause':
      return (await apollo.mutate({ mutation: PauseSendingDocument, variables: { id } })).data?.pauseSending
    case 'resume':
      return (await apollo.mutate({ mutation: ResumeSendingDocument, variables: { id } })).data?.resumeSending
    case 'stop':
      return (await apollo.mutate({ mutation: StopSendingDocument, variables: { id } })).data?.stopSending
    default:
      return order satisfies never
  }
}

/** Orders something of the service. @throws ServiceRefusedError */
export async function orderService(apollo: ApolloClient, dropId: Hex, order: ServiceOrder): Promise<void> {
  let answer: Awaited<ReturnType<typeof sendOrder>>
  try {
    answer = await sendOrder(apollo, dropId, order)
  } catch (error) {
    throw new ServiceRefusedError(sentenceOf(messages, 'orderSilent'), error)
  }
  if (!answer) throw new ServiceRefusedError(silentServer())
  if (answer.__typename !== 'SendingChanged') throw new ServiceRefusedError(problemSentence(answer))
}

/** Has somebody look now and each minute, until it is told to stop: by itself the service looks less and less often. */
export function keepLooking(look: () => void): () => void {
  look()
  const timer = setInterval(look, minute)
  return () => clearInterval(timer)
}

/**
 * What happened to a drop, as far back as the service keeps it.
 *
 * @param newest id of the newest event that is known; undefined where nobody wants to read more
 */
export function serviceTimelineQuery(apollo: ApolloClient, dropId: Hex, newest: string | undefined) {
  return queryOptions({
    queryKey: [...serviceKey(dropId), 'timeline', identityKey(apollo), newest],
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn:
      newest === undefined
        ? skipToken
        : async (): Promise<readonly ServiceEvent[]> => {
            const { data } = await apollo.query({ query: ServiceTimelineDocument, variables: { id: dropId }, ...fresh })
            return data?.drop?.sending?.timeline ?? []
          },
  })
}
