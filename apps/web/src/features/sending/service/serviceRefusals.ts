import type { DropStatus, Reason } from '@slotdrop/delivery'
import { toRowReason } from '@slotdrop/delivery/sentences'
import { type Manifest, slotWord } from '@slotdrop/drops'
import type { ServiceState } from './serviceQueries.ts'

type RefusedSlot = { readonly rows: bigint; readonly reason: Reason }

/** A drop with the rows that the service left out as a trial found them refused: no chain tells of those. */
export function withServiceRefusals(
  status: DropStatus,
  state: Pick<ServiceState, 'refused'> | null | undefined,
  { terms: { slotSize } }: Pick<Manifest, 'terms'>,
): DropStatus {
  if (!state || state.refused.length === 0) return status
  const bySlot = new Map(
    state.refused.map(({ slot, rows, reason, text }): [number, RefusedSlot] => [
      slot,
      { rows: BigInt(rows), reason: toRowReason(reason, text) },
    ]),
  )
  const maskOf = (slot: number) => (bySlot.get(slot)?.rows ?? 0n) & (status.progress.slots[slot]?.openMask ?? 0n)
  const reasonOf = (row: number) => {
    const slot = Math.floor(row / slotSize)
    return slotWord.isSet(maskOf(slot), row % slotSize) ? bySlot.get(slot)?.reason : undefined
  }
  return {
    ...status,
    refusedMask: (slot) => status.refusedMask(slot) | maskOf(slot),
    rowState(row) {
      const known = status.rowState(row)
      return known === 'ready' && reasonOf(row) ? 'failed' : known
    },
    rowReason: (row) => reasonOf(row) ?? status.rowReason(row),
  }
}
