import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGroupedPlainly, onlyStyle, readDigits, shownStyle } from './numberDigits.ts'

describe('digits with marks between them', () => {
  test.each([
    ['1234.5', 'point', '1234', '5'],
    ['1,234.5', 'point', '1234', '5'],
    ['1.234,5', 'comma', '1234', '5'],
    ['12,34,567.5', 'point', '1234567', '5'],
    ['1,00,000', 'point', '100000', ''],
    ['1’000.50', 'point', '1000', '50'],
    ["1'000,50", 'comma', '1000', '50'],
    ['1_000_000', 'point', '1000000', ''],
    ['0.000_001', 'point', '0', '000001'],
    ['1 000', 'comma', '1000', ''],
    ['1\u00a0000', 'point', '1000', ''],
    ['1\u202f000,5', 'comma', '1000', '5'],
    ['1\u2009000\u2007000', 'point', '1000000', ''],
    ['.5', 'point', '', '5'],
    [',5', 'comma', '', '5'],
    ['5.', 'point', '5', ''],
    ['007', 'point', '007', ''],
  ] as const)('%s in the style "%s"', (text, style, whole, fraction) => {
    expect(readDigits(text, style)).toEqual({ whole, fraction })
  })

  test.each([
    ['', 'point'],
    ['.', 'point'],
    ['1,00', 'point'],
    ['1.5', 'comma'],
    ['1,00,000', 'comma'],
    ['1.00.000', 'comma'],
    ['0,123', 'point'],
    ['1,234 567', 'point'],
    ['1.2.3', 'point'],
    ['10 0', 'point'],
    ['1__000', 'point'],
    ['12,34', 'point'],
    ['1.5 000', 'point'],
    ['five', 'point'],
    ['-5', 'point'],
    ['５', 'point'],
  ] as const)('“%s” is no number in the style "%s"', (text, style) => {
    expect(readDigits(text, style)).toBeUndefined()
  })

  test.each([
    ['1,250.50', 'point', 'point'],
    ['1.250,50', 'comma', 'comma'],
    ['1 250,50', 'comma', 'comma'],
    ['12,34,567', 'point', 'point'],
    ['1,234,567', 'point', 'point'],
    ['12,5', 'comma', undefined],
    ['0,125', 'comma', undefined],
    ['0.25', 'point', undefined],
    ['1,000', undefined, undefined],
    ['1.000', undefined, undefined],
    ['1 000', undefined, undefined],
    ['1000', undefined, undefined],
  ])('%s can be read in one style alone: %s; it shows that style: %s', (text, only, shown) => {
    expect([onlyStyle(text), shownStyle(text)]).toEqual([only, shown])
  })

  test('groups between signs that are no decimal mark need no style', () => {
    expect(['1 000', '1_000.5', '1’000', '1\u202f000'].map(isGroupedPlainly)).toEqual([true, true, true, true])
    expect(['1000', '1,000', '1 000,5', '10 00'].map(isGroupedPlainly)).toEqual([false, false, false, false])
  })

  test('a number written in a language is read back in its style', () => {
    const locales = [
      ['en', 'point'],
      ['de', 'comma'],
      ['fr', 'comma'],
      ['de-CH', 'point'],
      ['en-IN', 'point'],
      ['pl', 'comma'],
      ['es', 'comma'],
    ] as const
    fc.assert(
      fc.property(fc.nat(10 ** 12), fc.nat(999), fc.constantFrom(...locales), (whole, thousandths, [locale, style]) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 3 }).format(whole + thousandths / 1000)
        const read = readDigits(written, style)
        expect(read && Number(`${read.whole}.${read.fraction}`)).toBeCloseTo(whole + thousandths / 1000, 2)
      }),
    )
  })
})
