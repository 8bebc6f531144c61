import { expect, test } from 'vitest'
import { chooseWork, type Room, withReserve } from './chooseWork.ts'

const slot = 2n ** 250n - 1n
const open = new Map(Array.from({ length: 40 }, (_, index) => [index, slot]))
const room: Room = {
  blockGasLimit: 60_000_000n,
  transactionGasCap: 2n ** 24n,
  underWay: [],
  count: 16,
  gasPerRow: 26_150n,
  gasReserve: 8n,
  maxSlots: Infinity,
  maxRows: 10_000,
}

function sizes(chosen: readonly Map<number, bigint>[]): number[] {
  return chosen.map(({ size }) => size)
}

test('two blocks are filled, each with a smaller transaction at its end', () => {
  expect(sizes(chooseWork(open, room))).toEqual([2, 2, 2, 2, 1, 2, 2, 2, 2, 1])
})

test('what is under way counts for the blocks that it fills', () => {
  const underWay = Array.from({ length: 5 }, () => withReserve(26_150n * 500n, 8n))
  expect(sizes(chooseWork(open, { ...room, underWay: underWay.slice(0, 4) }))).toEqual([1, 2, 2, 2, 2, 1])
})

test('no transaction asks for more than the chain allows one, and no more of them are chosen than were asked for', () => {
  const chosen = chooseWork(open, { ...room, transactionGasCap: 8_000_000n, count: 3 })
  expect(sizes(chosen)).toEqual([1, 1, 1])
})

test('no slot is chosen twice', () => {
  const slots = chooseWork(open, room).flatMap((work) => [...work.keys()])
  expect(new Set(slots).size).toBe(slots.length)
})

test('limits that a node showed are kept', () => {
  expect(sizes(chooseWork(open, { ...room, maxSlots: 1 }))[0]).toBe(1)
  const [first] = chooseWork(open, { ...room, maxRows: 100 })
  expect(first).toEqual(new Map([[0, 2n ** 100n - 1n]]))
})
