// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { createRef } from 'react'
import type { ListEntry, ListSummary } from '@slotdrop/drops'
import { afterEach, expect, test } from 'vitest'
import type { Asset } from '../asset/fetchAsset.ts'
import { EntryTable } from './EntryTable.tsx'
import { initialGrid } from './gridMachine.ts'

afterEach(cleanup)

// Sound: of these the table shows what is named here.
const asset = { standard: 'ERC20', decimals: 18 } as Asset
const summary = { issues: [], questions: [], reading: { form: 'table' } } as unknown as ListSummary
const entry = {
  line: 1,
  account: '0x51ad0000000000000000000000000000000d20b5',
  amount: 5n,
  text: '',
  state: 'ready',
  issues: [],
} as unknown as ListEntry

/** Three lines in sight, of which the first `read` were read. */
function table(read: number) {
  const scroll = {
    scroller: createRef<HTMLDivElement>(),
    spacerPixels: 111,
    viewportPixels: 111,
    rows: [0, 1, 2].map((index) => ({ index, top: 37 * index })),
    seen: { from: 0, to: 1 },
    rowsPerPage: 3,
    scrollToPart: () => {},
    reveal: () => {},
  }
  return (
    <EntryTable
      view={initialGrid}
      scroll={scroll}
      rowPixels={37}
      total={3}
      entryAt={(index) => (index < read ? entry : undefined)}
      summary={summary}
      asset={asset}
      symbol="MERI"
      onEvent={() => {}}
      onChoose={() => {}}
      onFix={() => {}}
    />
  )
}

/** Elements that lack what their role has to hold. */
async function withoutChildren(container: Element) {
  const { violations, passes } = await axe.run(container, { runOnly: ['aria-required-children'] })
  expect([...violations, ...passes].map(({ id }) => id)).toContain('aria-required-children')
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

test('a line that is not read yet is busy, so that a screen reader waits for its cells, and no longer', async () => {
  const { container, rerender } = render(table(1))
  const busy = () => screen.getAllByRole('row').filter((row) => row.getAttribute('aria-busy') === 'true')
  expect(await withoutChildren(container)).toEqual([])
  expect(busy()).toHaveLength(2)
  rerender(table(3))
  expect(busy()).toEqual([])
  expect(await withoutChildren(container)).toEqual([])
})
