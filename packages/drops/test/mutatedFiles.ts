import fc from 'fast-check'
import { corpus } from './corpus/corpus.ts'
import type { ListCase } from './corpus/listCase.ts'

/** One change to the lines of a file. */
const change = fc.oneof(
  fc.record({ kind: fc.constantFrom('drop', 'double', 'swap', 'quote', 'shorten'), at: fc.nat(50) }),
  fc.record({
    kind: fc.constant('insert'),
    at: fc.nat(50),
    text: fc.constantFrom(
      'Total;350',
      'TOTAL,,350',
      'name,address,amount',
      '1,000',
      '0x1234,5',
      ';;',
      '100',
      'Notes: x',
    ),
  }),
  fc.record({
    kind: fc.constant('append'),
    at: fc.nat(50),
    text: fc.constantFrom(',000', ';7', '\tUSDC', ' FOO', '%', 'E+7'),
  }),
)

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function changeLines(lines: readonly string[], { at, ...how }: Change): string[] {
  const place = lines.length === 0 ? 0 : at % lines.length
  const line = lines[place] ?? ''
  switch (how.kind) {
    case 'drop':
      return lines.toSpliced(place, 1)
    case 'double':
      return lines.toSpliced(place, 0, line)
    case 'swap':
      return lines.toSpliced(place, 2, ...lines.slice(place, place + 2).toReversed())
    case 'quote':
      return lines.toSpliced(place, 1, `"${line}"`)
    case 'shorten':
      return lines.toSpliced(place, 1, line.slice(0, -1))
    case 'insert':
      return lines.toSpliced(place, 0, 'text' in how ? how.text : '')
    default:
      return lines.toSpliced(place, 1, `${line}${'text' in how ? how.text : ''}`)
  }
}

/** Files of the corpus with some of their lines changed, and what they are read for. */
const mutatedFiles: fc.Arbitrary<Pick<ListCase, 'text' | 'options'>> = fc
  .tuple(fc.constantFrom(...corpus.flatMap(({ cases }) => cases)), fc.array(change, { maxLength: 4 }))
  .map(([{ text, options = {} }, changes]) => ({
    text: changes.reduce<string[]>(changeLines, text.split('\n')).join('\n'),
    options,
  }))

/** Runs a check on many such files; `READER_CASES=10000` for a long run. */
export async function eachMutatedFile(
  check: (file: Pick<ListCase, 'text' | 'options'>) => Promise<void>,
): Promise<void> {
  const numRuns = Number(process.env['READER_CASES'] ?? 200)
  await fc.assert(fc.asyncProperty(mutatedFiles, check), { numRuns })
}
