import { describe, expect, test } from 'vitest'
import { issueTextOf } from '../../../test/issueTextOf.ts'
import type { RecipientList } from '../list.ts'
import { readList } from '../readList.ts'

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const C = '0xCe29EFf94d34706216c791c4B2494ee703CB53D7'
const usdc = { standard: 'ERC20', decimals: 18, symbol: 'USDC' } as const
const one = 10n ** 18n

function kinds({ issues }: RecipientList) {
  return issues.map(({ kind, lines }) => [kind, lines] as const)
}

function csv(header: string, cells: readonly string[]) {
  return [header, ...cells.map((cell, row) => `${[A, B, C][row]},${cell}`)].join('\n')
}

describe('amounts as they are written', () => {
  test.each([
    ['a point first', ['.5', '1.25'], 175n],
    ['a point last', ['5.', '.5'], 550n],
    ['underscores', ['1_000', '2_500'], 350_000n],
    ['apostrophes', ['1’000.50', "2'000"], 300_050n],
    ['thin spaces', ['1\u2009000', '2\u202f000.5'], 300_050n],
    ['plus signs', ['+5', '+0.5'], 550n],
    ['texts of a spreadsheet', ["'100", '="100"'], 20_000n],
    ['lakhs', ['"1,00,000"', '"12,34,567.5"'], 133_456_750n],
    ['millions with commas', ['"1,234,567"', '12.5'], 123_457_950n],
  ])('%s need no decision', async (_, cells, hundredths) => {
    const list = await readList(csv('address,amount', cells), usdc)
    expect([kinds(list), list.total]).toEqual([[], (hundredths * one) / 100n])
    expect(list.canSeal).toBe(true)
  })

  test('unseen characters are named, and taken out of all amounts by one repair', async () => {
    const list = await readList(csv('address,amount', ['100\u200b', '2\u00ad50', '１０']), usdc)
    expect(kinds(list)).toEqual([['amount-unusual-character', [2, 3, 4]]])
    expect(issueTextOf(list, 0)).toBe('“100\u200b” holds ZERO WIDTH SPACE (U+200B).')
    expect(issueTextOf(list, 2)).toContain('FULLWIDTH DIGIT ONE (U+FF11)')
    const repaired = list.with({ kind: 'repair', issue: 'amount-unusual-character' })
    expect([kinds(repaired), repaired.total]).toEqual([[], 360n * one])
    expect(kinds(repaired.withDecisions(list.decisions))).toEqual(kinds(list))
  })

  test('a text that is shown in reverse order stays refused', async () => {
    const list = await readList(csv('address,amount', ['\u202e001', '5']), usdc)
    expect(kinds(list.with({ kind: 'repair', issue: 'amount-unusual-character' }))).toEqual([
      ['amount-unusual-character', [2]],
    ])
  })

  test('exact exponents are taken as they are written by one repair; cut numbers stay refused', async () => {
    const list = await readList(csv('HolderAddress,Balance', ['2130924.609038455704294294', '1.8E+7', '2E+3']), usdc)
    expect(kinds(list)).toEqual([['amount-scientific', [3, 4]]])
    expect(issueTextOf(list, 1)).toBe('“1.8E+7” is 18000000.')
    const taken = list.with({ kind: 'repair', issue: 'amount-scientific' })
    expect([kinds(taken), taken.canSeal]).toEqual([[], true])
    expect(taken.total - 2_130_924_609_038_455_704_294_294n).toBe(18_002_000n * one)
    const cut = await readList(csv('address,amount', ['1.23457E+18', '1E+3']), usdc)
    expect(kinds(cut)).toEqual([
      ['amount-scientific', [3]],
      ['amount-digits-lost', [2]],
    ])
    expect(kinds(cut.with({ kind: 'repair', issue: 'amount-scientific' }))).toEqual([['amount-digits-lost', [2]]])
  })

  test.each(['−5', '(5)', '-5', '5-', '($5)', '-5 USDC'])('%s is refused as a negative amount', async (cell) => {
    expect(kinds(await readList(csv('address,amount', [cell, '1']), usdc))).toEqual([['amount-negative', [2]]])
  })

  test('an address is never an amount', async () => {
    const list = await readList(`address,amount\n${A},${B}\n${B},eth:${C}\n${C},1`, usdc)
    expect(kinds(list)).toEqual([['amount-is-an-address', [2, 3]]])
    expect(issueTextOf(list, 0)).toBe(`“${B}” is an address, not an amount.`)
    expect(kinds(await readList(`${A},${B}\n${C},${A}`, usdc))).toEqual([['amount-is-an-address', [1, 2]]])
  })

  test('a zero before a comma is no thousand, so it speaks against decimal points', async () => {
    const list = await readList(csv('address;amount', []) + `\n${A};1,250.50\n${B};0,123`, usdc)
    expect(kinds(list)).toEqual([['amount-ambiguous', [2, 3]]])
  })
})

test('ids that a spreadsheet keeps as text are numbers', async () => {
  const list = await readList(`address,id\n${A},'12\n${B},="340"`, { standard: 'ERC721', decimals: 0 })
  expect([kinds(list), list.ids()]).toEqual([[], [12n, 340n]])
})

describe('percentages', () => {
  const shares = csv('address,share', ['12.5 %', '37.5%', '50%'])

  test('are amounts only of a total', async () => {
    const list = await readList(shares, usdc)
    expect(kinds(list)).toEqual([['amount-percent', [2, 3, 4]]])
    const shared = list.with({ kind: 'allocation', allocation: { kind: 'pro-rata', total: 1000n * one } })
    expect(kinds(shared)).toEqual([])
    expect(shared.rows().map(({ amount }) => amount / one)).toEqual([125n, 375n, 500n])
  })

  test.each([
    ['that do not make 100 %', ['12.5%', '37.5%', '47%']],
    ['beside weights that are none', ['50%', '50%', '3']],
  ])('%s are to be confirmed', async (_, cells) => {
    const allocation = { kind: 'pro-rata', total: 1000n * one } as const
    const list = await readList(csv('address,share', cells), { ...usdc, allocation })
    const [[kind, lines] = []] = kinds(list).filter(([each]) => each === 'share-percent-sum')
    expect([kind, list.canSeal]).toEqual(['share-percent-sum', false])
    expect(
      list.with({ kind: 'keep', issue: 'share-percent-sum', lines: lines ?? [] }).issues.map((i) => i.kind),
    ).not.toContain('share-percent-sum')
  })
})

describe('accounts with a chain', () => {
  const forms = [
    ['EIP-3770', (account: string) => `eth:${account}`],
    ['CAIP-10', (account: string) => `eip155:1:${account}`],
    ['ERC-7828', (account: string) => `${account}@eth`],
    ['EIP-681', (account: string) => `ethereum:${account}@1`],
    ['a link', (account: string) => `https://etherscan.io/address/${account}`],
  ] as const

  test.each(forms)('%s is accepted on its chain and refused on another', async (_, write) => {
    const text = `address,amount\n${write(A)},100\n${write(B)},250`
    const here = await readList(text, { ...usdc, chainId: 1 })
    expect([kinds(here), here.total]).toEqual([[], 350n * one])
    const there = await readList(text, { ...usdc, chainId: 137 })
    expect(kinds(there)).toEqual([['address-other-chain', [2, 3]]])
    expect(issueTextOf(there, 0)).toContain('is an account on Ethereum; this drop is on Polygon.')
    expect(there.entryAt(0)).toMatchObject({ account: A, chainId: 1, state: 'error' })
  })

  test('each line is held against the drop’s chain, also after any repair', async () => {
    const text = `address,amount\neip155:137:${A},100\neip155:1:${B},250\nAda <matic:${C}>,5`
    const list = await readList(text, { ...usdc, chainId: 1 })
    expect(kinds(list)).toEqual([['address-other-chain', [2, 4]]])
    const repaired = list
      .with({ kind: 'repair', issue: 'address-in-text' })
      .with({ kind: 'repair', issue: 'address-hidden-character' })
    expect(kinds(repaired)).toEqual(kinds(list))
    expect(list.entryAt(0)).toMatchObject({ chainId: 137 })
    expect(list.with({ kind: 'exclude', lines: [2, 4] }).total).toBe(250n * one)
  })

  test('a chain that is not known is named as it is written', async () => {
    const list = await readList(`address,amount\nzora:${A},1\neip155:999:${B},1`, { ...usdc, chainId: 1 })
    expect(issueTextOf(list, 0)).toContain('is an account on zora; this drop is on Ethereum.')
    expect(issueTextOf(list, 1)).toContain('is an account on eip155:999')
  })

  test('one account on two chains is no repetition', async () => {
    const list = await readList(`address,amount\neth:${A},1\nmatic:${A},1`, { ...usdc, chainId: 1 })
    expect(kinds(list)).toEqual([['address-other-chain', [3]]])
  })

  test('without a chain of the drop, accounts with one are refused, and links are texts with an address', async () => {
    const list = await readList(`address,amount\neth:${A},1\nhttps://etherscan.io/address/${B},1`, usdc)
    expect(kinds(list)).toEqual([
      ['address-in-text', [3]],
      ['address-other-chain', [2]],
    ])
  })

  test('unseen characters in an address are named, and its checksum decides after the repair', async () => {
    const wrong = `${A.slice(0, 10)}\u200b${A.slice(10).toLowerCase()}`
    const list = await readList(
      `address,amount\n${B.slice(0, 9)}\u200d${B.slice(9)},1\n${wrong},1\n${C.slice(0, 5)}\u00a0${C.slice(5)},1`,
      usdc,
    )
    expect(kinds(list)).toEqual([['address-hidden-character', [2, 3, 4]]])
    expect(issueTextOf(list, 0)).toBe('The address holds ZERO WIDTH JOINER (U+200D), which can’t be seen.')
    const repaired = list.with({ kind: 'repair', issue: 'address-hidden-character' })
    expect(kinds(repaired)).toEqual([['address-checksum', [3]]])
    expect(repaired.rows().map(({ account }) => account)).toEqual([B, C])
  })
})
