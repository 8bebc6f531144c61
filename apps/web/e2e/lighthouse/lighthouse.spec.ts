import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { expect, test } from '../fixtures/app.ts'
import { publishDrop } from './publishDrop.ts'

const runs = Number(process.env.LH_RUNS ?? 5)
/** These pages alone, as they are named in the table, with commas between. */
const only = process.env.LH_PAGE?.split(',')
const port = 9300 + (process.pid % 500)

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

type Measures = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
}

/**
 * One look at a page by a browser that was never there, throttled like a phone on a slow network.
 *
 * @param report where Lighthouse's whole report goes, for whoever wants to know why
 */
async function measure(url: string, report: string): Promise<Measures> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  })
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
      // The page that says what is not here is measured too.
      ignoreStatusCode: true,
    })
    if (!result) throw new Error('Lighthouse measured nothing.')
    const { categories, audits } = result.lhr
    await writeFile(report, JSON.stringify(result.lhr))
    const score = (name: string) => categories[name]?.score ?? 0
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbtMs: figure('total-blocking-time'),
    }
  } finally {
    await browser.close()
  }
}

test('pages reach their bars: accessibility 1.00; public ones performance 0.95, LCP 1.5 s, CLS 0.02, TBT 200 ms', async ({
  page,
  chain,
  wallet,
  baseURL,
}, testInfo) => {
  await chain.fund(wallet.account.address, 'MERI', 200n * 10n ** 18n)
  const drop = await publishDrop(page)

  const pages: readonly (readonly [name: string, path: string])[] = [
    ['/', '/'],
    ['/d/[id]', drop.path],
    ['/d/[id]?address=', `${drop.path}?address=${drop.account}`],
    ['/me', '/me'],
    ['/docs', '/docs'],
    ['404', '/not-here'],
    ['/drops', '/drops'],
    ['/drops/new', '/drops/new'],
    ['/drops/[id]', drop.path.replace('/d/', '/drops/')],
  ]
  const lines = [
    '| page | performance | accessibility | best practices | SEO | LCP | CLS | TBT |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
  ]
  const missed: string[] = []
  for (const [place, [name, path]] of pages.entries()) {
    if (only && !only.includes(name)) continue
    const measured: Measures[] = []
    while (measured.length < runs)
      measured.push(
        await measure(`${baseURL}${path}`, testInfo.outputPath(`page-${place}-run-${measured.length}.json`)),
      )
    const of = (key: keyof Measures) => median(measured.map((each) => each[key]))
    const [performance, accessibility] = [of('performance'), of('accessibility')]
    const [bestPractices, seo] = [of('bestPractices'), of('seo')]
    const [lcpMs, cls, tbtMs] = [of('lcpMs'), of('cls'), of('tbtMs')]
    lines.push(
      `| \`${name}\` | ${performance.toFixed(2)} | ${accessibility.toFixed(2)} | ${bestPractices.toFixed(2)} | ${seo.toFixed(2)} | ${(lcpMs / 1000).toFixed(2)} s | ${cls.toFixed(3)} | ${Math.round(tbtMs)} ms |`,
    )
    if (accessibility < 1) missed.push(`${name}: accessibility ${accessibility}`)
    // Creators' pages are measured by how soon they can be used, and not by Lighthouse (docs/decisions/0029-scripts-run-as-they-come.md).
    if (name.startsWith('/drops')) continue
    if (performance < 0.95) missed.push(`${name}: performance ${performance}`)
    if (cls > 0.02) missed.push(`${name}: CLS ${cls}`)
    if (tbtMs > 200) missed.push(`${name}: TBT ${tbtMs} ms`)
    if (lcpMs > 1500) missed.push(`${name}: LCP ${lcpMs} ms`)
  }
  console.log(`${lines.join('\n')}\nMedian of ${runs}; load average at the end ${loadavg()[0]?.toFixed(1)}.`)
  expect(missed).toEqual([])
})
