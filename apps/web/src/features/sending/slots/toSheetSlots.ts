import type { SlotStage } from '@slotdrop/delivery'
import type { DropStatus, SendState } from '@slotdrop/delivery'
import type { SheetSlot, SlotLook } from '../../../components/slots/SheetSlot.ts'

const looks: Record<SlotStage, SlotLook> = {
  planned: 'planned',
  signing: 'flight',
  broadcast: 'flight',
  proposed: 'flight',
  unknown: 'flight',
  mined: 'mined',
  final: 'final',
  partial: 'partial',
  replaced: 'gone',
  dropped: 'gone',
}

/** Slots as the sheet draws them: what the sender is doing now goes before what the chain said last. */
export function toSheetSlots(status: DropStatus, state: SendState | undefined): SheetSlot[] {
  return status.progress.slots.map(({ index, rowCount, settledRows }) => {
    const live = state?.slots[index]?.stage
    const seen = status.slots[index]?.stage ?? 'planned'
    const stage = live !== undefined && live !== 'planned' ? live : seen
    return { index, rowCount, settledRows, look: looks[stage] }
  })
}
