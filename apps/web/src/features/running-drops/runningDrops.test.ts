import { makeTerms } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import type { DeviceDrop, SeenFigures } from '../../device/deviceStore.ts'
import { runningDrops } from './runningDrops.ts'

const now = 100 * 86_400_000
const terms = makeTerms({})
const { token, standard } = terms

function drop(title: string, seen?: Partial<SeenFigures>): DeviceDrop {
  return {
    ...{ dropId: title, sender: '0x1', chainId: 1, title, symbol: 'MERI', rowCount: 10, slotCount: 1, sealedAt: 0 },
    money: { token, standard, decimals: 18, total: 100n },
    commitment: { terms, rowCount: 10, total: 100n, root: '0x00' },
    ...(seen ? { seen: { settledRows: 4, refusedRows: 0, at: now, ...seen } } : {}),
  }
}

const claims = { isOpen: true, sentRows: 0, opensAt: 0, closesAt: 0 }

test('what is paid in part runs, last looked at first, and no more than the rail has room for', () => {
  const titles = (drops: readonly DeviceDrop[]) => runningDrops(drops, now).map(({ title }) => title)
  expect(
    titles([
      drop('Sealed'),
      drop('Nothing paid', { settledRows: 0 }),
      drop('Paid', { settledRows: 10 }),
      drop('Cancelled', { isCancelled: true }),
      drop('Claims over', { claims: { ...claims, closesAt: 1 } }),
      drop('Forgotten', { at: now - 8 * 86_400_000 }),
      drop('Before', { at: now - 1000 }),
      drop('Now', { claims }),
    ]),
  ).toEqual(['Now', 'Before'])
  expect(titles(['a', 'b', 'c', 'd'].map((title) => drop(title, {})))).toHaveLength(3)
})
