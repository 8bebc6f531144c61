import Papa from 'papaparse'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { account as anyAccount, terms, token } from '../../../test/arbitraries.ts'
import { ListEncodingError, ListJsonError, ListTooLargeError } from '../../errors.ts'
import { freezeManifest } from '../../manifest/freezeManifest.ts'
import { serializeManifest } from '../../manifest/json/manifestJson.ts'
import { toStandardTreeDump } from '../../tree/openZeppelinTree.ts'
import { issueTitle } from '../issues/issueTexts.ts'
import type { RecipientList } from '../list.ts'
import { questionSentence } from '../questions/questionSentence.ts'
import { applyFix, previewList, readList } from '../readList.ts'
import type { ReadOptions } from './prepareList.ts'
import { splitCells } from './splitCells.ts'

const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const C = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const erc20 = { standard: 'ERC20', decimals: 18 } as const
const unit = 10n ** 18n

function kinds(list: RecipientList) {
  return list.issues.map(({ kind, lines }) => [kind, lines])
}

function paid(list: RecipientList) {
  return list.rows().map(({ account, amount }) => [account, amount])
}

describe('lists of other tools', () => {
  test('Safe: a row of another token, or of the coin, is not paid in this one', async () => {
    const text = `token_type,token_address,receiver,amount,id\nerc20,${C},${A},1.5,\nerc20,${B},${B},2,\nnative,,${B},3,`
    const list = await readList(text, { ...erc20, known: { token: C } })
    expect(list.format.layout).toBe('safe')
    expect(kinds(list)[0]).toEqual(['other-token', [3, 4]])
    expect(paid(list)).toEqual([[A, 15n * 10n ** 17n]])
  })

  test('a column that names the token by its symbol is no other token', async () => {
    expect((await readList(`token,address,amount\nUSDC,${A},1`, { ...erc20, known: { token: C } })).issues).toEqual([])
  })

  test('holders of an explorer, paid in proportion', async () => {
    const text = `"HolderAddress","Balance","PendingBalanceUpdate"\n"${A}","3,000.5","No"\n"${B}","1,000.5","No"`
    const asked = await readList(text, erc20)
    expect(asked.format).toMatchObject({ layout: 'holders', suggestedAllocation: 'pro-rata' })
    // Both of them have both signs, so that nothing has to be asked.
    expect(kinds(asked)).toEqual([])
    const list = applyFix(applyFix(asked, { kind: 'decimal-style', style: 'point' }), {
      kind: 'allocation',
      allocation: { kind: 'pro-rata', total: 1000n },
    })
    expect(paid(list)).toEqual([
      [A, 750n],
      [B, 250n],
    ])
    expect(list.total).toBe(1000n)
  })

  test('votes, with more digits than any token has', async () => {
    const text = `address,choice,voting_power,timestamp,author_ipfs_hash\n${A},1,0.3333333333333333333333,1,x\n${B},2,0.6666666666666666666666,2,y`
    const list = await readList(text, { ...erc20, allocation: { kind: 'pro-rata', total: 100n } })
    expect(list.format.layout).toBe('votes')
    expect(paid(list)).toEqual([
      [A, 33n],
      [B, 67n],
    ])
  })

  test('shares always make the total, and the order makes no difference', async () => {
    const entry = fc.tuple(anyAccount, fc.bigInt({ min: 1n, max: 10n ** 24n }))
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(entry, { minLength: 1, maxLength: 20, selector: ([account]) => account }),
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        async (entries, total) => {
          const allocation = { kind: 'pro-rata', total } as const
          const read = (list: typeof entries) =>
            readList(list.map((cells) => cells.join(';')).join('\n'), { ...erc20, allocation })
          const [list, turned] = [await read(entries), await read(entries.toReversed())]
          expect(list.total).toBe(total)
          const sort = (rows: ReturnType<typeof paid>) => rows.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
          expect(sort(paid(turned))).toEqual(sort(paid(list)))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('a share of nothing is an error that names the row', async () => {
    const list = await readList(`${A},1000000\n${B},1`, { ...erc20, allocation: { kind: 'pro-rata', total: 10n } })
    expect(kinds(list)).toEqual([['share-too-small', [2]]])
    expect(list.total).toBe(10n)
  })

  test('addresses alone, the same amount for each', async () => {
    const asked = await readList(`${A}\n${B}\n`, erc20)
    expect(asked.format.suggestedAllocation).toBe('equal')
    expect(kinds(asked)).toEqual([['missing-cell', [1, 2]]])
    const list = applyFix(asked, { kind: 'allocation', allocation: { kind: 'equal', amount: 7n } })
    expect(paid(list)).toEqual([
      [A, 7n],
      [B, 7n],
    ])
    expect(list.issues).toEqual([])
  })

  test('a list without any amount is offered the same for everyone, which can be taken back', async () => {
    for (const text of [`${A}\n${B}\n`, `address,amount\n${A},\n${B},\n`, `address\n${A}\n${B}\n`]) {
      const asked = await readList(text, erc20)
      const group = asked.issues.find(({ kind }) => kind === 'missing-cell')
      expect(group?.fixes).toEqual(['equal-amounts'])
      expect(group && String(issueTitle(group.kind, group))).toBe('No amounts found')
      const equal = asked.with({ kind: 'allocation', allocation: { kind: 'equal', amount: 7n } })
      expect([equal.canSeal, equal.total]).toEqual([true, 14n])
      expect(kinds(equal.withDecisions(asked.decisions))).toEqual(kinds(asked))
    }
  })

  test('where some lines have an amount, the others are not given the same', async () => {
    const missing = async (text: string, options: ReadOptions = erc20) =>
      (await readList(text, options)).issues.find(({ kind }) => kind === 'missing-cell')
    const lists = [`${A},1\n${B},\n`, `${A},x\n${B},\n`, `address,amount\n,1\n,2\n`]
    for (const text of lists) expect(await missing(text)).toMatchObject({ fixes: ['exclude'] })
    const group = await missing(`address,id\n${A},\n${B},\n`, { standard: 'ERC721', decimals: 0 })
    expect(group).toMatchObject({ fixes: ['exclude'] })
    expect(group && String(issueTitle(group.kind, group))).toBe('Missing value')
  })

  test('vesting tables: columns that are not needed are left alone', async () => {
    const list = await readList(`recipient,amount,unlockDate,cliffDate\n${A},5,2025-01-01,2025-02-01`, erc20)
    expect(paid(list)).toEqual([[A, 5n * unit]])
  })

  test('two columns that could both be the amount are asked about', async () => {
    const list = await readList(`address,amount,value\n${A},1,2`, erc20)
    expect([kinds(list), list.canSeal]).toEqual([[], false])
    expect(list.questions.map((question) => String(questionSentence(question)))).toEqual([
      'Which column is the amount: column 2 (“amount”) or column 3 (“value”)?',
    ])
    const chosen = applyFix(list, { kind: 'mapping', mapping: { account: 0, amount: 2 } })
    expect(paid(chosen)).toEqual([[A, 2n * unit]])
    expect(chosen.tally).toMatchObject({ header: 1, ready: 1, errors: 0 })
  })

  test('a first line that only looks like a header can be made a row', async () => {
    const list = applyFix(await readList(`amount,who\n${A},1`, erc20), {
      kind: 'mapping',
      mapping: { account: 0, amount: 1 },
      hasHeader: false,
    })
    expect(list.tally).toMatchObject({ header: 0, errors: 1, ready: 1 })
  })
})

describe('lists as JSON', () => {
  test.each([
    ['an object by address', `{"${A}":"1","${B}":"2"}`],
    ['a list of objects', `[{"address":"${A}","amount":"1"},{"address":"${B}","amount":2}]`],
    ['a list of pairs', `[["${A}","1"],["${B}","2"]]`],
    ['inside of others', `{"data":{"list":[{"wallet":"${A}","value":1,"note":"x"},{"wallet":"${B}","value":2}]}}`],
  ])('%s', async (_, text) => {
    const list = await readList(text, erc20)
    expect(list.format).toMatchObject({ layout: 'json', amountUnit: 'token' })
    expect(paid(list)).toEqual([
      [A, unit],
      [B, 2n * unit],
    ])
    expect(list.tally).toMatchObject({ lines: 2, ready: 2 })
  })

  test('rewards with reasons, in raw units of the token that it names', async () => {
    const text = `{"rewardToken":"${C}","rewards":{"${A}":{"pool":"100","bonus":"20"},"${B}":{"pool":"5"}}}`
    const list = await readList(text, { ...erc20, known: { token: C } })
    expect(list.format.amountUnit).toBe('base')
    expect(kinds(list)).toEqual([['address-repeated', [1, 2]]])
    expect(list.entryAt(1).note).toBe('bonus')
    expect(paid(applyFix(list, { kind: 'merge' }))).toEqual([
      [A, 120n],
      [B, 5n],
    ])
    expect((await readList(text, { ...erc20, known: { token: B } })).tally.errors).toBe(3)
  })

  test('claims with hexadecimal amounts', async () => {
    const text = `{"merkleRoot":"0xab","tokenTotal":"0x05","claims":{"${A}":{"index":0,"amount":"0x03","proof":["0x01"]},"${B}":{"index":1,"amount":"0x02","proof":[]}}}`
    expect(paid(await readList(text, erc20))).toEqual([
      [A, 3n],
      [B, 2n],
    ])
  })

  test('a key that comes twice is two rows, not one that silently wins', async () => {
    const list = await readList(`{"${A}":"1","${A}":"2"}`, erc20)
    expect(kinds(list)).toEqual([['address-repeated', [1, 2]]])
  })

  test('numbers are taken digit by digit, not as doubles', async () => {
    expect(paid(await readList(`{"${A}":9007199254740993}`, { standard: 'ERC20', decimals: 0 }))).toEqual([
      [A, 9_007_199_254_740_993n],
    ])
    expect(kinds(await readList(`{"${A}":1e21}`, erc20))).toEqual([['amount-scientific', [1]]])
  })

  test('of two members that could be the amount none is chosen', async () => {
    const list = await readList(`[{"address":"${A}","amount":"1","value":"2"}]`, erc20)
    expect([list.canSeal, list.questions.map(({ kind }) => kind)]).toEqual([false, ['columns']])
    const chosen = list.with({ kind: 'mapping', mapping: { account: 0, amount: 2 } })
    expect(paid(chosen)).toEqual([[A, 2n * unit]])
  })

  test('a member that comes twice with another value is no value at all', async () => {
    expect(kinds(await readList(`[{"address":"${A}","amount":"1","amount":"2"}]`, erc20))).toEqual([
      ['amount-malformed', [1]],
    ])
  })

  test('our own sealed lists, and OpenZeppelin’s trees', async () => {
    const rows = [
      { account: A, id: 0n, amount: 5n },
      { account: B, id: 0n, amount: 7n },
    ] as const
    const manifest = await freezeManifest({ terms, token, title: 'T', rows })
    for (const text of [serializeManifest(manifest), JSON.stringify(toStandardTreeDump(manifest))]) {
      const list = await readList(text, erc20)
      expect((await freezeManifest({ terms, token, title: 'T', rows: list.columns() })).dropId).toBe(manifest.dropId)
    }
  })

  test('JSON that is broken is refused with its line', async () => {
    await expect(readList(`{"${A}": 1,\n "${B}" 2}`, erc20)).rejects.toMatchObject({ name: 'ListJsonError', line: 2 })
    await expect(readList('['.repeat(100), erc20)).rejects.toThrow(ListJsonError)
    await expect(readList(`["\u0001"]`, erc20)).rejects.toThrow(ListJsonError)
    await expect(readList('[] x', erc20)).rejects.toThrow(ListJsonError)
  })
})

describe('encodings', () => {
  const text = `${A},1,café\n${B},2,naïve`
  const wide = (littleEndian: boolean, mark: boolean) => {
    const units = [...(mark ? ['\ufeff'] : []), ...text]
    const bytes = new Uint8Array(units.length * 2)
    units.forEach((unit, index) => new DataView(bytes.buffer).setUint16(index * 2, unit.charCodeAt(0), littleEndian))
    return bytes
  }

  test.each([
    ['utf-8', new TextEncoder().encode(text)],
    ['utf-8', new TextEncoder().encode(`\ufeff${text}`)],
    ['utf-16le', wide(true, true)],
    ['utf-16be', wide(false, true)],
    ['utf-16le', wide(true, false)],
    ['utf-16be', wide(false, false)],
    ['windows-1252', Uint8Array.from(text, (character) => character.charCodeAt(0))],
  ])('%s', async (encoding, bytes) => {
    const list = await readList(bytes, erc20)
    expect(list.format.encoding).toBe(encoding)
    expect(list.entryAt(0).note).toBe('café')
    expect(list.entryAt(1).note).toBe('naïve')
    expect(list.tally.ready).toBe(2)
    expect(list.notices.map(({ kind }) => kind)).toEqual(encoding === 'windows-1252' ? ['encoding'] : [])
  })

  test('unusual spaces are ignored and told', async () => {
    const list = await readList(`\u00a0${A}\u2009, 5\u00a0`, erc20)
    expect(paid(list)).toEqual([[A, 5n * unit]])
    expect(list.notices[0]?.kind).toBe('trimmed-spaces')
  })

  test('a spreadsheet’s own file is named as such', async () => {
    await expect(readList(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), erc20)).rejects.toThrow('spreadsheet')
    await expect(readList(new Uint8Array([0xff, 0xfe, 0x00]), erc20)).rejects.toThrow(ListEncodingError)
  })
})

describe('quotes', () => {
  test('cells are cut as papaparse cuts them, wherever the rules agree', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'ab 1.,'), maxLength: 6 }).map((text) => text.trim()),
      fc.string({ unit: fc.constantFrom(...'ab",;'), maxLength: 6 }).map((text) => text.trim()),
    )
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(',' as const, ';' as const, '|' as const),
        (cells, delimiter) => {
          const line = Papa.unparse([cells], { delimiter })
          expect(splitCells(line, delimiter)).toEqual(cells)
          expect(splitCells(line, delimiter)).toEqual(Papa.parse<string[]>(line, { delimiter }).data[0] ?? [''])
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('a quoted cell may run over lines, and those lines are counted', async () => {
    const list = await readList(`address,amount,note\n${A},1,"first\nsecond ""x"""\n${B},2,\n`, erc20)
    expect(list.tally).toEqual({
      lines: 4,
      ready: 2,
      warnings: 0,
      errors: 0,
      excluded: 0,
      merged: 0,
      blank: 0,
      header: 1,
      continued: 1,
    })
    expect(list.entryAt(0).note).toBe('first\nsecond "x"')
    expect(list.entryAt(1).line).toBe(4)
    expect(list.notices[0]?.kind).toBe('cells-with-line-breaks')
  })

  test('a quote that is never closed takes no other row with it', { tags: ['D6'] }, async () => {
    const list = await readList(`${A},1,"note\n${B},2,x\n${C},3,"y"`, erc20)
    expect(kinds(list)).toEqual([['unclosed-quote', [1]]])
    expect(paid(list)).toEqual([
      [B, 2n * unit],
      [C, 3n * unit],
    ])
  })

  test('not even where a later quote would close it', { tags: ['D6'] }, async () => {
    const list = await readList(`${A},1,"note\n${B},2,x\n${C},3,y"`, erc20)
    expect(list.tally).toMatchObject({ errors: 1, ready: 2, continued: 0 })
  })
})

describe('files that are too much', { tags: ['D6'] }, () => {
  const within = async (input: Parameters<typeof readList>[0]) =>
    readList(input, erc20).catch((error: unknown) => error)

  test('200 MB are refused before they are read', async () => {
    let asked = false
    const file = {
      size: 200_000_000,
      stream: () => {
        asked = true
        throw new TypeError('It was read.')
      },
    }
    expect(await within(file)).toBeInstanceOf(ListTooLargeError)
    expect(asked).toBe(false)
    expect(await within(new Uint8Array(200_000_000))).toBeInstanceOf(ListTooLargeError)
  })

  test('a stream that does not end is stopped at the limit', async () => {
    let given = 0
    async function* endless() {
      for (;;) yield new Uint8Array((given += 10_000_000) && 10_000_000)
    }
    expect(await within(endless())).toBeInstanceOf(ListTooLargeError)
    expect(given).toBeLessThan(200_000_000)
  })

  test('one line of 10 MB, and a million columns, with the line’s number', async () => {
    const long = `${A},1\n${'x'.repeat(10_000_000)}\n`
    expect(await within(long)).toMatchObject({ name: 'ListTooLargeError', line: 2 })
    expect(await within(`${A},1\n${',1'.repeat(1_000_000)}`)).toMatchObject({ name: 'ListTooLargeError', line: 2 })
  })

  test('more lines than any list has', async () => {
    expect(await within('\n'.repeat(5_000_000))).toBeInstanceOf(ListTooLargeError)
  })

  test('zero bytes', async () => {
    expect(await within(`${A},1\n${B}\0,2`)).toBeInstanceOf(ListEncodingError)
    expect(await within(new Uint8Array(1000))).toBeInstanceOf(ListEncodingError)
  })

  test('every line opens a quote', async () => {
    const list = await readList(`"${A},1\n`.repeat(20_000), erc20)
    expect(list.tally.errors).toBe(20_000)
  })

  test('a bad row at line 999,999 of a million is named', async () => {
    const lines = `${A},1\n`.repeat(999_998)
    const list = await readList(`${lines}0x12,1\n${B},2\n`, erc20)
    expect(list.issues.find(({ kind }) => kind === 'address-malformed')?.lines).toEqual([999_999])
    expect(list.tally).toMatchObject({ lines: 1_000_000, errors: 1 })
  })
})

describe('reading', () => {
  test('a file, a stream and a text give the same list', async () => {
    const text = `${A},1\n${B},2\n`
    async function* chunks() {
      for (const byte of new TextEncoder().encode(text)) yield Uint8Array.of(byte)
    }
    for (const input of [text, new TextEncoder().encode(text), new Blob([text]), chunks()])
      expect(paid(await readList(input, erc20))).toEqual([
        [A, unit],
        [B, 2n * unit],
      ])
  })

  test('it can be stopped, and says how far it is', async () => {
    const stop = new AbortController()
    const seen: number[] = []
    const reading = readList(`${A},1\n`.repeat(100_000), erc20, {
      signal: stop.signal,
      onProgress: (done) => {
        seen.push(done)
        if (done > 0.3) stop.abort()
      },
    })
    await expect(reading).rejects.toThrow('abort')
    expect(seen).toHaveLength(2)
  })

  test('the first lines can be shown before the rest is there', async () => {
    const preview = await previewList(`address,amount\n${A},1\n${B},2\n0x3C44CdDdB6a9`, erc20)
    expect(preview.tally).toMatchObject({ lines: 3, ready: 2, header: 1, errors: 0 })
  })
})
