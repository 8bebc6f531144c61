import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { readGuides } from '../scripts/readGuides.ts'

// Opened as files: a page that needs a server or another host shows it here.
const dist = join(import.meta.dirname, '../dist')
const guides = readGuides()
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A page of each kind. */
const pagesForAxe = [
  'index',
  'guides/from-rainbowkit',
  'modules/_slotdrop_errors',
  'functions/_slotdrop_errors.isUserRejection',
]

function urlOf(page: string): string {
  return pathToFileURL(join(dist, page)).href
}

type Axe = {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>
}

async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // Sound: the script before made it.
    const { axe } = window as unknown as { axe: Axe }
    const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    // In TypeDoc's lists of modules a summary has a link in it; both are reached by keyboard.
    const rules = { 'nested-interactive': { enabled: false } }
    const runOnly = { type: 'tag', values }
    const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))].join(' '))
  })
}

test('the guides are one chain, forwards and backwards, from the first page to the last guide', async ({ page }) => {
  await page.goto(urlOf('index.html'))
  for (const { title } of guides) {
    await page.getByRole('link', { name: `Next ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Next / })).toHaveCount(0)
  for (const { title } of guides.slice(0, -1).toReversed()) {
    await page.getByRole('link', { name: `Previous ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Previous Slotdrop' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Slotdrop for developers/)
})

test('the navigation has the guides in the same order, before the API reference', async ({ page }) => {
  await page.goto(urlOf('index.html'))
  const links = page.locator('.tsd-navigation a').filter({ visible: true })
  await expect(links.filter({ hasText: guides[0]?.title ?? '' })).toBeVisible()
  const texts = (await links.allInnerTexts()).map((text) => text.trim())
  expect(texts.filter((text) => guides.some(({ title }) => title === text))).toEqual(guides.map(({ title }) => title))
})

test('the search finds a word in the text of a guide, by keyboard and without a server', async ({ page }) => {
  await page.goto(urlOf('index.html'))
  await page.keyboard.press('/')
  await page
    .getByRole('combobox', { name: /Search/ })
    .or(page.locator('#tsd-search-input'))
    .first()
    .fill('ISSUED_IN_FUTURE')
  await expect(page.getByRole('option', { name: /Sign-in on a server/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in on a server' })).toBeVisible()
})

test('each page names its Markdown, which has the same title', async ({ page }) => {
  for (const name of [...pagesForAxe, ...guides.map(({ slug }) => `guides/${slug}`)]) {
    await page.goto(urlOf(`${name}.html`))
    const twin = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href')
    const text = readFileSync(join(dist, name, '..', twin ?? ''), 'utf8')
    const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
    expect(title).not.toBe('')
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(
      title.replaceAll(/[\\`()]|Function: /g, ''),
    )
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 320])
    test(`${colorScheme} and ${width} px wide, nothing is cut off, axe finds nothing and no other host is asked`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      for (const name of [...pagesForAxe, 'guides/files-that-are-read']) {
        await page.goto(urlOf(`${name}.html`))
        await expect(page.locator('.tsd-navigation a').first()).toBeAttached()
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect([name, hidden]).toEqual([name, 0])
        // Hundreds of rows would take axe a minute, and tell no more.
        if (pagesForAxe.includes(name)) expect([name, ...(await findViolations(page))]).toEqual([name])
      }
      expect(asked.filter((url) => !/^(?:file|data):/.test(url))).toEqual([])
      await page.close()
    })

test('a reader on the keyboard can go past the navigation', async ({ page }) => {
  await page.goto(urlOf('guides/sign-in.html'))
  await expect(page.getByRole('link', { name: 'Own chains', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeInViewport()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true)
})
