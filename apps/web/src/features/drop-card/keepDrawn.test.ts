import { expect, test } from 'vitest'
import { keepDrawn } from './keepDrawn.ts'

/** A drawer that says what it drew. */
function drawer() {
  const drawn: string[] = []
  const draw = async ({ title }: { title: string }) => {
    drawn.push(title)
    if (title === 'broken') throw new Error('no ink')
    return new TextEncoder().encode(title)
  }
  return { drawn, draw }
}

test('what says the same is drawn once, also by those who ask at the same time', async () => {
  const { drawn, draw } = drawer()
  const get = keepDrawn(draw)
  const [first, second] = await Promise.all([get({ title: 'a' }), get({ title: 'a' })])
  expect(await get({ title: 'a' })).toBe(first)
  expect(second).toBe(first)
  expect(drawn).toEqual(['a'])
})

test('only so many are kept, and those asked for last', async () => {
  const { drawn, draw } = drawer()
  const get = keepDrawn(draw, 2)
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b'])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await get({ title })
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})

test('a drawing that fails is tried again', async () => {
  const { drawn, draw } = drawer()
  const get = keepDrawn(draw)
  await expect(get({ title: 'broken' })).rejects.toThrow('no ink')
  await expect(get({ title: 'broken' })).rejects.toThrow('no ink')
  expect(drawn).toEqual(['broken', 'broken'])
})
