import { queryOptions, skipToken } from '@tanstack/react-query'
import { hexToBytes } from 'viem'
import { type ChainClient, fetchAccountKinds } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import type { ListClient } from '../../../workers/createListClient.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { isPayable, listQuery, type OpenedList } from '../recipients/listQueries.ts'

/** Entries that are read at a time. */
const portion = 1000

async function fetchPayable(client: ListClient, count: number): Promise<Address[]> {
  const accounts: Address[] = []
  for (let from = 0; from < count; from += portion) {
    // oxlint-disable-next-line no-await-in-loop -- a list of a million lines is not copied here at once
    const { entries } = await client.ask('window', { from, count: portion, filter: {} })
    for (const entry of entries) if (entry.account && isPayable(entry)) accounts.push(entry.account)
  }
  return accounts
}

/** What the accounts of a list are: wallets, contracts, delegated ones. One call an account. */
export function accountKindsQuery(
  { client, summary }: OpenedList,
  chain: ChainClient | undefined,
  onProgress: (done: number) => void,
) {
  return queryOptions({
    queryKey: ['account kinds', identityKey(client), identityKey(summary), identityKey(chain)],
    queryFn:
      client && summary && chain
        ? async ({ signal }) => {
            onProgress(0)
            const accounts = await fetchPayable(client, summary.entryCount)
            return fetchAccountKinds({
              client: chain,
              accounts,
              signal,
              onProgress: (done, all) => onProgress(done / all),
            })
          }
        : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
}

/** How many rows pay somebody whom an earlier drop of this token paid, and the names of three of these drops. */
export function paidBeforeQuery(list: OpenedList, { chainId, address, standard }: Asset) {
  return listQuery(list, ['paid before', chainId, address, standard], async (client) => {
    const titles: string[] = []
    let rows = 0
    for await (const { title, accounts } of deviceDrops.accountsOf({ chainId, address, standard })) {
      const matches = await client.ask('matches', accounts)
      if (matches.rows > 0) titles.push(toPlainName(title))
      rows = Math.max(rows, matches.rows)
    }
    return { rows, titles: titles.slice(0, 3).join(', ') }
  })
}

/** Rows that pay one of the wallet's own accounts. */
export function ownRowsQuery({ client, summary }: OpenedList, own: readonly Address[]) {
  // Without a wallet there is nothing to ask.
  const list = { client: own.length === 0 ? undefined : client, summary }
  return listQuery(list, ['own', own.join()], (worker) =>
    worker.ask('matches', Uint8Array.from(own.flatMap((address) => [...hexToBytes(address)]))),
  )
}
