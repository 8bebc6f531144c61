import { expect, test } from 'vitest'
import { anotherWay, firstWay, followAddress } from './openWay.ts'

const first = followAddress(firstWay, null)
const open = { ...first, key: 'march' }
const named = { ...followAddress(firstWay, 'march'), key: 'march' }

test('the first address names what is opened', () => {
  expect(followAddress(firstWay, undefined)).toBe(firstWay)
  expect(first).toEqual({ ...firstWay, at: null, asked: null })
  expect(followAddress(firstWay, 'march')).toEqual({ ...firstWay, at: 'march', asked: 'march' })
})

test('an address that takes the name of what is open, and one without a name, lead on with it', () => {
  expect(followAddress(open, null)).toBe(open)
  expect(followAddress(open, 'march')).toEqual({ ...open, at: 'march' })
  expect(followAddress(named, null)).toEqual({ ...named, at: null })
  // Also before it is read.
  const unread = { ...named, key: undefined, at: null }
  expect(followAddress(unread, 'march')).toEqual({ ...unread, at: 'march' })
})

test('another name is another drop', () => {
  expect(followAddress(open, 'april')).toEqual({ ...firstWay, count: 1, at: 'april', asked: 'april' })
  expect(followAddress(named, 'april')).toEqual(anotherWay(named, 'april'))
})

test('who is done with a list and asks for a new drop gets an empty one; Back leads to what was sealed', () => {
  const sealed = { ...named, isSealed: true }
  expect(followAddress(sealed, 'march')).toBe(sealed)
  const empty = followAddress(sealed, null)
  expect(empty).toEqual(anotherWay(sealed, null))
  expect(followAddress({ ...empty, key: 'april' }, 'march')).toEqual(anotherWay(empty, 'march'))
})

test('what is sealed stays open while the address has no name for it yet', () => {
  const sealed = { ...open, isSealed: true }
  expect(followAddress(sealed, null)).toBe(sealed)
  expect(followAddress(sealed, 'march')).toEqual({ ...sealed, at: 'march' })
})
