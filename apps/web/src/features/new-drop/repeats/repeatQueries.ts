import type { ApolloClient } from '@apollo/client'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { Address, DropTerms } from '@slotdrop/drops'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import type { ListClient } from '../../../workers/createListClient.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { listQuery, type OpenedList } from '../recipients/listQueries.ts'
import {
  AccountDropDocument,
  type AccountDropQuery,
  AccountDropsDocument,
  type AccountDropsQuery,
} from './AccountDrops.generated.ts'
import { findRepeats, type KnownDrop } from './findRepeats.ts'

/** A drop of the same rows, and how far it has come. */
export type Repeat = KnownDrop & {
  readonly settledRows: number
  /** When every row was first seen paid; undefined where some are open, or where that is not known. */
  readonly paidAt: number | undefined
}

/** The list as it stands, where it could be sealed: before that it is none yet. */
function sealable({ client, summary }: OpenedList): OpenedList {
  return { client: summary?.canSeal === true ? client : undefined, summary }
}

function identifyWith(client: ListClient, { symbol, name, decimals }: Asset) {
  return (terms: DropTerms) => client.ask('identify', { title: '', token: { symbol, name, decimals }, terms })
}

function keyOf({ chainId, address, standard }: Asset) {
  return [chainId, address, standard]
}

/** Drops of this device that pay the rows of a list. */
export function repeatsHereQuery(list: OpenedList, asset: Asset) {
  return listQuery(sealable(list), ['repeats here', ...keyOf(asset)], async (client, summary) => {
    const rows = summary.tally.ready + summary.tally.warnings
    const known: Repeat[] = []
    for (const { dropId, title, rowCount, chainId, sealedAt, seen, paidAt } of await deviceDrops.list()) {
      if (chainId !== asset.chainId || rowCount !== rows) continue
      // oxlint-disable-next-line no-await-in-loop -- few have as many rows, and one of them may be long
      const terms = await deviceDrops.termsOf(dropId)
      const settledRows = seen?.settledRows ?? 0
      const last = settledRows === rowCount ? seen?.at : undefined
      if (terms)
        known.push({ dropId, title, rowCount, total: undefined, terms, sealedAt, settledRows, paidAt: paidAt ?? last })
    }
    return findRepeats(known, { asset, summary, identify: identifyWith(client, asset) })
  })
}

type AccountDrop = NonNullable<AccountDropQuery['drop']>

function knownOf(
  { id, title, rowCount, total, savedAt, token, report, ...drop }: AccountDrop,
  chainId: number,
): Repeat {
  return {
    dropId: id,
    title,
    rowCount,
    total: BigInt(total),
    terms: {
      chainId,
      distributor: drop.distributor,
      sender: drop.sender,
      token: token.address,
      standard: token.standard,
      policy: drop.policy === 'STRICT' ? 'strict' : 'skip',
      safeTransfer: drop.safeTransfer,
      direct: drop.direct,
      opensAtSeconds: BigInt(drop.opensAtSeconds),
      closesAtSeconds: BigInt(drop.closesAtSeconds),
      round: BigInt(drop.round),
      slotSize: drop.slotSize,
    },
    sealedAt: Date.parse(savedAt),
    // The server reads no node of the drop's network, where it says nothing.
    settledRows: report?.settledRows ?? 0,
    paidAt: undefined,
  }
}

/** A drop that the server keeps, as far as lists are told apart by it. */
type ListedDrop = AccountDropsQuery['drops']['edges'][number]['node']

/** Drops with as many rows and the same sum that are asked about: those of other tokens are among them. */
const maxAsked = 20

/** For so long what the server keeps of a sender is not asked again: a list changes with each decision, and the answer does not. */
const knownForMilliseconds = 60_000

/** Drops that the server keeps of a sender; asked for once there is a list to compare with them. */
export function accountDropsQuery({
  apollo,
  sender,
  chainId,
  isAsked,
}: {
  readonly apollo: ApolloClient
  readonly sender: Address | undefined
  readonly chainId: number
  readonly isAsked: boolean
}) {
  return queryOptions({
    queryKey: ['drops in the account', identityKey(apollo), sender, chainId],
    queryFn:
      sender === undefined || !isAsked
        ? skipToken
        : async () => {
            const drops: ListedDrop[] = []
            let after: string | null = null
            do {
              // oxlint-disable-next-line no-await-in-loop -- a cursor leads to the next page
              const { data }: { data?: AccountDropsQuery | undefined } = await apollo.query({
                query: AccountDropsDocument,
                variables: { sender, chainId, after },
                fetchPolicy: 'no-cache',
              })
              if (!data) break
              drops.push(...data.drops.edges.map(({ node }) => node))
              const { hasNextPage, endCursor }: AccountDropsQuery['drops']['pageInfo'] = data.drops.pageInfo
              // A cursor that leads nowhere new would lead in a circle.
              after = hasNextPage && endCursor !== after ? (endCursor ?? null) : null
            } while (after !== null)
            return drops
          },
    staleTime: knownForMilliseconds,
  })
}

/** Those of them that pay the rows of a list, each as far as the server sees it paid. */
export function repeatsInAccountQuery(
  list: OpenedList,
  asset: Asset,
  { apollo, drops }: { readonly apollo: ApolloClient; readonly drops: readonly ListedDrop[] | undefined },
) {
  const asked = drops === undefined ? { client: undefined, summary: list.summary } : sealable(list)
  return listQuery(
    asked,
    ['repeats in the account', identityKey(apollo), identityKey(drops), ...keyOf(asset)],
    async (client, summary) => {
      const rows = summary.tally.ready + summary.tally.warnings
      const alike = (drops ?? []).filter((drop) => drop.rowCount === rows && BigInt(drop.total) === summary.total)
      const known: Repeat[] = []
      for (const { id } of alike.slice(0, maxAsked)) {
        // oxlint-disable-next-line no-await-in-loop -- few have as many rows and the same sum
        const { data } = await apollo.query({ query: AccountDropDocument, variables: { id }, fetchPolicy: 'no-cache' })
        if (data?.drop) known.push(knownOf(data.drop, asset.chainId))
      }
      return findRepeats(known, { asset, summary, identify: identifyWith(client, asset) })
    },
  )
}
