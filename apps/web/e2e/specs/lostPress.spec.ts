import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { createGate } from '../fixtures/hold.ts'
import { patienceMilliseconds } from '../../src/components/shell/watchNavigation.ts'

const never = new Promise<never>(() => undefined)

async function scriptsOf(page: Page, path: string): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get(path)).text()
  return new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = '']) => src))
}

/** Whether the page asks for a script that Settings has and the address book has not. */
async function findOwnScripts(page: Page): Promise<(request: Request) => boolean> {
  const known = await scriptsOf(page, '/address-book')
  const own = new Set([...(await scriptsOf(page, '/settings'))].filter((src) => !known.has(src)))
  expect(own.size).toBeGreaterThan(0)
  return (request) => request.resourceType() === 'script' && own.has(new URL(request.url()).pathname)
}

/** Leaves the document of Settings without an answer, so that what the page shows meanwhile can be looked at. */
async function holdDocument(page: Page) {
  const gate = createGate()
  await page.route('/settings', async (route) => {
    await gate.opened
    await route.continue()
  })
  return gate.open
}

/** The press is answered first by a wait that is shown, then by the page once the router had its time. */
async function expectSettings(page: Page, openDocument: () => void) {
  await expect(page.getByText('Opening the page …')).toBeAttached()
  const isOpened = page.waitForRequest('/settings')
  await page.clock.fastForward(patienceMilliseconds)
  await isOpened
  openDocument()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByText('Opening the page …')).toHaveCount(0)
}

function pressLink(page: Page) {
  return page.getByRole('link', { name: 'Settings' }).click()
}

async function pressInPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('settings')
  await page.keyboard.press('Enter')
}

test('a link and the palette lead on though their page’s script, fetched ahead, never comes', async ({ page }) => {
  const isOwn = await findOwnScripts(page)
  await page.clock.install()
  await page.route('**/_next/static/chunks/*.js', (route) => (isOwn(route.request()) ? never : route.continue()))
  for (const press of [pressLink, pressInPalette]) {
    const openDocument = await holdDocument(page)
    const isAsked = page.waitForRequest(isOwn)
    await page.goto('/address-book')
    await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
    await isAsked
    await press(page)
    await expectSettings(page, openDocument)
  }
})

test('a link leads on though its page’s script, fetched ahead, fails after the press', async ({ page, faults }) => {
  const isOwn = await findOwnScripts(page)
  await page.clock.install()
  const pressed = createGate()
  let isFailing = true
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (!isOwn(route.request()) || !isFailing) return route.continue()
    await pressed.opened
    await route.abort()
  })
  const openDocument = await holdDocument(page)
  const isAsked = page.waitForRequest(isOwn)
  await page.goto('/address-book')
  await isAsked
  await pressLink(page)
  pressed.open()
  await expectSettings(page, () => {
    isFailing = false
    openDocument()
  })
  // The page is whole, not only shown.
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The browser and the router name what was made to fail.
  expect(faults.splice(0).filter((fault) => !/ERR_FAILED|Failed to load chunk/.test(fault))).toEqual([])
})

test('a page is opened by its scripts alone: the router asks the server for nothing that might not be answered', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/data/')) asked.push(request.url())
  })
  await page.goto('/address-book')
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(asked).toEqual([])
})

test('a link that is pressed before the page’s scripts run is the browser’s own', async ({ page }) => {
  let isHeld = true
  await page.route('**/_next/static/chunks/*.js', (route) => (isHeld ? never : route.continue()))
  await page.goto('/address-book', { waitUntil: 'commit' })
  // The click waits for no script of the page, which never comes.
  await page.getByRole('link', { name: 'Settings' }).click({ noWaitAfter: true })
  isHeld = false
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
