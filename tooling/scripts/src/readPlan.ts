import { spawnSync } from 'node:child_process'
import { definitions, toPlan, type Plan } from './plan.ts'
import { readChange } from './readChange.ts'
import { repositoryRoot, type Member } from './workspace.ts'

/** The main branch as the server has it, if it is known here. */
function defaultBase(): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: repositoryRoot })
  return status === 0 ? 'origin/main' : 'main'
}

/** The plan for what changed since a revision, and the changed files. */
export function readPlan(
  members: readonly Member[],
  base = defaultBase(),
): { plan: Plan; changed: string[]; from: string } {
  const change = readChange(repositoryRoot, base)
  const plan = toPlan(members, { ...change, globals: [...change.globals, ...definitions] })
  return { plan, changed: change.changed, from: change.from }
}
