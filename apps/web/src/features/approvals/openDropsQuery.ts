import type { ApolloClient } from '@apollo/client'
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import {
  type ApprovalTerms,
  type ChainClient,
  fetchOpenDrops,
  fetchRegisteredDrops,
  type OpenDrop,
  type RegisteredDrops,
  type SenderDrop,
  sharesApproval,
} from '@slotdrop/delivery'
import { type Address, type Hex, isUnwrapped, type Manifest, dropProgress, openNeedsInShards } from '@slotdrop/drops'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { deviceOverDrops } from '../../device/deviceOverDrops.ts'
import { deviceRegistrations } from '../../device/deviceRegistrations.ts'
import { identityKey } from '../../workers/identityKey.ts'
import { ofAccount } from '../../server-data/ofAccount.ts'
import { type AccountDrop, accountDropsQuery, toSenderDrop } from '../account-drops/index.ts'
import { fetchIndex, fetchShard } from '../../workers/drop/dropFiles.ts'
import { openSealedFile } from '../../workers/openSealedFile.ts'
import { KeptListDocument } from './KeptList.generated.ts'

/** Files of a published list that are read to add up what is open: those of some 60,000 recipients. */
const maxShards = 64

async function sumOfFiles(dropId: Hex, words: readonly bigint[]): Promise<bigint | undefined> {
  const index = await fetchIndex(dropId)
  if (index.shards.length > maxShards) return undefined
  const needs = await openNeedsInShards({ index, words, load: (name) => fetchShard(dropId, name) })
  return [...needs.values()].reduce((sum, amount) => sum + amount, 0n)
}

async function sumOfList(apollo: ApolloClient, dropId: Hex, words: readonly bigint[]): Promise<bigint | undefined> {
  const { data } = await apollo.query({ query: KeptListDocument, variables: { id: dropId }, fetchPolicy: 'no-cache' })
  const json = data?.drop?.manifest
  if (!json) return undefined
  const { manifest } = await openSealedFile(json)
  return manifest.dropId === dropId ? dropProgress(manifest, words).openAmount : undefined
}

/**
 * Base units that are open of a drop that the server keeps, by its words: added up from its list, which is proven here. Undefined where the
 * list is too long for that, or can't be read.
 */
async function fetchOpenAmount(
  apollo: ApolloClient,
  { dropId, isPublic }: { readonly dropId: Hex; readonly isPublic: boolean },
  words: readonly bigint[],
): Promise<bigint | undefined> {
  try {
    return await (isPublic ? sumOfFiles(dropId, words) : sumOfList(apollo, dropId, words))
  } catch {
    return undefined
  }
}

/** A listed drop whose open amount can be fetched; none if its terms do not hash to its id. */
function toOpenable(apollo: ApolloClient, node: AccountDrop, sender: Address): SenderDrop[] {
  const drop = toSenderDrop(node, sender)
  const kept = { dropId: node.id, isPublic: node.visibility === 'PUBLIC' }
  return drop ? [{ ...drop, openAmountOf: (words: readonly bigint[]) => fetchOpenAmount(apollo, kept, words) }] : []
}

/** Open drops that share an approval, and what could not be looked at. */
export type OpenDrops = {
  readonly open: readonly OpenDrop[]
  /** Registered by calls that can't be read: what these need is unknown. */
  readonly unreadable: readonly Hex[]
  /** First block of those in which registrations were looked for; 0 for all, undefined where the node tells of none. */
  readonly since: bigint | undefined
  /** The account on the server could not be asked. */
  readonly isAccountSilent: boolean
}

/** Where nothing is shared. */
export const noOpenDrops: OpenDrops = { open: [], unreadable: [], since: 0n, isAccountSilent: false }

// Whoever comes back within a visit finds what was learnt; a page that wants to be sure asks for it anew.
const onceAVisit = {
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
  structuralSharing: false,
  retry: false,
} as const

/** The key of the question for a sender's registrations. */
export function registeredKey({ chainId, distributor, sender }: ApprovalTerms) {
  return ['registered drops', chainId, distributor, sender] as const
}

/** Registrations of a sender: the logs are asked once a visit, and from then on for new blocks alone. */
function registeredQuery(client: ChainClient, terms: ApprovalTerms, known: ReadonlySet<string>) {
  return queryOptions({
    ...onceAVisit,
    queryKey: registeredKey(terms),
    queryFn: async (): Promise<RegisteredDrops> => {
      const before = deviceRegistrations.get(terms)
      const found = await fetchRegisteredDrops({ client, terms, known, before })
      deviceRegistrations.set(terms, found)
      return found
    },
  })
}

/** What is asked, of whom, and for which drop. */
export type OpenDropsParameters = {
  readonly client: ChainClient | undefined
  readonly apollo: ApolloClient
  readonly manifest: Pick<Manifest, 'dropId' | 'terms'>
}

/**
 * The open drops beside one that draw on its approval: of this device, of the account on the server, and of the sender's registrations on
 * chain.
 *
 * @param maxAge milliseconds that what was learnt of registrations and of the account may be old
 * @throws DeliveryError when the node can't be asked what they need
 */
export async function fetchOthers(
  cache: QueryClient,
  { client, apollo, manifest }: OpenDropsParameters & { readonly client: ChainClient },
  maxAge = Infinity,
): Promise<OpenDrops> {
  const { terms, dropId } = manifest
  if (isUnwrapped(terms)) return noOpenDrops
  const over = deviceOverDrops.get()
  const [here, kept] = await Promise.all([
    deviceDrops.ofSender(terms.sender, terms.chainId).catch((): SenderDrop[] => []),
    cache
      .fetchQuery({
        ...accountDropsQuery(apollo, terms.sender),
        staleTime: maxAge,
        retry: false,
        networkMode: 'always',
      })
      .catch(() => undefined),
  ])
  const ofChain = kept?.filter(({ chainId }) => chainId === terms.chainId) ?? []
  const listed = [...here, ...ofChain.flatMap((node) => toOpenable(apollo, node, terms.sender))]
  const known = new Set([dropId, ...over, ...listed.map((drop) => drop.dropId)])
  const registered = await cache.fetchQuery({ ...registeredQuery(client, terms, known), staleTime: maxAge })
  const drops = [...listed, ...registered.drops].filter(
    (drop) => drop.dropId !== dropId && !over.has(drop.dropId) && sharesApproval(drop.terms, terms),
  )
  const open = await fetchOpenDrops({ client, manifest, drops })
  deviceOverDrops.see(
    drops.map((drop) => drop.dropId),
    new Set(open.map((drop) => drop.dropId)),
  )
  return {
    open,
    unreadable: registered.unreadable.map((call) => call.dropId).filter((id) => !known.has(id)),
    since: registered.isCurrent ? registered.since : undefined,
    isAccountSilent: kept === undefined,
  }
}

/** What the key of the question for a drop begins with. */
export function openDropsKey(dropId: Hex) {
  return ['open drops', dropId] as const
}

/** See `fetchOthers`. Asked once, and again once the approval was seen to be another than its drops account for. */
export function openDropsQuery({ client, apollo, manifest }: OpenDropsParameters) {
  return queryOptions({
    ...onceAVisit,
    ...ofAccount,
    gcTime: 0,
    queryKey: [...openDropsKey(manifest.dropId), identityKey(client)],
    queryFn: client ? ({ client: cache }) => fetchOthers(cache, { client, apollo, manifest }) : skipToken,
  })
}
