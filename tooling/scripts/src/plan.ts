import { matchesGlob } from 'node:path'
import type { Member } from './workspace.ts'

/** The checks of one package, with the packages in its folder (the examples of `wallet-ui`) among them. */
export type Pipeline = {
  /** The last part of its folder, which is what `pnpm ci:package` is given: `tx-store`. */
  name: string
  folder: string
  members: Member[]
}

export type Plan = {
  /** Why all of them run; absent: only what the change reaches. */
  everythingBecause?: string
  pipelines: Pipeline[]
  /** Those of them whose own files changed, unit tests and pages of documentation aside. The others depend on what changed. */
  touched: Pipeline[]
}

/** The jobs of `verify.yml`. */
export type Matrix = {
  /** A job each. */
  packages: string[]
  /** Whether the contract changed: forge takes minutes, so it is a job of its own. */
  contracts: boolean
  /** Whether the app in a browser may behave differently. */
  browser: boolean
}

/** Files that every pipeline depends on beside those that `turbo.json` names: the definition of the pipelines themselves. */
export const definitions = ['.github/workflows/*', 'tooling/scripts/src/*', 'turbo.json']

/** The pipelines of a workspace: one for each package that has something to check and does not stand inside of another. */
export function toPipelines(members: readonly Member[]): Pipeline[] {
  const contains = (outer: Member, inner: Member) => inner.folder.startsWith(`${outer.folder}/`)
  return members
    .filter((member) => !members.some((other) => contains(other, member)))
    .map((member) => ({
      name: member.folder.split('/').at(-1) ?? member.folder,
      folder: member.folder,
      members: [member, ...members.filter((other) => contains(member, other))],
    }))
    .filter(({ members: own }) => own.some(({ manifest }) => manifest.scripts?.['typecheck'] !== undefined))
}

/**
 * Which pipelines a change runs.
 *
 * @param affected names of the packages that contain a changed file, or depend on one that does
 * @param changed the changed files, from the root of the repository
 * @param globals globs of files that every package depends on
 */
export function toPlan(
  members: readonly Member[],
  {
    affected,
    changed,
    globals,
  }: { affected: readonly string[]; changed: readonly string[]; globals: readonly string[] },
): Plan {
  const pipelines = toPipelines(members)
  const everywhere = changed.find((file) => globals.some((glob) => matchesGlob(file, glob)))
  if (everywhere !== undefined)
    return { everythingBecause: `every package depends on ${everywhere}`, pipelines, touched: pipelines }
  const names = new Set(affected)
  const running = changed.filter((file) => !/\.(?:test\.tsx?|md)$/.test(file))
  const reached = pipelines.filter((pipeline) => pipeline.members.some(({ name }) => names.has(name)))
  return {
    pipelines: reached,
    touched: reached.filter(({ folder }) => running.some((file) => file.startsWith(`${folder}/`))),
  }
}

/** What `verify.yml` makes its jobs of. */
export function toMatrix({ pipelines }: Omit<Plan, 'touched'>): Matrix {
  const names = pipelines.map(({ name }) => name)
  return {
    packages: names.filter((name) => name !== 'contracts'),
    contracts: names.includes('contracts'),
    browser: names.includes('web'),
  }
}

/** The plan for people. */
export function describePlan(
  { everythingBecause, pipelines }: Omit<Plan, 'touched'>,
  changed: readonly string[],
): string {
  const files = `${changed.length} changed file${changed.length === 1 ? '' : 's'}`
  if (everythingBecause !== undefined)
    return `All ${pipelines.length} pipelines run: ${everythingBecause}.\n${lines(pipelines)}`
  if (pipelines.length === 0)
    return `${files}: no package is touched. Only what concerns the whole repository is checked.`
  return `${files}: ${pipelines.length} pipeline${pipelines.length === 1 ? '' : 's'} of packages.\n${lines(pipelines)}`
}

/** The stages that `npm test -- --changed` does not run, each with the command that runs it; empty if there are none. */
export function describeLeftOut(every: readonly { name: string }[], run: readonly { name: string }[]): string {
  const ran = new Set(run.map(({ name }) => name))
  const left = [...new Set(every.map(({ name }) => name))].filter((name) => !ran.has(name))
  if (left.length === 0) return ''
  const quoted = left.map((name) => (name.includes(' ') ? `'${name}'` : name))
  return `Left out: ${left.join(', ')}. To run them: npm test -- ${quoted.join(' ')}`
}

function lines(pipelines: readonly Pipeline[]): string {
  return pipelines.map(({ name, folder }) => `  pnpm ci:package ${name.padEnd(14)} ${folder}`).join('\n')
}
