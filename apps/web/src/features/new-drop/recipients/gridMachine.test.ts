import { expect, test } from 'vitest'
import { type GridEvent, type GridState, initialGrid, isFiltered, transition } from './gridMachine.ts'

function run(...events: GridEvent[]): GridState {
  return events.reduce(transition, initialGrid)
}

const tall = { index: 3, extraPixels: 40 }
const chosen = [
  { type: 'line-chosen', index: 3 },
  { type: 'panel-measured', tall },
  { type: 'editing-began' },
] as const satisfies GridEvent[]

test('another line is chosen without its form, and is as high as the others until it is measured', () => {
  expect(run(...chosen)).toMatchObject({ current: 3, isEditing: true, tall })
  expect(run(...chosen, { type: 'line-chosen', index: 4 })).toMatchObject({
    current: 4,
    isEditing: false,
    tall: undefined,
  })
})

test.each<GridEvent>([
  { type: 'filtered-by-state', state: 'error' },
  { type: 'filtered-by-amount', amount: { from: 1n, to: 2n } },
  { type: 'searched', text: '0xa' },
])('no line is chosen under another filter: $type', (event) => {
  const after = run(...chosen, event)
  expect(after).toMatchObject({ current: -1, tall: undefined })
  expect(isFiltered(after.filter)).toBe(true)
})

test('a state and a kind of problem replace what was filtered by; a search and a range of amounts narrow it', () => {
  const amount = { from: 1n, to: 2n }
  const narrowed = run(
    { type: 'filtered-by-state', state: 'check' },
    { type: 'searched', text: '0xa' },
    { type: 'filtered-by-amount', amount },
  )
  expect(narrowed.filter).toEqual({ state: 'check', issue: undefined, text: '0xa', amount })
  expect(transition(narrowed, { type: 'filtered-by-state', state: 'error' }).filter).toEqual({
    ...initialGrid.filter,
    state: 'error',
  })
  expect(transition(narrowed, { type: 'issue-shown', issue: 'amount-malformed' })).toMatchObject({
    current: 0,
    filter: { ...initialGrid.filter, issue: 'amount-malformed' },
  })
})

test('lines that the review asks for replace what was filtered by, until the filter is cleared', () => {
  const lines = Uint32Array.of(2, 5)
  const shown = run({ type: 'filtered-by-state', state: 'check' }, { type: 'lines-shown', lines })
  expect(shown.filter).toEqual({ ...initialGrid.filter, lines })
  expect(isFiltered(shown.filter)).toBe(true)
  expect(transition(shown, { type: 'filter-cleared' }).filter).toEqual(initialGrid.filter)
})

test('a problem that is gone leaves the chosen line where it is', () => {
  const shown = run({ type: 'issue-shown', issue: 'amount-malformed' }, { type: 'line-chosen', index: 2 })
  expect(transition(shown, { type: 'issue-gone' })).toEqual({ ...shown, filter: initialGrid.filter })
})

test('spaces are no search', () => {
  expect(isFiltered(run({ type: 'searched', text: '  ' }).filter)).toBe(false)
})
