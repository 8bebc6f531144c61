import type { SlotStatus } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { createReporter, emptyReport, type SendingUpdate, withUpdate } from './sendingReport.ts'

function slot(index: number, word = 0n): SlotStatus {
  return { index, fullMask: 3n, word, stage: word === 3n ? 'mined' : 'planned' }
}

function start() {
  const updates: SendingUpdate[] = []
  let act: (() => void) | undefined
  const { report, flush } = createReporter({
    post: (update) => void updates.push(structuredClone(update)),
    later: (next) => void (act = next),
  })
  return { updates, report, flush, pass: () => act?.() }
}

test('of many slots only those that changed are told', () => {
  const { updates, report, pass } = start()
  const slots = [slot(0), slot(1), slot(2)]
  report({ slots })
  pass()
  report({ slots: slots.with(1, slot(1, 3n)), phase: 'running' })
  expect(updates[1]).toEqual({ facts: { phase: 'running' }, slots: [slot(1, 3n)] })
})

test('what changes while nobody reads comes together, and ends as it is', () => {
  const { updates, report, pass } = start()
  report({ phase: 'running' })
  report({ phase: 'pausing' })
  report({ phase: 'paused', isInDoubt: true })
  expect(updates).toHaveLength(1)
  pass()
  expect(updates).toHaveLength(2)
  expect(updates.reduce(withUpdate, emptyReport)).toMatchObject({ phase: 'paused', isInDoubt: true })
  pass()
  expect(updates).toHaveLength(2)
})

test('what an answer goes with is told before it', () => {
  const { updates, report, flush, pass } = start()
  report({ phase: 'running' })
  report({ phase: 'paused' })
  flush()
  expect(updates.reduce(withUpdate, emptyReport).phase).toBe('paused')
  pass()
  expect(updates).toHaveLength(2)
})

test('what is over is taken back', () => {
  const { updates, report, pass } = start()
  report({ returned: { hash: '0x01', value: 1n, at: 1 } })
  pass()
  report({ returned: undefined })
  expect(updates.reduce(withUpdate, emptyReport).returned).toBeUndefined()
})
