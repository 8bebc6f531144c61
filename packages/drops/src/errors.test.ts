import { defaultLocale, formatSentence, sentence } from '@slotdrop/messages'
import { accentedEnglish } from '@slotdrop/messages/pseudo-locales'
import { describe, expect, test } from 'vitest'
import * as errors from './errors.ts'
import * as messages from './messages.generated.ts'

const foreign = { ...defaultLocale, tag: 'en-XA', translation: accentedEnglish }
const tooLarge = 'are read. Split it, or check that it is the right file.'
const notTrusted = 'This file is not a sealed list that can be trusted'

function json(expected: errors.JsonNeed) {
  return new errors.ListJsonError({ line: 1234, expected })
}

const cases: readonly (readonly [errors.DropsError, string])[] = [
  [
    new errors.ListEncodingError(),
    'The file is not text in UTF-8 or UTF-16. Save it as CSV (UTF-8), then choose it again.',
  ],
  [
    new errors.ListEncodingError('spreadsheet'),
    'The file is a spreadsheet, not text. Save it as CSV (UTF-8), then choose that file.',
  ],
  [
    new errors.ListTooLargeError({ what: 'bytes', size: 300_000_000, limit: 200_000_000 }),
    `The list has 300,000,000 bytes; at most 200,000,000 ${tooLarge}`,
  ],
  [
    new errors.ListTooLargeError({ what: 'lines', size: 3000, limit: 2000 }),
    `The list has 3,000 lines; at most 2,000 ${tooLarge}`,
  ],
  [
    new errors.ListTooLargeError({ what: 'characters in one line', size: 3000, limit: 2000, line: 1234 }),
    `Line 1,234 has 3,000 characters in one line; at most 2,000 ${tooLarge}`,
  ],
  ...(
    [
      ['value', 'value'],
      ['text', 'valid text'],
      ['shallow-value', 'value within 32 levels'],
      ['name', 'name in quotation marks'],
      ['end', 'end'],
      [{ signs: [':'] }, '“:”'],
      [{ signs: [',', ']'] }, '“,” or “]”'],
    ] as const
  ).map(
    ([need, said]) =>
      [
        json(need),
        `The file looks like JSON, but line 1234 has no ${said} where one must be. Correct it there, or export it again.`,
      ] as const,
  ),
  [new errors.NoListError(), 'No list was read yet. Choose a file or paste a list.'],
  [
    new errors.UndecidedListError({ errors: 1234, warnings: 1 }),
    "The list can't be sealed yet: 1,234 lines have errors and 1 is to be checked. Correct them, exclude them, or confirm them first.",
  ],
  [new errors.EmptyDropError(), 'The list pays nobody. Add at least one recipient.'],
  [
    new errors.BadTermsError({ field: 'slotSize', expected: sentence(messages.expectedSlotSize, { limit: '250' }) }),
    "The drop can't be sealed: slotSize must be a number of recipients from 1 to 250.",
  ],
  [
    new errors.BadRowError({ row: 1233, reason: sentence(messages.rowWithoutIds) }),
    "Row 1234 can't be sealed: this token has no ids.",
  ],
  [
    new errors.BadManifestError({ reason: sentence(messages.manifestNoJson) }),
    `${notTrusted}: it is no JSON. Get it again from where it was sealed.`,
  ],
  [
    new errors.MalformedRowsError({ reason: sentence(messages.packedTooShort) }),
    'The packed rows are malformed: they are too short.',
  ],
  [
    new errors.BadShardError({ reason: sentence(messages.shardCutOff) }),
    "A part of the list can't be trusted: it is cut off. Nothing of it is shown; try another source of the list.",
  ],
]

describe('errors', () => {
  test.each(cases)('%s', (error, english) => {
    expect(error.shortMessage).toBe(english)
    expect(formatSentence(error.sentence, foreign)).toMatch(/^⟦.+⟧$/)
    // As it comes out of a worker: fields only.
    expect(formatSentence(structuredClone({ ...error }).sentence)).toBe(english)
  })

  test('each class is among them', () => {
    const classes = Object.values(errors).filter((value) => value !== errors.DropsError)
    expect(new Set(cases.map(([error]) => error.constructor))).toEqual(new Set(classes))
  })
})
