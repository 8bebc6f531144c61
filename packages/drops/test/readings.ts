import fc from 'fast-check'
import { expect } from 'vitest'
import { readingSentence } from '../src/list/columns/readingSentence.ts'
import type { RecipientList } from '../src/list/list.ts'
import { readList } from '../src/list/readList.ts'
import { account } from './arbitraries.ts'

/** The reader's contract, on files that are generated with what they mean. */

const erc20 = { standard: 'ERC20', decimals: 6, symbol: 'MERI' } as const
const number = fc.integer({ min: 1, max: 999_999 }).map(String)
const delimiter = fc.constantFrom(';', '\t', '|', ' ')

/** Files with two columns of numbers that differ somewhere, and nothing that says which is the amount. */
const twoReadings = fc
  .record({
    rows: fc.uniqueArray(fc.tuple(account, number, number), { minLength: 2, maxLength: 12, selector: ([who]) => who }),
    delimiter,
    place: fc.constantFrom(0, 1, 2),
    header: fc.option(fc.constantFrom(['amount', 'value'], ['points', 'reward'], ['Betrag', 'Guthaben']), {
      nil: undefined,
    }),
    title: fc.boolean(),
  })
  .filter(({ rows }) => rows.some(([, one, other]) => one !== other))
  .map(({ rows, delimiter: sign, place, header, title }) => {
    const cut = (who: string, numbers: readonly string[]) => numbers.toSpliced(place, 0, who).join(sign)
    const lines = rows.map(([who, one, other]) => cut(who, [one, other]))
    const above = [...(title && sign !== ' ' ? ['Payments'] : []), ...(header ? [cut('address', header)] : [])]
    return [...above, ...lines].join('\n')
  })

/** Extra columns by the name that says what they are. */
const extras = {
  rank: (row: number) => `${row + 1}`,
  date: () => '2026-05-01',
  timestamp: (row: number) => `${1_700_000_000 + row * 7}`,
  team: () => 'blue',
  age: (row: number) => `${20 + ((row * 7) % 40)}`,
} as const

const named = fc
  .record({
    rows: fc.uniqueArray(fc.tuple(account, number), { minLength: 3, maxLength: 12, selector: ([who]) => who }),
    extra: fc.uniqueArray(fc.constantFrom(...(Object.keys(extras) as (keyof typeof extras)[])), { maxLength: 4 }),
    names: fc.constantFrom(
      ['Wallet address', 'Amount (MERI)'],
      ['ETH address', 'Reward [MERI]'],
      ['Empfänger', 'Auszahlung'],
      ['Ontvanger', 'Bedrag'],
    ),
    order: fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }),
    delimiter: fc.constantFrom(',', ';', '\t'),
  })
  .map(({ rows, extra, names, order, delimiter: sign }) => {
    const columns = [
      { name: names[0] ?? '', cells: rows.map(([who]) => who as string) },
      { name: names[1] ?? '', cells: rows.map(([, amount]) => amount) },
      ...extra.map((name) => ({ name, cells: rows.map((_, row) => extras[name](row)) })),
    ]
    const placed = columns
      .map((column, index) => ({ column, at: order[index] ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ column }) => column)
    const lines = [placed.map(({ name }) => name), ...rows.map((_, row) => placed.map(({ cells }) => cells[row] ?? ''))]
    const total = rows.reduce((sum, [, amount]) => sum + BigInt(amount) * 10n ** 6n, 0n)
    return { text: lines.map((cells) => cells.join(sign)).join('\n'), total, width: placed.length }
  })

function columnsAsked({ questions }: RecipientList) {
  return questions.filter(({ kind }) => kind === 'columns')
}

export const readings: Record<string, fc.IAsyncProperty<unknown>> = {
  'a file with two readings that pay different sums is not sealed before one of them was chosen': fc.asyncProperty(
    twoReadings,
    async (text) => {
      const list = await readList(text, erc20)
      const [question] = columnsAsked(list)
      expect([list.canSeal, question?.choices.length]).toEqual([false, 2])
      for (const { fix } of question?.choices ?? []) {
        const chosen = list.with(fix)
        expect([columnsAsked(chosen), chosen.reading.isChosen]).toEqual([[], true])
        expect(chosen.withDecisions(list.decisions).canSeal).toBe(false)
      }
    },
  ),
  'columns are found wherever they stand, and each one that is not used is named': fc.asyncProperty(
    named,
    async ({ text, total, width }) => {
      const list = await readList(text, erc20)
      expect([columnsAsked(list), list.total]).toEqual([[], total])
      expect(list.reading.columns).toHaveLength(width)
      const said = String(readingSentence(list.reading))
      for (const { number: place, content } of list.reading.columns)
        if (content !== 'empty') expect(said.toLowerCase()).toContain(`column ${place} `)
    },
  ),
}
