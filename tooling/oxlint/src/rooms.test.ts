import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, matchesGlob, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import rootConfig from '../../../oxlint.config.ts'
import { config } from './config.ts'
import { rooms, type Room } from './rooms.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Which rule refuses a file of must-fail, by a part of its name; any other is refused for what it imports. */
const otherRules = [
  ['circle', 'import(no-cycle)'],
  ['readsTheEnvironment', 'node(no-process-env)'],
  ['saysWords', 'react(jsx-no-literals)'],
  ['namesALimit', 'house(limit-names)'],
  ['arrowAtTheTop', 'house(function-declarations)'],
  ['useAsksInAnEffect', 'house(quiet-effects)'],
  ['fitsEverywhere', 'house(no-never)'],
  ['castsWithoutAWord', 'house(sound-casts)'],
  ['UnbasedError', 'house(base-error)'],
  ['chainTable', 'house(chain-tables)'],
  ['asksNetwork', 'house(verbs)'],
  ['answersAtOnce', 'house(verbs)'],
  ['waitsFor', 'house(verbs)'],
  ['coinedWord', 'house(field-terms)'],
  ['shiftsBits', 'house(slot-bits)'],
  ['writesAPattern', 'house(hex-patterns)'],
  ['mixesManyThings', 'eslint(max-lines-per-function)'],
  ['declaresAnInterface', 'typescript(consistent-type-definitions)'],
] as const

type Diagnostic = {
  code: string
  filename: string
}

function filesOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Lints a copy of a folder as if it were the repository. */
function lint(folder: string): Diagnostic[] {
  const copy = mkdtempSync(join(tmpdir(), 'rooms-'))
  try {
    cpSync(folder, copy, { recursive: true })
    writeFileSync(join(copy, '.oxlintrc.json'), JSON.stringify({ ...config, ignorePatterns: [] }))
    const bin = join(root, 'node_modules/.bin/oxlint')
    let output: string
    try {
      output = execFileSync(bin, ['-f', 'json', '.'], { cwd: copy, encoding: 'utf8' })
    } catch (error) {
      output = (error as { stdout: string }).stdout
    }
    return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics
  } finally {
    rmSync(copy, { recursive: true })
  }
}

describe('import rules', () => {
  const forbidden = filesOf(join(here, 'must-fail'))
  let found: Diagnostic[]
  beforeAll(() => {
    found = lint(join(here, 'must-fail'))
  })

  test.each(forbidden)('the linter refuses %s', (file) => {
    const rules = found.filter(({ filename }) => filename === file).map(({ code }) => code)
    const [, expected = 'eslint(no-restricted-imports)'] = otherRules.find(([part]) => file.includes(part)) ?? []
    expect(rules).toContain(expected)
  })

  test('every room has a file that must fail', () => {
    const folders = rooms.map(({ folder }) => folder)
    expect(folders.filter((folder) => !forbidden.some((file) => matchesGlob(file, folder)))).toEqual([])
  })

  test('what the rules allow passes', () => {
    expect(lint(join(here, 'must-pass'))).toEqual([])
  })

  test('the configuration in the root is the one that these rules make', () => {
    expect(rootConfig).toBe(config)
  })
})

describe('exports maps', () => {
  const packages = readdirSync(join(root, 'packages'))
  const resolve = createRequire(join(root, 'apps/web/package.json')).resolve
  const outcome = (specifier: string) => {
    try {
      return resolve(specifier)
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  test.each(packages)('%s offers only what its exports name', (folder) => {
    const manifest = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')
    const { name } = JSON.parse(manifest) as { name: string }
    expect(outcome(`${name}/src/index.ts`)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED')
    expect(outcome(`${name}/package.json`)).toContain(join(folder, 'package.json'))
  })

  test.each([
    ['auth', './react', './server'],
    ['chains', '.', './address-face', './blockscout', './ids', './names', './tokens'],
    ['tx-store', '.', './react'],
    [
      'wallet-ui',
      ...[
        '.',
        './avatars',
        './constants',
        './messages.json',
        './server',
        './styles.css',
        './testing',
        './themes',
        './wallets',
      ],
    ],
  ])('the halves of %s are separate entries', (name, ...entries) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>
    }
    expect(Object.keys(manifest.exports).sort()).toEqual([...entries, './package.json'].sort())
  })
})

test('every feature of the app is one that others reach by its index.ts only', () => {
  const bound = config.overrides?.flatMap(({ files }) => files) ?? []
  const features = readdirSync(join(root, 'apps/web/src/features'))
  expect(features.filter((name) => !bound.includes(`apps/web/src/features/${name}/**`))).toEqual([])
})

describe('folders inside of a room', () => {
  const storeyed = rooms.filter(({ floors }) => floors !== undefined)
  const baseOf = ({ folder }: Room) => folder.replace(/\/\*\*$/, '')

  test.each(storeyed)('$folder: each has its place', (room) => {
    const folders = readdirSync(join(root, baseOf(room)), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    const named = folders.map(({ name }) => name).filter((name) => name !== 'generated')
    expect(room.floors?.toSorted()).toEqual(named.toSorted())
  })

  test.each(storeyed)('$folder: a file that imports upwards must fail', (room) => {
    const above = filesOf(join(here, 'must-fail')).filter((file) =>
      room.floors?.some((name) => file.startsWith(`${baseOf(room)}/${name}/`)),
    )
    expect(above).not.toEqual([])
  })
})

describe('folders beside each other', () => {
  const inside = (room: Room) => /^(.*)\/src\/([^/*]+)/.exec(room.folder)?.slice(1) ?? []
  const arrows = rooms.flatMap((room) => {
    const [home, name] = inside(room)
    return (room.beside ?? []).map((other) => [`${home}/${name}`, `${home}/${other}`] as const)
  })

  test('import one another in one direction', () => {
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const [a, b] of arrows) if (a === from && !seen.has(b)) reached(b, seen.add(b))
      return seen
    }
    expect([...new Set(arrows.map(([from]) => from))].filter((folder) => reached(folder).has(folder))).toEqual([])
  })

  test('are there', () => {
    expect(
      [...new Set(arrows.flat())].filter((path) => !existsSync(join(root, path.replace(/^(.*)\/(.*)$/, '$1/src/$2')))),
    ).toEqual([])
  })
})
