import { expect, test } from 'vitest'
import { type DraftChoices, defaultChoices, keepChoices, parseChoices } from './draftChoices.ts'

const unusual: DraftChoices = {
  round: 12n,
  policy: 'strict',
  safeTransfer: true,
  direct: true,
  opensAtSeconds: 1_790_000_000n,
  closesAtSeconds: 1_790_086_400n,
  slotSize: 180,
}

test('choices come back as they were made', () => {
  expect(parseChoices(keepChoices(unusual))).toEqual(unusual)
  expect(keepChoices({ ...defaultChoices, policy: 'strict' })).toEqual({ policy: 'strict' })
})

test('a draft that decided nothing, or that knows nothing of choices, has the usual ones', () => {
  expect(keepChoices(defaultChoices)).toBeUndefined()
  for (const kept of [undefined, null, {}, [], 'strict', 7]) expect(parseChoices(kept)).toEqual(defaultChoices)
})

test.each([
  ['round', -1, 'x', '1.5', '', '1234567890123456789', 7n, null],
  ['policy', 'STRICT', true, null],
  ['safeTransfer', 'true', 1, null],
  ['direct', 'true', 1, null],
  ['opensAtSeconds', 'soon', '8640000000001', '-1', 1_790_000_000],
  ['closesAtSeconds', 'later', '999999999999999999', null],
  ['slotSize', 0, -5, 251, 1.5, Number.NaN, '180', null],
])('a malformed %s is dropped, and the others stay', (name, ...faults) => {
  const kept = keepChoices(unusual)
  const dropped = { ...unusual, [name]: defaultChoices[name as keyof DraftChoices] }
  expect(faults.map((fault) => parseChoices({ ...kept, [name]: fault }))).toEqual(faults.map(() => dropped))
})
