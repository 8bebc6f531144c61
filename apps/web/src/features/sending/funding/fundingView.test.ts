import type { OpenDrop } from '@slotdrop/delivery'
import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { fundingView, isUnlimited } from './fundingView.ts'

const other: OpenDrop = { dropId: '0xb2', title: 'Season 3', needs: 50n, isExact: true, isUnderWay: true }

test('what is outstanding, approved and held share one scale and one mark', () => {
  const { mark, approval, balance, own, coveredRows } = fundingView(
    { needed: 16_667n, allowance: 16_667n, balance: 1_204_310n, openRows: 599 },
    [],
  )
  expect([approval, balance, own, coveredRows]).toEqual([
    { filled: mark, missing: 0 },
    { filled: 1, missing: 0 },
    mark,
    undefined,
  ])
})

test('a gap reaches from what is there to the mark, and says how many rows are still paid', () => {
  const { mark, approval, coveredRows, funding } = fundingView(
    { needed: 16_000n, allowance: 4_000n, balance: 16_000n, openRows: 600 },
    [],
  )
  expect(funding.state).toBe('approval')
  expect(approval.filled).toBeCloseTo(mark / 4)
  expect(approval.filled + approval.missing).toBeCloseTo(mark)
  expect(coveredRows).toBe(150)
})

test('where its own rows are covered and others are not, the mark stands for all of them', () => {
  const { mark, target, own, approval } = fundingView({ needed: 100n, allowance: 120n, balance: 500n, openRows: 4 }, [
    other,
  ])
  expect(target).toBe(150n)
  expect(own).toBeCloseTo(mark * 0.666)
  expect(approval.missing).toBeCloseTo(mark * 0.2)
})

test('what another drop needs at most is short at most', () => {
  const facts = { needed: 100n, allowance: 120n, balance: 500n, openRows: 4 }
  expect(fundingView(facts, [{ ...other, isExact: false }]).isExact).toBe(false)
  // Its own rows are at hand.
  expect(fundingView({ ...facts, allowance: 90n }, [{ ...other, isExact: false }]).isExact).toBe(true)
})

test('an allowance that nobody meant as an amount is one without a limit, also where it was drawn on', () => {
  expect([maxUint256, maxUint256 - 10n ** 30n, 10n ** 30n].map(isUnlimited)).toEqual([true, true, false])
})
