import type { ApolloClient } from '@apollo/client'
import { problemSentence, silentServer } from '@slotdrop/api/messages'
import type { FeePolicy } from '@slotdrop/delivery'
import type { Hex } from '@slotdrop/drops'
import { sentenceOf } from '@slotdrop/messages'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { identityKey } from '../../../workers/identityKey.ts'
import { messages } from './messages.generated.ts'
import {
  PauseSendingDocument,
  ResumeSendingDocument,
  ServedChainsDocument,
  ServiceQuoteDocument,
  type ServiceQuoteQuery,
  ServiceStateDocument,
  type ServiceStateQuery,
  StartSendingDocument,
  StopSendingDocument,
} from './Service.generated.ts'
import { ServiceRefusedError } from './ServiceRefusedError.ts'

/** A drop with the sender service, as it was written down last: figures for people. What is paid the chain says. */
export type ServiceState = NonNullable<NonNullable<ServiceStateQuery['drop']>['sending']>

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

/** Chains that the service sends on; a server that does not answer offers none. */
export function servedChainsQuery(apollo: ApolloClient, isWanted: boolean) {
  return queryOptions({
    queryKey: ['served chains', identityKey(apollo)],
    networkMode: 'always',
    staleTime: minute,
    retry: false,
    queryFn: isWanted
      ? async () => (await apollo.query({ query: ServedChainsDocument, ...fresh })).data?.sendingChains ?? []
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
  if (state.stage === 'PAUSED') return idleMilliseconds
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
 */
export function serviceStateQuery(apollo: ApolloClient, dropId: Hex, sender: string | undefined, orderedAt = 0) {
  return queryOptions({
    queryKey: [...serviceKey(dropId), 'state', identityKey(apollo), sender],
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error } }) =>
      error && data ? busyMilliseconds : pauseOf(data, Date.now() - orderedAt),
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

/** An order to the service. */
export type ServiceOrder =
  | { readonly kind: 'start'; readonly fees: FeePolicy }
  | { readonly kind: 'pause' | 'resume' | 'stop' }

async function sendOrder(apollo: ApolloClient, id: Hex, order: ServiceOrder) {
  switch (order.kind) {
    case 'start': {
      const { ceiling, urgentCeiling, finishBy } = order.fees
      const input = {
        ...{ id, ceiling: `${ceiling ?? 0n}` },
        ...(urgentCeiling !== undefined && { urgentCeiling: `${urgentCeiling}` }),
        ...(finishBy !== undefined && { finishBy: new Date(finishBy).toISOString() }),
      }
      return (await apollo.mutate({ mutation: StartSendingDocument, variables: { input } })).data?.startSending
    }
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

/** Has the service look at a drop whose account the chain names: by itself it looks less and less often while it sees none. */
export function serviceLookQuery(apollo: ApolloClient, dropId: Hex, isWanted: boolean) {
  return queryOptions({
    queryKey: [...serviceKey(dropId), 'look', identityKey(apollo)],
    networkMode: 'always',
    gcTime: 0,
    retry: false,
    refetchInterval: minute,
    queryFn: isWanted
      ? async () => {
          await orderService(apollo, dropId, { kind: 'resume' })
          return true
        }
      : skipToken,
  })
}
