import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The rules of axe that pages are held to. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Result = {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[]
  }[]
}
type Axe = {
  run(context: Document, options: object): Promise<Result>
}

/**
 * Rules of axe that the page breaks as it stands, with where and why for each element. The page runs axe itself: a second page that adds
 * up frames takes longer. Contrast is the slowest rule and is left out: `contrast.sources.test.ts` holds every pair of colours.
 */
export async function findViolations(page: Page): Promise<unknown[]> {
  if (page.frames().length > 1) throw new Error('Only the page itself is looked at, and it has a frame in it.')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    ])
  }, tags)
}
