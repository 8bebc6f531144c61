import { keepPreviousData, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { type Manifest, takesErc20 } from '@slotdrop/drops'
import {
  type AuthoriseStep,
  canBundle,
  type ChainClient,
  checkReadiness,
  type DeliveryError,
  followBundle,
  fetchAuthoriseSteps,
  fetchPermitStep,
  isAuthorised,
  isBegun,
  isContractAccount,
  type OpenDrop,
  type Readiness,
  type Registration,
  type SenderWallet,
  toDeliveryError,
} from '@slotdrop/delivery'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import {
  chosenOthers,
  countOthers,
  fetchOthers,
  noOpenDrops,
  type OpenDrops,
  type OpenDropsParameters,
} from '../../approvals/index.ts'

/** What the chain says of a drop that is to be authorised. */
export type AuthoriseCheck = {
  readonly readiness: Readiness
  readonly steps: readonly AuthoriseStep[]
  /** What is known of the drops that share the approval; undefined where the chain can't be asked about them. */
  readonly sharing: OpenDrops | undefined
  /** Those of them that the steps cover. */
  readonly others: readonly OpenDrop[]
  /** Why the steps are unknown; none are listed then. */
  readonly error?: DeliveryError | undefined
}

/** What the sender's wallet and account are. */
export type Abilities = {
  /** The wallet signs several steps as one. */
  readonly bundles: boolean
  /** The account is a contract, such as a Safe: what it signs may wait for other owners. */
  readonly isContract: boolean
}

/** Whoever comes back asks anew, whatever the browser says of the network. */
const anew = { networkMode: 'always', gcTime: 0, structuralSharing: false } as const

/** A registration as part of a key, which holds no bigint. */
function registrationKey(registration: Registration | undefined) {
  return registration ? { ...registration, gasMoney: `${registration.gasMoney ?? 0n}` } : null
}

type Authorisation = {
  readonly client: ChainClient | undefined
  readonly manifest: Manifest
  /** What is to be registered on chain; undefined where nothing is. */
  readonly registration: Registration | undefined
  /** Other open drops that an approval covers: those that its sender chose (the default), or all that count on it. */
  readonly covers?: 'chosen' | 'counting' | undefined
}

/** What the keys of all checks of a drop begin with, whatever is to be registered. */
export function authoriseCheckKey(dropId: Hex, covers: Authorisation['covers'] = 'chosen') {
  return ['authorise check', dropId, covers] as const
}

/** Milliseconds that what was learnt of other drops may be old where an approval is shown; where one is signed it is asked anew. */
const maxAge = 5_000

/** Asks the chain, and everybody who knows of drops that share the approval, what is left to sign. Never throws. */
export async function checkAuthorisation(
  cache: QueryClient,
  {
    client,
    manifest,
    registration,
    covers = 'chosen',
    source,
    isAnew = false,
  }: Authorisation & {
    readonly client: ChainClient
    readonly source: OpenDropsParameters
    readonly isAnew?: boolean
  },
): Promise<AuthoriseCheck> {
  const asked = { ...source, client: source.client ?? client }
  const [readiness, sharing] = await Promise.all([
    checkReadiness({ client, manifest }),
    // Collections know no amount: nothing has to be added up.
    takesErc20(manifest.terms) ? fetchOthers(cache, asked, isAnew ? 0 : maxAge).catch(toDeliveryError) : noOpenDrops,
  ])
  if (sharing instanceof Error) return { readiness, steps: [], sharing: undefined, others: [], error: sharing }
  const { dropId } = manifest
  const others =
    covers === 'chosen'
      ? chosenOthers(dropId, sharing.open)
      : countOthers(dropId, sharing.open, { ...readiness, isUnderWay: isBegun(readiness) })
  const found = { readiness, sharing, others }
  try {
    return { ...found, steps: await fetchAuthoriseSteps({ client, manifest, registration, others }) }
  } catch (error) {
    return { ...found, steps: [], error: toDeliveryError(error) }
  }
}

/** Where nothing is to be registered any more: a step that went away with the answer would move the page under a pointer. */
function keepAllButRegistering(previous: AuthoriseCheck | undefined): AuthoriseCheck | undefined {
  return previous && { ...previous, steps: previous.steps.filter(({ kind }) => kind !== 'register') }
}

/** What is left to sign, and what stands in the way. */
export function authoriseCheckQuery({
  client,
  manifest,
  registration,
  covers,
  source,
}: Authorisation & { readonly source: OpenDropsParameters }) {
  return queryOptions<AuthoriseCheck>({
    ...anew,
    queryKey: [
      ...authoriseCheckKey(manifest.dropId, covers),
      identityKey(client),
      identityKey(source.client),
      registrationKey(registration),
    ],
    // What was asked for last is shown until the answer for another choice is there.
    placeholderData: registration ? keepPreviousData : keepAllButRegistering,
    queryFn: client
      ? ({ client: cache }) => checkAuthorisation(cache, { client, manifest, registration, covers, source })
      : skipToken,
  })
}

/** Whether a permit takes the place of the approval; a node that does not answer offers none. */
export function permitQuery({
  client,
  manifest,
  steps,
}: {
  readonly client: ChainClient | undefined
  readonly manifest: Manifest
  /** Undefined where no permit is wanted. */
  readonly steps: readonly AuthoriseStep[] | undefined
}) {
  return queryOptions({
    ...anew,
    queryKey: ['permit', manifest.dropId, identityKey(client), identityKey(steps)],
    queryFn:
      client && steps ? async () => (await fetchPermitStep({ client, manifest, steps })) !== undefined : skipToken,
  })
}

/** What wallet and chain say of the sender's wallet. Nothing while another account is connected. */
export function abilitiesQuery({
  client,
  wallet,
  manifest: { terms },
  isSender,
}: {
  readonly client: ChainClient | undefined
  readonly wallet: SenderWallet
  readonly manifest: Manifest
  readonly isSender: boolean
}) {
  return queryOptions({
    ...anew,
    queryKey: ['sender abilities', terms.chainId, terms.sender, identityKey(client), identityKey(wallet), isSender],
    queryFn:
      client && isSender
        ? async (): Promise<Abilities> => ({
            bundles: await canBundle(wallet, terms.sender, terms.chainId),
            isContract: await isContractAccount(client, terms.sender),
          })
        : skipToken,
  })
}

/** Follows what was signed as one to its end, also after a reload, and says whether it failed. */
export function bundleQuery({
  client,
  wallet,
  manifest,
  registration,
  othersOf,
  id,
  onFailed,
  onOver,
}: Authorisation & {
  readonly wallet: SenderWallet
  /** Drops that the approval is to cover too; undefined while they are looked for. */
  readonly othersOf: () => readonly OpenDrop[] | undefined
  /** By which the wallet knows it; undefined where nothing is waited for. */
  readonly id: string | undefined
  readonly onFailed: (error: DeliveryError) => void
  /** Awaited: until then it counts as under way. */
  readonly onOver: () => Promise<void>
}) {
  const { dropId, terms } = manifest
  return queryOptions({
    ...anew,
    queryKey: ['bundle', dropId, id ?? null, identityKey(client), identityKey(wallet), registrationKey(registration)],
    refetchOnReconnect: false,
    queryFn:
      client && id !== undefined
        ? async ({ signal }) => {
            try {
              await followBundle({
                wallet,
                id,
                isDone: async () => {
                  const others = othersOf()
                  return others !== undefined && isAuthorised({ client, manifest, registration, others })
                },
                pollMilliseconds: pollMillisecondsOf(terms.chainId),
                isAbandoned: () => signal.aborted,
              })
            } catch (error) {
              if (!signal.aborted) onFailed(toDeliveryError(error))
            }
            if (!signal.aborted) await onOver()
            return true
          }
        : skipToken,
  })
}
