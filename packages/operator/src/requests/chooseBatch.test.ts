import { slotWord } from '@slotdrop/drops'
import { describe, expect, test } from 'vitest'
import { chooseBatch } from './chooseBatch.ts'

function rows(slot: number, count: number, askedAt: number, first = 0) {
  return Array.from({ length: count }, (_, index) => ({ slot, slotRow: first + index, askedAt, reverts: 0 }))
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
      rows: new Map([[2, slotWord.full(50)]]),
      nextAt: undefined,
    })
  })

  test('fifty rows of different slots are no batch', () => {
    const queued = Array.from({ length: 50 }, (_, slot) => ({ slot, slotRow: 0, askedAt: 1_000, reverts: 0 }))
    expect(chooseBatch(queued, 2_000)).toEqual({ rows: new Map(), nextAt: 31_000 })
  })

  test('takes rows of failed transactions in ever smaller groups, and none while others are due', () => {
    const suspects = (reverts: number) => rows(1, 20, 0).map((row) => ({ ...row, reverts }))
    expect(chooseBatch(suspects(1), 1_000).rows).toEqual(new Map([[1, 0b1111111n]]))
    expect(chooseBatch(suspects(2), 1_000).rows).toEqual(new Map([[1, 0b1n]]))
    expect(chooseBatch([...suspects(2), { slot: 4, slotRow: 0, askedAt: 0, reverts: 1 }], 1_000).rows).toEqual(
      new Map([[4, 0b1n]]),
    )
    expect(chooseBatch([...suspects(1), ...rows(2, 1, 0)], 30_000).rows).toEqual(new Map([[2, 0b1n]]))
  })
})
