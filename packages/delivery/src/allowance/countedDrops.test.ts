import { expect, test } from 'vitest'
import { countedDrops, type CountingFacts } from './countedDrops.ts'
import type { OpenDrop } from './OpenDrop.ts'

const claims: OpenDrop = { dropId: '0xc1', title: 'Season 2', needs: 2_803n, isExact: true, isUnderWay: true }
const waiting: OpenDrop = { dropId: '0xa1', title: 'Bounties', needs: 100n, isExact: true, isUnderWay: false }
const later: OpenDrop = { ...waiting, dropId: '0xa2', needs: 30n }

function counted(open: readonly OpenDrop[], facts: Partial<CountingFacts>) {
  const found = countedDrops(open, { allowance: 0n, needed: 15n, isUnderWay: false, ...facts })
  return found.map(({ dropId }) => dropId)
}

test('a drop that is under way counts whatever is approved', () => {
  expect(counted([claims], {})).toEqual(['0xc1'])
  expect(counted([claims], { allowance: 2n ** 256n - 1n })).toEqual(['0xc1'])
})

test('a list that was approved and not begun counts on what is approved, one that never was does not', () => {
  expect(counted([waiting], { allowance: 100n })).toEqual(['0xa1'])
  expect(counted([waiting], { allowance: 99n })).toEqual([])
  expect(counted([claims, waiting], { allowance: 2_903n })).toEqual(['0xc1', '0xa1'])
  expect(counted([claims, waiting], { allowance: 2_902n })).toEqual(['0xc1'])
})

test('what is approved is nobody’s twice', () => {
  expect(counted([waiting, later], { allowance: 100n })).toEqual(['0xa1'])
  expect(counted([waiting, later], { allowance: 130n })).toEqual(['0xa1', '0xa2'])
  // Its own approval, which it draws on already, is not taken for that of another.
  expect(counted([waiting], { allowance: 100n, needed: 100n, isUnderWay: true })).toEqual([])
  expect(counted([waiting], { allowance: 200n, needed: 100n, isUnderWay: true })).toEqual(['0xa1'])
})

test('what was decided goes before that', () => {
  const decided = new Map([
    ['0xc1', false],
    ['0xa1', true],
    ['0xa2', false],
  ])
  expect(counted([claims, waiting, later], { allowance: 10_000n, decided })).toEqual(['0xa1'])
})
