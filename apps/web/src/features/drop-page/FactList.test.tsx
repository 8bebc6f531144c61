// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { toShardIndex } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { afterEach, expect, test } from 'vitest'
import { FactList } from './FactList.tsx'
import type { DropState } from './useDrop.ts'
import type { Settlement } from './useSettlement.ts'

afterEach(cleanup)

const [row, ...others] = makeRows(20, { seed: 12 })
if (!row) throw new Error('There is no row.')
const index = toShardIndex(await makeManifest([row, ...others]))
// Sound: of these the list shows what is named here.
const drop = { index, chain: { name: 'Ethereum' } } as Extract<DropState, { status: 'found' }>
const silent: Settlement = { slots: [], words: [], isKnown: false, isUnreachable: false }
const answered: Settlement = {
  ...silent,
  slots: [{ index: 0, rowCount: 20, settledRows: 7, look: 'partial' }],
  isKnown: true,
}

/** The lines of the fact that says what the whole drop is. */
function lines() {
  const sum = screen.getByText(/MERI$/, { selector: 'dd' })
  return [...sum.childNodes].map(({ textContent }) => textContent)
}

test('the line that says how many are paid is kept free until the chain answers, so that nothing below it moves', () => {
  const list = (settlement: Settlement) => (
    <FactList
      {...{ drop, settlement, account: row.account, state: { status: 'looking' } }}
      {...{ claiming: undefined, coverage: undefined, service: undefined }}
    />
  )
  const { rerender } = render(list(silent))
  const before = lines()
  rerender(list(answered))
  const after = lines()
  expect(after.at(-1)).toBe('7 of 20 paid')
  expect([before.length, before.at(-1)]).toEqual([after.length, '\u00a0'])
})
