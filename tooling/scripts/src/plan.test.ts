import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { definitions, describeLeftOut, describePlan, toMatrix, toPipelines, toPlan } from './plan.ts'
import { readChange } from './readChange.ts'
import { readWorkspace, repositoryRoot, type Member } from './workspace.ts'

const members = readWorkspace()

describe('the pipelines that a change runs', () => {
  // The manifests and the lockfile of this repository, committed, beside one source file of each package: its graph is the real one.
  const root = mkdtempSync(join(tmpdir(), 'plan-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  beforeAll(() => {
    for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json'])
      cpSync(join(repositoryRoot, path), join(root, path))
    for (const { folder } of members) {
      cpSync(join(repositoryRoot, folder, 'package.json'), join(root, folder, 'package.json'))
      write(`${folder}/src/source.ts`, 'export const answer = 42\n')
    }
    write('tooling/tsconfig/base.json', '{}\n')
    write('docs/page.md', 'A page.\n')
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '--message=Before')
  })
  afterAll(() => rmSync(root, { recursive: true }))

  /** Names of the pipelines after one line was added to each file; the files are as before afterwards. */
  const planFor = (...files: string[]) => {
    for (const file of files) appendFileSync(join(root, file), '\n')
    try {
      const change = readChange(root, 'main')
      expect(change.changed.toSorted()).toEqual(files.toSorted())
      return toPlan(members, { ...change, globals: [...change.globals, ...definitions] })
    } finally {
      git('checkout', '--quiet', '.')
      git('clean', '--quiet', '--force', '-d')
    }
  }
  const namesFor = (...files: string[]) => planFor(...files).pipelines.map(({ name }) => name)

  test('a line in tx-store runs tx-store, wallet-ui, web and the documentation of it, and no other', () => {
    expect(namesFor('packages/tx-store/src/source.ts').toSorted()).toEqual(['docs', 'tx-store', 'wallet-ui', 'web'])
  })

  test('a line in the app runs the app alone', () => {
    expect(namesFor('apps/web/src/source.ts')).toEqual(['web'])
  })

  const touchedBy = (...files: string[]) => planFor(...files).touched.map(({ name }) => name)

  test('touches the package that contains a line, not those that depend on it', () => {
    expect(touchedBy('packages/tx-store/src/source.ts')).toEqual(['tx-store'])
    expect(touchedBy('packages/wallet-ui/stories/src/source.ts')).toEqual(['wallet-ui'])
  })

  test('touches no package by a unit test or a page of documentation', () => {
    expect(touchedBy('apps/web/src/source.test.ts', 'apps/web/README.md')).toEqual([])
  })

  test('a file that git does not know yet counts', () => {
    expect(namesFor('apps/graphql-mock/src/new.ts')).toEqual(['graphql-mock'])
  })

  test('a line in an example of wallet-ui runs the pipeline of wallet-ui; one in its stories, the site they are on, too', () => {
    expect(namesFor('packages/wallet-ui/examples/vite/src/source.ts')).toEqual(['wallet-ui'])
    expect(namesFor('packages/wallet-ui/stories/src/source.ts').toSorted()).toEqual(['docs', 'wallet-ui'])
  })

  test('a line in the contracts runs whatever is tested on a chain that has them', () => {
    const names = namesFor('packages/contracts/src/source.ts')
    expect(names).toEqual(expect.arrayContaining(['contracts', 'delivery', 'testing', 'api', 'web']))
    expect(names).not.toContain('chains')
    expect(names).not.toContain('messages')
  })

  test('a page of documentation runs no package', () => {
    expect(namesFor('docs/page.md')).toEqual([])
  })

  test.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tooling/tsconfig/base.json', 'turbo.json'])(
    '%s runs all of them, and the plan says why',
    (file) => {
      const plan = planFor(file)
      expect(plan.everythingBecause).toContain(file)
      expect(plan.pipelines).toEqual(toPipelines(members))
    },
  )

  test('counts from where a branch left main, not from what main became', () => {
    git('switch', '--quiet', '--create', 'branch')
    appendFileSync(join(root, 'apps/web/src/source.ts'), '\n')
    git('commit', '--quiet', '--all', '--message=Branch')
    git('switch', '--quiet', 'main')
    appendFileSync(join(root, 'packages/config/src/source.ts'), '\n')
    git('commit', '--quiet', '--all', '--message=Main')
    git('switch', '--quiet', 'branch')
    expect(readChange(root, 'main').changed).toEqual(['apps/web/src/source.ts'])
  })

  test('a revision that does not exist is an error that names it', () => {
    expect(() => readChange(root, 'nowhere')).toThrow('nowhere')
  })
})

describe('a plan', () => {
  const member = (folder: string, scripts: Record<string, string> = { typecheck: 'tsc' }): Member => ({
    name: `@test/${folder.split('/').at(-1)}`,
    folder,
    manifest: { name: folder, scripts },
  })
  const some = [
    member('apps/web'),
    member('packages/contracts'),
    member('packages/ui'),
    member('packages/ui/examples/next'),
    member('tooling/preset', {}),
  ]

  test('has no pipeline for what has nothing to check', () => {
    expect(toPipelines(some).map(({ name }) => name)).toEqual(['web', 'contracts', 'ui'])
  })

  test('makes a job of each package; the contracts and the browser have their own', () => {
    const plan = toPlan(some, { affected: ['@test/web', '@test/contracts'], changed: ['x'], globals: [] })
    expect(toMatrix(plan)).toEqual({ packages: ['web'], contracts: true, browser: true })
    const other = toPlan(some, { affected: ['@test/next', '//'], changed: ['x'], globals: [] })
    expect(toMatrix(other)).toEqual({ packages: ['ui'], contracts: false, browser: false })
  })

  test('reads as a list of commands', () => {
    const plan = toPlan(some, { affected: ['@test/ui'], changed: ['packages/ui/a.ts'], globals: [] })
    expect(describePlan(plan, ['packages/ui/a.ts'])).toBe(
      '1 changed file: 1 pipeline of packages.\n  pnpm ci:package ui             packages/ui',
    )
    expect(describePlan({ pipelines: [] }, ['README.md'])).toContain('no package is touched')
  })

  test('says which stages it leaves out, and how to run them', () => {
    const every = ['lint', 'units', 'browser', 'mock in browser'].map((name) => ({ name }))
    expect(describeLeftOut(every, every.slice(0, 2))).toBe(
      "Left out: browser, mock in browser. To run them: npm test -- browser 'mock in browser'",
    )
    expect(describeLeftOut(every, every)).toBe('')
  })
})
