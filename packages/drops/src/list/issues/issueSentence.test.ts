import { defaultLocale, formatSentence } from '@slotdrop/messages'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { checksumAddress } from 'viem'
import { expect, test } from 'vitest'
import { noDecisions } from '../decisions/decisions.ts'
import type { NameFinding } from '../decisions/nameFinding.ts'
import { noticeSentence } from '../entries/listNotices.ts'
import type { ReadOptions } from '../reading/prepareList.ts'
import { readList } from '../readList.ts'
import { issueKinds } from './issueRules.ts'
import { issueSentence } from './issueSentence.ts'
import { issueAdvice, issueTitle } from './issueTexts.ts'

function account(number: number) {
  return checksumAddress(`0x${`${number}`.padStart(20, '7').padEnd(40, 'abc')}`)
}

const [one, two, three] = [account(1), account(2), account(3)]
const token = { standard: 'ERC20', decimals: 18, chainId: 1 } as const
const header = 'address,amount,note'
const names = new Map<string, NameFinding>([
  ['a.eth', { kind: 'found', name: 'a.eth', address: two, blockNumber: 5n }],
  ['b.eth', { kind: 'not-found', name: 'b.eth' }],
  ['c_.eth', { kind: 'malformed', reason: 'underscore allowed only at start' }],
])
const mistyped = `0x${one.slice(2).toLowerCase().replace('a', 'A')}`

/** Lists that have every kind of finding, most in each of its forms. */
const lists: readonly (readonly [ReadOptions, readonly string[]])[] = [
  [token, [header, `${one},`, `,1`, `${one},1,note,more`, `${one},"1`, `0x1234,1`, `${mistyped},1`]],
  [token, [header, `${one.slice(0, 9)}\u200b${one.slice(9)},1`, `alice.eth,1`, `sep:${one},1`]],
  [{ ...token, chainId: undefined }, [header, `sep:${one},1`]],
  [token, [header, `0x${'0'.repeat(40)},1`, `0x${'0'.repeat(36)}dEaD,1`, `0x${'0'.repeat(39)}1,1`]],
  [
    { ...token, known: { token: one, distributor: two, sender: three } },
    [header, `${one},1`, `${two},1`, `${three},1`],
  ],
  [token, [header, `${one},five`, `${one},-1`, `${one},0`, `${one},1e18`, `${one},0.${'1'.repeat(19)}`]],
  [token, [header, `${one},"1,234"`, `${one},${'9'.repeat(80)}`, ...Array.from({ length: 6 }, () => `${one},1`)]],
  [{ ...token, decimals: 0 }, [header, `${one},1.5`]],
  [token, [`${one},3,500`, `${two},1`]],
  [token, [header, `${one},1.000`, `${two},2.000`]],
  [token, ['who,how much', 'Bob,1']],
  [
    { ...token, decimals: 0, allocation: { kind: 'pro-rata', total: 10n } },
    [header, `${one},1`, `${two},${10n ** 30n}`],
  ],
  [token, [header, ...Array.from({ length: 30 }, (_, n) => `${account(n)},${n === 3 ? 10_000 : n + 1}`)]],
  [{ ...token, known: { others: [`${one.slice(0, 12)}0000${one.slice(16)}` as typeof one] } }, [header, `${one},1`]],
  [token, [header, `${one},1`, `${one.slice(0, 12).toLowerCase()}0000${one.slice(16).toLowerCase()},1`]],
  [
    { standard: 'ERC1155', decimals: 0 },
    ['address,id,amount', `${one},1,1`, `${one},1,1`, `${one},1e20,1`, `${one},1${'0'.repeat(20)},1`, `${one},x,1`],
  ],
  [{ standard: 'ERC721', decimals: 0 }, ['address,id', `${one},1`, `${two},1`]],
  [
    { ...token, known: { token: two } },
    ['token_type,token_address,receiver,amount,id', `erc20,${one},${one},1,`, `native,,${one},1,`],
  ],
  [token, [header, `\u00a0${one},1`, `${two},1,"a`, `b"`]],
  [{ ...token, decisions: { ...noDecisions, names } }, [header, 'a.eth,1', 'b.eth,1', 'c_.eth,1']],
  [
    { ...token, symbol: 'MERI' },
    [header, `https://explorer.example/address/${one},1`, `${one} ${two},1`, `${three},5 MERI`, `${two},2026-05-01`],
  ],
  [token, [header, `${one},1.5E+3`, `${two},1.23457E+18`, `${three},1\u200b0`, `${three},50 %`, `${two},${one}`]],
  [{ ...token, allocation: { kind: 'pro-rata', total: 10n ** 20n } }, [header, `${one},50%`, `${two},40%`]],
  [token, [header, 'Total,1', `${one},1`]],
  [token, [header, `${one},1,Ada`, `${two},1,Total`]],
  [token, [one, '1', two, '2']],
  [token, [[one, two, three].join(',')]],
  [token, ['']],
  [{ standard: 'ERC721', decimals: 0, known: { missingIds: [7n] } }, [`${one},7`]],
]

const foreign = { ...defaultLocale, tag: 'en-XA', translation: accentedEnglish }

test('every kind has a title and an advice', () => {
  for (const kind of issueKinds)
    for (const said of [issueTitle(kind), issueAdvice(kind)]) {
      expect(String(said)).toMatch(/^[^{}]+$/)
      expect(formatSentence(said, foreign)).toMatch(/^⟦.+⟧$/)
    }
})

test('every finding and notice is said with its values, in English and in any language', async () => {
  const found = new Set<string>()
  const said: string[] = []
  for (const [options, lines] of lists) {
    const list = await readList(lines.join('\n'), options)
    const issues = Array.from({ length: list.entryCount }, (_, index) => list.entryAt(index).issues).flat()
    for (const { kind } of issues) found.add(kind)
    for (const sentence of [...issues.map(issueSentence), ...list.notices.map(noticeSentence)]) {
      said.push(String(sentence))
      expect(formatSentence(sentence, foreign)).toMatch(/^⟦.+⟧$/)
    }
  }
  const ofLists = ['no-rows', 'total-differs', 'total-too-large']
  expect([...found, ...ofLists].toSorted()).toEqual(issueKinds.toSorted())
  expect(said.filter((text) => /undefined|[{}]/.test(text))).toEqual([])
  expect(said).toContain('No column is called address.')
  expect(said).toContain('The same address and id are on line 3.')
  expect(said).toContain('“c_.eth” is no valid name: underscore allowed only at start.')
  expect(said).toContain('1 entry runs over several lines inside quotation marks.')
})
