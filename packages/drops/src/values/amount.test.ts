import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../../test/vectors/amounts.json' with { type: 'json' }
import { formatAmount } from '@slotdrop/messages/format'
import { parseAmount } from './amount.ts'

type Case = {
  in: string
  decimals?: number
  base?: string
  expect?: string
}

describe('reading an amount', { tags: ['W6'] }, () => {
  test.each(vectors.cases as Case[])(
    '"$in" is exact or refused',
    ({ in: text, decimals = 18, base, expect: outcome }) => {
      const parsed = parseAmount(text, decimals)
      if (base !== undefined) expect(parsed).toEqual({ amount: BigInt(base) })
      else if (outcome === 'reject') expect(parsed).toHaveProperty('fault')
      else if ('amount' in parsed) expect(parsed.amount).toBeGreaterThan(0n)
      else expect(parsed.fault).toBeTruthy()
    },
  )

  test.each([
    ['1,5', 'comma', { amount: 1_500_000n }],
    ['1.000,50', 'comma', { amount: 1_000_500_000n }],
    ['1,000', 'point', { amount: 1_000_000_000n }],
    ['1,000', 'comma', { amount: 1_000_000n }],
    ['1,00', 'point', { fault: 'malformed' }],
    ['1.5', 'comma', { fault: 'malformed' }],
    ['1 000,5', 'comma', { amount: 1_000_500_000n }],
  ] as const)('%s in the style "%s"', (text, style, outcome) => {
    expect(parseAmount(text, 6, style)).toEqual(outcome)
  })

  test.each(['1,5', '1.000,50', '1,000', '12,34'])('%s is asked about, not guessed', (text) => {
    expect(parseAmount(text, 6)).toEqual({ fault: 'ambiguous' })
  })

  test('what is written is read back, at every number of decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 36 }), (amount, decimals) => {
        expect(parseAmount(formatAmount(amount, decimals, { locale: null }), decimals)).toEqual({ amount })
        expect(parseAmount(formatAmount(amount, decimals, { locale: 'de-DE' }), decimals, 'comma')).toEqual({ amount })
      }),
    )
  })
})

test('an amount is shown exactly, with the digits asked for', () => {
  expect(formatAmount(3_407_850n * 10n ** 18n, 18, { minimumFractionDigits: 2 })).toBe('3,407,850.00')
  expect(formatAmount(1n, 18)).toBe('0.000000000000000001')
  expect(formatAmount(-1_500_000n, 6)).toBe('-1.5')
  expect(formatAmount(12n, 0, { minimumFractionDigits: 2 })).toBe('12')
})

test('the usual style, which is written without asking the system, is the system’s', () => {
  const system = new Intl.NumberFormat('en-IE')
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n }), (amount) => {
      expect(formatAmount(amount, 0)).toBe(system.format(amount))
    }),
  )
})
