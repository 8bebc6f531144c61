// `pnpm ci:plan [--base REV] [--all] [--json]`: the pipelines that the files changed since a revision need.
import { parseArgs } from 'node:util'
import { describePlan, toMatrix, toPipelines } from './plan.ts'
import { readPlan } from './readPlan.ts'
import { readWorkspace } from './workspace.ts'

const { values } = parseArgs({
  options: { base: { type: 'string' }, all: { type: 'boolean' }, json: { type: 'boolean' } },
})

const members = readWorkspace()
const { plan, changed } =
  values.all === true
    ? { plan: { everythingBecause: 'all were asked for', pipelines: toPipelines(members) }, changed: [] }
    : readPlan(members, values.base)
console.log(values.json === true ? JSON.stringify(toMatrix(plan)) : describePlan(plan, changed))
