import type { JsonNeed, NamedDropsError } from '@slotdrop/drops'
import { createText, type Messages, type Text } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'

type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never
type Name = NamedDropsError['name']
/** What an error tells, also where it crossed from a worker and is no longer of its class. */
type FactsOf<N extends Name> = Omit<Extract<NamedDropsError, { readonly name: N }>, keyof Error>

function jsonNeed(t: Texts, expected: JsonNeed) {
  if (typeof expected === 'string') return { expected: expected === 'shallow-value' ? 'shallow' : expected, signs: '' }
  const signs = expected.signs.map((text) => t('quoted', { text })).reduce((one, other) => t('or', { one, other }))
  return { expected: 'signs', signs }
}

/** What each error says: an error without a line here is an error of types. */
const sentences: { readonly [N in Name]: (t: Texts, facts: FactsOf<N>) => string } = {
  ListEncodingError: (t, { isSpreadsheet }) => t(isSpreadsheet ? 'spreadsheet' : 'encoding'),
  ListTooLargeError: (t, { what, size, limit, line }) =>
    line === undefined ? t('tooLarge', { what, size, limit }) : t('lineTooLarge', { line, what, size, limit }),
  ListJsonError: (t, { line, expected }) => t('json', { line, ...jsonNeed(t, expected) }),
  UndecidedListError: (t, { errors, warnings }) => t('undecided', { errors, warnings }),
  EmptyDropError: (t) => t('empty'),
  BadTermsError: (t, { field, expected }) => t('badTerms', { field, expected }),
  BadRowError: (t, { row, reason }) => t('badRow', { row: row + 1, reason }),
  BadManifestError: (t, { reason }) => t('badManifest', { reason }),
  MalformedRowsError: (t, { reason }) => t('malformedRows', { reason }),
  BadShardError: (t, { reason }) => t('badShard', { reason }),
}

function isNamed(name: string): name is Name {
  return Object.hasOwn(sentences, name)
}

/** What was wrong with a list or a sealed file, in the language that the page has at this moment; other errors as they came. */
export function fileErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!isNamed(error.name)) return error.message
  // What belongs to a name takes the errors of that name.
  return (sentences[error.name] as (t: Texts, facts: unknown) => string)(createText(messages), error)
}
