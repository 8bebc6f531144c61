import {
  BadManifestError,
  BadRowError,
  BadShardError,
  BadTermsError,
  EmptyDropError,
  type JsonNeed,
  ListEncodingError,
  ListJsonError,
  ListTooLargeError,
  MalformedRowsError,
  type NamedDropsError,
  UndecidedListError,
} from '@slotdrop/drops'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from '../../i18n/index.ts'
import { fileErrorText } from './fileErrorText.ts'

const needs: readonly JsonNeed[] = [
  'value',
  'text',
  'shallow-value',
  'name',
  'end',
  { signs: [':'] },
  { signs: [',', ']'] },
]

/** Each error in all the forms of its sentence; one that is missing is an error of types. */
const errors: { readonly [N in NamedDropsError['name']]: readonly Extract<NamedDropsError, { name: N }>[] } = {
  ListEncodingError: [new ListEncodingError(), new ListEncodingError('spreadsheet')],
  ListTooLargeError: [
    new ListTooLargeError({ what: 'bytes', size: 300_000_000, limit: 200_000_000 }),
    new ListTooLargeError({ what: 'lines', size: 3000, limit: 2000 }),
    new ListTooLargeError({ what: 'characters in one line', size: 3000, limit: 2000, line: 1234 }),
  ],
  ListJsonError: needs.map((expected) => new ListJsonError({ line: 1234, expected })),
  UndecidedListError: [new UndecidedListError({ errors: 1234, warnings: 1 })],
  EmptyDropError: [new EmptyDropError()],
  BadTermsError: [new BadTermsError({ field: 'round', expected: 'a number' })],
  BadRowError: [new BadRowError({ row: 1233, reason: 'this token has no ids' })],
  BadManifestError: [new BadManifestError({ reason: 'it is no JSON' })],
  MalformedRowsError: [new MalformedRowsError({ reason: 'a row is cut' })],
  BadShardError: [new BadShardError({ reason: 'a proof fails' })],
}

afterEach(() => setLocale('en'))

test('every error about a list says in English what the package says, and something else in another language', async () => {
  for (const error of Object.values(errors).flat()) expect(fileErrorText(error)).toBe(error.shortMessage)
  await setLocale('en-XA')
  for (const error of Object.values(errors).flat()) expect(fileErrorText(error)).toMatch(/^⟦.+⟧$/)
})

test('what has no name is told as it came', () => {
  expect(fileErrorText(new Error('The cable is loose.'))).toBe('The cable is loose.')
})
