import fc from 'fast-check'
import { hexToBytes } from 'viem'
import { describe, expect, test } from 'vitest'
import { rowsOf, standards, termsOf, token } from '../../test/arbitraries.ts'
import { loadKeccak } from '../keccak/loadKeccak.ts'
import { packRows, unpackColumns, unpackRows } from '../rows/packRows.ts'
import { compareRows, type Row } from '../rows/row.ts'
import { amountAt, compareRowsAt, idAt } from '../rows/rowColumns.ts'
import { toColumns } from '../rows/toColumns.ts'
import { commitPacked } from './commitPacked.ts'
import { freezeManifest } from './freezeManifest.ts'
import { getSlot } from './getSlot.ts'

function pack(rows: readonly Row[]) {
  return hexToBytes(packRows(rows))
}

const [a, b, c] = fc
  .sample(rowsOf('ERC20', 1), { numRuns: 3, seed: 4 })
  .flat()
  .map((row) => ({ ...row, amount: 6n }))
  .toSorted((one, two) => compareRows(one, two, 'ERC20')) as [Row, Row, Row]
const terms = termsOf('ERC20', 2)

function commit(packed: readonly Uint8Array[], rowCount = 3) {
  return commitPacked({ terms, rowCount, firstSlot: 0, packed })
}

describe('slots that come as bytes', () => {
  test('have the very hashes of the sealed list, whichever part of it comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...standards).chain((kind) => fc.tuple(fc.constant(kind), rowsOf(kind, 20))),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(),
        async ([kind, rows], slotSize, seed) => {
          const manifest = await freezeManifest({ terms: termsOf(kind, slotSize), token, title: 'T', rows })
          const firstSlot = seed % manifest.slotCount
          const slots = Array.from({ length: manifest.slotCount - firstSlot }, (_, place) =>
            getSlot(manifest, firstSlot + place),
          )
          const part = await commitPacked({
            terms: manifest.terms,
            rowCount: manifest.rowCount,
            firstSlot,
            packed: slots.map(({ packed }) => hexToBytes(packed)),
          })
          expect(part.slots).toEqual(
            slots.map(({ index, rowCount, total, rowsHash, rowsRoot, leaf }) => ({
              slot: index,
              rowCount,
              total,
              rowsHash,
              rowsRoot,
              leaf,
            })),
          )
          const first = firstSlot * slotSize
          expect(part.columns.count).toBe(manifest.rowCount - first)
          for (let row = 0; row < part.columns.count; row++)
            expect(compareRowsAt(part.columns, row, manifest.columns, first + row, kind)).toBe(0)
        },
      ),
      { numRuns: 200 },
    )
  })

  test.each([
    ['too few rows', [pack([a])], 'slot 0 has 1 rows, and should have 2'],
    ['rows beyond the last', [pack([a, b]), pack([c]), pack([c])], 'slot 2 has 1 rows, and should have 0'],
    ['rows out of order', [pack([b, a])], 'row 1 is not in canonical order'],
    ['slots out of order', [pack([b, c]), pack([a])], 'row 2 is not in canonical order'],
    ['a wider encoding', [Uint8Array.of(1, 0, 1, 1, 6, ...pack([a, b]).subarray(5))], 'the last record is cut off'],
    ['no bytes', [new Uint8Array()], 'they are too short'],
  ])('%s are refused by name', async (_, packed, reason) => {
    await expect(commit(packed)).rejects.toMatchObject({ name: 'MalformedRowsError', reason })
  })

  test('the same rows in other bytes are refused: they would have another hash', async () => {
    const canonical = pack([a, b])
    // Amounts of 6 as six units of one, instead of one unit of six.
    const accounts = [canonical.subarray(5, 25), canonical.subarray(25)]
    const other = Uint8Array.of(1, 0, 1, 1, 1, ...(accounts[0] ?? []), 6, ...(accounts[1] ?? []), 6)
    await expect(commit([canonical], 2)).resolves.toBeTruthy()
    expect(amountAt(unpackColumns(other), 1)).toBe(6n)
    await expect(commit([other], 2)).rejects.toMatchObject({ reason: 'slot 0 is not packed in the canonical way' })
  })

  test('rows that the standard has not are refused', async () => {
    const passes = { terms: termsOf('ERC721', 2), rowCount: 1, firstSlot: 0 }
    await expect(commitPacked({ ...passes, packed: [pack([{ ...a, id: 1n, amount: 2n }])] })).rejects.toMatchObject({
      name: 'BadRowError',
    })
    await expect(commit([pack([{ ...a, id: 9n }])], 1)).rejects.toMatchObject({ name: 'BadRowError' })
    const nobody = { ...a, account: `0x${'0'.repeat(40)}` } as const
    await expect(commit([pack([nobody])], 1)).rejects.toMatchObject({ name: 'BadRowError' })
  })
})

test('packed rows as columns are the same as rows, and columns are ordered as rows are', async () => {
  const keccak = await loadKeccak()
  fc.assert(
    fc.property(rowsOf('ERC1155', 8), (rows) => {
      const columns = unpackColumns(pack(rows))
      expect(unpackRows(packRows(rows)).map(({ id, amount }) => [id, amount])).toEqual(
        rows.map((_, row) => [idAt(columns, row), amountAt(columns, row)]),
      )
      const own = toColumns(rows, 'ERC1155', keccak)
      for (const [row, one] of rows.entries())
        for (const [other, two] of rows.entries())
          for (const standard of standards)
            expect(Math.sign(compareRowsAt(own, row, columns, other, standard))).toBe(compareRows(one, two, standard))
    }),
  )
})
