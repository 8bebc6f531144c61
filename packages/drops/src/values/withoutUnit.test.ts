import { expect, test } from 'vitest'
import { withoutUnit } from './withoutUnit.ts'

test.each([
  ['$1,250.50', '1,250.50'],
  ['€ 5', '5'],
  ['1.250,50\u00a0€', '1.250,50'],
  ['5 MERI', '5'],
  ['5meri', '5'],
  ['MERI 12.5', '12.5'],
  ['$MERI 12.5', '12.5'],
  ['5 USDC', undefined],
  ['5k', undefined],
  ['5 million', undefined],
  ['MERI', undefined],
  ['$', undefined],
  ['-5 MERI', '-5'],
  ['$−5', '−5'],
  ['-$5', '-5'],
  ['($5)', '(5)'],
  ['(5) MERI', '(5)'],
  ['+5 MERI', '+5'],
  ['$.5', '.5'],
  ['5. MERI', '5.'],
  ['$5€', undefined],
])('%s', (text, number) => {
  expect(withoutUnit(text, 'MERI')).toBe(number)
})

test('of a token without letters in its symbol only signs are known', () => {
  expect([withoutUnit('5 1', '1'), withoutUnit('$5', undefined)]).toEqual([undefined, '5'])
})
