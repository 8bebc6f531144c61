import { describe, expect, test } from 'vitest'
import { makeRecord } from '../test/makeRecord.ts'
import { limitTransactions } from './limitTransactions.ts'
import type { TransactionRecord } from './transaction.ts'

function make(count: number, parts: Partial<TransactionRecord>) {
  return Array.from({ length: count }, (_, index) => makeRecord(index, parts))
}

describe('specification sections 5 and 9: pending ones plus at most 11 others (10 finished)', () => {
  test('all pending ones are kept, unknown ones among them', () => {
    expect(limitTransactions([...make(40, {}), ...make(40, { status: 'unknown' })])).toHaveLength(80)
  })

  test('of 15 mined ones that may still be reorganised, the newest 11 are kept', () => {
    const list = make(15, { status: 'confirmed' })
    expect(limitTransactions(list)).toEqual(list.slice(0, 11))
  })

  test('of 15 final ones the newest 10 are kept', () => {
    const list = make(15, { status: 'confirmed', isFinal: true })
    expect(limitTransactions(list)).toEqual(list.slice(0, 10))
  })

  test('one that is not final takes the eleventh place beside 10 final ones', () => {
    const list = [...make(15, { status: 'failed', isFinal: true }), makeRecord(99, { status: 'confirmed' })]
    expect(limitTransactions(list)).toEqual([...list.slice(0, 10), list[15]])
  })

  test('pending ones do not count, wherever they stand', () => {
    const others = make(15, { status: 'replaced' })
    const list = [makeRecord(50), ...others, makeRecord(51)]
    expect(limitTransactions(list)).toEqual([makeRecord(50), ...others.slice(0, 11), makeRecord(51)])
  })
})
