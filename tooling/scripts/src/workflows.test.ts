import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { toPipelines } from './plan.ts'
import { releaseStages, toStages } from './pipeline.ts'
import { readWorkspace, repositoryRoot, type Manifest } from './workspace.ts'

type Step = { uses?: string; run?: string; with?: Record<string, unknown> }
type Job = {
  uses?: string
  steps?: Step[]
  needs?: string | string[]
  permissions?: unknown
  'timeout-minutes'?: number
  with?: Record<string, unknown>
}
type Workflow = {
  permissions?: unknown
  jobs: Record<string, Job>
  on: { workflow_call?: { inputs?: Record<string, unknown> } }
}

function read(path: string) {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

const root = JSON.parse(read('package.json')) as Manifest
const workflows = readdirSync(join(repositoryRoot, '.github/workflows')).map((name) => `.github/workflows/${name}`)
const actions = readdirSync(join(repositoryRoot, '.github/actions')).map((name) => `.github/actions/${name}/action.yml`)

function jobsOf(path: string) {
  return Object.entries((parse(read(path)) as Workflow).jobs)
}

function stepsOf(path: string): Step[] {
  return path.startsWith('.github/actions/')
    ? (parse(read(path)) as { runs: { steps: Step[] } }).runs.steps
    : jobsOf(path).flatMap(([, { steps = [] }]) => steps)
}

function commandsOf(path: string) {
  return stepsOf(path).flatMap(({ run }) => run?.split('\n') ?? [])
}

describe.each([...workflows, ...actions])('%s', (path) => {
  test('runs only scripts that there are', () => {
    const scripts = commandsOf(path).flatMap((line) =>
      [...line.matchAll(/pm\.mjs (?:--silent )?run ([\w:]+)/g)].map(([, name]) => name ?? ''),
    )
    expect(scripts.filter((name) => root.scripts?.[name] === undefined)).toEqual([])
    const files = commandsOf(path).flatMap((line) =>
      [...line.matchAll(/(?:^|\s)(\.?[\w-]+(?:\/[\w.-]+)+\.(?:mjs|ts))/g)].map(([, file]) => file ?? ''),
    )
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })

  test('pins every action of others to a commit, and those of its own are there', () => {
    const used = [
      ...stepsOf(path).flatMap(({ uses }) => uses ?? []),
      ...(path.startsWith('.github/workflows/') ? jobsOf(path).flatMap(([, { uses }]) => uses ?? []) : []),
    ]
    const [own, others] = [used.filter((name) => name.startsWith('./')), used.filter((name) => !name.startsWith('./'))]
    expect(others.filter((name) => !/^actions\/[\w-]+@[0-9a-f]{40}$/.test(name))).toEqual([])
    expect(
      own.filter(
        (name) =>
          ![name, `${name}/action.yml`].some((file) => file.endsWith('.yml') && existsSync(join(repositoryRoot, file))),
      ),
    ).toEqual([])
  })
})

describe.each(workflows)('the jobs of %s', (path) => {
  test('may do nothing but what each is given, and end in time', () => {
    expect((parse(read(path)) as Workflow).permissions).toEqual({})
    for (const [, job] of jobsOf(path)) {
      expect(Object.keys(job)).toContain('permissions')
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeLessThanOrEqual(45)
    }
  })

  test('wait for jobs that there are', () => {
    const names = jobsOf(path).map(([name]) => name)
    const awaited = jobsOf(path).flatMap(([, { needs = [] }]) => needs)
    expect(awaited.filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('a run of some stages', () => {
  const all = toPipelines(readWorkspace())
  const lines = workflows.flatMap(commandsOf)

  test.each([
    ['npm test', / test --silent -- (.*)$/, () => toStages({ all, chosen: all, checks: 'repository' })],
    ['pnpm verify:release', / run verify:release (.*)$/, () => Promise.resolve(releaseStages)],
  ])('%s names only stages that there are', async (_command, pattern, stagesOf) => {
    const asked = lines.flatMap((line) =>
      [...(pattern.exec(line)?.[1]?.matchAll(/'([^']+)'|(\S+)/g) ?? [])].map(([, quoted, word]) => quoted ?? word),
    )
    expect(asked.length).toBeGreaterThan(3)
    const names: (string | undefined)[] = (await stagesOf()).map(({ name }) => name)
    expect(asked.filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('verify', () => {
  const verify = '.github/workflows/verify.yml'

  test('asks only for stages that there are', async () => {
    const pipelines = toPipelines(readWorkspace())
    const calls = commandsOf(verify).flatMap((line) => [
      ...line.replaceAll(/\$\{\{.*?\}\}/g, '*').matchAll(/ci:package (\S+)(.*)$/g),
    ])
    expect(calls.length).toBeGreaterThan(2)
    for (const [, name = '', rest = ''] of calls) {
      const asked = [...rest.replace(/--shard .*$/, '').matchAll(/(?:--except )?('[^']+'|[a-z]+)/g)].map(([, stage]) =>
        stage?.replaceAll("'", ''),
      )
      const of = pipelines.filter((pipeline) => name === '*' || pipeline.name === name)
      const stages = (
        await Promise.all(of.map((pipeline) => toStages({ all: pipelines, chosen: [pipeline], checks: 'package' })))
      )
        .flat()
        .map((stage) => stage.name)
      expect(stages).toEqual(expect.arrayContaining(asked))
    }
  })

  test('ends in one job that waits for all others, so that none can fail unseen', () => {
    const { verified, ...others } = Object.fromEntries(jobsOf(verify))
    expect([verified?.needs].flat().toSorted()).toEqual(Object.keys(others).toSorted())
  })

  test('is called with inputs that it has', () => {
    const { inputs = {} } = (parse(read(verify)) as Workflow).on.workflow_call ?? {}
    const calls = workflows.flatMap(jobsOf).filter(([, { uses }]) => uses?.endsWith('/verify.yml'))
    expect(calls.length).toBe(2)
    const given = calls.flatMap(([, job]) => Object.keys(job.with ?? {}))
    expect(given.filter((input) => !(input in inputs))).toEqual([])
  })
})

describe('release', () => {
  const jobs = Object.fromEntries(jobsOf('.github/workflows/release.yml'))

  test('verifies the pull request that cuts versions, which starts no workflow of its own', () => {
    expect(jobs['verify-version']?.uses).toBe('./.github/workflows/verify.yml')
    expect(jobs['verify-version']?.with?.['ref']).toContain('needs.version.outputs.commit')
  })

  test('publishes with provenance, from the lockfile alone', () => {
    expect(jobs['publish']?.permissions).toMatchObject({ 'id-token': 'write' })
    expect(
      jobs['publish']?.steps?.flatMap(({ uses }) => uses ?? []).filter((name) => /cache|prepare/.test(name)),
    ).toEqual([])
  })
})
