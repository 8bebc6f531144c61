import { describe, expect, it, test } from 'vitest'
import { estimateClaimGas, estimateGas, readRowCount } from './estimateGas.ts'

describe('readRowCount', () => {
  it.each([
    ['1', 1],
    ['1000000', 1_000_000],
    ['32,000', 32_000],
    ['32.000', 32_000],
    ['32 000', 32_000],
  ])('reads %j', (text, rows) => expect(readRowCount(text)).toBe(rows))

  it.each(['', '0', '1000001', '99999999', '-5', '1e3', 'ten'])('takes %j for no number of rows', (text) =>
    expect(readRowCount(text)).toBeUndefined(),
  )
})

describe('estimateGas', () => {
  const cost = { gasPerRow: 26_500, gasPerSlot: 60_000, slotSize: 250, gasPerClaim: 94_000 } as const

  it('counts a slot that is not full', () => {
    expect(estimateGas(cost, 250)).toMatchObject({ slots: 1, gas: 250n * 26_500n + 60_000n })
    expect(estimateGas(cost, 251)).toMatchObject({ slots: 2, gas: 251n * 26_500n + 120_000n })
  })

  it('is exact at a million rows', () => {
    expect(estimateGas(cost, 1_000_000)).toMatchObject({ slots: 4000, gas: 26_740_000_000n })
  })
})

test('a claim costs its recipient, and the sender once', () => {
  expect(estimateClaimGas({ gasPerClaim: 94_000, gasPerRegistration: 60_000 })).toEqual({
    way: 'claim',
    gas: 94_000n,
    senderGas: 60_000n,
  })
})
