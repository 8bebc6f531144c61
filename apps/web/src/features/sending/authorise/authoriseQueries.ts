import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { Hex } from 'viem'
import type { Manifest } from '@slotdrop/drops'
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
  isContractAccount,
  type Readiness,
  type Registration,
  type SenderWallet,
  toDeliveryError,
} from '@slotdrop/delivery'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { identityKey } from '../../../workers/identityKey.ts'

/** What the chain says of a drop that is to be authorised. */
export type AuthoriseCheck = {
  readonly readiness: Readiness
  readonly steps: readonly AuthoriseStep[]
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
}

/** What the keys of all checks of a drop begin with, whatever is to be registered. */
export function authoriseCheckKey(dropId: Hex) {
  return ['authorise check', dropId] as const
}

/** What is left to sign, and what stands in the way. */
export function authoriseCheckQuery({ client, manifest, registration }: Authorisation) {
  return queryOptions({
    ...anew,
    queryKey: [...authoriseCheckKey(manifest.dropId), identityKey(client), registrationKey(registration)],
    // What was asked for last is shown until the answer for another choice is there.
    placeholderData: keepPreviousData,
    queryFn: client
      ? async (): Promise<AuthoriseCheck> => {
          const readiness = await checkReadiness({ client, manifest })
          try {
            return { readiness, steps: await fetchAuthoriseSteps({ client, manifest, registration }) }
          } catch (error) {
            return { readiness, steps: [], error: toDeliveryError(error) }
          }
        }
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
  id,
  onFailed,
  onOver,
}: Authorisation & {
  readonly wallet: SenderWallet
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
                isDone: () => isAuthorised({ client, manifest, registration }),
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
