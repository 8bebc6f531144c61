import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetNumber } from './sheetNumber.ts'

test.each([
  ['1.1000000000000001', '1.1'],
  ['0.30000000000000004', '0.3'],
  ['1250.5', '1250.5'],
  ['0', '0'],
  ['-3.25', '-3.25'],
  ['1E-7', '0.0000001'],
  ['1.2300000000000001E-5', '0.0000123'],
  ['999999999999999', '999999999999999'],
  ['1E+18', '1E+18'],
  ['1.23456789012345E+19', '1.23456789012345E+19'],
  ['12345678901234567890', '1.2345678901234567E+19'],
  ['#N/A', '#N/A'],
  ['', ''],
])('%s is shown as %s', (text, shown) => {
  expect(sheetNumber(text)).toBe(shown)
})

test('what was typed with up to 15 digits comes back as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), fc.integer({ min: 0, max: 14 }), (digits, places) => {
      const typed = `${digits}`.padStart(places + 1, '0')
      const whole = typed.slice(0, typed.length - places)
      const fraction = typed.slice(typed.length - places).replace(/0+$/, '')
      const plain = `${whole.replace(/^0+(?=\d)/, '')}${fraction === '' ? '' : `.${fraction}`}`
      // As the files have it: 17 digits of the nearest double.
      expect(sheetNumber(Number(plain).toPrecision(17))).toBe(plain)
    }),
  )
})
