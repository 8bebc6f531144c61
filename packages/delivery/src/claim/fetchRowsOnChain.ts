import type { ProvenRow } from '@slotdrop/drops'
import { toDeliveryError } from '../errors/index.ts'
import type { ChainClient } from '../ports.ts'
import { fetchClaims } from './fetchClaims.ts'
import { type ClaimableDrop, type Claims } from './ClaimableDrop.ts'
import { fetchRowHistory, type RowHistory } from './fetchRowHistory.ts'

/** Blocks of the past in which the transaction of a row is looked for. */
const depth = 200_000n

/** What the chain says of rows, and how each came to that. */
export type RowsOnChain = {
  readonly claims: Claims
  /** One for each row asked for. */
  readonly histories: readonly RowHistory[]
}

/**
 * Fetches the status and the history of rows at once: on a phone each round to a node is a wait of its own.
 *
 * @throws ClaimUnavailableError when the node is of another chain, or another contract stands at the address
 * @throws DeliveryError when the node can't be asked
 */
export async function fetchRowsOnChain({
  client,
  drop,
  rows,
}: {
  readonly client: ChainClient
  readonly drop: ClaimableDrop
  readonly rows: readonly ProvenRow[]
}): Promise<RowsOnChain> {
  const fetchStart = async () => {
    const latest = await client.getBlockNumber()
    return latest > depth ? latest - depth : 0n
  }
  const fetchHistories = async () => {
    const fromBlock = await fetchStart()
    return {
      fromBlock,
      early: await Promise.all(rows.map((row) => fetchRowHistory({ client, drop, row, fromBlock }))),
    }
  }
  try {
    const [claims, { fromBlock, early }] = await Promise.all([fetchClaims({ client, drop, rows }), fetchHistories()])
    const histories = await Promise.all(
      early.map((history, place) => {
        const row = rows[place]
        const isPaid = history.kind === 'pushed' || history.kind === 'claimed'
        // It may have been paid after its history was read, and before its word was.
        return row && claims.statuses[place]?.kind === 'paid' && !isPaid
          ? fetchRowHistory({ client, drop, row, fromBlock })
          : history
      }),
    )
    return { claims, histories }
  } catch (error) {
    throw toDeliveryError(error)
  }
}
