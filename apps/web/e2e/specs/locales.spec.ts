import { serializeManifest } from '@slotdrop/drops'
import { makeRows } from '@slotdrop/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { publishDrop } from '../fixtures/publicDrop.ts'

/** Screens whose words all come from messages. */
const paths = ['/', '/docs', '/drops', '/settings', '/not-here']

/** What is no message: data, names, codes, and the words of packages, which the specification fixes. */
const noMessages = {
  elements:
    'bdi, code, kbd, .mono, .address, option, script, style, [class*="wui-"], [data-rk], #__next-route-announcer__',
  // The name of the product, standards, nodes and networks, hosts; moments, which the browser writes.
  words:
    /Slotdrop|ERC-\d+|MERI|Local chain|127\.0\.0\.1|localhost|eth_getCode|\d+ (?:second|minute|hour|day)s? ago|\bnow\b|\d+ [A-Z][a-z]{2} \d{4}, [\d:]+(?: UTC)?|\b\d+\b/g,
}

const speak = (page: Page, locale: string) => page.addInitScript((name) => localStorage.setItem('locale', name), locale)

/** Texts, labels and hints in plain letters: a message of the accented locale has none. */
const findPlainWords = (page: Page) =>
  page.evaluate(
    ({ elements, words }) => {
      const isPlain = (text: string) => /[A-Za-z]{3,}/.test(text.replace(new RegExp(words, 'g'), ' '))
      const isData = (element: Element | null) => element === null || element.closest(elements) !== null
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!isData(node.parentElement) && node.parentElement?.checkVisibility() && isPlain(node.textContent ?? ''))
          found.push((node.textContent ?? '').trim())
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const text = element.getAttribute(name) ?? ''
          if (!element.closest('[class*="wui-"], [data-rk]') && isPlain(text)) found.push(`${name}: ${text}`)
        }
      return found
    },
    { elements: noMessages.elements, words: noMessages.words.source },
  )

/** Texts that are cut off by their own box. */
const findClipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('.visually-hidden, .slot-sheet, [aria-hidden="true"], svg, select') &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => {
        const { overflowX, display } = getComputedStyle(element)
        return display !== 'inline' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.innerText.slice(0, 60)),
  )

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** A drop of somebody else on this device, so that the list has a line. */
const keepOne = async (page: Page, chain: Parameters<typeof publishDrop>[0]) => {
  const accounts = makeRows(4, { seed: 981 }).map(({ account }) => account)
  const { manifest } = await publishDrop(chain, accounts, { isOnChain: false })
  await page.goto('/drops')
  const buffer = Buffer.from(serializeManifest(manifest))
  await page.locator('input[type=file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/drops\/0x/)
}

test('G16: in another language every text of a page comes from a message, and longer words fit 320 px', async ({
  page,
  chain,
  faults,
}) => {
  await speak(page, 'en-XA')
  await keepOne(page, chain)
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
    await expect(page.getByText('⟦').first()).toBeVisible()
    expect(await findPlainWords(page), `plain words on ${path}`).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
    expect(await findClipped(page), `cut off on ${path}`).toEqual([])
  }
  // The palette lies over any of them.
  await page.goto('/drops', { waitUntil: 'networkidle' })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findPlainWords(page)).toEqual([])
  // The answer 404 is meant.
  faults.length = 0
})

test('G16: where a language runs from right to left, the page does, at any width', async ({ page, chain, faults }) => {
  await speak(page, 'ar-XB')
  await keepOne(page, chain)
  for (const path of [...paths, '/drops/new', '/me'])
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
      if (process.env.SCREENSHOTS)
        await page.screenshot({
          path: `${process.env.SCREENSHOTS}/rtl${path.replaceAll('/', '-')}-${width}.png`,
          fullPage: true,
        })
    }
  faults.length = 0
})

test('language and numbers are chosen in Settings, hold at once, and are kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Numbers').selectOption('de-DE')
  await page.getByLabel('Language').selectOption('ar-XB')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/docs')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText('26.500')).toBeVisible()
})

test('a node is tested from Settings, and one that is silent is told', async ({ page, chain, faults }) => {
  await page.goto('/settings')
  const test = page.getByRole('button', { name: /^Test Local chain/ })
  await test.click()
  await expect(page.getByText(/^\d+ ms, block [\d,]+$/)).toBeVisible()
  await page.route(`${chain.rpcUrl}/**`, (route) => route.abort())
  await test.click()
  await expect(page.getByText('Does not answer')).toBeVisible()
  faults.length = 0
})

test('a newcomer on a test network tries a sample list, whose one bad line is there to be mended', async ({ page }) => {
  await page.goto('/drops')
  await page.getByRole('button', { name: 'Try with a sample list' }).click()
  await expect(page.getByText('9 lines = 7 ready')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Not an address/ })).toBeVisible()
})
