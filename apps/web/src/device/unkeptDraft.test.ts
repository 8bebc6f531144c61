// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { parseUnkept, unkeptDraft } from './unkeptDraft.ts'

const change = {
  token: '{"symbol":"MERI"}',
  title: 'March',
  mode: 'both',
  choices: { round: '9' },
  replaces: undefined,
  changedAt: 1_700_000_000_000,
  isSealed: false,
} as const

afterEach(() => localStorage.clear())

test('a change is read as it was noted, for its draft alone, until it is forgotten', () => {
  unkeptDraft.set('a', change)
  expect(unkeptDraft.get('a')).toEqual(change)
  expect(unkeptDraft.get('b')).toBeUndefined()
  unkeptDraft.set('a', undefined)
  expect(unkeptDraft.get('a')).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['no object', '7'],
  ['null', 'null'],
  ['no title', JSON.stringify({ ...change, title: undefined })],
  ['another way', JSON.stringify({ ...change, mode: 'raffle' })],
  ['no time', JSON.stringify({ ...change, changedAt: '1700000000000' })],
])('what is no change counts as none: %s', (_, text) => {
  expect(parseUnkept(text)).toBeUndefined()
})
