import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import vectors from '../../test/vectors/csv-export.json' with { type: 'json' }
import { escapeCell, toCsv, toCsvLine, unescapeCell } from './csv.ts'

const dangerous = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\0]/

/** What a program sees that takes another separator than ours, and quotation marks only at the start of a cell. */
function piecesOf(line: string) {
  return line.split(/[;,\t|\r\n"]/)
}

describe('cells of an export', { tags: ['W7'] }, () => {
  test.each(vectors.cases)('$value is text to every spreadsheet, and comes back', ({ value }) => {
    const parsed = Papa.parse<string[]>(toCsv(['note', 'amount'], [[value, '1']]), {
      delimiter: ',',
      skipEmptyLines: true,
    })
    expect(parsed.errors).toEqual([])
    const cell = parsed.data[1]?.[0] ?? ''
    expect(cell).not.toMatch(dangerous)
    expect(unescapeCell(cell)).toBe(value.replaceAll('\0', '␀'))
  })

  test('any text is safe in any program, and comes back', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(...'=+-@\t\r\n;,|"\'\0＝＋－＠␀ 1a'), fc.string({ minLength: 1, maxLength: 1 })),
    })
    fc.assert(
      fc.property(text, (value) => {
        for (const piece of piecesOf(toCsvLine([value]))) expect(piece).not.toMatch(dangerous)
        expect(unescapeCell(escapeCell(value))).toBe(value.replaceAll('\0', '␀'))
        const [cells] = Papa.parse<string[]>(toCsvLine([value, 'x']), { delimiter: ',', newline: '\r\n' }).data
        expect(unescapeCell(cells?.[0] ?? '')).toBe(value.replaceAll('\0', '␀'))
      }),
      { numRuns: 500 },
    )
  })
})
