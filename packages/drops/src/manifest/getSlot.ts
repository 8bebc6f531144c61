import { bytesToHex } from 'viem'
import { accountTexts } from '../rows/accounts.ts'
import { packColumns } from '../rows/packRows.ts'
import type { Row } from '../rows/row.ts'
import { amountAt, idAt } from '../rows/rowColumns.ts'
import { slotBounds } from '../slots/slotBounds.ts'
import { type SlotCommitment, slotCommitment, slotProof } from '../tree/sealSlots.ts'
import type { Hex } from '../values/address.ts'
import type { Manifest } from './manifest.ts'
import * as slotWord from '../slots/slotWord.ts'

/** One slot, with all that a call of `send` needs. */
export type Slot = SlotCommitment & {
  readonly index: number
  /** Place of its first row in the manifest. */
  readonly firstRow: number
  readonly rowCount: number
  /** Sum of its amounts, base units. */
  readonly total: bigint
  readonly packed: Hex
  readonly proof: Hex[]
  /** A bit for each of its rows. */
  readonly fullMask: bigint
}

/** Lists the rows of a slot, in order. */
export function slotRows(manifest: Manifest, index: number): Row[] {
  const { columns, keccak } = manifest
  const { firstRow, count } = slotBounds(manifest, index)
  return accountTexts(keccak, columns.accounts, firstRow, count).map((account, place) => ({
    account,
    id: idAt(columns, firstRow + place),
    amount: amountAt(columns, firstRow + place),
  }))
}

/** Gets one slot of a manifest. */
export function getSlot(manifest: Manifest, index: number): Slot {
  const { firstRow, count } = slotBounds(manifest, index)
  return {
    ...slotCommitment(manifest.seal, index),
    index,
    firstRow,
    rowCount: count,
    total: manifest.slotTotals[index] ?? 0n,
    packed: bytesToHex(packColumns(manifest.columns, firstRow, count)),
    proof: slotProof(manifest.seal, index),
    fullMask: slotWord.full(count),
  }
}
