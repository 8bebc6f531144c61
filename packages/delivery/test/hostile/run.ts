import { startChain } from '@slotdrop/testing'
import { runHostile } from './runHostile.ts'

/** A list with hostile receivers: `run.ts [rows]`. Ends with 1 when anything is not as it must be. */
const count = Number(process.argv[2] ?? 10_000)
const chain = await startChain()
const begun = performance.now()
const { findings, gas, gasWasted, ...figures } = await runHostile(chain, { count, slotSize: 100 })
await chain.stop()
const percent = Number((gasWasted * 10_000n) / gas) / 100
console.log({ ...figures, gas, gasWasted, percent, seconds: Math.round((performance.now() - begun) / 1000) })
for (const finding of findings.slice(0, 20)) console.log(finding)
process.exitCode = findings.length > 0 || percent > 2 ? 1 : 0
