import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planSlots } from './planSlots.ts'

describe('cutting a list into slots', () => {
  test('slots are full when the chain’s cap allows it', () => {
    const measured = [
      { rows: 50, gas: 1_350_000n },
      { rows: 250, gas: 6_550_000n },
    ]
    expect(planSlots({ rowCount: 18_400, standard: 'ERC20', measured, gasCap: 16_777_216n })).toEqual({
      kind: 'plan',
      slotSize: 250,
      slotCount: 74,
      slotGas: 6_550_000n,
      totalGas: 74n * 50_000n + 18_400n * 26_000n,
      gasCap: 16_777_216n,
      isCapped: false,
    })
  })

  test('a low cap makes them smaller', () => {
    const plan = planSlots({
      rowCount: 1000,
      standard: 'ERC20',
      measured: [{ rows: 100, gas: 3_000_000n }],
      gasCap: 5_000_000n,
    })
    expect(plan).toMatchObject({ kind: 'plan', slotSize: 133, slotCount: 8, isCapped: true })
  })

  test('a list that fits one slot as it was measured makes no slot smaller, whatever its fixed part', () => {
    const measured = [{ rows: 2, gas: 150_000n }]
    const plan = planSlots({ rowCount: 2, standard: 'NATIVE', measured, gasCap: 16_777_216n })
    expect(plan).toMatchObject({ slotSize: 250, slotCount: 1, slotGas: 150_000n, isCapped: false })
    expect(planSlots({ rowCount: 300, standard: 'NATIVE', measured, gasCap: 16_777_216n })).toMatchObject({
      slotSize: 178,
      isCapped: true,
    })
  })

  test('no slot ever takes more than its part of the cap', () => {
    const measurement = fc.record({
      rows: fc.integer({ min: 1, max: 250 }),
      gas: fc.bigInt({ min: 1n, max: 30_000_000n }),
    })
    fc.assert(
      fc.property(
        fc.array(measurement, { minLength: 1, maxLength: 3 }),
        fc.bigInt({ min: 1n, max: 60_000_000n }),
        fc.integer({ min: 1, max: 5000 }),
        (measured, gasCap, rowCount) => {
          const plan = planSlots({ rowCount, standard: 'ERC721', measured, gasCap, usePercent: 80 })
          if (plan.kind !== 'plan') {
            expect(plan.kind).toBe('over-gas-cap')
            return
          }
          expect(plan.slotGas).toBeLessThanOrEqual((gasCap * 80n) / 100n)
          expect(plan.slotSize).toBeLessThanOrEqual(100)
          expect(plan.slotSize * plan.slotCount).toBeGreaterThanOrEqual(rowCount)
        },
      ),
    )
  })

  test('without a measurement there is no plan, and a row that does not fit is named', () => {
    expect(planSlots({ rowCount: 1, standard: 'ERC20', measured: [], gasCap: 1n }).kind).toBe('not-measured')
    expect(planSlots({ rowCount: 1, standard: 'ERC20', measured: [{ rows: 1, gas: 90n }], gasCap: 100n })).toEqual({
      kind: 'over-gas-cap',
      rowGas: 90n,
      gasCap: 100n,
    })
  })
})
