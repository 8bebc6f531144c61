import type { DropStatus, Reason } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { withTrialReasons } from './withTrialReasons.ts'

const blocked: Reason = { kind: 'text', text: 'DUSD: blocked' }

function reasonOf(known: Reason | undefined) {
  // Sound: nothing else of it is asked for.
  const status = { rowReason: () => known } as unknown as DropStatus
  return withTrialReasons(status, new Map([[3, blocked]])).rowReason(3)
}

test('a reason that the trial knew stays known, though the chain keeps none of it', () => {
  expect(reasonOf({ kind: 'text-not-kept' })).toBe(blocked)
  expect(reasonOf({ kind: 'none' })).toBe(blocked)
  expect(reasonOf({ kind: 'unknown' })).toBe(blocked)
})

test('what the chain tells itself is newer, and a row that was not refused has no reason', () => {
  expect(reasonOf({ kind: 'paused' })).toEqual({ kind: 'paused' })
  expect(reasonOf(undefined)).toBeUndefined()
})
