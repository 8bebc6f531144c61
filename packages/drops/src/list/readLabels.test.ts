import { expect, test } from 'vitest'
import { toCsv } from '../values/csv.ts'
import { readLabels } from './readLabels.ts'

const first = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const second = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const lines = [
  { address: first, label: 'Exchange', more: [] },
  { address: second, label: 'Bridge', more: [] },
]

test.each([
  ['a header', `address,label\n${first},Exchange\n${second},Bridge\n`],
  ['no header, labels first, semicolons', `Exchange;${first}\r\nBridge;${second}`],
  [
    'a byte order mark, quotes and capitals',
    `\uFEFF"${first.toUpperCase().replace('0X', '0x')}","Exchange"\n\n${second},Bridge`,
  ],
])('labels are read with %s', (_, text) => {
  expect(readLabels(text)).toEqual({ lines, badLines: [] })
})

test('cells after the label are kept, and written text comes back', () => {
  const text = toCsv(['name', 'address', 'mark'], [['=HYPERLINK("x")', first, 'leave out']])
  expect(readLabels(text).lines).toEqual([{ address: first, label: '=HYPERLINK("x")', more: ['leave out'] }])
})

test('lines without an address or a label are named', () => {
  const wrongChecksum = first.replace('a', 'A')
  expect(
    readLabels(`address,label\n${first},Exchange\n0x12,Bridge\n${second},\nnobody\n${wrongChecksum},Bridge`).badLines,
  ).toEqual([3, 4, 5, 6])
  expect(readLabels('0x12,Bridge').badLines).toEqual([1])
  expect(readLabels(`"${first},Bridge`).badLines).toEqual([1])
})
