import { distributorAddress, slotDistributorRuntimeHash } from '@slotdrop/contracts'
import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures/app.ts'
import { makeRows } from '@slotdrop/testing'
import { createGate } from '../fixtures/hold.ts'
import { publishDrop, servePublicFiles } from '../fixtures/publicDrop.ts'
import { findViolations } from '../pages/axe.ts'
import { creator } from '../pages/creator.ts'
import { setLook } from '../pages/look.ts'

const pages = ['/', '/docs', '/drops', '/drops/new', '/me', '/review', '/settings', '/not-here']

for (const path of pages)
  test(`${path} has no axe violation and does not scroll sideways, light and dark, 1440, 375 and 320 px wide`, async ({
    page,
    faults,
  }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [1440, 375, 320]) {
        await setLook(page, scheme, width)
        expect(await findViolations(page), `${scheme}, ${width} px`).toEqual([])
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${scheme}, ${width} px`).toBeLessThanOrEqual(0)
      }
    // The answer 404 is meant.
    if (path === '/not-here') faults.length = 0
  })

test('fields that keep what is chosen rest until the page hears it', async ({ page }) => {
  const scripts = createGate()
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await scripts.opened
    await route.continue()
  })
  const singleKeys = page.getByLabel('Single-key shortcuts')
  await page.goto('/settings', { waitUntil: 'commit' })
  await expect(singleKeys).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toBeDisabled()
  await expect(page.getByLabel('Numbers')).toBeDisabled()
  scripts.open()
  await singleKeys.uncheck()
  await page.reload()
  await expect(singleKeys).not.toBeChecked()
})

test('the shell carries the specified metadata', async ({ page }) => {
  await page.goto('/')
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await content('meta[property="og:type"]')).toBe('website')
  expect(await content('meta[property="og:locale"]')).toBe('en_IE')
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image')
})

test('scripts may not be inline but for the bootstrap lines, which are allowed by hash', async ({ page, faults }) => {
  const response = await page.goto('/drops')
  const policy = response?.headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|https:/)
  expect(policy).toContain("frame-ancestors 'self' https://app.safe.global")
  const blocked = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true })
        const script = document.createElement('script')
        script.textContent = 'window.__ran = true'
        document.body.append(script)
        setTimeout(() => resolve('__ran' in window ? false : true), 1000)
      }),
  )
  expect(blocked).toBe(true)
  // The browser reports exactly what this test tried.
  expect(faults.splice(0)).toEqual([expect.stringContaining('Executing inline script violates')])
})

test('the page that says how to check us shows the contract that is built here, and how to build it again', async ({
  page,
}) => {
  await page.goto('/docs')
  const contract = page.locator('#contract')
  await expect(contract).toContainText(distributorAddress)
  await expect(contract).toContainText(slotDistributorRuntimeHash)
  await expect(page.locator('#check')).toContainText('pnpm --filter contracts verify:build')
})

test.describe('public pages', () => {
  for (const path of ['/', '/docs', '/me', '/review', `/d/0x${'ab'.repeat(32)}`])
    test(`${path.slice(0, 6)} carries no wallet and no data client, and stays within 155 kB of scripts`, async ({
      page,
      faults,
    }) => {
      const bodies: Promise<Buffer>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') bodies.push(response.body())
      })
      // What the page's own HTML asks for, whether it runs before the first paint or after it; the rest comes later.
      const html = await (await page.request.get(path)).text()
      const sources = [...html.matchAll(/<script[^>]* (?:src|data-held)="([^"]+)"/g)].map(([, src = '']) => src)
      const first = await Promise.all(sources.map(async (src) => (await page.request.get(src)).body()))
      expect(first.length).toBeGreaterThan(5)
      expect(Math.round(first.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000)).toBeLessThanOrEqual(155)
      await page.goto(path, { waitUntil: 'networkidle' })
      const all = await Promise.all(bodies)
      for (const word of ['eip6963', 'rainbowkit', 'ApolloClient'])
        expect(all.some((body) => body.includes(word))).toBe(false)
      // There is no such drop: its answer 404 is meant.
      if (path.startsWith('/d/')) faults.length = 0
    })
})

for (const path of ['/', '/docs', '/me', `/d/0x${'ab'.repeat(32)}`, '/not-here'])
  test(`${path.slice(0, 6)} brings its styles with it: at most 10 kB, and no sheet is waited for`, async ({
    page,
    faults,
  }) => {
    const html = await (await page.request.get(path)).text()
    const sheets = [...html.matchAll(/<style data-n-href="[^"]+">(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
    expect(sheets.length).toBeGreaterThan(1)
    expect(html).not.toContain('rel="stylesheet"')
    expect(Math.round(gzipSync(sheets.join('')).length / 1000)).toBeLessThanOrEqual(10)

    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
    // There is no such page: its answer 404 is meant.
    if (path !== '/' && path !== '/docs' && path !== '/me') faults.length = 0
  })

for (const [path, answer] of [
  [`/d/0x${'ab'.repeat(32)}`, 'There is no public drop with this address.'],
  [`/me?address=0x${'12'.repeat(20)}`, 'No public drop lists this address.'],
] as const)
  test(`${path.slice(0, 6)} asks for what finds its answer before its own scripts have come`, async ({
    page,
    faults,
  }) => {
    const html = await (await page.request.get(path)).text()
    const [, worker] = / data-worker="([^"]+)"/.exec(html) ?? []
    const gate = createGate()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await gate.opened
      await route.continue()
    })
    const isStarted = page.waitForRequest((request) => new URL(request.url()).pathname === worker)
    const isAsked = path.startsWith('/d/') ? page.waitForRequest('**/index.json') : undefined
    await page.goto(path, { waitUntil: 'commit' })
    await isStarted
    await isAsked
    gate.open()
    await expect(page.getByText(answer)).toBeVisible()
    // There is no such drop: its answer 404 is meant.
    if (path.startsWith('/d/')) faults.length = 0
  })

test('a newcomer connects the demo wallet without an extension', async ({ page }) => {
  await page.goto('/drops/new')
  await creator(page).connect('Demo wallet')
  await page.getByRole('radio', { name: /MERI/ }).check()
  await expect(page.getByText(/[\d,]+ MERI$/)).toBeVisible()
})

for (const [path, words] of [
  ['/drops', 'No drop on this device yet'],
  ['/drops/new', 'What do you send?'],
] as const)
  test(`to a newcomer ${path} is its HTML alone until she moves, and then what she did is not lost`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_next/static/chunks/')) asked.push(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' })).toBeVisible()
    expect(asked.length).toBeGreaterThan(5)
  })

test('to a browser that keeps nothing the page of a drop says what is paid before it runs, and then all that it knows', async ({
  page,
  chain,
  faults,
}) => {
  const accounts = makeRows(3, { seed: 77 }).map(({ account }) => account)
  const drop = await publishDrop(chain, accounts, { title: 'Season 2 rewards' })
  await drop.push(0)
  await servePublicFiles(page, drop.manifest)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/chunks/')) asked.push(request.url())
  })
  await page.goto(drop.path.replace('/d/', '/drops/'))
  await expect(page.getByText(/^3 recipients, 1,440\.\d+ MERI on .+\. 2 of 3 paid\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Season 2 rewards', exact: true })).toBeVisible()
  expect(asked).toEqual([])
  await page.mouse.move(40, 40)
  // The whole list is kept by nobody here: how it is brought, the page itself says.
  await expect(page.getByRole('button', { name: 'Choose the sealed file' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(5)
  expect(faults).toEqual([])
})

test('a file that is let fall on a page that does not run yet is read when it does', async ({ page }) => {
  const gate = createGate()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await gate.opened
    await route.continue()
  })
  await page.goto('/drops', { waitUntil: 'commit' })
  await page.getByTestId('drop-list-page').evaluate((place) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['no sealed list'], 'notes.json', { type: 'application/json' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  })
  gate.open()
  await expect(page.getByText('This file is not a sealed list')).toBeVisible()
})

test('a press before the scripts of a page run is not lost', async ({ page, wallet }) => {
  expect(wallet.requests).toEqual([])
  const gate = createGate()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await gate.opened
    await route.fallback()
  })
  await page.goto('/drops', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  gate.open()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Test wallet' })).toBeVisible()
})
