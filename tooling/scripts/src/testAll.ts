// `npm test`: everything, one stage after another, and one closing line that sums what the runners reported.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> =>
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
        process.stdout.write(text)
      })
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const reportOf = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined

/** A check that either holds or does not counts as one test. */
const check = async (command: string, ...args: string[]): Promise<Tally> => {
  const { exitCode } = await run(command, args)
  return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

const units = async (): Promise<Tally> => {
  const file = join(reports, 'vitest.json')
  const { exitCode } = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  const report = reportOf<Parameters<typeof ofVitest>[0] & Parameters<typeof failuresOfVitest>[0]>(file)
  if (report) failures.push(...failuresOfVitest(report))
  return judged(report && ofVitest(report), exitCode)
}

const packages = async (): Promise<Tally> => {
  const { exitCode, output } = await run('node', ['tooling/scripts/src/checkPackages.ts'])
  return judged(ofClosingLine(output), exitCode)
}

/** A script of the contracts that ends with a closing line of its own. */
const contracts = async (script: string): Promise<Tally> => {
  const { exitCode, output } = await run('pnpm', ['--filter', '@slotdrop/contracts', 'run', script])
  return judged(ofClosingLine(output), exitCode)
}

/** Runs a package's Playwright suite. */
const inChromium = async (name: string, script: string): Promise<Tally> => {
  const file = join(reports, `${script.replace(':', '-')}.json`)
  const { exitCode } = await run('pnpm', ['--filter', name, 'run', script, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = reportOf<Parameters<typeof ofPlaywright>[0] & Parameters<typeof failuresOfPlaywright>[0]>(file)
  if (report) failures.push(...failuresOfPlaywright(report, textOf))
  return judged(report && ofPlaywright(report), exitCode)
}

const stages: [name: string, stage: () => Promise<Tally>][] = [
  ['format', () => check('oxfmt', '--check', '.')],
  ['lint', () => check('oxlint', '--deny-warnings')],
  ['generated files', () => check('node', 'tooling/scripts/src/checkGenerated.ts')],
  ['types', () => check('turbo', 'run', 'typecheck', '--output-logs=errors-only')],
  ['contracts', () => contracts('test:forge')],
  ['gas', () => contracts('test:gas')],
  ['units and API', units],
  ['build', () => check('turbo', 'run', 'build', '--output-logs=errors-only')],
  ['packages', packages],
  ['browser', () => inChromium('@slotdrop/web', 'e2e')],
  // `pnpm dev`: no database, no chain, and every fault of the mock.
  ['mock in browser', () => inChromium('@slotdrop/web', 'e2e:mock')],
  // After the browser stage, which fetches a Chromium where there is none.
  ['stories', () => inChromium('@slotdrop/example-vite', 'test:stories')],
]

const only = process.argv.slice(2)
const wanted = only.length === 0 ? stages : stages.filter(([name]) => only.includes(name))
if (wanted.length === 0) {
  console.error(`No such stage. There are: ${stages.map(([name]) => name).join(', ')}.`)
  process.exit(2)
}

const table: string[] = []
let sum = nothing
for (const [name, stage] of wanted) {
  const begun = Date.now()
  console.log(`\n── ${name}`)
  const tally = await stage()
  sum = add(sum, tally)
  table.push(`${name.padEnd(18)}${closingLine(tally).padEnd(36)}${Math.round((Date.now() - begun) / 1000)} s`)
}
rmSync(reports, { recursive: true })

if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((line) => `  ${line.replace(`${root}/`, '')}`).join('\n')}`)
console.log(`\n${table.join('\n')}\n\n${closingLine(sum)}`)
process.exit(sum.failed === 0 ? 0 : 1)
