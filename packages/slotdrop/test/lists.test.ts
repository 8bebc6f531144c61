import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseManifest, serializeManifest } from '@slotdrop/drops'
import { makeRows, makeXlsx, toCsv } from '@slotdrop/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runBin } from './runBin.ts'
import { runMain } from './runMain.ts'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'command-'))
})
afterEach(() => rmSync(cwd, { recursive: true }))

function write(name: string, text: string) {
  writeFileSync(join(cwd, name), text)
}

const rows = makeRows(300)
const [first, second, third] = rows
const token = ['--decimals', '18', '--symbol', 'MERI']
const terms = [
  ...['--chain', '31337', '--sender', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
  ...['--token', '0x90F79bf6EB2c4f870365E785982E1f101E93b906', ...token],
]
const faulty = [
  'address,amount',
  `${first?.account},1.5`,
  `${second?.account.slice(0, -1)},2`,
  `${third?.account},1,000`,
  `${third?.account},0`,
  '',
].join('\n')

describe('slotdrop check', () => {
  test('says of a good list what it adds up to', async () => {
    write('list.csv', toCsv(rows))
    const { exitCode, stdout, stderr } = await runMain(['check', 'list.csv', ...token], { cwd })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toContain('300 recipients')
    expect(stdout).toMatch(/MERI in total/)
    expect(stdout).toContain('The list can be sealed.')
  })

  test('names every faulty line and exits with 3, for programs as one object', async () => {
    write('list.csv', faulty)
    const text = await runMain(['check', 'list.csv', ...token], { cwd })
    expect(text.exitCode).toBe(3)
    expect(text.stdout).toMatch(/line 3: .*\n[\s\S]*line 5: /)
    const { exitCode, json, stderr } = await runMain(['check', 'list.csv', ...token, '--json'], { cwd })
    expect([exitCode, stderr]).toEqual([3, ''])
    expect(json).toMatchObject({ command: 'check', exitCode: 3, canSeal: false })
    const lines = (json['findings'] as { lines: { line: number }[] }[]).flatMap(({ lines: each }) =>
      each.map(({ line }) => line),
    )
    expect([...new Set(lines)].sort()).toEqual([3, 4, 5])
  })

  test('takes what options decide about findings', async () => {
    write('list.csv', toCsv([...rows.slice(0, 3), ...rows.slice(0, 1)]))
    expect((await runMain(['check', 'list.csv', ...token], { cwd })).exitCode).toBe(3)
    const merged = await runMain(['check', 'list.csv', ...token, '--repeats', 'merge', '--json'], { cwd })
    expect(merged.json).toMatchObject({ exitCode: 0, recipients: 3 })
    const { json } = await runMain(['check', 'list.csv', ...token, '--accept', 'address-repeated', '--json'], { cwd })
    expect(json).toMatchObject({ exitCode: 0, recipients: 4, total: merged.json['total'] })
  })

  test('gives everybody the same where the list has no amounts', async () => {
    write('list.txt', rows.map(({ account }) => account).join('\n'))
    const { json } = await runMain(['check', 'list.txt', ...token, '--amount-each', '2.5', '--json'], { cwd })
    expect(json).toMatchObject({ exitCode: 0, recipients: 300, totalText: '750' })
  })
})

describe('how a list is read', () => {
  test('columns that options choose are those that are read, and the reading says it', async () => {
    write('list.csv', `rank,who,score,points\n1,${first?.account},7,100\n2,${second?.account},9,250\n`)
    const { json } = await runMain(['check', 'list.csv', ...token, '--columns', 'address=2,amount=4', '--json'], {
      cwd,
    })
    expect(json).toMatchObject({ exitCode: 0, totalText: '350', reading: { isChosen: true } })
    const { stdout } = await runMain(['check', 'list.csv', ...token, '--columns', 'address=2,amount=4'], { cwd })
    expect(stdout).toContain('column 4 (“points”) is the amount')
    const bad = await runMain(['check', 'list.csv', ...token, '--columns', 'address=two'], { cwd })
    expect([bad.exitCode, bad.stderr]).toMatchObject([2, expect.stringContaining('address=2,amount=3')])
  })

  test('each finding names the options that decide it', async () => {
    write('list.csv', toCsv([...rows.slice(0, 3), ...rows.slice(0, 1)]))
    const { json, stdout } = await runMain(['check', 'list.csv', ...token, '--json'], { cwd })
    const { findings } = JSON.parse(stdout) as { findings: { options: string[] }[] }
    expect(json).toMatchObject({ exitCode: 3 })
    expect(findings.flatMap(({ options }) => options)).toEqual([
      '--repeats merge',
      '--repeats keep-first',
      '--repeats keep',
    ])
  })
})

describe('where a list comes from', () => {
  const june = {
    name: 'June',
    rows: [
      ['address', 'amount'],
      [first?.account ?? '', { number: '2.5' }],
    ],
  } as const
  const july = {
    name: 'July',
    rows: [
      ['address', 'amount'],
      [second?.account ?? '', { number: '4' }],
    ],
  } as const

  test('standard input is read in place of a file', async () => {
    const { json } = await runBin(['check', '-', ...token, '--json'], { cwd, input: toCsv(rows.slice(0, 3)) })
    expect(json).toMatchObject({ exitCode: 0, recipients: 3 })
    const sealed = await runMain(['seal', '-', ...terms, '--out', 'a.json'], { cwd, input: toCsv(rows.slice(0, 3)) })
    expect(sealed.exitCode).toBe(0)
    const found = await runMain(['check', '-', ...token], { cwd, input: faulty })
    expect(found.exitCode).toBe(3)
    expect(found.stdout).toMatch(/\(amount-zero[^)]*\)[\s\S]*line 5: [\s\S]*--exclude amount-zero/)
    const homeless = await runMain(['seal', '-', ...terms], { cwd, input: toCsv(rows.slice(0, 3)) })
    expect([homeless.exitCode, homeless.stderr]).toMatchObject([2, expect.stringContaining('--out')])
  })

  test('a spreadsheet is read, its other sheets are named, and one of them can be chosen', async () => {
    writeFileSync(join(cwd, 'list.xlsx'), makeXlsx([june, july]))
    const one = await runMain(['check', 'list.xlsx', ...token, '--json'], { cwd })
    expect(one.json).toMatchObject({ exitCode: 0, totalText: '2.5' })
    expect(one.json['notices']).toContainEqual(expect.stringMatching(/June.*July.*--sheet/))
    const other = await runMain(['check', 'list.xlsx', ...token, '--sheet', 'July', '--json'], { cwd })
    expect(other.json).toMatchObject({ exitCode: 0, totalText: '4' })
    const absent = await runMain(['check', 'list.xlsx', ...token, '--sheet', 'August'], { cwd })
    expect([absent.exitCode, absent.stderr]).toMatchObject([2, expect.stringContaining('June, July')])
    write('list.csv', toCsv(rows))
    expect((await runMain(['check', 'list.csv', ...token, '--sheet', 'June'], { cwd })).exitCode).toBe(2)
  })

  test('names are looked up by the node of --resolve alone, and a node that does not answer is said', async () => {
    write('list.csv', 'address,amount\nada.eth,100\n')
    const unknown = await runMain(['check', 'list.csv', ...token, '--json'], { cwd })
    expect(unknown.json).toMatchObject({
      exitCode: 3,
      findings: [{ kind: 'address-is-a-name', options: expect.arrayContaining(['--resolve URL']) }],
    })
    const silent = await runMain(['check', 'list.csv', ...token, '--resolve', 'http://127.0.0.1:1'], { cwd })
    expect(silent.exitCode).toBe(6)
  })
})

describe('slotdrop seal', () => {
  test('writes the canonical file and tells what is known by', async () => {
    write('list.csv', toCsv(rows))
    const { exitCode, json } = await runMain(['seal', 'list.csv', ...terms, '--title', 'Season 2', '--json'], { cwd })
    expect(exitCode).toBe(0)
    const file = readFileSync(join(cwd, 'list.sealed.json'), 'utf8')
    const manifest = await parseManifest(file)
    expect(serializeManifest(manifest)).toBe(file)
    const { dropId, root, total, title } = manifest
    const sha256 = `0x${createHash('sha256').update(file).digest('hex')}`
    expect(json).toMatchObject({ dropId, root, total: `${total}`, title, slots: 2, sha256, listDigest: sha256 })
    expect(json['cid']).toMatch(/^bafkrei/)
  })

  test('gives the same drop for the same rows in another order, and does not overwrite another drop', async () => {
    write('list.csv', toCsv(rows))
    write('other.csv', toCsv(rows.toReversed()))
    const run = async (...argv: string[]) => runMain(['seal', ...argv, ...terms, '--out', 'sealed.json'], { cwd })
    const one = await run('list.csv', '--json')
    expect((await run('other.csv', '--json')).json['dropId']).toBe(one.json['dropId'])
    const another = await run('list.csv', '--round', '2')
    expect(another.exitCode).toBe(9)
    expect(another.stderr).toContain('not the same drop')
    // Whether that drop has begun is known to the chain alone.
    const forced = await run('list.csv', '--round', '2', '--force')
    expect([forced.exitCode, forced.stderr]).toEqual([2, expect.stringContaining('--rpc')])
  })

  test('refuses a list with findings, and says what is missing', async () => {
    write('list.csv', faulty)
    const refused = await runMain(['seal', 'list.csv', ...terms], { cwd })
    expect(refused.exitCode).toBe(3)
    expect(refused.stderr).toMatch(/line 3: .*\n[\s\S]*line 5: /)
    const { json } = await runMain(['seal', 'list.csv', ...terms, '--json'], { cwd })
    const { error } = json as { error: { findings: { kind: string }[] } }
    expect(error.findings.map(({ kind }) => kind)).toContain('amount-zero')
    write('list.csv', toCsv(rows))
    const { exitCode, stderr } = await runMain(['seal', 'list.csv', ...token], { cwd })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('--chain is missing')
  })
})

describe('a list of several tokens', () => {
  const mixed = `address,amount,token\n${first?.account},100,MERI\n${second?.account},250,DAI\n${third?.account},5,MERI\n`

  test('rows of another token are asked about, and an option says which are paid', async () => {
    write('list.csv', mixed)
    const asked = await runMain(['check', 'list.csv', ...token, '--json'], { cwd })
    expect(asked.json).toMatchObject({ exitCode: 3, questions: [{ kind: 'tokens' }] })
    const { json } = await runMain(['check', 'list.csv', ...token, '--tokens', 'MERI', '--json'], { cwd })
    expect(json).toMatchObject({ exitCode: 0, recipients: 2, totalText: '105', lines: { excluded: 1 } })
  })

  test('splitting needs a node, which tells the decimals of each token', async () => {
    write('list.csv', mixed)
    const other = await runMain(['seal', 'list.csv', '--split', '--chain', '31337'], { cwd })
    expect([other.exitCode, other.stderr]).toMatchObject([2, expect.stringContaining('--rpc')])
  })
})

describe('the command', () => {
  test.each([
    [[], 2],
    [['--help'], 0],
    [['check', '--help'], 0],
    [['send', '-h'], 0],
    [['chekc'], 2],
    [['check'], 2],
    [['check', 'list.csv', '--what'], 2],
    [['check', 'absent.csv', '--decimals', '18'], 9],
    [['check', 'list.csv', '--decimals', 'many'], 2],
    [['check', 'list.csv', '--token', terms[5] ?? '', '--rpc', 'http://127.0.0.1:1'], 6],
    [['export', 'list.csv', '--rpc', 'https://node.example'], 9],
    [['export', 'list.csv', '--rpc', 'https://node.example', '--service', 'https://drops.example/d'], 2],
  ] as const)('%j exits with %i', async (argv, expected) => {
    write('list.csv', toCsv(rows.slice(0, 3)))
    const { exitCode, stdout, stderr } = await runMain(argv, { cwd })
    expect(exitCode).toBe(expected)
    // What went wrong is no result.
    expect(expected === 0 || argv.length === 0 ? stdout : stderr).not.toBe('')
    if (expected !== 0 && argv.length > 0) expect(stdout).toBe('')
  })

  test('tells a failure to programs as one object, too', async () => {
    const { exitCode, json } = await runBin(['check', 'absent.csv', '--decimals', '18', '--json'], { cwd })
    expect([exitCode, json]).toMatchObject([9, { command: 'check', exitCode: 9, error: { name: 'FileError' } }])
  })
})
