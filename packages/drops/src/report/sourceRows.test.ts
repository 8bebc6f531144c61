import Papa from 'papaparse'
import { keccak256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { termsOf, token } from '../../test/arbitraries.ts'
import { createListSession } from '../list/createListSession.ts'
import { readList } from '../list/readList.ts'
import { serializeManifest } from '../manifest/json/manifestJson.ts'
import type { TokenStandard } from '../values/tokenStandard.ts'
import { recipientsCsvChunks } from './recipientsCsv.ts'
import { createReport } from './report.ts'
import { reportCsvChunks, reportToJson } from './reportFiles.ts'
import { sourceRows } from './sourceRows.ts'

/** An address that resembles no other. */
function accountOf(seed: number): string {
  return keccak256(toHex(seed)).slice(0, 42)
}

type SourceLine = { readonly line: number; readonly address: string; readonly amount: number; readonly note: string }

/** 5,000 rows as a spreadsheet has them: header, blank lines, notes of any kind, people who stand there twice, a line nobody can read. */
function makeSource() {
  const lines: SourceLine[] = []
  const texts = ['Name;Wallet;Amount']
  for (let row = 0; row < 5000; row++) {
    if (row % 700 === 350) texts.push('')
    const address = row === 4321 ? 'not yet known' : accountOf(row % 250 === 249 ? row - 100 : row)
    const note = row % 9 === 0 ? '' : row % 5 === 0 ? `Team "${row}"; on call` : `Zoë ${row}`
    const amount = 1 + (row % 7)
    texts.push(`"${note.replaceAll('"', '""')}";${address};${amount}`)
    lines.push({ line: texts.length, address, amount, note })
  }
  return { text: texts.join('\r\n'), lines }
}

async function seal(text: string, standard: TokenStandard = 'ERC20') {
  const session = createListSession()
  await session.open(text, { standard, decimals: 18 })
  session.apply({ kind: 'merge' })
  const errors = session.list().issues.flatMap(({ severity, lines }) => (severity === 'error' ? lines : []))
  session.apply({ kind: 'exclude', lines: errors })
  const manifest = await session.freeze({ terms: termsOf(standard, 250), token, title: 'Season 2' })
  const excludedEntries = session.excludedEntries()
  return { manifest, excludedEntries, source: sourceRows(session.list(), manifest) }
}

function parse(chunks: Iterable<string>) {
  return Papa.parse<Record<string, string>>([...chunks].join(''), { header: true, skipEmptyLines: true }).data
}

describe('the lines of the file that a list was made from', () => {
  test('the report of 5,000 rows joins the source file by line, with nothing left over on either side', async () => {
    const { text, lines } = makeSource()
    const { manifest, excludedEntries, source } = await seal(text)
    const report = createReport({ manifest, words: [], excludedEntries })
    const rows = parse(reportCsvChunks(report, manifest, { source }))

    // In the order of the file, each line once, with the address and the note that stand there.
    expect(rows.map((row) => Number(row['line']))).toEqual(lines.map(({ line }) => line))
    for (const [index, { address, note }] of lines.entries()) {
      const row = rows[index] ?? {}
      if (row['state'] === 'excluded') expect(row['reason']).toContain(address)
      else expect([row['address']?.toLowerCase(), row['note']]).toEqual([address, note])
    }
    const inState = (state: string) => rows.filter((row) => row['state'] === state)
    expect([inState('open').length, inState('merged').length, inState('excluded').length]).toEqual([4979, 20, 1])

    // The money of all lines is there, once.
    const intended = rows.reduce((sum, row) => sum + Number(row['intended']), 0)
    expect(intended).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
    const first = inState('merged')[0] ?? {}
    expect(first).toMatchObject({ line: '251', intended: '0', reason: '5 added to line 151' })
    expect(rows.find((row) => row['line'] === '151')).toMatchObject({ row: first['row'], intended: '8' })
  })

  test('rows are counted from 1, and by account on demand; other lines come after them then', async () => {
    const { manifest, excludedEntries, source } = await seal(makeSource().text)
    const report = createReport({ manifest, words: [], excludedEntries })
    const rows = parse(reportCsvChunks(report, manifest, { source, order: 'account' }))
    expect(rows.slice(0, 4979).map((row) => Number(row['row']))).toEqual(
      Array.from({ length: 4979 }, (_, index) => index + 1),
    )
    expect(rows[0]?.['address']).toBe(manifest.rowAt(0).account)
    expect(rows.slice(4979).map((row) => row['state'])).toEqual([
      ...Array.from({ length: 17 }, () => 'merged'),
      'excluded',
      ...Array.from({ length: 3 }, () => 'merged'),
    ])
  })

  test('JSON has the same lines, notes and numbers', async () => {
    const { manifest, excludedEntries, source } = await seal(makeSource().text)
    const report = createReport({ manifest, words: [], excludedEntries })
    const json = JSON.parse(reportToJson(report, manifest, { source, fees: 12n, madeAt: new Date(0) })) as {
      entries: { line: number; row: number; note?: string }[]
      merged: { line: number; row: number; amount: string }[]
    }
    expect(json).toMatchObject({ version: 2, fees: '12', madeAt: '1970-01-01T00:00:00.000Z', rows: { merged: 20 } })
    expect(json.entries.slice(0, 2)).toMatchObject([{ line: 2 }, { line: 3, note: 'Zoë 1' }])
    const into = json.entries.find(({ line }) => line === 151)
    expect(json.merged[0]).toMatchObject({ line: 251, row: into?.row, amount: `${5n * 10n ** 18n}` })
    expect(json.entries.map(({ row }) => row).toSorted((a, b) => a - b)[0]).toBe(1)
  })

  test('a list of recipients keeps them, and is the same list when it is read again', async () => {
    const { manifest, source } = await seal(makeSource().text)
    const csv = [...recipientsCsvChunks(manifest, { source })].join('')
    expect(parse([csv])[0]).toEqual({ address: expect.any(String), amount: '1', note: '', line: '2' })
    const list = await readList(csv, { standard: 'ERC20', decimals: 18 })
    expect([list.tally.errors, list.total]).toEqual([0, manifest.total])
    expect(list.entryAt(1).note).toBe('Zoë 1')
    expect(parse(recipientsCsvChunks(manifest, { source, rows: [7, 3] }))).toHaveLength(2)
  })

  test('beside each recipient stands her own link, where one is asked for', async () => {
    const { manifest, source } = await seal(
      'address,amount,note\n'.concat(accountOf(2), ',2,Ann\n', accountOf(1), ',1,Ben\n'),
    )
    const linkOf = (account: string) => `https://drops.example/d/1?address=${account}`
    const rows = parse(recipientsCsvChunks(manifest, { source, linkOf }))
    expect(rows.map(({ note, line, link }) => [note, line, link?.toLowerCase()])).toEqual([
      ['Ann', '2', linkOf(accountOf(2))],
      ['Ben', '3', linkOf(accountOf(1))],
    ])
  })

  test('payments that are the same in all take their lines in the order of the file', async () => {
    const [a, b] = [accountOf(1), accountOf(2)]
    const list = await readList(`${b},1,x\n${a},2,y\n${b},1,z`, { standard: 'ERC20', decimals: 18 })
    const kept = list.with({ kind: 'keep', lines: [1, 3], issue: 'address-repeated' })
    const session = createListSession()
    await session.open(`${b},1,x\n${a},2,y\n${b},1,z`, { standard: 'ERC20', decimals: 18, decisions: kept.decisions })
    const manifest = await session.freeze({ terms: termsOf('ERC20', 2), token, title: 'T' })
    const { lines, notes } = sourceRows(session.list(), manifest)
    const ofB = Array.from(lines.keys()).filter((row) => manifest.rowAt(row).account.toLowerCase() === b)
    expect(ofB.map((row) => [lines[row], notes?.[row]])).toEqual([
      [1, 'x'],
      [3, 'z'],
    ])
  })

  test('a file that is read again without its decisions is matched by account', async () => {
    const [a, b] = [accountOf(1), accountOf(2)]
    const text = `${b},1\n${a},2\n${b},3\n${accountOf(3)},1`
    const { manifest } = await seal(`${b},1\n${a},2\n${b},3`)
    const found = sourceRows(await readList(text, { standard: 'ERC20', decimals: 18 }), manifest)
    expect(Array.from(found.lines).toSorted()).toEqual([1, 2])
    expect(found.merged.map(({ line }) => line)).toEqual([3])
    expect(found.notes).toBeUndefined()
  })

  test('nothing of them is in the sealed list', async () => {
    const { manifest } = await seal(makeSource().text)
    expect(serializeManifest(manifest)).not.toMatch(/Zoë|Team|note|line/)
  })
})
