import { describe, expect, test } from 'vitest'
import { issueTextOf } from '../../../test/issueTextOf.ts'
import type { IssueGroup } from '../judging/groupIssues.ts'
import type { RecipientList } from '../list.ts'
import { readList } from '../readList.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const meri = { standard: 'ERC20', decimals: 2, symbol: 'MERI' } as const

function kinds({ issues }: RecipientList) {
  return issues.map(({ kind, lines }) => [kind, lines] as const)
}

function paid(list: RecipientList) {
  return list.rows().map(({ account, amount }) => [account, amount])
}

function fixesOf(list: RecipientList, kind: IssueGroup['kind']) {
  return list.issues.find((group) => group.kind === kind)?.fixes
}

describe('cells that hold what is wanted, and something beside it', () => {
  test('amounts with a currency sign or the token’s symbol are numbers by one click, which can be taken back', async () => {
    const list = await readList(`address;amount\n${A};$1,250.50\n${B};5 MERI\n${C};€ 7`, meri)
    expect(kinds(list)).toEqual([['amount-with-unit', [2, 3, 4]]])
    expect(fixesOf(list, 'amount-with-unit')).toEqual(['repair', 'exclude'])
    expect(issueTextOf(list, 1)).toBe('“5 MERI” holds the number 5.')
    const read = list.with({ kind: 'repair', issue: 'amount-with-unit' })
    expect(paid(read)).toEqual([
      [A, 125_050n],
      [B, 500n],
      [C, 700n],
    ])
    expect(read.issues).toEqual([])
    expect(kinds(read.withDecisions(list.decisions))).toEqual(kinds(list))
  })

  test('an amount of another token, or with a word for a thousand, stays an error', async () => {
    const list = await readList(`${A},5 USDC\n${B},5k\n${C},1`, meri)
    expect(kinds(list)).toEqual([['amount-malformed', [1, 2]]])
  })

  test('addresses in links, beside names and without 0x are taken by one click, and their checksums hold', async () => {
    const wrong = `0x${A.slice(2, 10).toLowerCase()}${A.slice(10)}`
    const text = [
      `https://etherscan.io/address/${A},1`,
      `https://etherscan.io/token/${C}?a=${B},2`,
      `${C.slice(2)},3`,
      `https://etherscan.io/address/${wrong},4`,
    ].join('\n')
    const list = await readList(text, meri)
    expect(kinds(list)).toEqual([['address-in-text', [1, 2, 3, 4]]])
    expect(issueTextOf(list, 2)).toBe(`“${C.slice(2)}” holds the address ${C}.`)
    const taken = list.with({ kind: 'repair', issue: 'address-in-text' })
    expect(kinds(taken)).toEqual([['address-checksum', [4]]])
    expect(paid(taken)).toEqual([
      [A, 100n],
      [B, 200n],
      [C, 300n],
    ])
  })

  test('a cell with several addresses is asked about, as nobody knows what each of them gets', async () => {
    const list = await readList(`address,amount\n${A} ${B},1\n${C},2`, meri)
    expect(kinds(list)).toEqual([['addresses-in-one-cell', [2]]])
    expect(fixesOf(list, 'addresses-in-one-cell')).toEqual(['exclude'])
    expect(issueTextOf(list, 0)).toContain('holds 2 addresses')
  })

  test('a line with a total is known as one, and leaves no money behind when it is excluded', async () => {
    const list = await readList(`name,address,amount\nAda,${A},1\nTotal,,3\nBob,${B},2`, meri)
    expect(kinds(list)).toEqual([['total-line', [3]]])
    const without = list.with({ kind: 'exclude', lines: [3] })
    expect([without.canSeal, without.total, without.entryAt(1).amount]).toEqual([true, 300n, undefined])
    expect(kinds(await readList(`${A},1\nSumme:;3\nGrand total,4\n${B},3`, meri)).at(0)).toEqual(['total-line', [2, 3]])
    // Somebody of that name is paid.
    expect(kinds(await readList(`name,address,amount\nTotal,${A},1`, meri))).toEqual([])
  })

  test('a number that a spreadsheet made a date of is named as one', async () => {
    expect(issueTextOf(await readList(`${A},2026-05-01`, meri), 0)).toContain('is a date')
  })
})

describe('lists of spreadsheets in other languages', () => {
  test.each([
    ['German', `Empfänger;Betrag;Bemerkung\n${A};1.250,50;Büro\n${B};12,5;`],
    ['French', `Adresse;Montant;Libellé\n${A};1\u202f250,50;été\n${B};12,5;`],
    ['Spanish', `Dirección;Importe;Nota\n${A};1.250,50;año\n${B};12,5;`],
    ['Chinese', `姓名,地址,数量\n张,${A},1250.50\n李,${B},12.5`],
  ])('%s: header and amounts are understood, and nothing is asked', async (_, text) => {
    const list = await readList(text, meri)
    expect(kinds(list)).toEqual([])
    expect(paid(list)).toEqual([
      [A, 125_050n],
      [B, 1250n],
    ])
    expect(list.tally).toMatchObject({ header: 1, ready: 2 })
  })

  test('one amount anywhere shows how decimals are written, also beside notes of several lines', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, row) => `0x${(10 ** 9 + row).toString(16).padStart(40, '7')};${row + 1},5;`,
    )
    const list = await readList([...rows, `${A};1.250,50;`].join('\n'), meri)
    expect(kinds(list).map(([kind]) => kind)).not.toContain('amount-ambiguous')
    const notes = await readList(`address,amount,note\n${A},"1,250.50","one\ntwo"\n${B},"12.5",`, meri)
    expect([kinds(notes), notes.total]).toEqual([[], 126_300n])
  })

  test('a list in which both ways of writing are found is asked about', async () => {
    const list = await readList(`${A};1.250,50\n${B};1,250.50`, meri)
    expect(kinds(list)).toEqual([['amount-ambiguous', [1, 2]]])
    expect(kinds(await readList(`${A};1.250,50\n${B};12.5`, meri))).toEqual([['amount-ambiguous', [1]]])
    expect(kinds(await readList(`${A};1,5\n${B};2,0`, meri))).toEqual([['amount-ambiguous', [1, 2]]])
  })

  test('a header whose columns were named is no error any more', async () => {
    const list = await readList(`Kürzel;Wer;Wieviel\nx;y;5`, meri)
    expect(kinds(list)[0]).toEqual(['unknown-header', [1]])
    expect(paid(await readList(`Kürzel;Wer;Wieviel\nx;${A};5`, meri))).toEqual([[A, 500n]])
    expect(kinds(list.with({ kind: 'mapping', mapping: { account: 1, amount: 2 } }))).toEqual([
      ['address-malformed', [2]],
    ])
  })
})
