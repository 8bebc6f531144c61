import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowOf } from '../../test/arbitraries.ts'
import { checksumAddress } from '../values/address.ts'
import { loadKeccak } from '../keccak/loadKeccak.ts'
import type { TokenStandard } from '../values/tokenStandard.ts'
import { compareRows, type Row } from './row.ts'
import { createColumns, rowAt, type RowColumns, writeRow } from './rowColumns.ts'
import { sortRows } from './sortRows.ts'

function toColumns(rows: readonly Row[]): RowColumns {
  const columns = createColumns(rows.length, { ids: true, amounts: true })
  rows.forEach((row, index) => writeRow(columns, index, row))
  return columns
}

async function sortedAs(rows: readonly Row[], standard: TokenStandard): Promise<Row[]> {
  const keccak = await loadKeccak()
  const sorted = sortRows(toColumns(rows), standard)
  return rows.map((_, index) => rowAt(keccak, sorted, index))
}

test('rows are sorted as the plain comparison sorts them', async () => {
  const few = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)).map(([account, id, amount]): Row => ({
    account: `0x${'0'.repeat(39)}${account + 1}`,
    id: BigInt(id) << 200n,
    amount: (BigInt(amount) << 100n) + 1n,
  }))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(rowOf('ERC1155'), few), { maxLength: 120 }), async (rows) => {
      for (const standard of ['ERC20', 'ERC1155'] as const)
        expect(await sortedAs(rows, standard)).toEqual(rows.toSorted((a, b) => compareRows(a, b, standard)))
    }),
  )
})

test('rows of an ERC-1155 are sorted by id, all others by account', async () => {
  const account = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`)
  const rows: Row[] = [
    { account: account('1'), id: 2n, amount: 5n },
    { account: account('2'), id: 1n, amount: 6n },
    { account: account('2'), id: 2n, amount: 4n },
    { account: account('1'), id: 1n, amount: 7n },
  ]
  expect((await sortedAs(rows, 'ERC1155')).map(({ amount }) => amount)).toEqual([7n, 6n, 5n, 4n])
  expect((await sortedAs(rows, 'ERC721')).map(({ amount }) => amount)).toEqual([7n, 5n, 6n, 4n])
})

test.each([
  [
    'one account and many amounts',
    (index: number) => ({ account: 1n, id: 0n, amount: BigInt((index * 7919) % 10_007) }),
  ],
  [
    'accounts that differ in their last digits only',
    (index: number) => ({ account: BigInt((index * 7919) % 10_007), id: 0n, amount: 1n }),
  ],
  [
    'accounts that share long beginnings',
    (index: number) => ({
      account: (BigInt(index % 3) << 150n) + BigInt((index * 31) % 97),
      id: BigInt(index % 5) << 250n,
      amount: BigInt(index % 11),
    }),
  ],
])('%s, more than fit a small run', async (_, make) => {
  const rows = Array.from({ length: 9000 }, (_, index): Row => {
    const { account, id, amount } = make(index)
    return { account: checksumAddress(`0x${account.toString(16).padStart(40, '0')}`), id, amount }
  })
  for (const standard of ['ERC20', 'ERC1155'] as const)
    expect(await sortedAs(rows, standard)).toEqual(rows.toSorted((a, b) => compareRows(a, b, standard)))
})
