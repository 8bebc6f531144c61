import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { defaultLocale } from './locale.ts'
import type { Message, Messages } from './message.ts'
import { accentedEnglish } from './pseudoLocales.ts'
import { formatSentence, sentence } from './sentence.ts'
import { sentenceOf } from './sentenceOf.ts'
import { amountOf, listOf, type MessageValue } from './values.ts'

function make<V extends object>(id: string, english: string): Message<V> {
  return { id, text: compile(english) }
}

const noRows = make<object>('test/noRows', 'The list has no rows. Add one.')
const refused = make<{ row: number; reason: MessageValue }>('test/refused', 'Row {row, number} was refused: {reason}')
const rows = make<{ count: number }>('test/rows', '{count, plural, one {# row} other {# rows}}')
const short = make<{ has: MessageValue }>('test/short', 'The sender holds {has}.')

const german = { ...defaultLocale, numbers: 'de-DE' }

describe('a sentence', () => {
  test('says itself in English', () => {
    expect(String(sentence(noRows))).toBe('The list has no rows. Add one.')
    expect(`${sentence(rows, { count: 1 })}, ${sentence(rows, { count: 12_345 })}`).toBe('1 row, 12,345 rows')
  })

  test('says the sentence inside it in the same language', () => {
    const said = sentence(refused, { row: 1234, reason: sentence(rows, { count: 2 }) })
    expect(formatSentence(said, { ...german, translation: accentedEnglish })).toBe(
      '⟦Ŕöŵ ~1.234 ŵåš ŕéƒûšéð: ~~~⟦2 ŕöŵš~⟧⟧',
    )
  })

  test('writes amounts exactly, as the reader writes numbers, and strips what a token hides in its symbol', () => {
    const has = amountOf(123_456_789_012_345_678_901n, 18, 'ME\u202eRI')
    expect(String(sentence(short, { has }))).toBe('The sender holds 123.456789012345678901 MERI.')
    expect(formatSentence(sentence(short, { has: amountOf(1_234_500n, 3) }), german)).toBe('The sender holds 1.234,5.')
  })

  test('lists values as its language does', () => {
    expect(String(sentence(short, { has: listOf(['a', 'b', 'c']) }))).toBe('The sender holds a, b and c.')
    expect(String(sentence(short, { has: listOf([amountOf(5n, 0), 'b'], 'or') }))).toBe('The sender holds 5 or b.')
    expect(String(sentence(short, { has: listOf(['a']) }))).toBe('The sender holds a.')
  })

  test('survives the way out of a worker as data that can be said in any language', () => {
    const out = structuredClone(sentence(refused, { row: 3, reason: sentence(noRows) }))
    expect(formatSentence(out)).toBe('Row 3 was refused: The list has no rows. Add one.')
  })

  test('what a translation leaves out stays English', () => {
    expect(formatSentence(sentence(noRows), { ...defaultLocale, translation: () => ({}) })).toBe(
      'The list has no rows. Add one.',
    )
  })
})

test('a text of a folder is a sentence too', () => {
  const messages: Messages<{ paid: { rows: number }; done: object }> = {
    namespace: 'drop',
    texts: { paid: compile('{rows, number} paid'), done: 'Done' },
  }
  const paid = sentenceOf(messages, 'paid', { rows: 1234 })
  expect([paid.id, String(paid), formatSentence(paid, german)]).toEqual(['drop/paid', '1,234 paid', '1.234 paid'])
  expect(String(sentenceOf(messages, 'done'))).toBe('Done')
})
