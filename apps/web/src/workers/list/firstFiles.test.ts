import { createListSession, type Fix } from '@slotdrop/drops'
import { openSource } from '@slotdrop/drops/sheets'
import { type FirstFile, makeFirstFiles, makeTerms } from '@slotdrop/testing'
import { expect, test } from 'vitest'

const token = '0xFbcD898244D196690A11C6fFea44B5d1Ad43a5e9'
const files = makeFirstFiles({ token, symbol: 'USDC', otherToken: '0x30eacbA53c535a444731aF931FE889E14D780374' })
const unit = 10n ** 18n

function allocationOf({ typed }: FirstFile): Fix | undefined {
  if (!typed) return undefined
  const amount = BigInt(typed.tokens) * unit
  return {
    kind: 'allocation',
    allocation: typed.kind === 'equal' ? { kind: 'equal', amount } : { kind: 'pro-rata', total: amount },
  }
}

test('no file of a new user takes more than one click', () => {
  expect(files.map(({ clicks }) => clicks)).toEqual([0, 0, 1, 1, 1])
})

test.each(files.map((file) => [file.title, file] as const))(
  '%s reaches a sealed list by one answer at most',
  async (_, file) => {
    const { input } = await openSource(new Blob([file.bytes as Uint8Array<ArrayBuffer>]))
    const session = createListSession()
    let summary = await session.open(input, { standard: 'ERC20', decimals: 18, symbol: 'USDC', known: { token } })
    expect(summary.questions).toHaveLength(file.isAsked ? 1 : 0)
    const [answer] = summary.questions.map(({ choices }) => choices[0])
    if (answer) summary = session.apply(answer.fix)
    const typed = allocationOf(file)
    if (typed) summary = session.apply(typed)
    const total = (BigInt(file.cents) * unit) / 100n
    expect([summary.questions, summary.canSeal, summary.total]).toEqual([[], true, total])
    expect(summary.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    const facts = { symbol: 'USDC', name: 'USD Coin', decimals: 18 }
    const manifest = await session.freeze({ terms: makeTerms(), token: facts, title: 'June' })
    expect([manifest.rowCount, manifest.total]).toEqual([file.rows, total])
  },
)
