import type { Row } from '@slotdrop/drops'
import { describe, expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const [ada, ben, cem] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`, `0x${'c'.repeat(40)}`] as const
function row(account: `0x${string}`, amount: bigint, id = 0n): Row {
  return { account, id, amount }
}

describe('a list without what was paid', () => {
  test('pays the rest of a grown amount, and the whole of one that nothing was paid of', () => {
    const { rows, listed, paid, rest } = differenceOf(
      [row(ada, 15n), row(ben, 7n), row(cem, 3n)],
      [row(ada, 10n), row(cem, 3n)],
    )
    expect(rows).toEqual([row(ada, 5n), row(ben, 7n)])
    expect({ listed, paid, rest }).toEqual({ listed: 25n, paid: 13n, rest: 12n })
  })

  test('names accounts whose amount fell or that are gone, and pays them nothing', () => {
    const { rows, listed, paid, rest, overpaid, notListed } = differenceOf(
      [row(ada, 4n), row(ben, 7n)],
      [row(ada, 10n), row(cem, 3n)],
    )
    expect(rows).toEqual([row(ben, 7n)])
    expect(overpaid).toEqual([{ account: ada, id: 0n, paid: 10n, listed: 4n }])
    expect(notListed).toEqual([{ account: cem, id: 0n, paid: 3n, listed: 0n }])
    const excess = overpaid.reduce((sum, each) => sum + each.paid - each.listed, 0n)
    expect(listed + excess).toBe(paid + rest)
  })

  test('adds up several rows and several payments of one account, in any spelling, and keeps ids apart', () => {
    const upper = `0x${'A'.repeat(40)}` as const
    const { rows } = differenceOf(
      [row(ada, 4n), row(ada, 6n), row(ada, 9n, 2n)],
      [row(upper, 3n), row(ada, 4n), row(upper, 1n, 2n)],
    )
    expect(rows).toEqual([row(ada, 3n), row(ada, 8n, 2n)])
  })

  test('of payments that cover it is empty', () => {
    expect(differenceOf([row(ada, 4n)], [row(ada, 4n)])).toMatchObject({ rows: [], rest: 0n, overpaid: [] })
  })
})
