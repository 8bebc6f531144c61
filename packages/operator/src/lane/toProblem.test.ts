import { ShortBalanceError } from '@slotdrop/delivery'
import { expect, test } from 'vitest'
import { ListUnavailableError } from '../errors.ts'
import { toProblem } from './toProblem.ts'

test('an amount is told as text, and as what a page needs to write it as its reader does', () => {
  const error = new ShortBalanceError({
    token: { symbol: 'DUSD', name: 'Demo dollar', decimals: 6 },
    has: 1_500_000n,
    needs: 2_000_000n,
  })
  const { name, key, values } = toProblem(error)
  expect([name, key]).toEqual(['ShortBalanceError', 'delivery/shortBalanceError'])
  expect(values).toMatchObject({
    ...{ has: '1.5 DUSD', hasUnits: '1500000', hasDecimals: '6', hasSymbol: 'DUSD', missing: '0.5 DUSD' },
  })
})

test('other values are told as they are', () => {
  expect(toProblem(new ListUnavailableError('0xd0', 'missing')).values).toEqual({ dropId: '0xd0' })
})
