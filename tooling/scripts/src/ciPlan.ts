// `pnpm ci:plan [--base REV] [--all] [--json]`: the pipelines that the files changed since a revision need.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { definitions, describePlan, toMatrix, toPipelines, toPlan, type Plan } from './plan.ts'
import { readChange } from './readChange.ts'
import { readWorkspace, repositoryRoot } from './workspace.ts'

const { values } = parseArgs({
  options: { base: { type: 'string' }, all: { type: 'boolean' }, json: { type: 'boolean' } },
})

/** The main branch as the server has it, where there is one. */
function defaultBase(): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: repositoryRoot })
  return status === 0 ? 'origin/main' : 'main'
}

const members = readWorkspace()
let plan: Plan
let changed: string[] = []
if (values.all === true) plan = { everythingBecause: 'all were asked for', pipelines: toPipelines(members) }
else {
  const change = readChange(repositoryRoot, values.base ?? defaultBase())
  changed = change.changed
  plan = toPlan(members, { ...change, globals: [...change.globals, ...definitions] })
}
console.log(values.json === true ? JSON.stringify(toMatrix(plan)) : describePlan(plan, changed))
