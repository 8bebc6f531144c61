import { queryOptions, skipToken } from '@tanstack/react-query'
import { hexToBytes } from 'viem'
import type { RuntimeConfig } from '@slotdrop/config'
import type { Address } from '@slotdrop/drops'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { deviceDrops } from '../../../device/deviceDrops.ts'
import { type RecipientDecision, withoutUndone } from '../../../device/recipientDecisions.ts'
import type { RecipientsClient } from '../../../workers/recipients/createRecipientsClient.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { listQuery, type OpenedList } from '../recipients/listQueries.ts'

/** Milliseconds for which an answer of a chain counts. */
const hour = 3_600_000

/**
 * Checks all recipients on every offered chain, in a worker.
 *
 * @param labels undefined until they are known
 */
export function recipientsQuery(
  { client, summary }: OpenedList,
  {
    worker,
    chainId,
    config,
    labels,
    sender,
  }: {
    readonly worker: RecipientsClient
    readonly chainId: number
    readonly config: RuntimeConfig | null
    readonly labels: ReadonlyMap<string, string> | undefined
    /** Whose earlier payments are looked up. */
    readonly sender: Address | undefined
  },
  onProgress: (done: number) => void,
) {
  return queryOptions({
    queryKey: ['recipients', identityKey(client), identityKey(summary), chainId, identityKey(labels), sender],
    queryFn:
      client && summary && config && labels
        ? async ({ signal }) => {
            onProgress(0)
            const payable = await client.ask('payable', undefined)
            signal.throwIfAborted()
            const stop = () => void worker.ask('stop', undefined).catch(() => {})
            signal.addEventListener('abort', stop)
            const parameters = { chainId, config, payable, labels, sender }
            const buffers = [payable.accounts.buffer, payable.lines.buffer]
            try {
              return await worker.ask('check', parameters, onProgress, buffers)
            } finally {
              // Later it would stop the check of another list.
              signal.removeEventListener('abort', stop)
            }
          }
        : skipToken,
    staleTime: hour,
    gcTime: hour,
    // Addresses go to nodes when the sender asks for it, not when a window is looked at again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
    structuralSharing: false,
  })
}

/** The decisions about recipients that still describe the list. */
export function decisionsQuery(list: OpenedList, decisions: readonly RecipientDecision[]) {
  return listQuery(list, ['recipient decisions', identityKey(decisions)], (client) =>
    withoutUndone(decisions, (accounts) => client.ask('isPaid', accounts)),
  )
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
