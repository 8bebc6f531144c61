import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Address, checksumAddress } from '../values/address.ts'
import { ListEncodingError, ListTooLargeError } from '../errors.ts'
import type { RecipientList } from './list.ts'
import { applyFix, readList } from './readList.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const erc20 = { standard: 'ERC20', decimals: 18 } as const

function kinds(list: RecipientList) {
  return list.issues.map(({ kind, lines }) => [kind, lines])
}

function ties({ tally }: RecipientList) {
  return tally.ready + tally.warnings + tally.errors + tally.excluded + tally.blank + tally.header + tally.continued
}

describe('formats', () => {
  const expected = [
    { account: A, id: 0n, amount: 15n * 10n ** 17n },
    { account: B, id: 0n, amount: 2n * 10n ** 18n },
  ]
  test.each([
    ['commas', `${A},1.5\n${B},2\n`],
    ['semicolons', `${A};1.5\n${B};2`],
    ['tabs', `${A}\t1.5\r\n${B}\t2\r\n`],
    ['pipes', `${A} | 1.5\n${B} | 2`],
    ['spaces', `${A} 1.5\n${B}   2`],
    ['equals', `${A}=1.5\n${B}=2`],
    ['colons', `${A}: 1.5\n${B}: 2`],
    ['a header', `Address,Amount\n${A},1.5\n${B},2`],
    ['a header in another order', `value,note,recipient\n1.5,x,${A}\n2,y,${B}`],
    ['the Safe columns', `token_type,token_address,receiver,amount\nerc20,${C},${A},1.5\nerc20,${C},${B},2`],
    ['quotes', `"${A}","1.5"\n"${B}","2"`],
    ['old line ends', `${A},1.5\r${B},2`],
    ['blank lines', `\n${A},1.5\n\n  \n${B},2\n\n`],
    ['addresses without checksum', `${A.toLowerCase()},1.5\n0x${B.slice(2).toUpperCase()},2`],
  ])('%s', async (_, text) => {
    const list = await readList(text, erc20)
    expect(list.rows()).toEqual(expected)
    expect(list.tally.errors).toBe(0)
    expect(ties(list)).toBe(list.tally.lines)
  })

  test('UTF-16 with a byte order mark', async () => {
    const text = `\ufeff${A},1.5\n${B},2`
    const bytes = new Uint8Array(text.length * 2)
    for (let i = 0; i < text.length; i++) new DataView(bytes.buffer).setUint16(i * 2, text.charCodeAt(i), true)
    const list = await readList(bytes, erc20)
    expect(list.format.encoding).toBe('utf-16le')
    expect(list.rows()).toEqual(expected)
  })

  test('a decimal comma survives a semicolon', async () => {
    const list = await readList(`${A};1,5\n${B};2,0`, erc20)
    expect(list.format.delimiter).toBe(';')
    expect(kinds(list)).toEqual([['amount-ambiguous', [1, 2]]])
    const fixed = applyFix(list, { kind: 'decimal-style', style: 'comma' })
    expect(fixed.rows()).toEqual(expected)
  })

  test('ids of ERC-721 and ERC-1155', async () => {
    const passes = await readList(`address,token_id\n${A},7\n${B},8`, { standard: 'ERC721', decimals: 0 })
    expect(passes.rows()).toEqual([
      { account: A, id: 7n, amount: 1n },
      { account: B, id: 8n, amount: 1n },
    ])
    const items = await readList(`${A},7,3\n${B},7,4`, { standard: 'ERC1155', decimals: 0 })
    expect(items.rows()).toEqual([
      { account: A, id: 7n, amount: 3n },
      { account: B, id: 7n, amount: 4n },
    ])
  })
})

describe('what is wrong is named with its line', () => {
  test.each([
    ['a malformed address', `${A},1\n0x1234,1`, 'address-malformed', 2],
    ['a wrong checksum', `${A},1\n${A.replace('f39F', 'F39F')},1`, 'address-checksum', 2],
    ['a hidden character', `${A},1\n${B.slice(0, 10)}\u200b${B.slice(10)},1`, 'address-hidden-character', 2],
    ['a name', `${A},1\nname.eth,1`, 'address-is-a-name', 2],
    ['the zero address', `${A},1\n0x${'0'.repeat(40)},1`, 'address-zero', 2],
    ['another network', `${A},1\nmatic:${B},1`, 'address-other-chain', 2],
    ['too many decimals', `${A},0.0000000000000000001`, 'amount-too-many-decimals', 1],
    ['zero', `${A},0`, 'amount-zero', 1],
    ['a negative amount', `${A},-3`, 'amount-negative', 1],
    ['a spreadsheet’s number', `${A},1.23E+20`, 'amount-digits-lost', 1],
    ['a number with an exponent', `${A},1E+3`, 'amount-scientific', 1],
    ['words', `${A},five`, 'amount-malformed', 1],
    ['no amount', `${A},1\n${B}`, 'missing-cell', 2],
    ['an open quote', `${A},1\n"${B},1`, 'unclosed-quote', 2],
  ])('%s', async (_, text, kind, line) => {
    const list = await readList(text, erc20)
    expect(kinds(list)).toEqual([[kind, [line]]])
    expect(list.tally.errors).toBe(1)
    expect(ties(list)).toBe(list.tally.lines)
  })

  test('a header is an error where nothing of the file is an address', async () => {
    const list = await readList('who,how much\nBob,1\nCem,2', erc20)
    expect(kinds(list)[0]).toEqual(['unknown-header', [1]])
    expect(list.canSeal).toBe(false)
  })

  test('an empty file has no rows and says so by its tally', async () => {
    const list = await readList('\n\n', erc20)
    expect(list.tally).toMatchObject({ lines: 2, blank: 2, ready: 0, errors: 0 })
    expect(list.rows()).toEqual([])
  })

  test('an id that a spreadsheet cut, and an id given twice', async () => {
    const list = await readList(`${A},12345678901234500000\n${B},7\n${C},7`, { standard: 'ERC721', decimals: 0 })
    expect(kinds(list)).toEqual([
      ['id-destroyed-by-spreadsheet', [1]],
      ['id-repeated', [2, 3]],
    ])
  })

  test('own addresses of the drop', async () => {
    const known = { token: A, distributor: B, sender: C } as const
    const list = await readList(`${A},1\n${B},1\n${C},1`, { ...erc20, known })
    expect(kinds(list)).toEqual([
      ['address-is-the-token', [1]],
      ['address-is-the-distributor', [2]],
      ['address-is-the-sender', [3]],
    ])
  })

  test('bytes that are no text, and a line that is no row', async () => {
    await expect(readList(new Uint8Array([0x30, 0x01, 0xc3, 0x28]), erc20)).rejects.toThrow(ListEncodingError)
    await expect(readList('a\0b', erc20).then((list) => list.tally.errors)).rejects.toThrow(ListEncodingError)
    await expect(readList('x'.repeat(20_000), erc20)).rejects.toThrow(ListTooLargeError)
  })
})

describe('fixes', () => {
  const text = `${A},1\n${B},2\n${A},3\nnonsense,4`

  test('a row set aside is counted, and undo is to keep the former list', async () => {
    const list = await readList(text, erc20)
    const fixed = applyFix(list, { kind: 'exclude', lines: [4] })
    expect(fixed.tally).toMatchObject({ errors: 0, excluded: 1 })
    expect(list.tally).toMatchObject({ errors: 1, excluded: 0 })
    expect(applyFix(fixed, { kind: 'include', lines: [4] }).tally).toEqual(list.tally)
  })

  test('repeated addresses are added up, and the sum stays the same', async () => {
    const list = await readList(text, erc20)
    const merged = applyFix(list, { kind: 'merge' })
    expect(merged.total).toBe(list.total)
    expect(merged.rows()).toEqual([
      { account: A, id: 0n, amount: 4n * 10n ** 18n },
      { account: B, id: 0n, amount: 2n * 10n ** 18n },
    ])
    expect(merged.tally).toMatchObject({ warnings: 0, excluded: 0, merged: 1 })
  })

  test('of repeated addresses only the first is kept', async () => {
    const list = applyFix(await readList(text, erc20), { kind: 'keep-first' })
    expect(list.total).toBe(3n * 10n ** 18n)
  })

  test('an edited line is judged anew', async () => {
    const list = applyFix(await readList(text, erc20), { kind: 'edit', line: 4, text: `${C},4` })
    expect(list.tally.errors).toBe(0)
    expect(list.rows()).toContainEqual({ account: C, id: 0n, amount: 4n * 10n ** 18n })
  })

  test('"I checked it" keeps a row as it is written, until it is edited', async () => {
    const wrong = A.replace('f39F', 'F39F')
    const list = await readList(`${wrong},1`, erc20)
    const kept = applyFix(list, { kind: 'keep', lines: [1], issue: 'address-checksum' })
    expect(kept.rows()).toEqual([{ account: A, id: 0n, amount: 10n ** 18n }])
    const edited = applyFix(kept, { kind: 'edit', line: 1, text: `${wrong},2` })
    expect(edited.tally.errors).toBe(1)
  })
})

test('whatever the lines are, each is ready, to check, wrong, set aside, blank or header', async () => {
  const cell = fc.oneof(
    fc.constant(A),
    fc.constant('1.5'),
    fc.string({ maxLength: 12 }),
    fc.constant(''),
    fc.constant('"'),
  )
  const line = fc.array(cell, { maxLength: 4 }).map((cells) => cells.join(','))
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
      fc.pre(!lines.join('').includes('\0') && !/^[[{]/.test(lines.join('').trim()))
      const list = await readList(lines.join('\n'), erc20)
      expect(ties(list)).toBe(list.tally.lines)
      const payable = list.tally.ready + list.tally.warnings
      expect(list.rows()).toHaveLength(payable)
    }),
  )
})

test('addresses with valid checksums are never refused', async () => {
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(hex, async (digits) => {
      const account = checksumAddress(`0x${digits}` as Address)
      fc.pre(BigInt(account) > 2n ** 128n && !account.toLowerCase().startsWith('0xdead'))
      const list = await readList(`${account},1`, erc20)
      expect(list.rows()).toEqual([{ account, id: 0n, amount: 10n ** 18n }])
    }),
  )
})
