import { makeXlsx, type XlsxCell } from '@slotdrop/testing'
import { ListEncodingError, ListTooLargeError, readList } from '@slotdrop/drops'
import { describe, expect, test } from 'vitest'
import { openSource } from '@slotdrop/drops/sheets'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const D = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

function oneSheet(...rows: readonly (readonly XlsxCell[])[]) {
  return makeXlsx([{ name: 'Payouts', rows }])
}

async function open(bytes: Uint8Array) {
  const { input } = await openSource(new Blob([bytes as Uint8Array<ArrayBuffer>]))
  const text = typeof input === 'string' ? input : ''
  return { text, list: await readList(text, { standard: 'ERC20', decimals: 6, symbol: 'MERI' }) }
}

describe('spreadsheets', () => {
  test('numbers are those that the spreadsheet shows, of formulas the last results; a row is the line of its number', async () => {
    const { text, list } = await open(
      oneSheet(
        ['Wallet', 'Amount', 'Note'],
        [],
        [A, { number: '1.1000000000000001' }, 'a "quoted", note\nof two lines'],
        [B, { formula: 'B3*3', result: '3.3000000000000003' }, { formula: 'A1&"!"', result: 'Wallet!', isText: true }],
      ),
    )
    expect(text.split('\n')).toEqual([
      'Wallet,Amount,Note',
      ',,',
      `${A},1.1,"a ""quoted"", note of two lines"`,
      `${B},3.3,Wallet!`,
    ])
    expect([list.issues, list.total]).toEqual([[], 4_400_000n])
    expect(list.entryAt(0)).toMatchObject({ line: 3, note: 'a "quoted", note of two lines' })
  })

  test('a date, a formula without a result and an error are no amounts, and a number that lost digits is named', async () => {
    const { list } = await open(
      oneSheet(
        ['address', 'amount'],
        [A, { day: 46_143 }],
        [B, { formula: 'NOW()' }],
        [C, { error: '#N/A' }],
        [D, { number: '1.23456789012345E+19' }],
      ),
    )
    expect(list.issues.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['missing-cell', [3, 4]],
      ['amount-malformed', [2]],
      ['amount-digits-lost', [5]],
    ])
    expect(list.entryAt(0).text).toBe(`${A},2026-05-01`)
  })

  test('ids that the spreadsheet destroyed are errors', async () => {
    const { input } = await openSource(
      oneSheet(['address', 'token_id'], [A, { number: '12' }], [B, { number: '1.23456789012346E+17' }]),
    )
    const list = await readList(typeof input === 'string' ? input : '', { standard: 'ERC721', decimals: 0 })
    expect(list.issues.map(({ kind, lines }) => [kind, lines])).toEqual([['id-destroyed-by-spreadsheet', [3]]])
  })

  test('of several sheets the first with anything in it is the list, and the others can be chosen', async () => {
    const bytes = makeXlsx([
      { name: 'Empty', rows: [[]] },
      {
        name: 'June',
        rows: [
          ['address', 'amount'],
          [A, { number: '1' }],
        ],
      },
      {
        name: 'July & August',
        rows: [
          ['address', 'amount'],
          [B, { number: '2' }],
        ],
      },
    ])
    const { input, sheets } = await openSource(bytes)
    expect(sheets.map(({ name }) => name)).toEqual(['June', 'July & August'])
    expect(input).toContain(A)
    expect(sheets[1]?.text).toContain(B)
  })

  test('five thousand rows are read', async () => {
    const rows = Array.from({ length: 5000 }, (_, row): readonly XlsxCell[] => [
      `0x${(10 ** 9 + row).toString(16).padStart(40, '1')}`,
      { number: `${(row % 7) + 1}` },
    ])
    const { list } = await open(oneSheet(['address', 'amount'], ...rows))
    expect([list.entryCount, list.tally.lines]).toEqual([5000, 5001])
  })

  test('any other archive is refused as a spreadsheet that can’t be read, and one that unpacks to too much before it is unpacked', async () => {
    const refused = new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])
    await expect(openSource(refused)).rejects.toBeInstanceOf(ListEncodingError)
    const bytes = oneSheet(['address', 'amount'])
    await expect(openSource(bytes.subarray(0, bytes.length - 30))).rejects.toMatchObject({ isSpreadsheet: true })
    await expect(openSource(oneSheet([]))).rejects.toMatchObject({ isSpreadsheet: true })

    // The size of the first part, as the directory of the archive says it.
    const claimed = bytes.slice()
    const directory = new DataView(claimed.buffer)
    const start = directory.getUint32(claimed.length - 6, true)
    directory.setUint32(start + 24, 0x7fff_ffff, true)
    await expect(openSource(claimed)).rejects.toBeInstanceOf(ListTooLargeError)
  })

  test('other files stay as they are', async () => {
    const file = new Blob([`${A},1`])
    expect(await openSource(file)).toEqual({ input: file, sheets: [] })
    expect(await openSource(`${A},1`)).toEqual({ input: `${A},1`, sheets: [] })
  })
})
