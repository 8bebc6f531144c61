import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }
type Axe = { run(context: Document, options: object): Promise<{ readonly violations: readonly Violation[] }> }

/**
 * What breaks a rule of axe on the page: each rule with the elements. The page runs axe itself, which takes half as
 * long as a second page that adds up frames: the one frame there may be is WalletConnect's, and here a mock.
 */
export async function findViolations(page: Page): Promise<readonly (readonly string[])[]> {
  await page.evaluate(source)
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe }
    const runOnly = { type: 'tag', values }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))])
  }, tags)
}
