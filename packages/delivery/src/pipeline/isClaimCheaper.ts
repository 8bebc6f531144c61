import { type Address, type Manifest, slotWord } from '@slotdrop/drops'
import { rowClaimRequest } from '../claim/rowClaimRequest.ts'
import { defaultRowGas, headroomOf } from '../fees/rowGas.ts'
import type { ChainClient } from '../ports.ts'
import { sendRequest } from '../send/sendRequest.ts'

/**
 * Whether a claim for each row takes less gas than one `send` of them all, which carries the whole slot as calldata. Both are measured on the
 * chain; false where either can't be.
 */
export async function isClaimCheaper({
  client,
  manifest,
  account,
  slot,
  rows,
}: {
  readonly client: ChainClient
  readonly manifest: Manifest
  /** Account that would send. */
  readonly account: Address
  readonly slot: number
  /** Bit r is row r of the slot. */
  readonly rows: bigint
}): Promise<boolean> {
  try {
    const [sent, ...claimed] = await Promise.all([
      client.estimateGas({ account, ...sendRequest(manifest, new Map([[slot, rows]]), defaultRowGas) }),
      ...slotWord
        .rowsOf(rows)
        .map((row) => client.estimateGas({ account, ...rowClaimRequest(manifest, { slot, row }, {}) })),
    ])
    return claimed.reduce((sum, gas) => sum + gas, 0n) < sent - headroomOf(defaultRowGas)
  } catch {
    return false
  }
}
