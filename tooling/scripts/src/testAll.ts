// `npm test`: everything, and one closing line that sums what the runners reported.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** What failed, named again at the end, where it is found without scrolling through every stage. */
const failures: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'reports-'))

interface Outcome {
  exitCode: number
  output: string
}

/** Runs a command of the workspace, shows what it prints and keeps it. */
const run = (show: Show, command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
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

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const reportOf = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/** A check that either holds or does not counts as one test. */
const check =
  (command: string, ...args: string[]) =>
  async (show: Show): Promise<Tally> => {
    const { exitCode } = await run(show, command, args)
    return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
  }

const units = async (show: Show): Promise<Tally> => {
  const file = join(reports, 'vitest.json')
  const { exitCode } = await run(show, 'vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = reportOf<Parameters<typeof ofVitest>[0] & Parameters<typeof failuresOfVitest>[0]>(file)
  if (report) failures.push(...failuresOfVitest(report))
  return judged(report && ofVitest(report), exitCode)
}

const packages = async (show: Show): Promise<Tally> => {
  const { exitCode, output } = await run(show, 'node', ['tooling/scripts/src/checkPackages.ts'])
  return judged(ofClosingLine(output), exitCode)
}

/** A script of the contracts that ends with a closing line of its own. */
const contracts =
  (script: string) =>
  async (show: Show): Promise<Tally> => {
    const { exitCode, output } = await run(show, 'pnpm', ['--filter', '@slotdrop/contracts', 'run', script])
    return judged(ofClosingLine(output), exitCode)
  }

/** Runs a package's Playwright suite. */
const inChromium =
  (name: string, script: string) =>
  async (show: Show): Promise<Tally> => {
    const file = join(reports, `${script.replace(':', '-')}.json`)
    const { exitCode } = await run(show, 'pnpm', ['--filter', name, 'run', script, '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    })
    const report = reportOf<Parameters<typeof ofPlaywright>[0] & Parameters<typeof failuresOfPlaywright>[0]>(file)
    if (report) failures.push(...failuresOfPlaywright(report, textOf))
    return judged(report && ofPlaywright(report), exitCode)
  }

const stages: Stage[] = [
  { name: 'format', run: check('oxfmt', '--check', '.') },
  { name: 'lint', run: check('oxlint', '--deny-warnings') },
  { name: 'generated files', run: check('node', 'tooling/scripts/src/checkGenerated.ts') },
  { name: 'types', run: check('turbo', 'run', 'typecheck', '--output-logs=errors-only') },
  // Minutes of a compiler that has one thread.
  { name: 'contracts', lane: 'beside', run: contracts('test:forge') },
  { name: 'gas', lane: 'beside', run: contracts('test:gas') },
  { name: 'build', run: check('turbo', 'run', 'build', '--output-logs=errors-only') },
  { name: 'packages', run: packages },
  { name: 'units and API', lane: 'last', run: units },
  { name: 'browser', lane: 'last', run: inChromium('@slotdrop/web', 'e2e') },
  // `pnpm dev`: no database, no chain, and every fault of the mock.
  { name: 'mock in browser', lane: 'last', run: inChromium('@slotdrop/web', 'e2e:mock') },
  // After the browser stage, which fetches a Chromium where there is none.
  { name: 'stories', lane: 'last', run: inChromium('@slotdrop/example-vite', 'test:stories') },
]

const only = process.argv.slice(2)
const wanted = only.length === 0 ? stages : stages.filter(({ name }) => only.includes(name))
if (wanted.length === 0) {
  console.error(`No such stage. There are: ${stages.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const results = await runStages(wanted, (text) => process.stdout.write(text))
const sum = results.reduce((so, { tally }) => add(so, tally), nothing)
const table = results.map(
  ({ name, tally, seconds }) => `${name.padEnd(18)}${closingLine(tally).padEnd(36)}${seconds} s`,
)
rmSync(reports, { recursive: true })

if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((line) => `  ${line.replace(`${root}/`, '')}`).join('\n')}`)
console.log(`\n${table.join('\n')}\n\n${closingLine(sum)}`)
process.exit(sum.failed === 0 ? 0 : 1)
