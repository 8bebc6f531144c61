import { describe, expect, test } from 'vitest'
import type { RecipientList } from '../list.ts'
import { readList } from '../readList.ts'
import { choiceSentences } from './questionSentence.ts'

const A = '0xBDaA4FB0C097729EeB23a33FCDCE80db2DA68A18'
const B = '0xe813a49B55Fd86a03E63D306c98649c3b80B2f17'
const C = '0xCe29EFf94d34706216c791c4B2494ee703CB53D7'
const usdc = '0xFbcD898244D196690A11C6fFea44B5d1Ad43a5e9'
const bridged = '0x30eacbA53c535a444731aF931FE889E14D780374'
const unit = 10n ** 18n
const drop = { standard: 'ERC20', decimals: 18, symbol: 'USDC', known: { token: usdc } } as const

/** The answers that are offered: their words, their option, and the sum of the list after each. */
function answers(list: RecipientList) {
  return list.questions.map((question) => {
    const words = choiceSentences(question)
    return question.choices.map(({ fix, option }, place) => [`${words[place]}`, option, list.with(fix).total / unit])
  })
}

describe('which tokens a list pays', () => {
  test('the drop’s own rows, or those of all names, if they mean the same', async () => {
    const list = await readList(`address,amount,token\n${A},100,USDC\n${B},250,USD Coin\n${C},7,USDC`, drop)
    expect(answers(list)).toEqual([
      [
        ['USDC (2 rows)', '--tokens "usdc"', 107n],
        ['USDC and USD Coin (3 rows)', '--tokens "usdc,usd coin"', 357n],
      ],
    ])
    expect(list.questions[0]).toMatchObject({ lines: [3], values: { count: 2 } })
    expect(
      list.questions[0]?.choices.map(({ preview }) =>
        preview.map(({ line, account, amount }) => [line, account, amount]),
      ),
    ).toEqual([
      [
        [2, A, 100n * unit],
        [4, C, 7n * unit],
      ],
      [
        [2, A, 100n * unit],
        [3, B, 250n * unit],
      ],
    ])
  })

  test('each name by itself, where none of them is the drop’s', async () => {
    const list = await readList(`address,amount,token\n${A},100,Alpha\n${B},250,Beta`, drop)
    expect(answers(list)).toEqual([
      [
        ['Alpha (1 row)', '--tokens "alpha"', 100n],
        ['Beta (1 row)', '--tokens "beta"', 250n],
        ['Alpha and Beta (2 rows)', '--tokens "alpha,beta"', 350n],
      ],
    ])
  })

  test('another address is never offered as the drop’s token, nor the coin', async () => {
    const list = await readList(`address,amount,token\n${A},100,${usdc}\n${B},250,${bridged}\n${C},7,native`, drop)
    expect(answers(list)).toEqual([[[`${usdc} (1 row)`, `--tokens "${usdc.toLowerCase()}"`, 100n]]])
    const others = await readList(`address,amount,token\n${A},100,${bridged}\n${B},250,native`, drop)
    expect([others.questions, others.canSeal]).toEqual([[], false])
  })

  test('a symbol that two tokens of the chain have is asked about, although it is the drop’s', async () => {
    const tokens = [
      { address: usdc, symbol: 'USDC', name: 'USD Coin' },
      { address: bridged, symbol: 'USDC', name: 'Bridged USDC' },
    ] as const
    const text = `address,amount,token\n${A},100,USDC\n${B},250,USDC`
    const list = await readList(text, { ...drop, known: { token: usdc, tokens } })
    expect([list.canSeal, list.issues]).toEqual([false, []])
    expect(answers(list)).toEqual([[['USDC (2 rows)', '--tokens "usdc"', 350n]]])
    expect(list.with({ kind: 'tokens', tokens: ['usdc'] })).toMatchObject({ canSeal: true, questions: [] })
    const [first] = tokens
    expect((await readList(text, { ...drop, known: { token: usdc, tokens: [first] } })).canSeal).toBe(true)
  })

  test('it is not asked any more once the rows of others are left out by hand, and again when they are back', async () => {
    const list = await readList(`address,amount,token\n${A},100,USDC\n${B},250,DAI`, drop)
    const left = list.with({ kind: 'exclude', lines: [3] })
    expect([left.questions, left.canSeal]).toEqual([[], true])
    expect(left.with({ kind: 'include', lines: [3] }).questions).toEqual(list.questions)
  })
})
