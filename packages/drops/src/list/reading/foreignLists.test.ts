import { describe, expect, test } from 'vitest'
import { readingSentence } from '../columns/readingSentence.ts'
import { noticeSentence } from '../entries/listNotices.ts'
import type { RecipientList } from '../list.ts'
import { choiceSentences, questionSentence } from '../questions/questionSentence.ts'
import { readList } from '../readList.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const meri = { standard: 'ERC20', decimals: 2, symbol: 'MERI' } as const

function paid(list: RecipientList) {
  return list.rows().map(({ account, amount }) => [account, amount])
}

function asked(list: RecipientList) {
  return list.questions.map((question) => String(questionSentence(question)))
}

function told(list: RecipientList) {
  return list.notices.map((notice) => String(noticeSentence(notice)))
}

const both = [
  [A, 10_000n],
  [B, 25_050n],
]

describe('columns are found by what they hold', () => {
  test.each([
    ['a unit in brackets', `Name,Wallet address,Amount (MERI),Note\nAda,${A},100,x\nBob,${B},250.50,y`],
    ['a unit in square brackets', `Reward [MERI],ETH address\n100,${A}\n250.50,${B}`],
    ['words joined by signs', `eth_address,payout\n${A},100\n${B},250.50`],
    ['points of a season', `rank,recipient wallet,points\n1,${A},100\n2,${B},250.50`],
    ['a balance beside ids and times', `id,time,holder,balance\n7,1700000000,${A},100\n9,1700000001,${B},250.50`],
    ['German', `Nr.;Empfänger;Auszahlung\n1;${A};100\n2;${B};250.50`],
    ['French', `Rang;Portefeuille;Récompense\n1;${A};100\n2;${B};250.50`],
    ['Spanish', `Fecha;Billetera;Recompensa\n2026-01-01;${A};100\n2026-01-01;${B};250.50`],
    ['Portuguese', `Data;Carteira;Pagamento\n2026-01-01;${A};100\n2026-01-01;${B};250.50`],
    ['Italian', `Data;Portafoglio;Ricompensa\n2026-01-01;${A};100\n2026-01-01;${B};250.50`],
    ['Dutch', `Datum;Ontvanger;Bedrag\n2026-01-01;${A};100\n2026-01-01;${B};250.50`],
    ['names of columns that say nothing', `who,what\n${A},100\n${B},250.50`],
    ['a name in the column called recipient', `Recipient,Wallet,Amount\nAda,${A},100\nBob,${B},250.50`],
    ['the unit of this token beside another one', `address,Amount (MERI),Amount (USD)\n${A},100,1\n${B},250.50,2`],
    ['a time that names the reward', `wallet,reward time,reward\n${A},1700000000,100\n${B},1700000500,250.50`],
    ['words in brackets that say nothing of the column', `Wallet (to date),Reward (per month)\n${A},100\n${B},250.50`],
    ['a date with points, without a header', `${A},31.12.2026,100\n${B},01.10.2026,250.50`],
    ['a note between address and amount, without a header', `${A},for June,100\n${B},for July,250.50`],
    ['the amount in front of the address, without a header', `100,${A}\n250.50,${B}`],
  ])('%s', async (_, text) => {
    const list = await readList(text, meri)
    expect([paid(list), asked(list), list.canSeal]).toEqual([both, [], true])
  })

  test('how a list is read is one sentence, which names what is not used', async () => {
    const list = await readList(`Name,Wallet address,Amount (MERI),Age\nAda,${A},100,31\nBob,${B},250.50,47`, meri)
    expect(String(readingSentence(list.reading))).toBe(
      'Column 2 (“Wallet address”) is the address, column 3 (“Amount (MERI)”) is the amount and column 1 (“Name”) is the note; column 4 (“Age”) is not used.',
    )
  })

  test('titles, blank lines and totals around the rows are told and not read', async () => {
    const rows = `Contributor,ETH address,Reward\nAda,${A},100\nBob,${B},250.50`
    for (const [above, notice] of [
      ['Rewards Q3,,\n,,\n', '1 line above the rows is not read: “Rewards Q3”.'],
      ['"Rewards, ""Q3""",,\n', '1 line above the rows is not read: “Rewards, "Q3"”.'],
      ['sep=,\n', '1 line above the rows is not read: “sep=,”.'],
      [
        '# encoding: utf-8\nPayments, third quarter\n',
        '2 lines above the rows are not read: “# encoding: utf-8” and “Payments, third quarter”.',
      ],
    ] as const) {
      const list = await readList(`${above}${rows}\nTotal,,350.50\nAverage,,175.25\n`, meri)
      expect([paid(list), list.canSeal]).toEqual([both, true])
      expect(told(list)).toEqual([
        notice,
        '2 lines with totals below the rows are not read: “Total,,350.50” and “Average,,175.25”.',
      ])
      const { lines, ready, blank, header } = list.tally
      expect(ready + blank + header).toBe(lines)
    }
  })

  test('a title above rows without a header is told, and a row that is written wrong is no title', async () => {
    expect(told(await readList(`Payments\n${A},100\n${B},250.50`, meri))).toEqual([
      '1 line above the rows is not read: “Payments”.',
    ])
    for (const wrong of ['0xf39Fd6e51aad88F6F4ce,5', 'nobody,7', 'row7,x9'])
      expect((await readList(`${wrong}\n${A},100`, meri)).canSeal).toBe(false)
  })

  test('the line where reading begins can be chosen', async () => {
    const text = `address,amount\n${C},1\n\naddress,amount\n${A},100\n${B},250.50`
    const list = (await readList(text, meri)).with({ kind: 'lines-from', line: 4 })
    expect([paid(list), list.reading.headerLine]).toEqual([both, 4])
    expect(list.reading.skippedLines).toEqual([1, 2])
  })

  test('a sheet that states its semicolon writes decimals with a comma', async () => {
    expect(paid(await readList(`sep=;\naddress;amount\n${A};100\n${B};250,5`, meri))).toEqual(both)
  })
})

describe('two readings that pay different sums are a question', () => {
  test.each([
    ['a row number in front', `1,${A},100\n2,${B},250.50`, 'column 1 or column 3'],
    ['a time in front', `1700000000;${A};100\n1700000007;${B};250.50`, 'column 1 or column 3'],
    ['two numbers after it, by semicolons', `${A};100;3\n${B};250.50;4`, 'column 2 or column 3'],
    ['two numbers after it, by tabs', `${A}\t100\t3\n${B}\t250.50\t4`, 'column 2 or column 3'],
    ['two numbers after it, by spaces', `${A} 100 3\n${B} 250.50 4`, 'column 2 or column 3'],
    [
      'two columns of a header',
      `wallet,points,reward\n${A},100,3\n${B},250.50,4`,
      'column 2 (“points”) or column 3 (“reward”)',
    ],
  ])('%s', async (_, text, columns) => {
    const list = await readList(text, meri)
    expect([list.canSeal, list.tally.errors, asked(list)]).toEqual([
      false,
      0,
      [`Which column is the amount: ${columns}?`],
    ])
    const [question] = list.questions
    const sums = new Set<bigint>()
    for (const { fix, preview, option } of question?.choices ?? []) {
      expect(preview).toHaveLength(2)
      expect(option).toMatch(/^--columns address=\d,amount=\d/)
      const chosen = list.with(fix)
      expect([chosen.questions, chosen.canSeal]).toEqual([[], true])
      expect(paid(chosen)).toEqual(preview.map(({ account, amount }) => [account, amount]))
      expect(chosen.withDecisions(list.decisions).questions).toEqual(list.questions)
      sums.add(chosen.total)
    }
    expect(sums.size).toBe(2)
    expect(sums.has(35_050n)).toBe(true)
  })

  test('two columns of addresses are asked about, too', async () => {
    const list = await readList(`${A},${B},5\n${B},${C},6`, meri)
    expect(asked(list)).toEqual(['Which column is the address: column 1 or column 2?'])
    expect(asked(await readList(`from,to,amount\n${A},${B},5\n${B},${C},6`, meri))).toEqual([])
  })

  test('row numbers alone are no amounts without a question', async () => {
    const list = await readList(`1,${A}\n2,${B}\n3,${C}`, meri)
    expect([list.canSeal, list.questions.length]).toEqual([false, 1])
    expect(list.questions.flatMap(choiceSentences).map(String)).toEqual([
      'Column 2 is the address; there are no amounts',
      'Column 2 is the address and column 1 is the amount',
    ])
  })

  test('commas inside of all amounts are one question, not an error on each line', async () => {
    const list = await readList(`${A},1,500\n${B},2,250`, meri)
    expect([list.canSeal, list.issues.map(({ kind }) => kind)]).toEqual([false, ['amount-ambiguous']])
    const joined = list.questions[0]?.choices[0]
    expect(joined?.option).toBe('--columns address=1,amount=2+3')
    const chosen = joined && list.with(joined.fix)
    expect(chosen?.with({ kind: 'decimal-style', style: 'point' }).total).toBe(375_000n)
  })

  test('a second number on a few lines is an error there, whatever separates it', async () => {
    for (const sign of [',', ';', '\t']) {
      const rows = [A, B, C].map((account, row) => [account, '7', ...(row === 1 ? ['8'] : [])].join(sign))
      expect((await readList(rows.join('\n'), meri)).issues.map(({ kind, lines }) => [kind, lines])).toEqual([
        ['amount-split', [2]],
      ])
    }
  })
})

describe('addresses in texts', () => {
  test('names before them and one amount on each line are read as notes and amounts', async () => {
    for (const text of [
      `Ada Moe ${A} 100\nBob ${B} 250.50`,
      `12:30 Ada: ${A} 100 MERI\n9:05 Bob Roe: ${B} - 250.50`,
      `Ada Moe\t${A} 100\nBob Roe the second\t${B} 250.50`,
    ]) {
      const list = await readList(text, meri)
      expect([paid(list), asked(list)]).toEqual([both, []])
      expect(list.entryAt(0).note).toContain('Ada')
    }
  })

  test('names of accounts beside names of people are looked up, and notes are kept', async () => {
    const list = await readList('Ada Moe,ada.eth,100\nBen Roe,ben.eth,250\nCai Doe,cai.eth,75', meri)
    expect(list.names()).toEqual(['ada.eth', 'ben.eth', 'cai.eth'])
    expect([0, 1, 2].map((row) => [list.entryAt(row).amount, list.entryAt(row).note])).toEqual([
      [10_000n, 'Ada Moe'],
      [25_000n, 'Ben Roe'],
      [7500n, 'Cai Doe'],
    ])
  })

  test.each([
    ['chat', `Payout list from the channel:\n@ada: ${A} thanks!\n- Ben ${B}\n${C}`],
    ['notes with commas', `Ada, ${A}, thanks\n${B}, Bob\nand, at last, ${C}`],
    ['a list with bullets', `Winners\n\n* Ada ${A}\n* Bob Roe (${B})\n* ${C} who came third`],
    ['an e-mail', `Hi Ada,\nplease pay ${A}, thanks.\nAnd then ${B} as well\nas ${C}\nBest, Bob`],
  ])('%s: the addresses are one offer, then the same for all', async (_, text) => {
    const list = await readList(text, meri)
    expect([list.canSeal, asked(list)]).toEqual([false, ['3 addresses found in this text.']])
    const [choice] = list.questions[0]?.choices ?? []
    const taken = choice && list.with(choice.fix)
    expect(taken?.issues.map(({ kind, fixes }) => [kind, fixes])).toEqual([['missing-cell', ['equal-amounts']]])
    const equal = taken?.with({ kind: 'allocation', allocation: { kind: 'equal', amount: 7n } })
    expect([equal?.canSeal, equal?.total]).toEqual([true, 21n])
  })

  test('numbers on both sides of an address are asked about', async () => {
    const list = await readList(`5 for ${A} then 100\n6 for Bob ${B} then 250.50`, meri)
    expect(list.questions[0]?.choices.map(({ option }) => option)).toEqual([
      '--form amount-after',
      '--form amount-before',
      '--form text',
    ])
    expect(list.canSeal).toBe(false)
  })
})
