import type { DropStatus } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { withServiceRefusals } from './serviceRefusals.ts'

const manifest = { terms: { slotSize: 4 } } as Parameters<typeof withServiceRefusals>[2]

/** Two slots of four rows: row 0 is paid, row 1 was refused by the chain. */
function makeStatus(): DropStatus {
  const shown: Partial<DropStatus> = {
    refusedMask: (slot) => (slot === 0 ? 0b0010n : 0n),
    rowState: (row) => (row === 0 ? 'delivered' : row === 1 ? 'failed' : 'ready'),
    rowReason: (row) => (row === 1 ? { kind: 'paused' } : undefined),
  }
  const slots = [{ openMask: 0b1110n }, { openMask: 0b1111n }]
  // Sound: nothing else is read of it.
  return { ...shown, progress: { slots } } as unknown as DropStatus
}

test('rows that the service left out are refused, with its reason, beside those that the chain tells of', () => {
  const refused = [
    { slot: 0, rows: '9', reason: 'text', text: 'not today' },
    { slot: 1, rows: '4', reason: 'erc20-receiver', text: null },
  ]
  const status = withServiceRefusals(makeStatus(), { refused }, manifest)
  expect([status.refusedMask(0), status.refusedMask(1)]).toEqual([0b1010n, 0b0100n])
  expect([0, 1, 2, 3, 6].map(status.rowState)).toEqual(['delivered', 'failed', 'ready', 'failed', 'failed'])
  expect([0, 1, 2, 3, 6].map(status.rowReason)).toEqual([
    undefined,
    { kind: 'paused' },
    undefined,
    { kind: 'text', text: 'not today' },
    { kind: 'erc20-receiver' },
  ])
})

test('a reason that only a newer service knows is an unknown one', () => {
  const refused = [{ slot: 1, rows: '1', reason: 'toString', text: null }]
  expect(withServiceRefusals(makeStatus(), { refused }, manifest).rowReason(4)).toEqual({ kind: 'unknown' })
})

test('without refusals the drop is as the chain tells it', () => {
  const status = makeStatus()
  expect(withServiceRefusals(status, { refused: [] }, manifest)).toBe(status)
  expect(withServiceRefusals(status, null, manifest)).toBe(status)
})
