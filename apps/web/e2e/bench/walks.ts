import type { Page } from '@playwright/test'

const pauseMs = 400

/** Touches a control as soon as it is there. */
async function touch(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap()
  await page.waitForTimeout(pauseMs)
}

async function fill(page: Page, selector: string, text: string): Promise<void> {
  await touch(page, selector)
  await page.keyboard.type(text, { delay: 60 })
  await page.waitForTimeout(pauseMs)
}

async function check(page: Page, account: string): Promise<void> {
  await fill(page, 'input[name="address"]', account)
  await touch(page, 'button:text-is("Check")')
}

/** Opens the palette, searches it and closes it. */
async function search(page: Page): Promise<void> {
  await touch(page, 'header button[aria-keyshortcuts]')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await page.keyboard.type('settings', { delay: 60 })
  await page.keyboard.press('Escape')
  await page.waitForTimeout(pauseMs)
}

/** Opens the wallet's dialog and closes it. */
async function openWallet(page: Page): Promise<void> {
  await touch(page, 'header button.wui-connect')
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(pauseMs)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(pauseMs)
}

/** What a user does on each page, from half a second after its first paint on. */
export const walks: Readonly<Record<string, (page: Page, account: string) => Promise<void>>> = {
  async '/'(page, account) {
    await touch(page, 'header button:has-text("Dark theme")')
    await fill(page, 'input[name="address"]', account.slice(0, 12))
    await touch(page, 'button:text-is("ERC-721")')
    await touch(page, 'button:text-is("They claim")')
  },
  async '/docs'(page) {
    await page.locator('header select').first().selectOption('de')
    await page.waitForTimeout(pauseMs)
    await touch(page, 'h1')
  },
  '/me': check,
  '/d/[id]': check,
  async '/review'(page) {
    await fill(page, 'main input[type="text"], main textarea, main input:not([type="file"])', 'https://example.com')
    await touch(page, 'main button')
  },
  async '/drops'(page) {
    await openWallet(page)
    await search(page)
  },
  async '/drops/new'(page) {
    await touch(page, 'label:has(input[aria-label="Claim"])')
    await openWallet(page)
    await touch(page, 'label:has-text("Meridian")')
    await search(page)
  },
  async '/drops/[id]'(page) {
    for (const name of ['Transactions', 'Amounts', 'Share', 'Files', 'Recipients'])
      await touch(page, `[role="tab"]:has-text("${name}")`)
    await search(page)
  },
  async '/drops/[id]/report'(page) {
    await page.getByRole('heading', { level: 1, name: 'Season 2 rewards' }).waitFor()
    await search(page)
    await openWallet(page)
  },
  async '/settings'(page) {
    await touch(page, 'button:text-is("Dark")')
    await touch(page, 'button:text-is("Light")')
    await touch(page, 'label:has-text("Single-key shortcuts")')
    await search(page)
  },
  async '/address-book'(page, account) {
    await fill(page, 'form input >> nth=0', 'Alice')
    await fill(page, 'form input >> nth=1', account)
    await touch(page, 'form button')
    await search(page)
  },
}
