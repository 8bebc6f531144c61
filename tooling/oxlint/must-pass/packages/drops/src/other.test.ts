import { other } from './other.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('one is one', () => {
  expect(other).toBe(fc.sample(fc.constant(1), 1)[0])
})
