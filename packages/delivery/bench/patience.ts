import { startChain } from '@slotdrop/testing'
import { formatEther, parseGwei } from 'viem'
import { createMemoryJournal, estimateSending, type FeePolicy } from '../src/index.ts'
import { createPipeline } from '../src/engine.ts'
import { asClient, createFakeClock, paymentsPerRow, prepareDrop, registerOperator } from '../test/support.ts'

/** What waiting saves while the price of gas swings, against what was said before; the times are those of the chain. */
const slots = Number(process.argv[2] ?? 20)
const [blockMilliseconds, minute] = [2000, 60_000]
/** From the top of the wave to its bottom and back. */
const period = 20 * minute
const [low, high] = [5, 40]

const chain = await startChain(['--gas-limit', '60000000'])
const client = asClient(chain)
const drop = await prepareDrop(chain, { count: slots * 250 })
const signer = await registerOperator(chain, drop)
const { manifest } = drop
await chain.client.setAutomine(false)
const untouched = { id: await chain.client.snapshot() }

function baseFeeAt(milliseconds: number): bigint {
  const height = (1 + Math.cos((2 * Math.PI * milliseconds) / period)) / 2
  return parseGwei((low + (high - low) * height).toFixed(6))
}

async function mineAt(milliseconds: number) {
  await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: baseFeeAt(milliseconds) })
  await chain.client.mine({ blocks: 1 })
}

function coins(wei: bigint): string {
  return Number(formatEther(wei)).toFixed(4)
}

/** Begins at the top of the wave. `finishBy` in milliseconds from then. */
async function measure(name: string, { finishBy, ...policy }: FeePolicy): Promise<string> {
  await chain.client.revert(untouched)
  untouched.id = await chain.client.snapshot()
  await mineAt(0)
  const began = createFakeClock().now()
  let firstAt: number | undefined
  const clock = createFakeClock((now) => mineAt(now - began))
  const fees = { ...policy, ...(finishBy !== undefined && { finishBy: began + finishBy }) }
  const { fee, feeAtCeiling } = await estimateSending({ client, manifest, fees })
  const run = createPipeline({
    ...{ client, signer, manifest, fees, clock, journal: createMemoryJournal(), pollMilliseconds: blockMilliseconds },
    onTransaction: () => void (firstAt ??= clock.now() - began),
  })
  await run.start()
  const { phase, pace } = run.getState()
  const payments = await paymentsPerRow(chain, manifest)
  if (phase !== 'complete' || payments.some((count) => count !== 1))
    throw new Error(`${name}: ${phase}, not each paid once.`)
  const spent = pace?.feesSpent ?? 0n
  const said = fee > feeAtCeiling ? fee - feeAtCeiling : 0n
  const minutes = (milliseconds: number) => (milliseconds / minute).toFixed(1)
  const cells = [
    ...[name, coins(fee), coins(said), coins(spent), coins(fee - spent)],
    ...[minutes(firstAt ?? 0), minutes(clock.now() - began), pace?.wasted ?? 0],
  ]
  return `| ${cells.join(' | ')} |`
}

const rows = [
  await measure('100 gwei: at once', { ceiling: parseGwei('100') }),
  await measure('20 gwei', { ceiling: parseGwei('20') }),
  await measure('12 gwei', { ceiling: parseGwei('12') }),
  await measure('4 gwei, by 9 minutes, then up to 60', {
    ...{ ceiling: parseGwei('4'), urgentCeiling: parseGwei('60') },
    finishBy: 9 * minute,
  }),
]
console.log(
  `${slots} slots of 250 recipients, base fee between ${low} and ${high} gwei in ${period / minute} minutes\n`,
)
console.log(
  '| limit | would cost now | waiting was said to save | spent | saved | first sent, minutes | done, minutes | wasted |',
)
console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
console.log(rows.join('\n'))
await chain.stop()
