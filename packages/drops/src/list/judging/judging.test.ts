import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { account as anyAccount } from '../../../test/arbitraries.ts'
import { issueTextOf } from '../../../test/issueTextOf.ts'
import { issueAdvice } from '../issues/issueTexts.ts'
import type { RecipientList } from '../list.ts'
import { applyFix, readList } from '../readList.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const D = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const erc20 = { standard: 'ERC20', decimals: 18 } as const
const unit = 10n ** 18n

function kinds(list: RecipientList) {
  return list.issues.map(({ kind, lines }) => [kind, lines])
}

/** What the list says of its first kind of finding. */
function adviceOf({ issues: [group] }: RecipientList) {
  return group === undefined ? '' : String(issueAdvice(group.kind, group))
}

const accounts = [...new Set(fc.sample(anyAccount, { seed: 5, numRuns: 90 }))]

/** Random accounts, the same for the same seed. */
function randomAccounts(count: number, seed: number) {
  let state = seed
  const word = () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0).toString(16).padStart(8, '0')
  }
  return Array.from({ length: count }, () => `0x${word()}${word()}${word()}${word()}${word()}`)
}

/** `count` plain rows with accounts of their own. */
function plain(count: number, amount: (index: number) => string) {
  return accounts.slice(0, count).map((account, index) => `${account},${amount(index)}`)
}

describe('addresses that look alike', { tags: ['T15'] }, () => {
  const twin = `${A.slice(0, 6).toLowerCase()}00000000000000000000000000000000${A.slice(-4).toLowerCase()}`

  test('two of the list are asked about, each with the other’s line', async () => {
    const list = await readList(`${A},1\n${B},1\n${twin},1`, erc20)
    expect(kinds(list)).toEqual([['address-look-alike', [1, 3]]])
    expect(issueTextOf(list, 0)).toMatch(/^Its first 4 and last 4 digits are those of 0x.* on line 3\.$/)
    expect(adviceOf(list)).toMatch(/^Their first 4 and last 4 digits agree/)
    expect(issueTextOf(list, 2)).toContain(A)
    expect(list.canSeal).toBe(false)
    expect(applyFix(list, { kind: 'keep', lines: [1, 3], issue: 'address-look-alike' }).canSeal).toBe(true)
  })

  test('one that imitates an address of the drop or of the address book', async () => {
    for (const known of [{ sender: A }, { others: [A] }] as const) {
      const list = await readList(`${twin},1\n${B},1`, { ...erc20, known })
      expect(kinds(list)).toEqual([['address-look-alike', [1]]])
      expect(issueTextOf(list, 0)).toContain(A)
    }
  })

  test('an address of the list that is itself known is no look-alike', async () => {
    expect((await readList(`${A},1\n${B},1`, { ...erc20, known: { others: [A] } })).issues).toEqual([])
  })

  test('of a hundred thousand accounts none resembles another by chance; one that imitates more of another, or a known one, does', async () => {
    // Three pairs of them agree in their first and last four digits.
    const random = randomAccounts(100_000, 8)
    const [first = ''] = random
    const imitate = (digits: number) =>
      `${first.slice(0, 2 + digits)}${'5'.repeat(40 - 2 * digits)}${first.slice(-digits)}`
    const read = (...accounts: string[]) => readList(accounts.map((each) => `${each},1`).join('\n'), erc20)
    expect((await read(...random, imitate(4))).issues).toEqual([])
    const alike = await read(...random, imitate(5))
    expect(kinds(alike)).toEqual([['address-look-alike', [1, 100_001]]])
    expect(issueTextOf(alike, 0)).toContain('Its first 5 and last 5 digits')
    expect(adviceOf(alike)).toContain('first 5 and last 5 digits')
    const known = { others: [imitate(4) as `0x${string}`] }
    const imitated = await readList(random.map((each) => `${each},1`).join('\n'), { ...erc20, known })
    expect(kinds(imitated)).toEqual([['address-look-alike', [1]]])
    expect(adviceOf(imitated)).toContain('first 4 and last 4 digits')
  })

  test('only the row that is set aside was in question', async () => {
    const list = applyFix(await readList(`${A},1\n${twin},1`, erc20), { kind: 'exclude', lines: [2] })
    expect(list.canSeal).toBe(true)
  })
})

describe('amounts that stand out', () => {
  test('one row that takes more than a fifth of everything', async () => {
    const list = await readList([...plain(20, () => '10'), `${A},90`].join('\n'), erc20)
    expect(kinds(list)).toEqual([['amount-large-share', [21]]])
  })

  test('a zero too many or too few', async () => {
    const list = await readList(
      plain(60, (index) => (index === 7 ? '1000' : index === 9 ? '10' : '100')).join('\n'),
      erc20,
    )
    expect(kinds(list)).toEqual([['amount-unusual', [8, 10]]])
    expect(list.issues[0]?.amount).toBe(1010n * unit)
  })

  test('a list of few rows is not held up by its shares, only by an amount out of all proportion', async () => {
    const few = (last: string) => readList([...plain(9, (index) => `${10 + index}`), `${A},${last}`].join('\n'), erc20)
    expect((await few('5000')).issues).toEqual([])
    expect(kinds(await few('99999999999'))).toEqual([['amount-unusual', [10]]])
    expect(kinds(await readList(`${A},10\n${B},99999999999\n${C},20`, erc20))).toEqual([['amount-unusual', [2]]])
  })

  test('amounts spread over several powers of ten are compared with that spread', async () => {
    const wide = plain(60, (index) => `${10 ** (index % 5)}`)
    expect(kinds(await readList([...wide, `${A},90000`].join('\n'), erc20)).map(([kind]) => kind)).toEqual([
      'amount-large-share',
    ])
    const narrow = plain(60, (index) => `${100 + index}`)
    expect(kinds(await readList([...narrow, `${A},2000`].join('\n'), erc20))).toEqual([
      ['amount-large-share', [61]],
      ['amount-unusual', [61]],
    ])
  })

  test('a list whose amounts are wide apart is not nagged about', async () => {
    const list = await readList(plain(60, (index) => `${2 ** (index % 12)}`).join('\n'), erc20)
    expect(list.issues).toEqual([])
  })

  test('the median of an even number of amounts lies in the middle of the two in the middle', async () => {
    expect((await readList(`${A},1\n${B},2`, erc20)).amountStats()?.median).toBe((3n * unit) / 2n)
    expect((await readList(`${A},9\n${B},2\n${C},1\n${D},2`, erc20)).amountStats()?.median).toBe(2n * unit)
    const huge = 2n ** 200n
    const exact = await readList(plain(4, (index) => `${huge + BigInt(index * index)}`).join('\n'), {
      ...erc20,
      decimals: 0,
    })
    // Half of a smallest unit is none.
    expect(exact.amountStats()?.median).toBe(huge + 2n)
    expect((await readList(`${A},1\n${B},2`, { ...erc20, decimals: 0 })).amountStats()?.median).toBe(1n)
  })

  test('minimum, median, maximum and the largest ones are exact', async () => {
    const list = await readList(plain(31, (index) => `${index + 1}.000000000000000001`).join('\n'), erc20)
    expect(list.amountStats(3)).toEqual({
      min: unit + 1n,
      median: 16n * unit + 1n,
      max: 31n * unit + 1n,
      top: [30, 29, 28],
    })
    expect((await readList('', erc20)).amountStats()).toBeUndefined()
  })
})

describe('how numbers are written', () => {
  test('points that could all be thousands are asked about, once', async () => {
    const list = await readList(`${A},1.500\n${B},20.000\n${C},7`, erc20)
    expect(kinds(list)).toEqual([['amount-maybe-thousands', [1, 2]]])
    expect(applyFix(list, { kind: 'decimal-style', style: 'comma' }).total).toBe(21_507n * unit)
    const points = applyFix(list, { kind: 'decimal-style', style: 'point' })
    expect(points.total).toBe(28_500_000_000_000_000_000n)
    expect(points.issues).toEqual([])
  })

  test('a single amount that can’t be thousands answers the question', async () => {
    expect((await readList(`${A},1.500\n${B},20.25`, erc20)).issues).toEqual([])
    expect((await readList(`${A},0.500`, erc20)).issues).toEqual([])
  })

  test('samples show every reading', async () => {
    const list = await readList(`${A};"1.000"\n${B};1,5`, { standard: 'ERC20', decimals: 3 })
    expect(list.amountSamples()).toEqual([
      { line: 1, text: '1.000', point: 1000n, comma: 1_000_000n, raw: 1n },
      { line: 2, text: '1,5', point: undefined, comma: 1500n, raw: undefined },
    ])
  })

  test('an amount that a comma cut in two is an error, not a payment of its first half', async () => {
    const list = await readList(`${A},1,500\n${B},2`, erc20)
    expect(kinds(list)).toEqual([['amount-split', [1]]])
    const header = await readList(`address,amount\n${A},1,500\n${B},2`, erc20)
    expect(kinds(header)).toEqual([['amount-split', [2]]])
  })

  test('raw units are an explicit choice', async () => {
    const list = await readList(`${A},1500000`, { standard: 'ERC20', decimals: 6 })
    expect(list.total).toBe(1_500_000_000_000n)
    const raw = applyFix(list, { kind: 'amount-unit', unit: 'base' })
    expect(raw.total).toBe(1_500_000n)
    expect(kinds(applyFix(await readList(`${A},1.5`, erc20), { kind: 'amount-unit', unit: 'base' }))).toEqual([
      ['amount-too-many-decimals', [1]],
    ])
  })
})

describe('repeated rows', () => {
  test('more than one row of an account is asked about, and each way of settling it ties', async () => {
    const list = await readList(`${A},1\n${B},2\n${A.toLowerCase()},3\n${A},4`, erc20)
    expect(kinds(list)).toEqual([['address-repeated', [1, 3, 4]]])
    const merged = applyFix(list, { kind: 'merge' })
    expect(merged.rows().map(({ amount }) => amount)).toEqual([8n * unit, 2n * unit])
    expect(merged.entryAt(2)).toMatchObject({ state: 'excluded', excludedBy: { mergedInto: 1 } })
    const first = applyFix(list, { kind: 'keep-first' })
    expect(first.total).toBe(3n * unit)
    expect(first.entryAt(3).excludedBy).toEqual({ repeats: 1 })
    const kept = applyFix(list, { kind: 'keep', lines: [1, 3, 4], issue: 'address-repeated' })
    expect(kept.total).toBe(10n * unit)
    expect(kept.canSeal).toBe(true)
  })

  test('a merged row that is taken back is a payment of its own again', async () => {
    const merged = applyFix(await readList(`${A},1\n${A},2\n${A},3`, erc20), { kind: 'merge' })
    const back = applyFix(merged, { kind: 'include', lines: [3] })
    expect(back.total).toBe(6n * unit)
    expect(back.tally).toMatchObject({ ready: 1, warnings: 1, excluded: 0, merged: 1 })
  })

  test('a row is added to the first one that is paid, not to one that was left out before', async () => {
    const list = await readList(`${A},1\n${A},2\n${A},3`, erc20)
    const merged = applyFix(applyFix(list, { kind: 'exclude', lines: [1] }), { kind: 'merge' })
    expect(merged.entryAt(2).excludedBy).toEqual({ mergedInto: 2 })
    expect(merged.tally).toMatchObject({ ready: 1, excluded: 1, merged: 1 })
  })

  test('a row with an error is never merged away', async () => {
    const merged = applyFix(await readList(`${A},1\n${A},2\n${A},x`, erc20), { kind: 'merge' })
    expect(merged.tally).toMatchObject({ errors: 1, excluded: 0, merged: 1 })
    expect(merged.total).toBe(3n * unit)
  })

  test('a sum that no row can hold is not made', async () => {
    const huge = (2n ** 255n).toString()
    const list = applyFix(await readList(`${A},${huge}\n${A},${huge}`, { standard: 'ERC20', decimals: 0 }), {
      kind: 'merge',
    })
    expect(list.tally).toMatchObject({ warnings: 2, excluded: 0 })
    expect(list.issues.map(({ kind }) => kind)).toContain('total-too-large')
    expect(list.canSeal).toBe(false)
  })

  test('with ids, only the same id of the same account repeats', async () => {
    const items = { standard: 'ERC1155', decimals: 0 } as const
    expect((await readList(`${A},1,5\n${A},2,5\n${B},1,5`, items)).issues).toEqual([])
    expect(kinds(await readList(`${A},1,5\n${A},2,5\n${A},1,6`, items))).toEqual([['address-repeated', [1, 3]]])
  })
})

describe('token ids that the sender does not hold', () => {
  const passes = { standard: 'ERC721', decimals: 0 } as const

  test('are to be checked, not ready, and keep nobody from going on', async () => {
    const read = await readList(`${A},11\n${B},12\n${C},13\n${D},x`, passes)
    expect(read.ids()).toEqual([11n, 12n, 13n])
    const list = read.withMissingIds([12n, 14n])
    expect(list.tally).toMatchObject({ ready: 2, warnings: 1, errors: 1 })
    expect(kinds(list)).toEqual([
      ['id-malformed', [4]],
      ['id-not-held', [2]],
    ])
    expect(issueTextOf(list, 1)).toBe('The sender does not hold token id 12 now.')
    const without = applyFix(list, { kind: 'exclude', lines: [4] })
    expect([without.canSeal, without.tally.warnings, without.rows().length]).toEqual([true, 1, 3])
    expect(applyFix(without, { kind: 'exclude', lines: [2] }).issues).toEqual([])
    expect(without.withMissingIds([]).issues).toEqual([])
  })

  test('are marked on each row of theirs, in lists of amounts with ids, too', async () => {
    const list = await readList(`${A},1,5\n${B},1,5\n${C},2,5`, { standard: 'ERC1155', decimals: 0 })
    expect(list.ids()).toEqual([1n, 2n])
    expect(kinds(list.withMissingIds([1n]))).toEqual([['id-not-held', [1, 2]]])
    expect((await readList(`${A},1`, erc20)).ids()).toEqual([])
  })
})

describe('what may be kept', () => {
  test('only findings that offer it: an amount of zero stays an error', async () => {
    const list = await readList(`${A},0\n0x12,1`, erc20)
    const kept = applyFix(applyFix(list, { kind: 'keep', lines: [1], issue: 'amount-zero' }), {
      kind: 'keep',
      lines: [2],
      issue: 'address-malformed',
    })
    expect(kept.tally).toEqual(list.tally)
    expect(kept.rows()).toEqual([])
  })

  test('what was confirmed of amounts is asked again when they are read in another way', async () => {
    const rows = plain(20, () => '10')
    const list = await readList([...rows, `${A},90000`].join('\n'), { standard: 'ERC20', decimals: 2 })
    const kept = applyFix(list, { kind: 'keep', lines: [21], issue: 'amount-large-share' })
    const open = (from: RecipientList) => from.issues.some(({ kind }) => kind === 'amount-large-share')
    expect([open(list), open(kept)]).toEqual([true, false])
    expect(open(applyFix(kept, { kind: 'amount-unit', unit: 'base' }))).toBe(true)
    expect(open(applyFix(kept, { kind: 'decimal-style', style: 'comma' }))).toBe(true)
    expect(open(applyFix(kept, { kind: 'allocation', allocation: { kind: 'pro-rata', total: 10n ** 9n } }))).toBe(true)
    expect(open(applyFix(kept, { kind: 'mapping', mapping: { account: 0, amount: 1 } }))).toBe(true)
  })

  test('other columns hold other addresses: nothing confirmed stays confirmed', async () => {
    const list = await readList(`${A},1,0xdead000000000000000000000000000000000000`, erc20)
    const other = applyFix(list, { kind: 'mapping', mapping: { account: 2, amount: 1 } })
    const kept = applyFix(other, { kind: 'keep', lines: [1], issue: 'address-special' })
    expect([other.canSeal, kept.canSeal]).toEqual([false, true])
    expect(applyFix(kept, { kind: 'mapping', mapping: { account: 2, amount: 1 } }).canSeal).toBe(false)
  })

  test('an address with a wrong checksum is not shown as if it were repaired', async () => {
    const wrong = A.replace('f39F', 'F39F')
    const list = await readList(`${wrong},1\n${B},1`, erc20)
    expect(list.entryAt(0).account).toBeUndefined()
    expect(list.total).toBe(unit)
    expect(applyFix(list, { kind: 'keep', lines: [1], issue: 'address-checksum' }).entryAt(0).account).toBe(A)
  })

  test('an id that can’t be read is not paid as id 0, whatever was confirmed', async () => {
    const passes = { standard: 'ERC721', decimals: 0 } as const
    const list = await readList(`${A},1.23457E+19\n${B},12345678901234500000`, passes)
    const kept = applyFix(list, { kind: 'keep', lines: [1, 2], issue: 'id-destroyed-by-spreadsheet' })
    expect(kept.rows()).toEqual([{ account: B, id: 12_345_678_901_234_500_000n, amount: 1n }])
    expect(kept.tally).toMatchObject({ ready: 1, errors: 1 })
    expect(kept.canSeal).toBe(false)
  })

  test('the zero address and the distributor can’t be kept, the token can', async () => {
    const known = { token: B, distributor: C } as const
    const list = await readList(`0x${'0'.repeat(40)},1\n${B},1\n${C},1`, { ...erc20, known })
    const kept = (['address-zero', 'address-is-the-token', 'address-is-the-distributor'] as const).reduce(
      (before, issue) => applyFix(before, { kind: 'keep', lines: [1, 2, 3], issue }),
      list,
    )
    expect(kept.rows().map(({ account }) => account)).toEqual([B])
  })
})

test('an empty list says that there is nothing to pay, and can’t be sealed', async () => {
  for (const text of ['', '\n\n', 'address,amount\n']) {
    const list = await readList(text, erc20)
    expect(kinds(list)).toEqual([['no-rows', []]])
    expect(list.canSeal).toBe(false)
  }
  const all = applyFix(await readList(`${D},1`, erc20), { kind: 'exclude', lines: [1] })
  expect(all.canSeal).toBe(false)
})

test('ids that a spreadsheet destroyed, in both of its ways', async () => {
  const list = await readList(`${A},12345678901234500000\n${B},1.23457E+19\n${C},100000000000000`, {
    standard: 'ERC721',
    decimals: 0,
  })
  expect(kinds(list)).toEqual([['id-destroyed-by-spreadsheet', [1, 2]]])
})
