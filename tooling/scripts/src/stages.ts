import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStages, type Show, type Stage } from './runStages.ts'
import {
  add,
  closingLine,
  failuresOfPlaywright,
  failuresOfVitest,
  judged,
  nothing,
  ofClosingLine,
  ofPlaywright,
  ofVitest,
  type Tally,
} from './tally.ts'
import { repositoryRoot } from './workspace.ts'

type Outcome = {
  exitCode: number
  output: string
}

/** What failed, named again at the end, where it is found without scrolling through every stage. */
const failures: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'reports-'))

/** Runs a command of the workspace, shows what it prints and keeps it. */
function run(show: Show, command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      // Hundreds of processes load the same modules: compiled once, they start in some 60 % of the time.
      env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: join(reports, 'compiled'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        show(text)
      })
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function reportOf<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

/** Commands that either hold or do not: each counts as one test, and all of them are run. */
export function check(...commands: readonly [string, ...string[]][]) {
  return async (show: Show): Promise<Tally> => {
    let tally = nothing
    for (const [command, ...args] of commands) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that what they print stays apart
      const { exitCode } = await run(show, command, args)
      tally = add(tally, exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 })
    }
    return tally
  }
}

/** The vitest projects that hold for the whole repository, whichever package a change is in. */
export const readingSources = ['sources', 'oxlint', 'scripts']

/** Runs vitest on the projects named. */
export function vitest(projects: readonly string[]) {
  return countedByVitest('vitest', 'run', ...projects.map((name) => `--project=${name}`))
}

/** Runs a package's tests over HTTP, which need its build. */
export function overHttp(name: string) {
  return countedByVitest('pnpm', '--filter', name, 'run', 'test:http')
}

function countedByVitest(command: string, ...args: string[]) {
  return async (show: Show): Promise<Tally> => {
    const file = join(mkdtempSync(join(reports, 'vitest-')), 'report.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const { exitCode } = await run(show, command, [...args, ...reporters])
    const report = reportOf<Parameters<typeof ofVitest>[0] & Parameters<typeof failuresOfVitest>[0]>(file)
    if (report) failures.push(...failuresOfVitest(report))
    return judged(report && ofVitest(report), exitCode)
  }
}

/** A command that ends with a closing line of its own. */
export function counted(command: string, ...args: string[]) {
  return async (show: Show): Promise<Tally> => {
    const { exitCode, output } = await run(show, command, args)
    return judged(ofClosingLine(output), exitCode)
  }
}

/** Runs a package's Playwright suite. */
export function inChromium(name: string, script: string, ...args: string[]) {
  return async (show: Show): Promise<Tally> => {
    const file = join(reports, `${script.replace(':', '-')}.json`)
    const { exitCode } = await run(show, 'pnpm', ['--filter', name, 'run', script, '--reporter=list,json', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    })
    const report = reportOf<Parameters<typeof ofPlaywright>[0] & Parameters<typeof failuresOfPlaywright>[0]>(file)
    if (report) failures.push(...failuresOfPlaywright(report, textOf))
    return judged(report && ofPlaywright(report), exitCode)
  }
}

/**
 * Runs the stages named, or all, prints a table and one closing line that sums what the runners reported, and ends the process.
 *
 * @param only names of stages
 * @param remark printed before the closing line
 */
export async function runAndExit(stages: readonly Stage[], only: readonly string[], remark = ''): Promise<never> {
  const known = new Set(stages.map(({ name }) => name))
  if (only.some((name) => !known.has(name))) {
    console.error(`No such stage. There are: ${[...known].join(', ')}.`)
    process.exit(2)
  }
  const wanted = only.length === 0 ? stages : stages.filter(({ name }) => only.includes(name))
  const results = await runStages(wanted, (text) => process.stdout.write(text))
  const sum = results.reduce((so, { tally }) => add(so, tally), nothing)
  const table = results.map(
    ({ name, tally, seconds }) => `${name.padEnd(18)}${closingLine(tally).padEnd(36)}${seconds} s`,
  )
  rmSync(reports, { recursive: true })
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line.replace(`${repositoryRoot}/`, '')}`).join('\n')}`)
  console.log(['', ...table, ...(remark === '' ? [] : ['', remark]), '', closingLine(sum)].join('\n'))
  process.exit(sum.failed === 0 ? 0 : 1)
}
