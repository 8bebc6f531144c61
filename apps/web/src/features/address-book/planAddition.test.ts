import { expect, test } from 'vitest'
import { maxNames } from '../../device/addressBook.ts'
import { planAddition } from './planAddition.ts'

const address = '0x00000000000000000000000000000000000000aa'

test('a name is added to its address in lower case, as it is kept', () => {
  expect(planAddition(new Map(), address.toUpperCase().replace('0X', '0x'), ' Ann ')).toEqual({
    book: new Map([[address, 'Ann']]),
    address,
    name: 'Ann',
  })
})

test('the address is looked at before the name', () => {
  expect(planAddition(new Map(), '0x12', '')).toEqual({ fault: 'malformed' })
  expect(planAddition(new Map(), address, ' ')).toEqual({ fault: 'nameless' })
})

test('a full book takes another name for an address that it has, and no other address', () => {
  const full = new Map(
    Array.from({ length: maxNames }, (_, index) => [`0x${index.toString(16).padStart(40, '0')}`, 'x'] as const),
  )
  expect(planAddition(full, `0x${'0'.repeat(39)}1`, 'Ann')).toMatchObject({ name: 'Ann' })
  expect(planAddition(full, `0x${'f'.repeat(40)}`, 'Ann')).toEqual({ fault: 'full' })
})
