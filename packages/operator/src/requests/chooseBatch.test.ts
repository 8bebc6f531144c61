import { describe, expect, test } from 'vitest'
import { chooseBatch } from './chooseBatch.ts'

function rows(slot: number, count: number, askedAt: number, first = 0) {
  return Array.from({ length: count }, (_, index) => ({ slot, slotRow: first + index, askedAt }))
}

describe('a batch', () => {
  test('is empty, and nothing is waited for, while nobody asks', () => {
    expect(chooseBatch([], 1_000)).toEqual({ rows: new Map(), nextAt: undefined })
  })

  test('waits half a minute for others of its slot, and then takes all of them', () => {
    const queued = [...rows(0, 1, 1_000), ...rows(0, 2, 25_000, 4), ...rows(3, 1, 20_000)]
    expect(chooseBatch(queued, 30_999)).toEqual({ rows: new Map(), nextAt: 31_000 })
    expect(chooseBatch(queued, 31_000)).toEqual({ rows: new Map([[0, 0b110001n]]), nextAt: 50_000 })
  })

  test('waits no longer once a slot has fifty', () => {
    expect(chooseBatch(rows(2, 49, 1_000), 1_000)).toEqual({ rows: new Map(), nextAt: 31_000 })
    expect(chooseBatch(rows(2, 50, 1_000), 1_000)).toEqual({
      rows: new Map([[2, (1n << 50n) - 1n]]),
      nextAt: undefined,
    })
  })

  test('fifty rows of different slots are no batch', () => {
    const queued = Array.from({ length: 50 }, (_, slot) => ({ slot, slotRow: 0, askedAt: 1_000 }))
    expect(chooseBatch(queued, 2_000)).toEqual({ rows: new Map(), nextAt: 31_000 })
  })
})
