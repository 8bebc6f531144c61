import type { SlotLook } from './SheetSlot.ts'

/** The word for each look of a slot, among the messages. */
export const slotWords = {
  planned: 'slotPlanned',
  flight: 'slotFlight',
  mined: 'slotMined',
  final: 'slotFinal',
  partial: 'slotPartial',
  refused: 'slotRefused',
  gone: 'slotGone',
} as const satisfies Record<SlotLook, string>
