import { expect, test } from '../fixtures/privateChain.ts'
import { runSeed } from './runSeed.ts'

// SEEDS runs so many, FIRST begins with another; each decides a list, one to three faults and their times.
const count = Number(process.env['SEEDS'] ?? 40)
const first = Number(process.env['FIRST'] ?? 1)

for (let seed = first; seed < first + count; seed++)
  test(`seed ${seed}: whatever fails, every row is paid once, and what the page says of it is true`, async ({
    browser,
    page,
    local,
    node,
    chain,
    wallet,
    faults,
  }) => {
    const result = await runSeed({ browser, page, local, node, chain, wallet }, seed)
    const { slots, blocks, transactions, wasted, idleSeconds, prompts, findings } = result
    console.log(
      `seed ${seed}: ${result.faults.join(', ')}; ${slots} slots, ${blocks} blocks, ${transactions} transactions, ` +
        `${wasted} wasted, ${idleSeconds} s idle, ${prompts} prompts; ${findings.join('; ') || 'right'}`,
    )
    expect(findings).toEqual([])
    // A browser itself tells of requests that got nowhere.
    faults.length = 0
  })
