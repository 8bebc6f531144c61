import { queryOptions, skipToken } from '@tanstack/react-query'
import { hexToBytes } from 'viem'
import { getChainFacts } from '@slotdrop/chains'
import { checkRecipients, packAccounts, type RecipientCheck, type SurveyedChain, systemClock } from '@slotdrop/delivery'
import type { Address } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import type { ListClient } from '../../../workers/createListClient.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { isPayable, listQuery, type OpenedList } from '../recipients/listQueries.ts'

/** Entries that are read at a time. */
const portion = 1000
/** Milliseconds for which an answer of a chain counts. */
const hour = 3_600_000

type PayableRow = { readonly account: Address; readonly line: number }

async function fetchPayable(client: ListClient, count: number): Promise<PayableRow[]> {
  const rows: PayableRow[] = []
  for (let from = 0; from < count; from += portion) {
    // oxlint-disable-next-line no-await-in-loop -- a list of a million lines is not copied here at once
    const { entries } = await client.ask('window', { from, count: portion, filter: {} })
    for (const entry of entries)
      if (entry.account && isPayable(entry)) rows.push({ account: entry.account, line: entry.line })
  }
  return rows
}

/** Who the recipients of a list are, with the rows that the findings count. */
export type CheckedRecipients = RecipientCheck & { readonly rows: readonly PayableRow[] }

/**
 * Looks all recipients up on the chains, the drop's first. Accounts of an earlier check are not asked again.
 *
 * @param chains empty until they are known
 */
export function recipientsQuery(
  { client, summary }: OpenedList,
  [here, ...others]: readonly SurveyedChain[],
  earlier: () => CheckedRecipients | undefined,
  onProgress: (done: number) => void,
) {
  return queryOptions({
    queryKey: ['recipients', identityKey(client), identityKey(summary), here?.chainId],
    queryFn:
      client && summary && here
        ? async ({ signal }): Promise<CheckedRecipients> => {
            onProgress(0)
            const rows = await fetchPayable(client, summary.entryCount)
            const { sanctionsOracle } = getChainFacts(here.chainId)
            const check = await checkRecipients({
              accounts: packAccounts(rows.map(({ account }) => account)),
              chains: [{ ...here, oracle: sanctionsOracle }, ...others],
              clock: systemClock,
              signal,
              earlier: earlier(),
              onProgress: (done, all) => onProgress(done / all),
            })
            return { ...check, rows }
          }
        : skipToken,
    staleTime: hour,
    gcTime: hour,
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
