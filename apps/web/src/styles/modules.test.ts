// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

function read(file: string) {
  return readFileSync(join(source, file), 'utf8')
}

/** Class names that a sheet says something of, those of other sheets left out. */
function classesOf(css: string): Set<string> {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '')
  return new Set(Array.from(own.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name ?? ''))
}

type Import = { readonly file: string; readonly sheet: string; readonly used: Set<string> }

const imports = globSync('**/*.tsx', { cwd: source }).flatMap((file): Import[] => {
  const text = read(file)
  return Array.from(text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm), ([, name = '', path = '']) => ({
    file,
    sheet: relative(source, join(source, dirname(file), path)),
    used: new Set(Array.from(text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, used]) => used ?? '')),
  }))
})

describe.each(globSync('**/*.module.css', { cwd: source }))('%s', (sheet) => {
  const importers = imports.filter((each) => each.sheet === sheet)
  const classes = classesOf(read(sheet))

  test('has every class that is asked of it, and none that nobody asks for', () => {
    expect(new Set(importers.flatMap(({ used }) => [...used]))).toEqual(classes)
  })

  test('names its classes in camel case', () => {
    expect([...classes].filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([])
  })

  test('dresses its own feature alone', () => {
    const [feature] = /^features\/[^/]+\//.exec(sheet) ?? ['']
    expect(importers.filter(({ file }) => !file.startsWith(feature)).map(({ file }) => file)).toEqual([])
  })

  test('lets a feature add to its look, where its component takes a class', () => {
    const takesClass = importers.some(
      ({ file, used }) => used.size > 0 && /\bclassName, |className,\n/.test(read(file)),
    )
    if (sheet.startsWith('components/') && takesClass) expect(read(sheet)).toMatch(/^@layer components \{/)
  })
})

test('global sheets name type alone: every other class stands beside its component', () => {
  const type = ['figure', 'lucide-arrow-right', 'mono', 'muted', 'small', 'visually-hidden']
  const named = globSync('styles/*.css', { cwd: source }).flatMap((sheet) => [...classesOf(read(sheet))])
  expect([...new Set(named)].toSorted()).toEqual(type)
})
