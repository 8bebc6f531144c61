import fc from 'fast-check'
import { properties } from './properties.ts'
import { readings } from './readings.ts'

/**
 * All properties, for as long as one likes: `pnpm test:deep [seconds]`, ten minutes by default. A failure prints the smallest
 * input that shows it and its seed, and ends with an error.
 */
const seconds = Number(process.argv[2] ?? 600)
const all = { ...properties, ...readings }
const names = Object.keys(all)
const share = (seconds * 1000) / names.length

for (const name of names) {
  const outcome = await fc.check(all[name] as fc.IAsyncProperty<unknown>, {
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: share,
    markInterruptAsFailure: false,
  })
  process.stdout.write(`${outcome.failed ? 'FAILED' : 'held'}  ${outcome.numRuns} runs  ${name}\n`)
  if (!outcome.failed) continue
  process.stdout.write(`${fc.defaultReportMessage(outcome) ?? ''}\n`)
  process.exitCode = 1
}
