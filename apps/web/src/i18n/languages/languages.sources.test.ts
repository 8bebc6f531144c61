import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { translatedLanguages } from '../languages.ts'

type Texts = Readonly<Record<string, string>>

const kinds = ['', 'select', 'plural', 'ordinal', 'number', 'date', 'time']

function readJson<T>(path: string): T {
  // Sound: what these files hold is checked below.
  return JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')) as T
}

/** Texts of what each room draws; those of the other rooms may be English still. */
const shared = 'components'

/** Rooms that are written in every language, and what they share with others. */
const english: Readonly<Record<string, Texts>> = {
  landing: readJson('../../features/landing/messages.json'),
  cost: readJson('../../features/landing/cost/messages.json'),
  'drop-page': readJson('../../features/drop-page/messages.json'),
  claim: readJson('../../features/claim/messages.json'),
  'foreign-account': readJson('../../features/foreign-account/messages.json'),
  'my-drops': readJson('../../features/my-drops/messages.json'),
  'row-requests': readJson('../../features/row-requests/messages.json'),
  components: readJson('../../components/messages.json'),
  fork: readJson('../../components/fork/messages.json'),
  slots: readJson('../../components/slots/messages.json'),
  'wallet-ui': readJson('../../../../../packages/wallet-ui/src/messages.json'),
}

/** What a text takes: values with their kinds, tags, and the cases of each choice. */
function shapeOf(text: string) {
  const found = new Set<string>()
  const plurals: { readonly kind: string; readonly cases: readonly string[] }[] = []
  const visitParts = (parts: unknown) => {
    if (Array.isArray(parts)) for (const part of parts) visit(part)
  }
  const visit = (node: unknown) => {
    if (!Array.isArray(node)) return
    const [name, type, branches] = node as [string | number, unknown, object]
    // The number of a plural in its own words.
    if (name === 0) return
    const kind = typeof type === 'number' ? (kinds[type] ?? 'unknown') : node.length === 1 ? 'value' : 'tag'
    if (kind === 'select') found.add(`${name} select ${Object.keys(branches).toSorted().join(' ')}`)
    else found.add(`${name} ${kind}`)
    if (kind === 'plural' || kind === 'ordinal')
      plurals.push({ kind, cases: Object.keys(branches).filter((each) => !each.startsWith('=')) })
    if (kind === 'select' || kind === 'plural' || kind === 'ordinal')
      for (const branch of Object.values(branches)) visitParts(branch)
    if (kind === 'tag') visitParts(node.slice(1))
  }
  visitParts(compile(text))
  return { takes: [...found].toSorted(), plurals }
}

describe.each(translatedLanguages)('%s', (language) => {
  const texts = readJson<Readonly<Record<string, Texts>>>(`./${language}.json`)
  const rules = { plural: 'cardinal', ordinal: 'ordinal' } as const

  test('has each room, and no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test.each(Object.entries(english).filter(([namespace]) => namespace !== shared))(
    '%s has each text, and none that is gone',
    (namespace, room) => {
      expect(Object.keys(texts[namespace] ?? {}).toSorted()).toEqual(Object.keys(room).toSorted())
    },
  )

  test('what is shared with other rooms has no text that is gone', () => {
    const known = new Set(Object.keys(english[shared] ?? {}))
    expect(Object.keys(texts[shared] ?? {}).filter((key) => !known.has(key))).toEqual([])
  })

  test.each(Object.entries(english))('%s: each text takes what the English takes', (namespace, room) => {
    for (const [key, text] of Object.entries(texts[namespace] ?? {}))
      expect([key, shapeOf(text).takes]).toEqual([key, shapeOf(room[key] ?? '').takes])
  })

  test('counts in each way in which the language counts', () => {
    for (const [namespace, room] of Object.entries(texts))
      for (const [key, text] of Object.entries(room))
        for (const { kind, cases } of shapeOf(text).plurals) {
          const type = kind === 'ordinal' ? rules.ordinal : rules.plural
          const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions()
          expect([namespace, key, cases.toSorted()]).toEqual([namespace, key, pluralCategories.toSorted()])
        }
  })

  test('leaves no text in English that has words, but for names and signs', () => {
    const same = Object.entries(texts).flatMap(([namespace, room]) =>
      Object.entries(room).flatMap(([key, text]) => (text === english[namespace]?.[key] ? [text] : [])),
    )
    const signs = /^(?:\{\w+(?:, number)?\}|[\s\d≈<%,:()]|Token|tokens|Drops|Slots?)+$/
    expect(same.filter((text) => !signs.test(text))).toEqual([])
  })
})
