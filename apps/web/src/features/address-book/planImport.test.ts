import { expect, test } from 'vitest'
import { maxNames } from '../../device/addressBook.ts'
import { planImport } from './planImport.ts'

function account(number: number) {
  return `0x${number.toString(16).padStart(40, '0')}`
}

test('names are added, changed names are counted, and bad lines are named', () => {
  const book = new Map([
    [account(1), 'Ann'],
    [account(2), 'Tom'],
  ])
  const text = `${account(1)},Ann\n${account(2)},Thomas\n0x12,Nobody\n${account(3)},Exchange,leave out`
  expect(planImport(book, text)).toEqual({
    names: new Map([
      [account(1), 'Ann'],
      [account(2), 'Thomas'],
      [account(3), 'Exchange'],
    ]),
    leftOut: new Set([account(3)]),
    renamed: 1,
    skipped: [3],
  })
})

test('a file without names, and one that does not fit, are refused whole', () => {
  expect(planImport(new Map(), 'nothing here')).toEqual({ problem: 'empty' })
  const lines = Array.from({ length: maxNames }, (_, place) => `${account(place)},Name`)
  const book = new Map([[account(maxNames), 'Ann']])
  expect(planImport(book, lines.join('\n'))).toEqual({ problem: 'full', names: maxNames, fresh: maxNames })
  expect(planImport(new Map([[account(0), 'Ann']]), lines.join('\n'))).toMatchObject({ renamed: 1 })
})
