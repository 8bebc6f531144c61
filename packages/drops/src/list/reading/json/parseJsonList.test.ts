import { describe, expect, test } from 'vitest'
import { ListJsonError } from '../../../errors.ts'
import { readingSentence } from '../../columns/readingSentence.ts'
import { noticeSentence } from '../../entries/listNotices.ts'
import { readList } from '../../readList.ts'
import type { ReadOptions } from '../prepareList.ts'
import { parseJsonList } from './parseJsonList.ts'

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const C = '0xCe29EFf94d34706216c791c4B2494ee703CB53D7'
const T = '0xFbcD898244D196690A11C6fFea44B5d1Ad43a5e9'
const erc20 = { standard: 'ERC20', decimals: 18 } as const
const unit = 10n ** 18n

async function paid(text: string, options: ReadOptions = erc20) {
  return (await readList(text, options)).rows().map(({ account, amount }) => [account, amount])
}

function tableOf(document: unknown) {
  const list = parseJsonList(new TextEncoder().encode(JSON.stringify(document)))
  return list && { header: list.header, lines: list.text.split('\n'), isRaw: list.isRaw, unused: list.unused }
}

function two(first: bigint, second: bigint) {
  return [
    [A, first],
    [B, second],
  ]
}

describe('JSON lines', () => {
  const first = `{"address":"${A}","amount":"100"}`
  const second = `{"address":"${B}","amount":250}`

  test.each([
    ['a record a line', `${first}\n${second}\n`],
    ['blank lines between, and carriage returns', `\r\n${first}\r\n\r\n${second}\r\n`],
    ['a comma behind each record and no brackets around them', `${first},\n${second},\n`],
    ['arrays', `["${A}","100"]\n["${B}","250"]`],
  ])('%s', async (_, text) => {
    expect(await paid(text)).toEqual(two(100n * unit, 250n * unit))
  })

  test('a line that is broken is named', async () => {
    await expect(readList(`${first}\n{"address":"${B}"\n`, erc20)).rejects.toMatchObject({ line: 3 })
    await expect(readList(`${first}\n${second.slice(0, -1)}\n${first}`, erc20)).rejects.toThrow(ListJsonError)
  })
})

describe('records of other programs', () => {
  test('objects inside of records are columns by their path, which is shortened where one member alone says it', () => {
    const document = {
      items: [
        { address: { hash: A, name: null, is_contract: false }, value: '100', token: { address: T, decimals: '18' } },
        { address: { hash: B, name: 'Ben', is_contract: true }, value: '250', token: { address: T, decimals: '18' } },
      ],
      next_page_params: { items_count: 50 },
    }
    expect(tableOf(document)).toMatchObject({
      header: ['address', 'address.name', 'address.is_contract', 'value', 'token.address', 'token.decimals'],
      lines: [`${A},,false,100,${T},18`, `${B},Ben,true,250,${T},18`],
    })
  })

  test('the list inside of a record gives a row for each of its objects', () => {
    const document = {
      owners: [
        {
          ownerAddress: A,
          tokenBalances: [
            { tokenId: '7', balance: 2 },
            { tokenId: '8', balance: 1 },
          ],
        },
      ],
    }
    expect(tableOf(document)).toMatchObject({
      header: ['ownerAddress', 'tokenId', 'balance'],
      lines: [`${A},7,2`, `${A},8,1`],
    })
  })

  test('a list beside an amount makes no rows: the amount would be paid for each of them', async () => {
    const record = { address: A, points: 5, events: [{ at: 1 }, { at: 2 }] }
    expect(tableOf([record])).toMatchObject({ header: ['address', 'points', 'events'], lines: [`${A},5,[2]`] })
    const groups = [{ team: [{ address: A, amount: 1 }], backers: [{ address: B, amount: 2 }] }]
    expect(await paid(JSON.stringify(groups))).toEqual(two(unit, 2n * unit))
  })

  test('a token beside an amount, and the digits of a token id', () => {
    const amount = { value: '1000000', decimals: 6, symbol: 'USDC' }
    expect(tableOf([{ recipient: { address: A }, amount }])).toMatchObject({
      header: ['recipient.address', 'amount', 'amount.decimals', 'symbol'],
    })
    expect(tableOf([{ owner: A, tokenId: '0x0a', hash: '0x0b' }])).toMatchObject({ lines: [`${A},10,0x0b`] })
  })

  test('what stands around a list holds for each of its records', () => {
    const records = [
      { address: A, amount: '1' },
      { address: B, amount: '2', note: 'late' },
    ]
    expect(tableOf({ symbol: 'DAI', title: 'Season', recipients: records })).toMatchObject({
      header: ['address', 'amount', 'note', 'symbol'],
      lines: [`${A},1,,DAI`, `${B},2,late,DAI`],
    })
    expect(tableOf([{ token: T, recipients: records }])).toMatchObject({
      header: ['token', 'address', 'amount', 'note'],
      lines: [`${T},${A},1`, `${T},${B},2,late`],
    })
    expect(tableOf([{ token: T, balances: { [A]: '1', [B]: { amount: '2' } } }])).toMatchObject({
      header: ['token', 'address', 'amount'],
      lines: [`${T},${A},1`, `${T},${B},2`],
    })
  })

  test('lists of the same shape are one, another list is named', () => {
    const document = {
      team: [{ address: A, amount: 1 }],
      backers: [{ address: B, amount: 2 }],
      moves: [{ from: A, to: B }],
    }
    expect(tableOf(document)).toMatchObject({ lines: [`${A},1,team`, `${B},2,backers`], unused: ['moves'] })
  })

  test('lists of values side by side are one table, and a missing value is missing', async () => {
    expect(await paid(JSON.stringify({ recipients: [A, B], amounts: ['1', 2] }))).toEqual(two(unit, 2n * unit))
    expect(await paid(JSON.stringify({ data: { amounts: ['1', 2], wallets: [A, B] } }))).toEqual(two(unit, 2n * unit))
    const short = await readList(JSON.stringify({ recipients: [A, B, C], amounts: ['1', '2'] }), erc20)
    expect([short.canSeal, short.issues.map(({ kind, lines }) => [kind, lines])]).toEqual([
      false,
      [['missing-cell', [3]]],
    ])
  })

  test('arrays with a header in the first of them', async () => {
    const rows = [
      ['Name', 'Wallet', 'Amount'],
      ['Ada', A, 1],
      ['Ben', B, '2'],
    ]
    expect(await paid(JSON.stringify(rows))).toEqual(two(unit, 2n * unit))
    expect(await paid(JSON.stringify({ range: 'A1:C3', values: rows }))).toEqual(two(unit, 2n * unit))
  })

  test('a pair of addresses has no amount', async () => {
    for (const text of [
      JSON.stringify([
        [A, C],
        [B, C],
      ]),
      JSON.stringify({ [A]: C, [B]: C }),
      JSON.stringify([{ address: A, amount: C }]),
    ]) {
      const list = await readList(text, erc20)
      expect([list.total, list.canSeal, list.format.amountUnit]).toEqual([0n, false, 'token'])
    }
  })
})

describe('what is told of a document', () => {
  const records = [
    { address: A, amount: '1000000', group: 'team' },
    { address: B, amount: '2500000' },
  ]
  const six = { standard: 'ERC20', decimals: 6 } as const

  test('its members, those that are not used, and the unit', async () => {
    const list = await readList(JSON.stringify({ merkleRoot: '0x', recipients: records }), six)
    expect(String(readingSentence(list.reading))).toBe(
      '“address” is the address and “amount” is the amount; “group” is not used. Amounts are in the token’s smallest units.',
    )
    expect(String(readingSentence((await readList(JSON.stringify(records), erc20)).reading))).toBe(
      '“address” is the address and “amount” is the amount; “group” is not used.',
    )
  })

  test('lists that are not read', async () => {
    const text = JSON.stringify({ recipients: records, transfers: [{ from: A, to: B, value: '1' }] })
    const { notices } = await readList(text, erc20)
    expect(notices.map((notice) => String(noticeSentence(notice)))).toEqual([
      'Another list of the file is not read: “transfers”.',
    ])
  })

  test('amounts of which only the size hints at smallest units are a question', async () => {
    const asked = await readList(JSON.stringify(records), six)
    const [question] = asked.questions
    expect([asked.canSeal, question?.kind, question?.choices.map(({ option }) => option)]).toEqual([
      false,
      'amount-unit',
      ['--unit base', '--unit token'],
    ])
    expect(question?.choices.map(({ preview }) => preview.map(({ amount }) => amount))).toEqual([
      [1_000_000n, 2_500_000n],
      [10n ** 12n, 25n * 10n ** 11n],
    ])
    const fixes = question?.choices.map(({ fix }) => fix) ?? []
    expect(fixes.map((fix) => [asked.with(fix).canSeal, asked.with(fix).total])).toEqual([
      [true, 3_500_000n],
      [true, 35n * 10n ** 11n],
    ])
    for (const text of [`${A},0.5\n${B},2500000`, `${A},100\n${B},250000`, `${A},1\n${B},2500000\n${C},1`])
      expect((await readList(text, six)).questions).toEqual([])
    expect((await readList(`${A},1000000\n${B},2500000`, six)).questions).toHaveLength(1)
    expect((await readList(JSON.stringify(records), { ...six, amountUnit: 'token' })).questions).toEqual([])
  })
})

describe('amounts in smallest units', () => {
  const six = { standard: 'ERC20', decimals: 6, symbol: 'USDC' } as const
  const usdc = { ...six, known: { token: T } } as const
  const meta = { name: 'Batch', txBuilderVersion: '1.16.5' }
  const inputs = [
    { internalType: 'address', name: 'to', type: 'address' },
    { internalType: 'uint256', name: 'amount', type: 'uint256' },
  ]
  const transfer = (to: string, amount: string) => ({
    to: T,
    value: '0',
    data: null,
    contractMethod: { inputs, name: 'transfer', payable: false },
    contractInputsValues: { to, amount },
  })
  const batch = (transactions: readonly object[]) =>
    JSON.stringify({ version: '1.0', chainId: '1', createdAt: 1, meta, transactions })

  test('a campaign of Sablier', async () => {
    const text = JSON.stringify({
      total_amount: '3500000',
      number_of_recipients: 2,
      root: `0x${'ab'.repeat(32)}`,
      merkle_tree: '{}',
      recipients: [
        { address: A, amount: '1000000' },
        { address: B, amount: '2500000' },
      ],
    })
    expect(await paid(text, six)).toEqual(two(1_000_000n, 2_500_000n))
    expect((await readList(text, six)).format.amountUnit).toBe('base')
  })

  test('transfers of Safe’s Transaction Builder, by method and by calldata', async () => {
    expect(await paid(batch([transfer(A, '1000000'), transfer(B, '2500000')]), usdc)).toEqual(
      two(1_000_000n, 2_500_000n),
    )
    const data = `0xa9059cbb${A.slice(2).toLowerCase().padStart(64, '0')}${(5).toString(16).padStart(64, '0')}`
    expect(await paid(batch([{ to: T, value: '0', data, contractMethod: null }]), usdc)).toEqual([[A, 5n]])
  })

  test('a call that is no transfer stands as a line that is not paid', async () => {
    const call = { ...transfer(A, '1'), contractMethod: { inputs, name: 'approve', payable: false } }
    const list = await readList(batch([transfer(A, '1000000'), call]), usdc)
    expect([list.canSeal, list.issues.map(({ kind, lines }) => [kind, lines])]).toEqual([
      false,
      [['missing-cell', [2]]],
    ])
  })

  test('hexadecimal amounts, whose digits are those of the number', async () => {
    expect(await paid(JSON.stringify([{ account: A, amount: '0xf4240' }]), six)).toEqual([[A, 1_000_000n]])
    expect(await paid(JSON.stringify([[A, `0x${(7).toString(16).padStart(64, '0')}`]]), six)).toEqual([[A, 7n]])
  })
})
