import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { rowsOf, termsOf, token } from '../../test/arbitraries.ts'
import { freezeManifest } from '../manifest/freezeManifest.ts'
import { createReport, type RowTransfer } from './report.ts'
import { reportCsvChunks, reportToJson } from './reportFiles.ts'

function transfer(row: number, received: bigint, isClaim = false): RowTransfer {
  return {
    row,
    received,
    transactionHash: `0x${'ab'.repeat(32)}`,
    blockNumber: 7n,
    atSeconds: 1_700_000_000n,
    isClaim,
  }
}

async function three() {
  const rows = [
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  ] as const
  return freezeManifest({
    terms: termsOf('ERC20', 2),
    token,
    title: 'T',
    rows: rows.map((account) => ({ account, id: 0n, amount: 100n })),
  })
}

describe('decisions about recipients', () => {
  const [kept, replaced, replacement] = [
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  ] as const
  const excluded = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
  const decidedAt = new Date(1_700_000_000_000)
  const decisions = [
    { kind: 'pool', action: 'kept', note: 'our own, really', accounts: [kept], decidedAt },
    { kind: 'elsewhere', chainId: 1, action: 'replaced', accounts: [replaced], replacements: [replacement], decidedAt },
    { kind: 'labelled', label: 'Exchange', action: 'excluded', accounts: [excluded], decidedAt },
  ] as const

  test('stand beside the rows and the lines that they are about', async () => {
    const manifest = await three()
    const report = createReport({
      manifest,
      words: [0n, 0n],
      excludedEntries: [{ line: 9, text: `${excluded.toLowerCase()},5`, amount: 5n }],
    })
    const csv = [...reportCsvChunks(report, manifest, { decisions })].join('')
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
    const decisionOf = new Map(data.map(({ address, reason, decision }) => [address || reason, decision]))
    expect(decisionOf.get(kept)).toBe('kept: pool (our own, really)')
    expect(decisionOf.get(replacement)).toBe(`replaces ${replaced}: elsewhere on chain 1`)
    expect(decisionOf.get(`${excluded.toLowerCase()},5`)).toBe('excluded: Exchange')
    expect(JSON.parse(reportToJson(report, manifest, { decisions }))).toMatchObject({
      decisions: [{ kind: 'pool', decidedAt: decidedAt.toISOString() }, { chainId: 1 }, { label: 'Exchange' }],
    })
  })

  test('make no column if there are none', async () => {
    const manifest = await three()
    const report = createReport({ manifest, words: [0n, 0n] })
    expect([...reportCsvChunks(report, manifest, { decisions: [] })][0]).not.toContain('decision')
  })
})

describe('where every base unit is', () => {
  test('a row that was given up has a line of its own, until it is paid after all', async () => {
    const manifest = await three()
    const writtenOff = [
      { row: 0, reason: 'Left the company' },
      { row: 2, reason: 'Wallet lost' },
    ]
    const report = createReport({ manifest, words: [0b01n], failures: [{ row: 2, reason: 'Refused' }], writtenOff })
    expect([0, 1, 2].map((row) => report.rowAt(row).state)).toEqual(['delivered', 'open', 'written-off'])
    expect(report).toMatchObject({ delivered: 100n, open: 100n, writtenOff: 100n, intended: 300n })
    expect(report.rows).toMatchObject({ delivered: 1, open: 1, writtenOff: 1, failed: 0 })
    expect(report.rowAt(2).reason).toBe('Wallet lost')
    const csv = [...reportCsvChunks(report, manifest)]
    expect(csv[0]).toContain('open,written_off,excluded')
    expect(csv[3]).toContain('written-off')
    expect(csv[3]).toContain('Wallet lost')
    expect(JSON.parse(reportToJson(report, manifest))).toMatchObject({ writtenOff: '100' })
  })

  test('intended is delivered, short, open and excluded, whatever the chain says', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf('ERC20', 12),
        fc.array(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), { maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(15), fc.bigInt({ min: 0n, max: 2n ** 100n })), { maxLength: 6 }),
        fc.array(fc.option(fc.bigInt({ min: 0n, max: 2n ** 90n }), { nil: undefined }), { maxLength: 3 }),
        fc.array(fc.nat(15), { maxLength: 4 }),
        async (rows, words, received, aside, lost) => {
          const manifest = await freezeManifest({ terms: termsOf('ERC20', 4), token, title: 'T', rows })
          const excludedEntries = aside.map((amount, line) => ({ line, text: 'x', amount }))
          const report = createReport({
            manifest,
            words,
            excludedEntries,
            transfers: received.map(([row, amount]) => transfer(row, amount)),
            writtenOff: lost.map((row) => ({ row, reason: 'Gone' })),
          })
          expect(report.delivered + report.short + report.open + report.writtenOff + report.excluded).toBe(
            report.intended,
          )
          expect(report.intended - report.excluded).toBe(manifest.total)
          const { intended, excluded, unreadable, ...states } = report.rows
          expect(Object.values(states).reduce((sum, count) => sum + count, 0) + excluded).toBe(intended)
          expect(unreadable).toBe(aside.filter((amount) => amount === undefined).length)
          for (let row = 0; row < manifest.rowCount; row++) {
            const entry = report.rowAt(row)
            expect(entry.delivered + entry.short + entry.open + entry.writtenOff).toBe(entry.intended)
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  test('rows are delivered, short, claimed, failed or open', async () => {
    const manifest = await three()
    const report = createReport({
      manifest,
      words: [0b11n, 0n],
      transfers: [transfer(0, 95n), transfer(1, 100n, true)],
      failures: [{ row: 2, reason: 'blocked' }],
    })
    expect([0, 1, 2].map((row) => report.rowAt(row).state)).toEqual(['short', 'claimed', 'failed'])
    expect(report).toMatchObject({ intended: 300n, delivered: 195n, short: 5n, open: 100n, excluded: 0n })
  })

  test('a transfer of a row that is not settled counts for nothing, and more than intended is no gain', async () => {
    const manifest = await three()
    const report = createReport({ manifest, words: [0b01n], transfers: [transfer(0, 900n), transfer(2, 100n)] })
    expect(report).toMatchObject({ delivered: 100n, short: 0n, open: 200n })
  })

  test('as CSV and JSON it adds up to the same', async () => {
    const manifest = await three()
    const excludedEntries = [{ line: 9, text: '=1+1', amount: 50n }]
    const paid = { ...transfer(0, 95n), fee: 21_000n * 10n ** 9n }
    const report = createReport({ manifest, words: [0b11n], transfers: [paid], excludedEntries })
    const csv = [...reportCsvChunks(report, manifest)].join('')
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
    expect(data).toHaveLength(4)
    const sum = (column: string) => data.reduce((all, row) => all + Math.round(Number(row[column]) * 1e18), 0)
    expect([sum('intended'), sum('delivered'), sum('short'), sum('open'), sum('excluded')]).toEqual([
      350, 195, 5, 100, 50,
    ])
    expect(data[3]?.['reason']).toBe("'=1+1")
    expect(data.map((row) => [row['row'], row['line'], row['fee']])).toEqual([
      ['1', '', '0.000021'],
      ['2', '', ''],
      ['3', '', ''],
      ['', '9', ''],
    ])
    expect(JSON.parse(reportToJson(report, manifest))).toMatchObject({
      intended: '350',
      excluded: '50',
      dropId: manifest.dropId,
      standard: manifest.terms.standard,
      symbol: manifest.token.symbol,
      token: manifest.terms.token,
    })
  })
})
