import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { publishDrop } from './publishDrop.ts'

const runs = Number(process.env.LH_RUNS ?? 5)

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

type Conditions = {
  readonly name: string
  /** What a request waits for its answer besides the answer's own bytes. */
  readonly latencyMs: number
  /** Bits a second; -1 is as many as there are. */
  readonly bitsPerSecond: number
  readonly processorSlowedBy: number
}

/** No throttling at all; the browser's own preset for fast 4G; Lighthouse's phone on slow 4G, as it applies it. */
const conditions: readonly Conditions[] = [
  { name: 'as it is', latencyMs: 0, bitsPerSecond: -1, processorSlowedBy: 1 },
  { name: 'fast 4G, half as fast', latencyMs: 165, bitsPerSecond: 8_100_000, processorSlowedBy: 2 },
  { name: 'slow 4G, a fourth as fast', latencyMs: 562.5, bitsPerSecond: 1_474_560, processorSlowedBy: 4 },
]

test('how long a recipient with a link waits until she reads what she gets', async ({
  page,
  chain,
  wallet,
  baseURL,
}) => {
  await chain.fund(wallet.account.address, 'MERI', 200n * 10n ** 18n)
  const { path, account } = await publishDrop(page)
  const lines = ['| browser that was never there | first paint | answer |', '| --- | --: | --: |']
  for (const { name, latencyMs, bitsPerSecond, processorSlowedBy } of conditions) {
    const paints: number[] = []
    const answers: number[] = []
    while (answers.length < runs) {
      const browser = await chromium.launch({
        ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      })
      try {
        const visit = await browser.newPage({ viewport: { width: 390, height: 844 } })
        const session = await visit.context().newCDPSession(visit)
        const bytesPerSecond = bitsPerSecond < 0 ? -1 : bitsPerSecond / 8
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: latencyMs,
          downloadThroughput: bytesPerSecond,
          uploadThroughput: bytesPerSecond,
        })
        await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowedBy })
        await visit.goto(`${baseURL}${path}?address=${account}`, { waitUntil: 'commit' })
        await expect(visit.getByText('Waiting in slot 1.')).toBeVisible()
        const [paint, answer] = await visit.evaluate(() => [
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
          performance.now(),
        ])
        paints.push(paint ?? Number.NaN)
        answers.push(answer ?? Number.NaN)
      } finally {
        await browser.close()
      }
    }
    const seconds = (values: readonly number[]) => `${(median(values) / 1000).toFixed(2)} s`
    lines.push(`| ${name} | ${seconds(paints)} | ${seconds(answers)} |`)
  }
  console.log(`${lines.join('\n')}\nMedian of ${runs}; load average at the end ${loadavg()[0]?.toFixed(1)}.`)
})
