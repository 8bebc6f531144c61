import { startChain } from '@slotdrop/testing'
import { runSeed, type SeedResult } from './runSeed.ts'

/** Runs of crash and fault: `run.ts [count] [first seed]`. Ends with 1 when anything is not as it must be. */
const count = Number(process.argv[2] ?? 300)
const first = Number(process.argv[3] ?? 1)
const results: SeedResult[] = []
let chain = await startChain()
for (let seed = first; seed < first + count; seed++) {
  // A chain that grew long is slow.
  if (seed > first && (seed - first) % 50 === 0) {
    await chain.stop()
    chain = await startChain()
  }
  const result = await runSeed(chain, seed).catch((error: unknown): SeedResult => ({
    ...{ seed, faults: [], crashes: 0, blocks: 0, transactions: 0, wasted: 0, wastedCounted: 0, idleSeconds: 0 },
    findings: [String(error)],
  }))
  results.push(result)
  const { faults, crashes, blocks, transactions, wasted, wastedCounted, idleSeconds, findings } = result
  console.log(
    `seed ${seed}: ${faults.join(', ')}; ${crashes} crashes, ${blocks} blocks, ${transactions} transactions, ` +
      `${wasted} wasted (${wastedCounted} counted), ${idleSeconds} s idle; ${findings.join('; ') || 'right'}`,
  )
}
await chain.stop()

function sum(of: (result: SeedResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0)
}
const wrong = results.filter(({ findings }) => findings.length > 0)
console.log(
  `${results.length} runs, ${sum(({ crashes }) => crashes)} crashes, ${sum(({ transactions }) => transactions)} transactions, ` +
    `${sum(({ wasted }) => wasted)} wasted (${sum(({ wastedCounted }) => wastedCounted)} counted), ` +
    `${Math.max(...results.map(({ idleSeconds }) => idleSeconds))} s idle at the most, ${wrong.length} not as they must be`,
)
process.exitCode = wrong.length > 0 ? 1 : 0
