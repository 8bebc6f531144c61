import type { RequestState } from '@slotdrop/api/sending'
import type { JournalEntry } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { followRows } from './followRows.ts'
import type { RequestedRow } from './RequestedRow.ts'

const account = '0x0000000000000000000000000000000000000001'
const hash = `0x${'ab'.repeat(32)}` as const

function row(state: RequestState): RequestedRow {
  return {
    slot: 0,
    slotRow: 2,
    account,
    signed: undefined,
    state,
    hash: undefined,
    problem: undefined,
    askedAt: 0,
    changedAt: 0,
    reverts: 0,
  }
}

function entry(stage: JournalEntry['stage'], paid?: bigint): JournalEntry {
  const receipt = paid === undefined ? undefined : { blockNumber: 1n, gasUsed: 1n, paid, failures: [] }
  return {
    ...{
      dropId: '0xd0',
      slot: 0,
      chainId: 1,
      sender: account,
      nonce: 0,
      rowGas: 0n,
      calldataHash: '0x',
      mask: 0b110n,
      block: 1n,
    },
    ...{ askedAt: 0, stage, hash, ...(receipt && { receipt }) },
  }
}

const [open, paid] = [[0b010n], [0b110n]]

test.each<[string, RequestState, bigint[], JournalEntry[], object[]]>([
  ['a queued row that is open stays', 'queued', open, [], []],
  ['a row that is on its way stays', 'on-its-way', open, [entry('broadcast')], []],
  ['one whose transaction came to nothing waits again', 'on-its-way', open, [entry('replaced')], [{ state: 'queued' }]],
  ['one that nobody wrote down waits again', 'on-its-way', open, [], [{ state: 'queued' }]],
  [
    'a paid one is received, by its transaction',
    'queued',
    paid,
    [entry('mined', 0b110n)],
    [{ state: 'received', hash }],
  ],
  ['one that was claimed meanwhile is received', 'on-its-way', paid, [entry('mined', 0b010n)], [{ state: 'received' }]],
  ['a refused one that was claimed is received', 'refused', paid, [], [{ state: 'received' }]],
  ['a refused one stays refused', 'refused', open, [], []],
  ['a received one stays received', 'received', paid, [], []],
  ['one that a reorganisation opens again waits again', 'received', open, [], [{ state: 'queued' }]],
])('%s', (_case, state, words, entries, changes) => {
  const found = followRows([row(state)], words, entries)
  expect(found).toEqual(changes.map((change) => ({ slot: 0, slotRow: 2, ...change })))
})
