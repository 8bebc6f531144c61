import { expect, test } from 'vitest'
import { openOnce } from './openOnce.ts'

test('what could not be opened is opened again at the next request, and what is open stays so', async () => {
  let attempts = 0
  const open = openOnce(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('The store is closed.')
    return attempts
  })
  const first = [open(), open()]
  await expect(Promise.all(first)).rejects.toThrow('The store is closed.')
  expect(await Promise.all([open(), open()])).toEqual([2, 2])
  expect(await open()).toBe(2)
})
