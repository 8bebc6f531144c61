import { describe, expect, test } from 'vitest'
import type { RecipientList } from '../list.ts'
import { readList } from '../readList.ts'
import type { WindowFilter } from './windowFilter.ts'

function account(number: number) {
  return `0x${(0xab00_0000 + number * 7919).toString(16).padStart(40, '0')}`
}

const lines = Array.from({ length: 400 }, (_, row) => {
  if (row % 37 === 5) return `0x12,${row + 1},short`
  if (row % 53 === 6) return `${account(row - 1)},${row}.5,Again`
  if (row % 61 === 7) return `${account(row)},${row + 1},"two\nLines"`
  return `${account(row)},${row + 1},${row % 3 === 0 ? 'Équipe' : 'TEAM'} ${row % 7}`
})
const options = { standard: 'ERC20', decimals: 2 } as const

/** What the filter means, entry by entry. */
function slowly(list: RecipientList, { state, issue, lines: wanted, text, amount }: WindowFilter): number[] {
  const kindLines = list.issues.find(({ kind }) => kind === issue)?.lines
  return Array.from({ length: list.entryCount }, (_, index) => index).filter((index) => {
    const entry = list.entryAt(index)
    return (
      (state === undefined || entry.state === state) &&
      (issue === undefined || kindLines?.includes(entry.line) === true) &&
      (wanted === undefined || wanted.includes(entry.line)) &&
      (!text || entry.text.toLowerCase().includes(text.toLowerCase())) &&
      (amount === undefined || (entry.amount !== undefined && entry.amount >= amount.from && entry.amount <= amount.to))
    )
  })
}

describe('what a filter leaves', () => {
  test.each<[string, WindowFilter]>([
    ['nothing asked', {}],
    ['a state', { state: 'error' }],
    ['a kind of issue', { issue: 'address-repeated' }],
    ['some lines', { lines: Uint32Array.of(3, 90, 91, 7000) }],
    ['a text in another case', { text: 'team 3' }],
    ['a text across what quotes hold', { text: 'LINES' }],
    ['hex digits as they are checked', { text: account(7).toUpperCase().slice(2) }],
    ['a text beyond ASCII', { text: 'éQUIPE 0' }],
    ['a text that is in an edited line alone', { text: 'edited' }],
    ['a text that was edited away', { text: 'was here' }],
    ['amounts from one end to the other', { amount: { from: 1000n, to: 20_000n } }],
    ['one amount', { amount: { from: 1200n, to: 1200n } }],
    ['no amount', { amount: { from: 1n, to: 2n } }],
    ['a text that nobody has', { text: 'zzz' }],
    ['several at once', { state: 'ready', text: 'team', amount: { from: 0n, to: 9_000n } }],
  ])('%s is what each entry says', async (_, filter) => {
    const list = (await readList([...lines, `${account(900)},5,was here`].join('\n'), options)).with({
      kind: 'edit',
      line: 2,
      text: `${account(500)},12,Edited`,
    })
    const changed = list.with({ kind: 'edit', line: list.lineCount, text: `${account(901)},5,gone` })
    expect([...changed.find(filter)]).toEqual(slowly(changed, filter))
  })

  test('amounts of NFTs are one each', async () => {
    const list = await readList(`${account(1)},7\n${account(2)},8`, { standard: 'ERC721', decimals: 0 })
    for (const filter of [{ amount: { from: 1n, to: 1n } }, { amount: { from: 2n, to: 3n } }])
      expect([...list.find(filter)]).toEqual(slowly(list, filter))
  })
})
