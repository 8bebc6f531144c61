import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pipeline } from './plan.ts'
import type { Stage } from './runStages.ts'
import { check, counted, inChromium, overHttp, readingSources, vitest } from './stages.ts'
import { repositoryRoot } from './workspace.ts'

/** The configurations of a folder's vitest projects that need no build. */
export function projectFilesIn(folder: string): string[] {
  return globSync(['**/vitest{,.document}.config.ts', 'test/signIn/vitest.*.config.ts'], {
    cwd: join(repositoryRoot, folder),
    exclude: (path) => path.includes('node_modules'),
  }).map((path) => join(folder, path))
}

async function projectsIn(folder: string): Promise<string[]> {
  const files = projectFilesIn(folder)
  const configs = await Promise.all(files.map((path) => import(pathToFileURL(join(repositoryRoot, path)).href)))
  return configs.map((module: { default: { test: { name: string } } }) => module.default.test.name)
}

/** Suites that run in Chromium: the script of a package, and the name of its stage. */
const suites = [
  ['e2e', 'browser'],
  ['e2e:mock', 'mock in browser'],
  ['test:browser', 'payroll'],
  ['test:stories', 'stories'],
] as const

/** Packages that `pnpm verify:release` builds, and `npm test` does not. */
const builtForRelease = ['@slotdrop/docs', '@slotdrop/example-next', '@slotdrop/example-vite']

/** What `pnpm dev` starts beside the web app. */
const partsOfDev = ['devnet', 'graphql-mock']

/** The pipeline whose Storybook has the states of the web app, too. */
const hasStoriesOfApp = 'wallet-ui'

/** How much of the repository is checked. */
type Scope = {
  /** The pipelines of the workspace. */
  all: readonly Pipeline[]
  /** Those that are run. */
  chosen: readonly Pipeline[]
  /** Those of them whose suites in a browser are run; absent: all of them. */
  inBrowser?: readonly Pipeline[]
  /** `repository`: format, lint, types and generated files of the whole repository, as `npm test` does. `package`: of the chosen packages. */
  checks: 'repository' | 'package'
  /** Given to the suites that run in a browser: `--shard=1/4`. */
  suiteArguments?: readonly string[]
}

/**
 * The stages that check the chosen packages, in the order in which they run. An install has to precede them and nothing else:
 * types and units read the sources of other packages, a library is bundled without them, and an app builds what it needs.
 */
export async function toStages({
  all,
  chosen,
  inBrowser = chosen,
  checks,
  suiteArguments = [],
}: Scope): Promise<Stage[]> {
  const whole = checks === 'repository'
  const folders = chosen.map(({ folder }) => folder)
  const members = chosen.flatMap((pipeline) => pipeline.members)
  const having = (script: string, among = members) =>
    among.filter(({ manifest }) => manifest.scripts?.[script] !== undefined)
  const filters = (script: string, among = members) => having(script, among).map(({ name }) => `--filter=${name}`)
  const projects = (await Promise.all(folders.map(projectsIn))).flat()
  const units = whole ? projects.filter((name) => !readingSources.includes(name)) : projects
  const libraries = chosen.filter(({ folder }) => folder.startsWith('packages/')).map(({ name }) => name)
  const built = whole ? members.filter(({ name }) => !builtForRelease.includes(name)) : members
  const isAppTouched = inBrowser.some(({ name }) => name === 'web')
  const storybooks = all
    .filter(({ name }) => isAppTouched && name === hasStoriesOfApp)
    .flatMap((pipeline) => having('test:stories', pipeline.members))
  const building = [...new Set(filters('build', [...built, ...storybooks]))]
  const types = whole ? [] : filters('typecheck')

  const stages: Stage[] = [
    { name: 'format', run: check(['oxfmt', '--check', ...(whole ? ['.'] : folders)]) },
    {
      name: 'lint',
      run: whole
        ? check(['oxlint', '--deny-warnings'], ['knip'], ['sherif', '--fail-on-warnings'])
        : check(['oxlint', '--deny-warnings', ...folders]),
    },
  ]
  if (whole)
    stages.push(
      { name: 'sources', run: vitest(readingSources) },
      { name: 'generated files', run: check(['node', 'tooling/scripts/src/checkGenerated.ts']) },
    )
  stages.push({ name: 'types', run: check(['turbo', 'run', 'typecheck', ...types, '--output-logs=errors-only']) })
  for (const [script, name] of [
    ['test:forge', 'contracts'],
    ['test:gas', 'gas'],
  ] as const)
    for (const member of having(script))
      // Minutes of a compiler that has one thread.
      stages.push({ name, lane: 'beside', run: counted('pnpm', '--filter', member.name, 'run', script) })
  if (building.length > 0) {
    // A library's bundle leaves other packages out, so they need not be built; an app or an example takes them in.
    const alone = building.length === 1 && libraries.length === 1 ? ['--only'] : []
    stages.push({
      name: 'build',
      run: check(['turbo', 'run', 'build', ...building, ...alone, '--output-logs=errors-only']),
    })
  }
  if (libraries.length > 0)
    stages.push({ name: 'packages', run: counted('node', 'tooling/scripts/src/checkPackages.ts', ...libraries) })
  if (units.length > 0) stages.push({ name: 'units', lane: 'last', run: vitest(units) })
  for (const member of having('test:http')) stages.push({ name: 'HTTP', lane: 'last', run: overHttp(member.name) })
  const isDevTouched = inBrowser.some(({ name }) => partsOfDev.includes(name))
  for (const [script, name] of suites) {
    const isShownElsewhere = script === 'e2e:mock' ? isDevTouched : script === 'test:stories' && isAppTouched
    const shown = isShownElsewhere ? all : inBrowser
    for (const member of having(
      script,
      shown.flatMap((pipeline) => pipeline.members),
    ))
      stages.push({ name, lane: 'last', run: inChromium(member.name, script, ...suiteArguments) })
  }
  return stages
}

/** The stages of `pnpm verify:release`: everything that a release needs beside `npm test`. */
export const releaseStages: readonly Stage[] = [
  { name: 'build', run: check(['turbo', 'run', 'build', '--filter=!@slotdrop/docs', '--output-logs=errors-only']) },
  // Guides, API reference and Storybook; a dead link fails its build.
  { name: 'site', run: check(['pnpm', '--silent', 'run', 'docs:build']) },
  { name: 'site in browser', run: inChromium('@slotdrop/docs', 'test:site') },
  { name: 'guides', run: counted('pnpm', '--silent', 'run', 'try:guides') },
  { name: 'packed', run: counted('pnpm', '--silent', 'run', 'release:check') },
  { name: 'image', run: counted('pnpm', '--silent', 'run', 'image:check', '--built') },
  // Each app with one of the two package managers. Both are a job of verify.yml.
  { name: 'fresh apps', run: counted('pnpm', '--silent', 'run', 'fresh:apps', '--quick') },
]
