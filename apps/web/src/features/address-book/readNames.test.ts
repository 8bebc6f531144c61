import { checksumAddress, toCsv } from '@slotdrop/drops'
import { describe, expect, test } from 'vitest'
import { addressesNamed, parseBook, parseLeftOut, withName, writeBook } from '../../device/addressBook.ts'
import { readNames, toBookLines } from './readNames.ts'

const meri = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const tom = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'

describe('a file of names', () => {
  test.each([
    ['with a header', `name,address\nMeri,${meri}\nTom,${tom}\n`],
    ['the other way round, with semicolons', `${meri};Meri\r\n${tom};Tom`],
    ['with quotes and checksums', `"Meri",${checksumAddress(meri)}\n"Tom",${checksumAddress(tom)}`],
  ])('%s', (_, text) => {
    expect(readNames(text)).toEqual({
      names: new Map([
        [meri, 'Meri'],
        [tom, 'Tom'],
      ]),
      leftOut: new Set(),
      skipped: [],
    })
  })

  test('lines that hold no address with a name are counted, not dropped without a word', () => {
    const text = `name,address\nMeri,${meri}\nNobody,0x1234\n,${tom}\n\nTom,${checksumAddress(tom).replace('C', 'c')}`
    expect(readNames(text)).toMatchObject({ names: new Map([[meri, 'Meri']]), skipped: [3, 4, 6] })
    expect(readNames('Nobody,0x1234').skipped).toEqual([1])
  })

  test('names and marks that were exported come back, also what a spreadsheet would take for a formula', () => {
    const lines = toBookLines(
      new Map([
        [meri, '=HYPERLINK("x")'],
        [tom, 'Tom'],
      ]),
      new Set([meri]),
    )
    const { names, leftOut } = readNames(toCsv(['name', 'address', 'mark'], lines))
    expect(names.get(meri)).toBe('=HYPERLINK("x")')
    expect(leftOut).toEqual(new Set([meri]))
  })

  test('names are plain text', () => {
    expect(readNames(`Me\u202eri,${meri}`).names.get(meri)).toBe('Meri')
    expect(readNames(`${'x'.repeat(500)},${meri}`).names.get(meri)?.length).toBeLessThanOrEqual(60)
  })
})

describe('a book', () => {
  test('is added to, renamed in and taken from', () => {
    const book = withName(withName(new Map(), checksumAddress(meri), ' Meri '), tom, 'Tom')
    expect(addressesNamed(book, 'er')).toEqual([meri])
    expect(addressesNamed(book, ' ')).toEqual([])
    expect(withName(book, meri, 'Maria').get(meri)).toBe('Maria')
    expect(withName(book, meri, '').has(meri)).toBe(false)
  })

  test('is kept; what was tampered with is left out; a browser that keeps nothing says so', () => {
    let kept = ''
    expect(writeBook(new Map([[meri, 'Meri']]), new Set(), { setItem: (_, value) => void (kept = value) })).toBe(true)
    expect(parseBook(kept)).toEqual(new Map([[meri, 'Meri']]))
    expect(parseBook('{')).toEqual(new Map())
    expect(parseBook(`[["0x1","a"],["${tom}",5],["${tom}","Tom"]]`)).toEqual(new Map([[tom, 'Tom']]))
    const full = {
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(writeBook(new Map(), new Set(), full)).toBe(false)
  })

  test('marks are kept as a third element; entries without one stay as they were', () => {
    let kept = ''
    const names = new Map([
      [meri, 'Meri'],
      [tom, 'Tom'],
    ])
    writeBook(names, new Set([tom]), { setItem: (_, value) => void (kept = value) })
    expect(JSON.parse(kept)).toEqual([
      [meri, 'Meri'],
      [tom, 'Tom', 1],
    ])
    expect(parseBook(kept)).toEqual(names)
    expect(parseLeftOut(kept)).toEqual(new Set([tom]))
    expect(parseLeftOut(`[["${meri}","Meri","1"],["${tom}","Tom"]]`)).toEqual(new Set())
  })
})
