import { expect, test } from 'vitest'
import { readScientific } from './scientificNumber.ts'

test.each([
  ['1.8E+7', '18000000'],
  ['2E+3', '2000'],
  ['1e18', '1000000000000000000'],
  ['1,8e7', '18000000'],
  ['2.130924609038455704294E+6', '2130924.609038455704294'],
  ['1E-7', '0.0000001'],
  ['1.5E-1', '0.15'],
  ['12.5E1', '125'],
  ['0.5E1', '5'],
  ['1.23457E+3', '1234.57'],
])('%s is exactly %s', (text, plain) => {
  expect(readScientific(text)).toEqual({ plain })
})

test.each([
  '1.23457E+18', // six digits, as a narrow cell shows them
  '1.23456789012345E+19', // fifteen, as a spreadsheet keeps them
  '2.1309246090384557E+24', // seventeen, as a floating-point number has them
  '1.23E+12', // the cell format "scientific"
  '1.80E+07',
  '1.23E+018',
  '12,345E3',
  '1E+400',
])('%s may lack digits', (text) => {
  expect(readScientific(text)).toBe('digits-lost')
})

test.each(['1000', 'E7', '1.E', '1e', 'e', '0x1e5', '1e5 MERI'])('%s has no exponent', (text) => {
  expect(readScientific(text)).toBeUndefined()
})
