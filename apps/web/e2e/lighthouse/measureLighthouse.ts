import { writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

const port = 9300 + (process.pid % 500)

export type Measures = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
}

/**
 * Measures a page in a browser with an empty profile, throttled like a phone on a slow network.
 *
 * @param report where Lighthouse's whole report goes
 */
export async function measureLighthouse(url: string, report: string): Promise<Measures> {
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
      // The page for a missing address is measured too.
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
