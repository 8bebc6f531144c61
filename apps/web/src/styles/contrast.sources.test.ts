import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type ColourPair, contrastOf, findColourPairs, parseTokens, textContrast } from './inspectContrast.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const tokensSheet = readFileSync(join(source, 'styles/tokens.css'), 'utf8')
const sheets = new Map(
  globSync('**/*.css', { cwd: source }).map((file) => [file, readFileSync(join(source, file), 'utf8')]),
)

function findPale(pairs: readonly ColourPair[], tokens: ReadonlyMap<string, string>) {
  return pairs
    .filter((pair) => contrastOf(pair, tokens) < textContrast)
    .map((pair) => `${pair.at}: ${pair.text} on ${pair.ground} ${contrastOf(pair, tokens).toFixed(2)}`)
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = parseTokens(tokensSheet, theme)

  test('every text stands out from its ground (WCAG 2.2, 1.4.3)', () => {
    const pairs = findColourPairs(sheets)
    expect(pairs.length).toBeGreaterThan(400)
    expect(findPale(pairs, tokens)).toEqual([])
  })

  test.each(['ink', 'ink-2', 'ink-3', 'on-ink', 'settled', 'on-settled', 'flight', 'fault', 'note', 'on-flight'])(
    'the token --%s made half as strong is found',
    (name) => {
      const paler = new Map(tokens).set(`--${name}`, tokens.get('--settled-fill') ?? '')
      expect(findPale(findColourPairs(sheets), paler)).not.toEqual([])
    },
  )
})

test('no text is made paler than its colour: opacity is 1, or 0 for what is hidden', () => {
  const found = [...sheets].flatMap(([file, css]) =>
    [...css.matchAll(/[^-]opacity:\s*([^;}]+)/g)].map(([, value = '']) => `${file}: ${value.trim()}`),
  )
  expect(found).not.toEqual([])
  expect(found.filter((each) => !/: [01]$/.test(each))).toEqual([])
})

test.each<[string, string, readonly string[]]>([
  ['a text with a ground', '.a { color: var(--ink); background: var(--fault-soft); }', ['ink on fault-soft']],
  [
    'a text alone, on each plain ground',
    '@layer components { .a { color: var(--note) } }',
    ['note on canvas', 'note on surface', 'note on raised', 'note on sunken'],
  ],
  [
    'the ground of a button under the pointer',
    '.a { color: var(--on-ink); background: var(--ink) } .a:hover { background: var(--ink-2) }',
    ['on-ink on ink', 'on-ink on ink-2'],
  ],
  [
    'a soft ground, with what is written in it',
    '.a[data-on] { background: var(--flight-soft) } .a p { color: var(--fault) }',
    ['ink on flight-soft', 'ink-2 on flight-soft', 'fault on flight-soft', 'fault on canvas', 'fault on surface'],
  ],
  ['a sign that is not read', ".a::before { content: '●' / ''; color: var(--flight-fill) }", []],
  ['a bar without words', '.a i { background: var(--fault-fill) }', []],
])('of %s the pairs are found', (_, css, pairs) => {
  const found = findColourPairs(new Map([['a.css', css]])).map(({ text, ground }) => `${text} on ${ground}`)
  expect(found.map((each) => each.replaceAll(/var\(--|\)/g, ''))).toEqual(expect.arrayContaining([...pairs]))
  if (pairs.length === 0) expect(found).toEqual([])
})

test('contrast is what WCAG’s own examples say, of mixed and translucent colours too', () => {
  const tokens = new Map([
    ['--black', '#000000'],
    ['--white', '#ffffff'],
    ['--grey', '#777777'],
  ])
  const of = (text: string, ground: string) => contrastOf({ text, ground, below: '#fff', at: '' }, tokens)
  expect(of('var(--black)', 'var(--white)')).toBeCloseTo(21)
  expect(of('var(--grey)', '#fff')).toBeCloseTo(4.48, 2)
  // Half of black and white in Oklab is #636363.
  expect(of('color-mix(in oklab, var(--black) 50%, var(--white))', '#fff')).toBeCloseTo(of('#636363', '#fff'), 1)
  expect(of('#000', 'color-mix(in oklab, var(--black) 50%, transparent)')).toBeCloseTo(of('#000', '#808080'), 1)
})
