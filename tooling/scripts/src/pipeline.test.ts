import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import rootConfig from '../../../vitest.config.ts'
import { projectFilesIn, toStages } from './pipeline.ts'
import { toPipelines } from './plan.ts'
import { readWorkspace, repositoryRoot } from './workspace.ts'

const all = toPipelines(readWorkspace())

function named(...names: string[]) {
  return all.filter(({ name }) => names.includes(name))
}

async function stagesOf(scope: Omit<Parameters<typeof toStages>[0], 'all'>) {
  return (await toStages({ all, ...scope })).map(({ name }) => name)
}

describe('the pipeline of a package', () => {
  test.each([
    ['tx-store', ['format', 'lint', 'types', 'build', 'packages', 'units']],
    ['contracts', ['format', 'lint', 'types', 'contracts', 'gas', 'build', 'packages', 'units']],
    // Its examples and stories stand in its folder, and are looked at in Chromium; its Storybook has those of the web app, too.
    ['wallet-ui', ['format', 'lint', 'types', 'build', 'packages', 'units', 'payroll', 'stories']],
    ['web', ['format', 'lint', 'types', 'build', 'units', 'HTTP', 'browser', 'mock in browser', 'stories']],
    ['graphql-mock', ['format', 'lint', 'types', 'units', 'mock in browser']],
    // A dead link, or a docstring that speaks of what is not there, fails its build.
    ['docs', ['format', 'lint', 'types', 'build', 'units']],
    ['devnet', ['format', 'lint', 'types', 'units', 'mock in browser']],
  ])('%s has each of its checks once, in their order', async (name, stages) => {
    expect(await stagesOf({ chosen: named(name), checks: 'package' })).toEqual(stages)
  })

  test('every package of the workspace has one, and each is made without an error', async () => {
    const each = await Promise.all(all.map((pipeline) => stagesOf({ chosen: [pipeline], checks: 'package' })))
    expect(each.every((stages) => stages.includes('types'))).toBe(true)
    expect(each.length).toBeGreaterThan(14)
  })
})

describe('the run of the whole repository', () => {
  const repository = ['format', 'lint', 'sources', 'generated files', 'types']

  test('has every check of every package but those that a release alone needs', async () => {
    expect(await stagesOf({ chosen: all, checks: 'repository' })).toEqual([
      ...repository,
      'contracts',
      'gas',
      'build',
      'packages',
      'units',
      'HTTP',
      'browser',
      'mock in browser',
      'payroll',
      'stories',
    ])
  })

  test('runs each project of vitest, and no other', () => {
    const projects = rootConfig.test?.projects ?? []
    const files = projects.flatMap((project) =>
      typeof project === 'string' ? globSync(project, { cwd: repositoryRoot }) : [],
    )
    expect(all.flatMap(({ folder }) => projectFilesIn(folder)).toSorted()).toEqual(files.toSorted())
  })

  test('checks format, lint and types even if no package is touched', async () => {
    expect(await stagesOf({ chosen: [], checks: 'repository' })).toEqual(repository)
  })

  test('opens no browser for packages that only depend on what changed', async () => {
    const chosen = named('drops', 'api', 'web')
    expect(await stagesOf({ chosen, inBrowser: named('drops'), checks: 'repository' })).toEqual([
      ...repository,
      'build',
      'packages',
      'units',
      'HTTP',
    ])
  })
})
