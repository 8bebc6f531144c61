import { queryOptions, skipToken, useQueries } from '@tanstack/react-query'
import { slotDistributorViewAbi } from '@slotdrop/contracts'
import { type ChainClient, fetchWords } from '@slotdrop/delivery'
import { type Address, type Hex, slotWord } from '@slotdrop/drops'
import { useMemo } from 'react'
import type { SeenFigures } from '../../device/deviceStore.ts'
import { identityKey } from '../../workers/identityKey.ts'
import { useBatchingClients, useRuntime } from '../account/index.ts'
import type { ListedDrop } from './listedDrop.ts'

/** Drops that are asked about: more than a list shows at a glance are read when they are opened. */
const maxAsked = 50

/** Whether the chain may know more than this device: it never saw the drop, or others move it. */
function isAsked({ seen, mode, rowCount }: ListedDrop): boolean {
  if (!seen) return true
  return (seen.claims?.isOpen === true || mode === 'claim') && seen.settledRows < rowCount && !seen.isCancelled
}

/** What the chain says of a listed drop, without its list; null for one that it knows nothing of. */
async function fetchFigures(
  client: ChainClient,
  distributor: Address,
  { dropId, chainId, slotCount, seen }: Pick<ListedDrop, 'dropId' | 'chainId' | 'slotCount' | 'seen'>,
): Promise<
  (Pick<SeenFigures, 'settledRows' | 'isCancelled'> & { readonly claimsOpen: boolean; readonly at: number }) | null
> {
  // Sound: the id of a drop that was sealed, or that the server keeps.
  const id = dropId as Hex
  const [words, [status, , , , claimsOpen]] = await Promise.all([
    fetchWords({ client, manifest: { dropId: id, slotCount, terms: { chainId, distributor } } }),
    client.readContract({ abi: slotDistributorViewAbi, address: distributor, functionName: 'stateOf', args: [id] }),
  ])
  const settledRows = words.reduce((rows, word) => rows + slotWord.count(word), 0)
  if (status === 0 && settledRows < (seen?.settledRows ?? 1)) return null
  return { settledRows, isCancelled: status === 2, claimsOpen: status === 1 && claimsOpen, at: Date.now() }
}

function figuresQuery(client: ChainClient | undefined, distributor: Address | undefined, drop: ListedDrop) {
  const isWanted = client !== undefined && distributor !== undefined && isAsked(drop)
  return queryOptions({
    queryKey: ['drop figures', drop.dropId, identityKey(client)],
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    queryFn: isWanted ? () => fetchFigures(client, distributor, drop) : skipToken,
  })
}

/** The drops with what the chain says of those that this device never saw, and of those whose recipients claim. */
export function useChainFigures(drops: readonly ListedDrop[] | undefined): readonly ListedDrop[] | undefined {
  const runtime = useRuntime()
  const clientOf = useBatchingClients()
  const asked = (drops ?? []).slice(0, maxAsked)
  const answers = useQueries({
    queries: asked.map((drop) => {
      const distributor = runtime?.chains.find(({ id }) => id === drop.chainId)?.distributor ?? undefined
      return figuresQuery(clientOf(drop.chainId), distributor, drop)
    }),
    combine: (results) => results.map(({ data }) => data),
  })
  return useMemo(
    () =>
      drops?.map((drop, place) => {
        const found = answers[place]
        if (!found) return drop
        const { seen, opensAtSeconds, closesAtSeconds } = drop
        return {
          ...drop,
          seen: {
            at: found.at,
            refusedRows: seen?.refusedRows ?? 0,
            settledRows: found.settledRows,
            isCancelled: found.isCancelled,
            claims: {
              isOpen: found.claimsOpen,
              sentRows: seen?.claims?.sentRows ?? 0,
              opensAt: seen?.claims?.opensAt ?? Number(opensAtSeconds ?? 0),
              closesAt: seen?.claims?.closesAt ?? Number(closesAtSeconds ?? 0),
            },
          },
        }
      }),
    [drops, answers],
  )
}
