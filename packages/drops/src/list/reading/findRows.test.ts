import { expect, test } from 'vitest'
import { readList } from '../readList.ts'

const token = { standard: 'ERC20', decimals: 18, symbol: 'USDC' } as const

function account(row: number): string {
  return `0x${`${row + 1}`.padStart(8, '0').repeat(5)}`
}

function fileOf(rows: number, cells: (row: number) => readonly string[]): string {
  return Array.from({ length: rows }, (_, row) => [account(row), ...cells(row)].join(';')).join('\n')
}

test('a second column of amounts that begins below the first rows is asked about', async () => {
  const late = (from: number) => fileOf(190, (row) => [`${row * 3 + 5}`, row < from ? '' : `${row * 7 + 1}`])
  expect((await readList(late(60), token)).questions.map(({ kind }) => kind)).toEqual(['columns'])
  expect((await readList(late(190), token)).questions).toEqual([])
})

test('a header is found on the twentieth line, and on none below', async () => {
  const under = (titles: number) =>
    readList(`${'Payments\n'.repeat(titles)}address;amount\n${fileOf(3, (row) => [`${row + 5}`])}`, token)
  expect((await under(19)).reading.headerLine).toBe(20)
  expect((await under(20)).reading.headerLine).toBeUndefined()
})

test('the line right above the rows is the header, also below one that names more columns', async () => {
  const rows = fileOf(3, (row) => ['blue', `${row + 5}`])
  const list = await readList(`Wallets;Payout;May\nWho;Squad;Amount\n${rows}`, token)
  expect([list.reading.headerLine, list.reading.skippedLines, list.total]).toEqual([2, [1], 18n * 10n ** 18n])
})
