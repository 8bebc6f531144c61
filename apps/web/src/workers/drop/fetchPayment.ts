import { type ChainClient, feeOfReceipt, type RowHistory, shareFee } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'

/** When a row was paid, in milliseconds since 1970. Best effort: that it was paid, its word on chain says. */
export async function fetchPaidAt(client: ChainClient, history: RowHistory): Promise<number | undefined> {
  if (history.kind !== 'pushed' && history.kind !== 'claimed') return undefined
  return client.getBlock({ blockNumber: history.blockNumber }).then(
    ({ timestamp }) => Number(timestamp) * 1000,
    () => undefined,
  )
}

/** Wei that an account paid the network for a transaction of its own; undefined for another's, and where a node does not tell. */
async function fetchOwnFee(client: ChainClient, hash: Hex, account: Address): Promise<bigint | undefined> {
  const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
  return receipt && isAddressEqual(receipt.from, account) ? feeOfReceipt(receipt) : undefined
}

/** Wei that an account paid to claim each of its rows: rows of one transaction share its fee. What senders pay is theirs. */
export async function fetchClaimFees(
  client: ChainClient,
  histories: readonly RowHistory[],
  account: Address,
): Promise<readonly (bigint | undefined)[]> {
  const rows = new Map<Hex, number>()
  for (const history of histories)
    if (history.kind === 'claimed') rows.set(history.transaction, (rows.get(history.transaction) ?? 0) + 1)
  const parts = new Map(
    await Promise.all(
      Array.from(rows, async ([hash, count]) => {
        const fee = await fetchOwnFee(client, hash, account)
        return [hash, fee === undefined ? [] : shareFee(fee, count)] as const
      }),
    ),
  )
  return histories.map((history) => (history.kind === 'claimed' ? parts.get(history.transaction)?.shift() : undefined))
}
