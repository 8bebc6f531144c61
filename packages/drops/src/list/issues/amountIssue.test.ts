import { expect, test } from 'vitest'
import { parseTypedAmount } from '../../values/amount.ts'
import { amountProblemSentence } from './amountIssue.ts'

test.each([
  ['', 'There is no amount.'],
  ['1,000', '“1,000” can be read with a decimal comma or with thousands.'],
  ['−5', '“−5” is below zero.'],
  ['0', '“0” pays nothing.'],
  ['1.2345678', '“1.2345678” has more than the 6 decimals that the token keeps.'],
  ['1e3', '“1e3” is 1000.'],
  ['1.23457E+18', '“1.23457E+18” may have had more digits than it shows.'],
  ['50 %', '“50 %” is a part of a total, and no total is named.'],
  ['1\u200b0', '“1\u200b0” holds ZERO WIDTH SPACE (U+200B).'],
  ['five', '“five” is no amount.'],
  [`0x${'ab'.repeat(20)}`, `“0x${'ab'.repeat(20)}” is an address, not an amount.`],
])('“%s” that was typed as an amount: %s', (text, said) => {
  const read = parseTypedAmount(text, 6)
  expect('fault' in read && String(amountProblemSentence(text, read, 6))).toBe(said)
})
