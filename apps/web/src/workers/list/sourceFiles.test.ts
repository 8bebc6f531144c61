import { createListSession, type Fix, sourceRows } from '@slotdrop/drops'
import { makeSourceFiles, makeTerms } from '@slotdrop/testing'
import { expect, test } from 'vitest'
import { openSource } from '@slotdrop/drops/sheets'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const token = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const files = makeSourceFiles({ token, otherToken: usdc })

test('there are twelve of them', () => {
  expect(files).toHaveLength(12)
})

test.each(files.map((file) => [file.title, file] as const))(
  '%s: from the file to the sealed list without an edit',
  async (_, source) => {
    const { bytes, clicks, cents, rows } = source
    const { input } = await openSource(new Blob([bytes as Uint8Array<ArrayBuffer>]))
    const session = createListSession()
    const options = { standard: 'ERC20', decimals: 18, symbol: 'MERI', known: { token } } as const
    let summary = await session.open(input, options)
    for (const [kind, offer] of clicks) {
      const group = summary.issues.find((issue) => issue.kind === kind)
      expect(group?.fixes).toContain(offer)
      const fix: Fix =
        offer === 'repair'
          ? { kind: 'repair', issue: kind === 'amount-with-unit' ? kind : 'address-in-text' }
          : { kind: 'exclude', lines: group?.lines ?? [] }
      summary = session.apply(fix)
    }
    expect(summary.issues).toEqual([])
    expect(session.decisions().edits.size).toBe(0)
    const facts = { symbol: 'MERI', name: 'Meridian', decimals: 18 }
    const manifest = await session.freeze({ terms: makeTerms(), token: facts, title: 'Season 2' })
    expect([manifest.rowCount, manifest.total]).toEqual([rows, BigInt(cents) * 10n ** 16n])
    const { lines } = sourceRows(session.list(), manifest)
    expect(new Set(lines).size).toBe(rows)
    expect(lines.every((line) => line > 0)).toBe(true)
  },
)

test('Safe’s CSV app, three tokens: from the file to three sealed lists without an edit, each line in one of them', async () => {
  const { bytes, cents = 0 } = files.find(({ title }) => title.startsWith('Safe')) ?? {}
  const file = new TextDecoder().decode(bytes)
  const read = createListSession()
  await read.open(file, { standard: 'ERC20', decimals: 18, symbol: 'MERI', known: { token } })
  const facts = {
    [token]: { standard: 'ERC20', symbol: 'MERI', name: 'Meridian', decimals: 18 },
    [usdc]: { standard: 'ERC20', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    '': { standard: 'NATIVE', symbol: 'ETH', name: 'Ether', decimals: 18 },
  } as const
  const sealed: [symbol: string, rows: number, total: bigint][] = []
  const lines: number[] = []
  for (const { address, decisions } of read.tokenShares()) {
    const session = createListSession()
    const { standard, ...known } = facts[(address ?? '') as keyof typeof facts]
    const options = { standard, ...known, known: { token: address }, decisions }
    // oxlint-disable-next-line no-await-in-loop -- one drop after another, as they are made
    expect((await session.open(file, options)).issues).toEqual([])
    // oxlint-disable-next-line no-await-in-loop -- see above
    const manifest = await session.freeze({ terms: { ...makeTerms(), standard }, token: known, title: 'Season 2' })
    sealed.push([known.symbol, manifest.rowCount, manifest.total])
    lines.push(...sourceRows(session.list(), manifest).lines)
  }
  expect(sealed).toEqual([
    ['MERI', 40, BigInt(cents) * 10n ** 16n],
    ['USDC', 4, 48_000_000n],
    ['ETH', 4, 4n * 10n ** 17n],
  ])
  expect(lines.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, row) => row + 2))
})
