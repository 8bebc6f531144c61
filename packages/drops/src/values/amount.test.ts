import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../../test/vectors/amounts.json' with { type: 'json' }
import { formatAmount } from '@slotdrop/messages/format'
import { parseAmount, parseCount, parseTypedAmount } from './amount.ts'

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

  test.each([
    ['.5', { amount: 500_000n }],
    ['5.', { amount: 5_000_000n }],
    ['+5', { amount: 5_000_000n }],
    ["'100", { amount: 100_000_000n }],
    ['="100"', { amount: 100_000_000n }],
    ['\u00a01.5\u00a0', { amount: 1_500_000n }],
    ['−5', { fault: 'negative' }],
    ['- 5', { fault: 'negative' }],
    ['(1,250.00)', { fault: 'negative' }],
    ['5-', { fault: 'negative' }],
    ['－5', { fault: 'negative' }],
    ['-1e5', { fault: 'negative' }],
    ['1.8E+7', { fault: 'scientific', plain: '18000000' }],
    ['1.23457E+18', { fault: 'digits-lost' }],
    ['12.5 %', { fault: 'percent', plain: '12.5' }],
    ['1\u200b00', { fault: 'unusual-character', character: 'ZERO WIDTH SPACE (U+200B)', plain: '100' }],
    ['10\u00a00', { fault: 'unusual-character', character: 'NO-BREAK SPACE (U+00A0)', plain: '100' }],
    ['\u202e001', { fault: 'unusual-character', character: 'RIGHT-TO-LEFT OVERRIDE (U+202E)', plain: undefined }],
    ['１００', { fault: 'unusual-character', character: 'FULLWIDTH DIGIT ONE (U+FF11)', plain: '100' }],
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', { fault: 'address' }],
    ['eth:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', { fault: 'address' }],
    ['0x10', { fault: 'malformed' }],
    ['2026-05-01', { fault: 'malformed' }],
    ['-', { fault: 'malformed' }],
    ['5 USDC', { fault: 'malformed' }],
    ['\u200b', { fault: 'malformed' }],
    ['0.00', { fault: 'zero' }],
  ] as const)('%s', (text, outcome) => {
    expect(parseAmount(text, 6)).toEqual(outcome)
  })

  test.each(['1,5', '1.000,50', '1,000', '12,34', '1_000', '1 000', '1,00,000'])(
    '%s is asked about, not guessed',
    (text) => {
      expect(parseAmount(text, 6)).toEqual({ fault: 'ambiguous' })
    },
  )

  test('what is written is read back, at every number of decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), fc.integer({ min: 0, max: 36 }), (amount, decimals) => {
        expect(parseAmount(formatAmount(amount, decimals, { locale: null }), decimals)).toEqual({ amount })
        expect(parseAmount(formatAmount(amount, decimals, { locale: 'de-DE' }), decimals, 'comma')).toEqual({ amount })
      }),
    )
  })
})

describe('an amount that is typed alone', () => {
  test.each([
    ['1.5', { amount: 1_500_000n }],
    ['1,5', { amount: 1_500_000n }],
    ['0,125', { amount: 125_000n }],
    ['1 000', { amount: 1_000_000_000n }],
    ['1’000.50', { amount: 1_000_500_000n }],
    ['1.000,50', { amount: 1_000_500_000n }],
    ['1,000.50', { amount: 1_000_500_000n }],
    ['12,34,567', { amount: 1_234_567_000_000n }],
    ['1.0000', { amount: 1_000_000n }],
    ['1,000', { fault: 'ambiguous' }],
    ['1.000', { fault: 'ambiguous' }],
    ['1.2345678', { fault: 'too-many-decimals' }],
    ['', { fault: 'missing' }],
    ['1e3', { fault: 'scientific', plain: '1000' }],
    ['five', { fault: 'malformed' }],
  ] as const)('“%s”', (text, outcome) => {
    expect(parseTypedAmount(text, 6)).toEqual(outcome)
  })

  test('any amount is read back as it is shown, in either style, or is asked about', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 0, max: 36 }),
        fc.constantFrom(null, 'de-DE', 'en-IN', 'de-CH'),
        (amount, decimals, locale) => {
          const read = parseTypedAmount(formatAmount(amount, decimals, { locale }), decimals)
          expect(read).toEqual('amount' in read ? { amount } : { fault: 'ambiguous' })
        },
      ),
    )
  })
})

test.each([
  ['1000', 1000],
  ['1.000', 1000],
  ['1,000', 1000],
  ['12,34,567', 1_234_567],
  [' 1 000 ', 1000],
  ['1’000', 1000],
  ['+5', 5],
  ['1.5', undefined],
  ['1,00', undefined],
  ['5.', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['50 %', undefined],
  ['9007199254740993', undefined],
  ['', undefined],
])('“%s” is the count %s', (text, count) => {
  expect(parseCount(text)).toBe(count)
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
