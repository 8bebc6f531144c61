import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pipeline } from './plan.ts'
import type { Stage } from './runStages.ts'
import { check, counted, inChromium, overHttp, vitest } from './stages.ts'
import { repositoryRoot } from './workspace.ts'

/** The mock has no page of its own: what it answers is looked at in the app, as `pnpm dev` runs it. */
const shownByApp = 'graphql-mock'

/** The vitest projects of a folder that need no build. */
async function projectsIn(folder: string): Promise<string[]> {
  const files = globSync(['**/vitest.config.ts', 'test/signIn/vitest.*.config.ts'], {
    cwd: join(repositoryRoot, folder),
    exclude: (path) => path.includes('node_modules'),
  })
  const configs = await Promise.all(files.map((path) => import(pathToFileURL(join(repositoryRoot, folder, path)).href)))
  return configs.map((module: { default: { test: { name: string } } }) => module.default.test.name)
}

/**
 * The checks of one package, in the order in which they are run. Nothing but an install has to precede them: types and
 * units read other packages' sources, a library is bundled without them, and what shows an app builds what it needs.
 *
 * @param suiteArguments given to what runs in a browser: `--shard=1/4`
 */
export async function toStages({ name, folder, members }: Pipeline, suiteArguments: string[] = []): Promise<Stage[]> {
  const having = (script: string) => members.filter(({ manifest }) => manifest.scripts?.[script] !== undefined)
  const filters = (script: string) => having(script).map((member) => `--filter=${member.name}`)
  const projects = await projectsIn(folder)
  const isLibrary = folder.startsWith('packages/')
  const building = filters('build')
  if (name === shownByApp) building.push('--filter=@slotdrop/web^...')

  const stages: Stage[] = [
    { name: 'format', run: check(['oxfmt', '--check', folder]) },
    { name: 'lint', run: check(['oxlint', '--deny-warnings', folder]) },
    { name: 'types', run: check(['turbo', 'run', 'typecheck', ...filters('typecheck'), '--output-logs=errors-only']) },
  ]
  if (projects.length > 0) stages.push({ name: 'units', run: vitest(projects) })
  for (const [script, stage] of [
    ['test:forge', 'contracts'],
    ['test:gas', 'gas'],
  ] as const)
    for (const member of having(script))
      stages.push({ name: stage, run: counted('pnpm', '--filter', member.name, 'run', script) })
  if (building.length > 0) {
    // A library's bundle leaves other packages out, so they need not be built; an app or an example takes them in.
    const alone = isLibrary && building.length === 1 ? ['--only'] : []
    stages.push({
      name: 'build',
      run: check(['turbo', 'run', 'build', ...building, ...alone, '--output-logs=errors-only']),
    })
  }
  if (isLibrary) stages.push({ name: 'package', run: counted('node', 'tooling/scripts/src/checkPackages.ts', name) })
  for (const member of having('test:http')) stages.push({ name: 'HTTP', run: overHttp(member.name) })
  for (const [script, stage] of [
    ['e2e', 'browser'],
    ['e2e:mock', 'mock in browser'],
    ['test:browser', 'payroll'],
    ['test:stories', 'stories'],
  ] as const)
    for (const member of having(script))
      stages.push({ name: stage, run: inChromium(member.name, script, ...suiteArguments) })
  if (name === shownByApp)
    stages.push({ name: 'mock in browser', run: inChromium('@slotdrop/web', 'e2e:mock', ...suiteArguments) })
  return stages
}
