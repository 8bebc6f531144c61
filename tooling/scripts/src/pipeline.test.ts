import { describe, expect, test } from 'vitest'
import { toStages } from './pipeline.ts'
import { toPipelines } from './plan.ts'
import { readWorkspace } from './workspace.ts'

const pipelines = toPipelines(readWorkspace())

describe('the pipeline of a package', () => {
  test.each([
    ['tx-store', ['format', 'lint', 'types', 'units', 'build', 'package']],
    ['contracts', ['format', 'lint', 'types', 'units', 'contracts', 'gas', 'build', 'package']],
    // Its examples and stories stand in its folder, and are looked at in Chromium.
    ['wallet-ui', ['format', 'lint', 'types', 'units', 'build', 'package', 'payroll', 'stories']],
    ['web', ['format', 'lint', 'types', 'units', 'build', 'HTTP', 'browser', 'mock in browser']],
    ['graphql-mock', ['format', 'lint', 'types', 'units', 'build', 'mock in browser']],
    // A dead link, or a docstring that speaks of what is not there, fails its build.
    ['docs', ['format', 'lint', 'types', 'units', 'build']],
    ['devnet', ['format', 'lint', 'types', 'units']],
  ])('%s has each of its checks once, in their order', async (name, stages) => {
    const pipeline = pipelines.find((candidate) => candidate.name === name)
    expect(pipeline && (await toStages(pipeline)).map((stage) => stage.name)).toEqual(stages)
  })

  test('every package of the workspace has one, and each is made without an error', async () => {
    const all = await Promise.all(pipelines.map((pipeline) => toStages(pipeline)))
    expect(all.every((stages) => stages.some(({ name }) => name === 'types'))).toBe(true)
    expect(all.length).toBeGreaterThan(14)
  })
})
