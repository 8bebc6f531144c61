import { type DropStatus, initialSendState, type SlotStage } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { liveStatus, toSheetSlots } from './toSheetSlots.ts'

/** One slot as the journal told it last, and as the sender of this tab knows it. */
function make(seen: SlotStage, live: SlotStage) {
  const progress = { slots: [{ index: 0, rowCount: 10, settledRows: 0 }] }
  const status = { progress, slots: [{ index: 0, stage: seen }], refusedMask: () => 0n } as unknown as DropStatus
  const state = initialSendState([1023n])
  return { status, state: { ...state, slots: state.slots.map((slot) => ({ ...slot, stage: live })) } }
}

test.each<[SlotStage, SlotStage, SlotStage, string]>([
  ['broadcast', 'replaced', 'replaced', 'gone'],
  ['broadcast', 'dropped', 'dropped', 'gone'],
  ['broadcast', 'planned', 'broadcast', 'flight'],
  ['planned', 'signing', 'signing', 'flight'],
])(
  '%s in the journal and %s for the sender is %s, in the sheet and beside it',
  { tags: ['R23'] },
  (seen, live, stage, look) => {
    const { status, state } = make(seen, live)
    const merged = liveStatus(status, state)
    expect(merged.slots[0]?.stage).toBe(stage)
    expect([toSheetSlots(merged, state)[0]?.look, toSheetSlots(status, state)[0]?.look]).toEqual([look, look])
  },
)

test('a slot is red for refused rows alone, and not before the logs told how its rows were paid', () => {
  const { status, state } = make('partial', 'planned')
  const refused = { ...status, refusedMask: () => 0b110n }
  expect(toSheetSlots(status, state)).toMatchObject([{ look: 'partial', refusedRows: 0 }])
  expect(toSheetSlots(refused, state)).toMatchObject([{ look: 'refused', refusedRows: 2 }])
  expect(toSheetSlots(refused, state, false)).toMatchObject([{ look: 'partial', refusedRows: 0 }])
})
