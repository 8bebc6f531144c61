// `npm test [-- [--changed [--base REV]] [<stage>…]]`: every check, or those that a change needs, and one closing line that sums
// what the runners reported.
import { parseArgs } from 'node:util'
import { toStages } from './pipeline.ts'
import { describeLeftOut, describePlan, toPipelines } from './plan.ts'
import { readPlan } from './readPlan.ts'
import { runAndExit } from './stages.ts'
import { readWorkspace } from './workspace.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, base: { type: 'string' } },
})
const members = readWorkspace()
const all = toPipelines(members)
const stages = await toStages({ all, chosen: all, checks: 'repository' })
if (values.changed === true) {
  const { plan, changed } = readPlan(members, values.base)
  const needed = await toStages({ all, chosen: plan.pipelines, inBrowser: plan.touched, checks: 'repository' })
  console.log(describePlan(plan, changed))
  await runAndExit(needed, positionals, describeLeftOut(stages, needed))
} else await runAndExit(stages, positionals)
