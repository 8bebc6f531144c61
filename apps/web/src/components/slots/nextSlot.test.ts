import { expect, test } from 'vitest'
import { nextSlot } from './nextSlot.ts'
import type { SheetSlot } from './SheetSlot.ts'

const slots = Array.from({ length: 10 }, (_, index): SheetSlot => {
  return {
    index,
    look: index === 5 ? 'partial' : index === 3 ? 'refused' : index === 7 ? 'gone' : 'final',
    settledRows: 0,
    rowCount: 1,
  }
})

function press(key: string, from: number) {
  return nextSlot({ key, from, columns: 4, slots })
}

test('arrows lead to neighbours, and nowhere beyond the edges', () => {
  expect([press('ArrowRight', 4), press('ArrowLeft', 4), press('ArrowDown', 4), press('ArrowUp', 4)]).toEqual([
    5, 3, 8, 0,
  ])
  expect([press('ArrowLeft', 0), press('ArrowUp', 2), press('ArrowDown', 8), press('ArrowRight', 9)]).toEqual(
    Array.from({ length: 4 }),
  )
})

test('Home and End lead to the ends', () => {
  expect([press('Home', 4), press('End', 4)]).toEqual([0, 9])
})

test('brackets lead to the slots that need somebody', () => {
  expect([press(']', 0), press(']', 3), press(']', 7), press('[', 9), press('[', 3)]).toEqual([
    3,
    7,
    undefined,
    7,
    undefined,
  ])
})

test('other keys lead nowhere', () => {
  expect([press('Enter', 4), press('toString', 4)]).toEqual([undefined, undefined])
})
