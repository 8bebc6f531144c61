// Runs forge, prints what failed and a closing line that counts what it reported.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileDistributor } from '../scripts/compile.ts'
import { differences } from './trees.ts'

type Result = {
  status: 'Success' | 'Failure' | 'Skipped'
  reason: string | null
  decoded_logs: string[]
}

const cwd = fileURLToPath(new URL('..', import.meta.url))
const { stdout, stderr, status, signal, error } = spawnSync(
  'forge',
  ['test', '--json', '-vv', ...process.argv.slice(2)],
  {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, DISTRIBUTOR: compileDistributor().bytecode },
  },
)
// Lines of metrics come before.
const json = stdout.split('\n').findLast((line) => line.startsWith('{'))
if (!json) {
  console.error(stdout, stderr, `forge said nothing of its tests: ${error?.message ?? signal ?? `exit code ${status}`}`)
  process.exit(1)
}
const suites = JSON.parse(json) as Record<string, { test_results: Record<string, Result> }>
const results = Object.entries(suites).flatMap(([suite, { test_results }]) =>
  Object.entries(test_results).map(([name, result]) => ({ suite, name, ...result })),
)
const failed = results.filter((result) => result.status === 'Failure')
for (const { suite, name, reason } of failed) console.log(`FAILED ${suite} ${name}: ${reason}`)
for (const { decoded_logs } of results) for (const line of decoded_logs) console.log(line)
const strays = differences()
for (const stray of strays) console.log(`FAILED ${stray}`)
const skipped = results.filter((result) => result.status === 'Skipped').length
const passed = results.length - failed.length - skipped
const failures = failed.length + strays.length
console.log(`${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failures > 0 || passed === 0 ? 1 : (status ?? 1))
