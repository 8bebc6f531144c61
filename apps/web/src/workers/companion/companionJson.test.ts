import { expect, test } from 'vitest'
import type { Companion } from '../../device/deviceCompanions.ts'
import { companionChunks, parseCompanionFields } from './companionJson.ts'
import { packCompanion, unpackCompanion } from './packCompanion.ts'
import { UnreadableCompanionError } from './UnreadableCompanionError.ts'

const companion: Companion = {
  mode: 'claim',
  setAside: [
    { line: 4, text: '0x12,"oops"', amount: undefined },
    { line: 9, text: 'total,30', amount: 30n * 10n ** 18n },
  ],
  source: {
    lines: Uint32Array.of(7, 2, 0),
    notes: ['Invoice 77', '', 'Ünïcode “note”'],
    merged: [{ line: 3, row: 1, amount: 2n ** 200n, note: undefined }],
  },
  refusals: new Map([
    [0, { kind: 'text', text: 'blocked' }],
    [2, { kind: 'paused' }],
  ]),
  recipientDecisions: [
    {
      ...{ kind: 'elsewhere', chainId: 1, label: undefined, action: 'kept', note: 'our Safe', decidedAt: 9 },
      ...{ accounts: 'ab'.repeat(40), replacements: undefined },
    },
    {
      ...{ kind: 'labelled', chainId: undefined, label: 'Exchange', action: 'replaced', note: undefined, decidedAt: 8 },
      ...{ accounts: 'ab'.repeat(20), replacements: 'cd'.repeat(20) },
    },
  ],
  writeOffs: new Map([[2, { reason: 'left the team', at: 1_732_400_000_000 }]]),
}

function textOf(of: Companion): string {
  return [...companionChunks(of)].join('')
}

test('what belongs to a list is the same after it was packed and unpacked', async () => {
  const packed = await packCompanion(companion)
  expect(await unpackCompanion(packed, 3)).toEqual(companion)
  const few: Companion = { mode: 'push', setAside: [] }
  expect(await unpackCompanion(await packCompanion(few), 3)).toEqual({
    ...few,
    ...{ source: undefined, refusals: undefined, recipientDecisions: undefined, writeOffs: undefined },
  })
})

test('more lines than one piece of text holds come back in their order', async () => {
  const lines = Uint32Array.from({ length: 25_000 }, (_, row) => (row * 7_919) % 25_000)
  const notes = Array.from(lines, (line) => `note ${line}`)
  const many: Companion = { mode: 'both', setAside: [], source: { lines, notes, merged: [] } }
  expect((await unpackCompanion(await packCompanion(many), 25_000)).source).toEqual(many.source)
})

test('rows are counted from 1 for whoever reads the file', () => {
  expect(JSON.parse(textOf(companion))).toMatchObject({
    ...{ version: 1, mode: 'claim', lines: [7, 2, 0] },
    merged: [{ line: 3, row: 2, amount: `${2n ** 200n}` }],
    refusals: [
      { row: 1, kind: 'text', text: 'blocked' },
      { row: 3, kind: 'paused' },
    ],
  })
})

test.each([
  ['of another list', (fields: object) => ({ ...fields, lines: [1, 2] })],
  ['with notes of another list', (fields: object) => ({ ...fields, notes: ['a'] })],
  ['of a later version', (fields: object) => ({ ...fields, version: 2 })],
  ['of no mode', (fields: object) => ({ ...fields, mode: 'swap' })],
  ['with a row that is not in the list', (fields: object) => ({ ...fields, refusals: [{ row: 4, kind: 'none' }] })],
  ['with a row before the first', (fields: object) => ({ ...fields, writeOffs: [{ row: 0, reason: '', at: 1 }] })],
  [
    'with an amount that is none',
    (fields: object) => ({ ...fields, excluded: [{ line: 1, text: '', amount: '1.5' }] }),
  ],
  ['with lines that are no numbers', (fields: object) => ({ ...fields, lines: [1, 2, '3'] })],
  ['that is a list', () => []],
  ['that is nothing', () => null],
])('what is %s is refused', (_, change) => {
  const changed: unknown = change(JSON.parse(textOf(companion)) as object)
  expect(() => parseCompanionFields(changed, 3)).toThrow(UnreadableCompanionError)
})

test('a reason that this page does not know is an unknown reason', () => {
  const fields = { ...(JSON.parse(textOf(companion)) as object), refusals: [{ row: 1, kind: 'toString' }] }
  expect(parseCompanionFields(fields, 3).refusals?.get(0)).toEqual({ kind: 'unknown' })
})

test.each([
  ['accounts that are none', { accounts: 'ab' }],
  ['an action that is not known', { action: 'paid' }],
  ['fewer replacements than accounts', { replacements: '' }],
  ['a time that is none', { decidedAt: -1 }],
])('a decision about recipients with %s is refused', (_, change) => {
  const decision = { kind: 'pool', action: 'kept', accounts: 'ab'.repeat(20), decidedAt: 1 }
  const fields = JSON.parse(textOf(companion)) as object
  expect(parseCompanionFields({ ...fields, recipientDecisions: [decision] }, 3).recipientDecisions).toHaveLength(1)
  const changed = { ...fields, recipientDecisions: [{ ...decision, ...change }] }
  expect(() => parseCompanionFields(changed, 3)).toThrow(UnreadableCompanionError)
})
