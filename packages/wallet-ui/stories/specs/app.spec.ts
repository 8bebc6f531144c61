import type { Page } from '@playwright/test'
import { look } from '../../../../apps/web/e2e/pages/look.ts'
import { appStories, expect, test as base } from './storybook.ts'

type AppFixtures = { readonly app: { readonly page: Page; readonly faults: string[] } }

/** Stories of the web app follow each other in one page, whose scripts the browser has compiled by then. */
const test = base.extend<object, AppFixtures>({
  app: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-IE',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 1000 },
      })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(error.message))
      await use({ page, faults })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, name } of appStories)
  test(`${title}, ${name}: reached, and nothing is wrong with it`, async ({ app: { page, faults }, storybookUrl }) => {
    faults.length = 0
    await page.goto(`${storybookUrl}/iframe.html?id=${id}&viewMode=story`)
    await page.locator('html[data-story="ready"], body.sb-show-errordisplay').waitFor({ state: 'attached' })
    // What a story did not reach, and what could not be rendered.
    expect(await page.evaluate(() => document.documentElement.dataset['fault'])).toBeUndefined()
    await expect(page.locator('body.sb-show-errordisplay')).toHaveCount(0)
    // Storybook's own wrappers have links, before which a page's skip link would be the first.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('.sb-wrapper')) part.remove()
    })
    await look(page, id)
    expect(faults).toEqual([])
  })
