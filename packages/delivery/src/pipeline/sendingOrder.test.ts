import { testAccount } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { inOwnOrder } from './sendingOrder.ts'

const rows = new Map(Array.from({ length: 40 }, (_, slot) => [slot, 3n]))
const orders = Array.from({ length: 10 }, (_, index) => inOwnOrder(rows, testAccount(index).address))

test('every signer has all rows before it, slot after slot, from one of its own around', () => {
  for (const order of orders) {
    expect(new Map(order)).toEqual(rows)
    const steps = order.slice(1).map(([slot], index) => (slot - (order[index]?.[0] ?? 0) + 40) % 40)
    expect([1, 39]).toContain(steps[0])
    expect(new Set(steps).size).toBe(1)
  }
})

test('signers begin at different slots, and some of them go downwards', () => {
  expect(new Set(orders.map(([first]) => first?.[0])).size).toBeGreaterThan(5)
  expect(new Set(orders.map(([first, second]) => ((second?.[0] ?? 0) - (first?.[0] ?? 0) + 40) % 40)).size).toBe(2)
})

test('no rows are no order', () => {
  expect(inOwnOrder(new Map(), testAccount(0).address)).toEqual([])
})
