import { describe, expect, test } from 'vitest'
import { createListSession } from '../createListSession.ts'
import { excludedEntries } from '../excludedEntries.ts'
import type { RecipientList } from '../list.ts'
import { readList } from '../readList.ts'
import { tokenShares } from './tokenShares.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const pass = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const unit = 10n ** 18n
const erc20 = { standard: 'ERC20', decimals: 18 } as const
const meri = { standard: 'ERC20', decimals: 18, known: { token: C } } as const

const safe = [
  'token_type,token_address,receiver,amount,id',
  `erc20,${C},${A},1.5,`,
  `erc20,${usdc},${A},"1,250.50",`,
  `native,,${B},0.25,`,
  '',
  `erc20,${usdc.toLowerCase()},${B},2,`,
  `erc721,${pass},${B},,7`,
  `native,,${A},0.5,`,
].join('\n')

function kinds(list: RecipientList) {
  return list.issues.map(({ kind, lines }) => [kind, lines])
}

const tokens = 10n ** 36n

describe('a list with several tokens', () => {
  test('its tokens are told in the order of the file, each with its rows and their sum', async () => {
    const list = await readList(safe, meri)
    expect(tokenShares(list).map(({ address, rows, sum, isItems }) => [address, rows, sum, isItems])).toEqual([
      [C, 1, (15n * tokens) / 10n, false],
      [usdc, 2, (125_250n * tokens) / 100n, false],
      [undefined, 2, (75n * tokens) / 100n, false],
      [pass, 1, tokens, true],
    ])
  })

  test('rows of another token are no repetitions of those that are paid', async () => {
    expect(kinds(await readList(safe, meri))).toEqual([['other-token', [3, 4, 6, 7, 8]]])
    expect((await readList(safe, meri)).entryAt(1)).toMatchObject({ account: A, amount: undefined, state: 'error' })
    const known = { token: usdc } as const
    const twice = `token,address,amount\n${usdc},${A},1\n${usdc},${A},2\n${C},${A},3\n${C},${A},3`
    expect(kinds(await readList(twice, { ...meri, known }))).toEqual([
      ['other-token', [4, 5]],
      ['address-repeated', [2, 3]],
    ])
  })

  test('each share is a drop of the same file, with its own rows under their own line numbers', async () => {
    const [, second, coins, items] = tokenShares(await readList(safe, meri))
    const read = (decisions: NonNullable<typeof second>['decisions'] | undefined, options: object) =>
      readList(safe, { ...meri, ...options, ...(decisions ? { decisions } : {}) })
    const dollars = await read(second?.decisions, { decimals: 6, known: { token: usdc } })
    expect([dollars.issues, dollars.total, [...dollars.lines()]]).toEqual([[], 1_252_500_000n, [3, 6]])
    expect(dollars.tally).toMatchObject({ lines: 8, ready: 2, excluded: 4, blank: 1, header: 1 })
    const native = await read(coins?.decisions, { standard: 'NATIVE', known: {} })
    expect([native.issues, [...native.lines()]]).toEqual([[], [4, 8]])
    const nfts = await read(items?.decisions, { standard: 'ERC721', decimals: 0, known: { token: pass } })
    expect([nfts.issues, nfts.rows()]).toEqual([[], [{ account: B, id: 7n, amount: 1n }]])
  })

  test('what was decided about lines holds for each share, what was decided about one token for that alone', async () => {
    const [before] = [await readList(safe, meri)]
    const decided = before
      .with({ kind: 'exclude', lines: [8] })
      .with({ kind: 'edit', line: 6, text: `erc20,${usdc},${B},3,` })
      .with({ kind: 'merge' })
      .with({ kind: 'amount-unit', unit: 'base' })
    const [, dollars, coins] = tokenShares(decided)
    expect([coins?.rows, coins?.decisions.tokens, [...(coins?.decisions.excluded ?? [])]]).toEqual([1, ['native'], [8]])
    expect(dollars?.decisions.edits).toEqual(new Map([[6, `erc20,${usdc},${B},3,`]]))
    expect([dollars?.decisions.repeats, dollars?.decisions.amountUnit]).toEqual(['ask', undefined])
    // Raw units of one token are no sum of another.
    expect(dollars?.sum).toBeUndefined()
  })

  test('a list of one token has one share, and one without a column of tokens has none', async () => {
    expect(tokenShares(await readList(`token,address,amount\n${C},${A},1`, meri))).toHaveLength(1)
    expect(tokenShares(await readList(`address,amount\n${A},1`, meri))).toEqual([])
    const alone = (await readList(safe, meri)).with({ kind: 'exclude', lines: [3, 4, 6, 7, 8] })
    expect(tokenShares(alone).map(({ address }) => address)).toEqual([C])
  })

  test('a row of another token leaves no amount behind in a report, which would be one of this token', async () => {
    const list = (await readList(safe, meri)).with({ kind: 'exclude', lines: [3, 4, 6, 7, 8] })
    expect(excludedEntries(list).map(({ line, amount }) => [line, amount])).toEqual(
      [3, 4, 6, 7, 8].map((line) => [line, undefined]),
    )
  })

  test('a line with a total is a row of none of them', async () => {
    const list = await readList(`${safe}\nTotal,,,1254.75,`, meri)
    expect(kinds(list)).toEqual([['other-token', [3, 4, 6, 7, 8]]])
    expect(list.notices.map(({ kind }) => kind)).toEqual(['lines-below'])
    expect(tokenShares(list).map(({ rows }) => rows)).toEqual([1, 2, 2, 1])
  })

  const symbols = `address,amount,token\n${A},100,USDC\n${B},250,DAI\n${A},5,$usdc\n${B},7,`

  test('a row whose symbol is another is another token, in any of the columns that name one', async () => {
    for (const name of ['token', 'symbol', 'token_symbol', 'Currency', 'asset', 'coin', 'Währung']) {
      const list = await readList(symbols.replace('token', name), { ...erc20, symbol: 'USDC' })
      expect([kinds(list)[0], [...list.lines()]]).toEqual([
        ['other-token', [3]],
        [2, 4, 5],
      ])
    }
    const list = await readList(symbols, { ...erc20, symbol: 'USDC' })
    expect(list.entryAt(1).issues).toMatchObject([{ kind: 'other-token', token: 'DAI' }])
  })

  test('a token is named by its address, its symbol or its name', async () => {
    const text = `address,amount,token\n${A},1,${usdc}\n${B},2,USDC\n${C},3,usd coin\n${pass},4,${pass}`
    const list = await readList(text, { ...erc20, symbol: 'USDC', name: 'USD Coin', known: { token: usdc } })
    expect([kinds(list), [...list.lines()]]).toEqual([[['other-token', [5]]], [2, 3, 4]])
  })

  test('where nothing is known of the drop’s token, it is the first row’s', async () => {
    const list = await readList(symbols, erc20)
    expect([kinds(list)[0], [...list.lines()]]).toEqual([
      ['other-token', [3]],
      [2, 4, 5],
    ])
    const records = JSON.stringify([
      { address: A, amount: '1', token: usdc },
      { address: B, amount: '2', token: pass },
    ])
    expect(kinds(await readList(records, { ...erc20, symbol: 'USDC' }))).toEqual([['other-token', [2]]])
    expect(kinds(await readList(records, { ...erc20, known: { token: pass } }))).toEqual([['other-token', [1]]])
  })

  test('the coin is named by its symbol, as native, or by the addresses that stand for it', async () => {
    const text = `address,amount,token\n${A},1,ETH\n${B},2,native\n${C},3,0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE\n${pass},4,${usdc}`
    const list = await readList(text, { standard: 'NATIVE', decimals: 18, symbol: 'ETH' })
    expect([kinds(list), [...list.lines()]]).toEqual([[['other-token', [5]]], [2, 3, 4]])
    expect((await readList(text, { ...erc20, symbol: 'USDC', known: { token: usdc } })).lines()).toEqual(
      Uint32Array.of(5),
    )
  })

  test('rows of other tokens are left out by name, and taken back', async () => {
    const asked = await readList(symbols, { ...erc20, symbol: 'USDC' })
    const list = asked.with({ kind: 'tokens', tokens: ['usdc'] }).with({ kind: 'merge' })
    expect([list.canSeal, list.total, list.entryAt(1).excludedBy]).toEqual([true, 112n * unit, 'token'])
    expect(list.tally).toMatchObject({ ready: 2, excluded: 1, merged: 1, errors: 0 })
    const both = list.with({ kind: 'tokens', tokens: ['usdc', 'dai'] })
    expect([both.total, both.tally.excluded]).toEqual([362n * unit, 0])
    expect(both.withDecisions(asked.decisions).tally).toEqual(asked.tally)
  })

  test('a symbol has an address where one known token has it, and candidates where several have', async () => {
    const list = await readList(symbols, { ...erc20, symbol: 'USDC' })
    const known = [
      { address: usdc, symbol: 'USDC', name: 'USD Coin' },
      { address: pass, symbol: 'USDC', name: 'Bridged USDC' },
      { address: C, symbol: 'DAI' },
    ] as const
    expect(
      tokenShares(list, known).map(({ text, address, candidates, rows }) => [text, address, candidates, rows]),
    ).toEqual([
      ['USDC', undefined, [usdc, pass], 2],
      ['DAI', C, [C], 1],
    ])
    const mixed = await readList(`address,amount,token\n${A},1,DAI\n${B},2,${C}`, { ...erc20, symbol: 'DAI' })
    expect(tokenShares(mixed, known)).toMatchObject([{ keys: ['dai', C.toLowerCase()], address: C, rows: 2 }])
  })

  test('rows of several chains are a list each, with and without tokens beside', async () => {
    const options = { ...erc20, symbol: 'USDC', chainId: 1 } as const
    const text = `address,amount\n${A},1\neth:${B},2\neip155:137:${C},3\nmatic:${A},4\nbase:${B},5`
    const shares = tokenShares(await readList(text, options))
    expect(shares.map(({ chainId, keys, rows, sum }) => [chainId, keys, rows, (sum ?? 0n) / tokens])).toEqual([
      [undefined, [], 2, 3n],
      [137, [], 2, 7n],
      [8453, [], 1, 5n],
    ])
    const read = (place: number, chainId: number) =>
      readList(text, { ...options, chainId, ...(shares[place] ? { decisions: shares[place].decisions } : {}) })
    const [own, polygon, base] = await Promise.all([read(0, 1), read(1, 137), read(2, 8453)])
    expect([own, polygon, base].map((list) => [list.canSeal, [...list.lines()], list.total / unit])).toEqual([
      [true, [2, 3], 3n],
      [true, [4, 5], 7n],
      [true, [6], 5n],
    ])
    const both = `address,amount,token\n${A},1,USDC\nmatic:${B},2,USDC\nmatic:${C},3,DAI`
    expect(
      tokenShares(await readList(both, options)).map(({ chainId, keys, rows, decisions }) => [
        chainId,
        keys,
        rows,
        [...decisions.excluded],
      ]),
    ).toEqual([
      [undefined, ['usdc'], 1, [3, 4]],
      [137, ['usdc'], 1, [2]],
      [137, ['dai'], 1, [2]],
    ])
  })

  test('a chain in a column of its own holds for its row', async () => {
    const options = { ...erc20, chainId: 1 } as const
    for (const name of ['chain', 'Chain ID', 'network', 'Netzwerk']) {
      const text = `address,amount,${name}\n${A},1,Ethereum\n${B},2,137\n${C},3,\n${pass},4,eip155:8453\n${usdc},5,somewhere`
      const list = await readList(text, options)
      expect([kinds(list), [...list.lines()]]).toEqual([[['address-other-chain', [3, 5, 6]]], [2, 4]])
      expect(tokenShares(list).map(({ chainId, rows }) => [chainId, rows])).toEqual([
        [undefined, 3],
        [137, 1],
        [8453, 1],
      ])
    }
    const records = JSON.stringify({ chainId: 137, recipients: [{ address: A, amount: '1' }] })
    expect(kinds(await readList(records, options))).toEqual([['address-other-chain', [1]]])
    expect((await readList(records, { ...erc20, chainId: 137 })).canSeal).toBe(true)
    const standard = `address,amount,network\n${A},1,ERC20\n${B},2,EVM`
    expect((await readList(standard, options)).canSeal).toBe(true)
  })

  test('a session tells the shares of its list as plain data', async () => {
    const session = createListSession()
    await session.open(safe, meri)
    expect(structuredClone(session.tokenShares()).map(({ rows }) => rows)).toEqual([1, 2, 2, 1])
  })
})
