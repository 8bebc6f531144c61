import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createConfig } from './createConfig.ts'
import { rooms, webFeatures } from './rooms.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Diagnostic {
  code: string
  filename: string
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** Lints a copy of a folder as if it were the repository. */
const lint = (folder: string): Diagnostic[] => {
  const copy = mkdtempSync(join(tmpdir(), 'rooms-'))
  try {
    cpSync(folder, copy, { recursive: true })
    const config = { ...createConfig(), ignorePatterns: [] }
    writeFileSync(join(copy, '.oxlintrc.json'), JSON.stringify(config))
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
    const expected = file.includes('circle')
      ? 'import(no-cycle)'
      : file.includes('readsTheEnvironment')
        ? 'node(no-process-env)'
        : file.includes('saysWords')
          ? 'react(jsx-no-literals)'
          : 'eslint(no-restricted-imports)'
    expect(rules).toContain(expected)
  })

  test('every room has a file that must fail', () => {
    const folders = rooms.map(({ folder }) => folder.replace(/\{.*|\/\*\*$/, ''))
    expect(folders.filter((folder) => !forbidden.some((file) => file.startsWith(`${folder}/`)))).toEqual([])
  })

  test('what the rules allow passes', () => {
    expect(lint(join(here, 'must-pass'))).toEqual([])
  })

  test('the configuration in the root is the one that these rules make', () => {
    expect(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))).toEqual(createConfig())
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

  test.each(packages)('%s offers only what its exports name', (name) => {
    expect(outcome(`@slotdrop/${name}/src/index.ts`)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED')
    expect(outcome(`@slotdrop/${name}/package.json`)).toContain(join(name, 'package.json'))
  })

  test.each([
    ['auth', './react', './server'],
    ['tx-store', '.', './react'],
    ['wallet-ui', '.', './server', './styles.css', './testing'],
  ])('the halves of %s are separate entries', (name, ...entries) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>
    }
    expect(Object.keys(manifest.exports).sort()).toEqual([...entries, './package.json'].sort())
  })
})

test('every feature of the app is one that others reach by its index.ts only', () => {
  expect(readdirSync(join(root, 'apps/web/src/features')).toSorted()).toEqual([...webFeatures].toSorted())
})
