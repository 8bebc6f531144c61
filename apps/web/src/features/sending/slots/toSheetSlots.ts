import { slotWord } from '@slotdrop/drops'
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

/** A drop with what its sender is doing now, which goes before what the chain said last: the one place where a slot's stage is decided. */
export function liveStatus(status: DropStatus, state: SendState | undefined): DropStatus {
  const slots = status.slots.map((slot) => {
    const live = state?.slots[slot.index]?.stage
    return live === undefined || live === 'planned' || live === slot.stage ? slot : { ...slot, stage: live }
  })
  return slots.every((slot, index) => slot === status.slots[index]) ? status : { ...status, slots }
}

const openLooks: ReadonlySet<SlotLook> = new Set(['planned', 'partial', 'gone'])

/**
 * Slots as the sheet draws them.
 *
 * @param hasHistory the chain's logs were read: until then how rows were paid is open, and none counts as refused
 */
export function toSheetSlots(status: DropStatus, state: SendState | undefined, hasHistory = true): SheetSlot[] {
  const { slots } = liveStatus(status, state)
  return status.progress.slots.map(({ index, rowCount, settledRows }) => {
    const look = looks[slots[index]?.stage ?? 'planned']
    const refusedRows = hasHistory && openLooks.has(look) ? slotWord.count(status.refusedMask(index)) : 0
    return { index, rowCount, settledRows, refusedRows, look: refusedRows > 0 ? 'refused' : look }
  })
}
