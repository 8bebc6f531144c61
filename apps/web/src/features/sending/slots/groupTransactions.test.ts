import type { DropStatus, SlotTransaction } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { feesOf, minedTransactions, waitingTransactions } from './groupTransactions.ts'
import { slotValues } from './slotValues.ts'

const common = { claimed: new Map(), reasons: new Map(), blockNumber: 7n }

test('two slots of one transaction are one line: their rows are added up, their gas is counted once', () => {
  const transactions: SlotTransaction[] = [
    { ...common, slot: 0, hash: '0xaa', gasUsed: 500n, paid: 3n, failed: 0n },
    { ...common, slot: 1, hash: '0xaa', gasUsed: 500n, paid: 1n, failed: 2n },
    { ...common, slot: 2, hash: '0xbb', gasUsed: 0n, paid: 1n, failed: 0n, blockNumber: 9n },
  ]
  expect(minedTransactions(transactions)).toEqual([
    { hash: '0xbb', blockNumber: 9n, gasUsed: 0n, slots: [2], paid: 1, claimed: 0, failed: 0 },
    { hash: '0xaa', blockNumber: 7n, gasUsed: 500n, slots: [0, 1], paid: 3, claimed: 0, failed: 1 },
  ])
})

test('what a transaction cost is counted once; of one whose receipt said no price its gas is', () => {
  const transactions: SlotTransaction[] = [
    { ...common, slot: 0, hash: '0xaa', gasUsed: 500n, fee: 9000n, paid: 3n, failed: 0n },
    { ...common, slot: 1, hash: '0xaa', gasUsed: 500n, fee: 9000n, paid: 1n, failed: 2n },
    { ...common, slot: 1, hash: '0xbb', gasUsed: 300n, fee: 50n, paid: 1n, failed: 2n },
    { ...common, slot: 2, hash: '0xcc', gasUsed: 70n, paid: 1n, failed: 0n },
  ]
  expect(feesOf(transactions)).toEqual({ paid: 9050n, unpriced: 70n })
})

test('what waits is told apart by sender, nonce and calldata', () => {
  const attempt = (nonce: number, sender: string) => ({ nonce, sender, calldataHash: `0x${nonce}` }) as never
  const slots: DropStatus['slots'] = [
    { index: 0, stage: 'broadcast', attempt: attempt(4, '0xA') },
    { index: 1, stage: 'broadcast', attempt: attempt(4, '0xa') },
    { index: 2, stage: 'broadcast', attempt: attempt(4, '0xb') },
    { index: 3, stage: 'mined', attempt: attempt(4, '0xA') },
  ]
  const found = waitingTransactions(slots).map((each) => each.slots.map(({ index }) => index))
  expect(found).toEqual([[0, 1], [2]])
})

test.each([
  [[4], { count: 1, first: 5, last: 5, isRun: 'yes' }],
  [[2, 1, 3], { count: 3, first: 2, last: 4, isRun: 'yes' }],
  [[1, 3], { count: 2, first: 2, last: 4, isRun: 'no' }],
])('slots %j are named by their ends where they follow each other, else by their number', (slots, values) => {
  expect(slotValues(slots)).toEqual(values)
})
