import { expect, test } from 'vitest'
import { createLiveValue } from '../../workers/liveValue.ts'
import { refreshWhenPaid } from './refreshWhenPaid.ts'
import type { RowsState } from './useRows.ts'
import type { Settlement } from './useSettlement.ts'

type Change<T> = (change: (before: T) => T) => void

/** Rows of one account in slot 1, and a settlement, each of which the test tells what to be. */
function begin() {
  let asked = 0
  let tellRows: Change<RowsState> = () => {}
  let tellSettlement: Change<Settlement> = () => {}
  const rows = createLiveValue<RowsState>({ status: 'looking' }, (set) => {
    asked++
    tellRows = set
  })
  const settlement = createLiveValue<Settlement>(
    { slots: [], words: [], isKnown: false, isUnreachable: false },
    (set) => {
      tellSettlement = set
    },
  )
  const end = refreshWhenPaid(rows, settlement)
  return {
    asked: () => asked,
    end,
    foundRow: () =>
      // Of a row, its slot alone is looked at.
      tellRows(
        () => ({ status: 'chain-down', rows: [{ slot: 1 }], fault: { kind: 'unavailable' } }) as unknown as RowsState,
      ),
    settled: (...slots: number[]) =>
      tellSettlement(() => ({
        slots: slots.map((settledRows, index) => ({ index, settledRows, rowCount: 9, look: 'planned' })),
        words: [],
        isKnown: true,
        isUnreachable: false,
      })),
  }
}

test('rows are asked for anew once their slot holds a payment, and again when it holds more', () => {
  const { asked, foundRow, settled } = begin()
  foundRow()
  settled(0, 0)
  expect(asked()).toBe(1)
  settled(0, 2)
  expect(asked()).toBe(2)
  settled(0, 2)
  expect(asked()).toBe(2)
  settled(0, 3)
  expect(asked()).toBe(3)
})

test('payments in slots of others change nothing', () => {
  const { asked, foundRow, settled } = begin()
  foundRow()
  settled(5, 0)
  expect(asked()).toBe(1)
})

test('it makes no difference whether the rows or the chain come first', () => {
  const { asked, foundRow, settled } = begin()
  settled(0, 2)
  foundRow()
  expect(asked()).toBe(2)
})

test('ended, nothing is asked any more', () => {
  const { asked, foundRow, settled, end } = begin()
  foundRow()
  end()
  settled(0, 2)
  expect(asked()).toBe(1)
})
