import type { Response } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { createGate } from '../fixtures/hold.ts'
import { findViolations } from '../pages/axe.ts'
import { look } from '../pages/look.ts'

// Their room at each width is held by stories, except that of `/review`, which has none.
test('every page that opens by its address alone breaks no rule of axe', async ({ page, faults }) => {
  for (const path of ['/', '/docs', '/drops', '/drops/new', '/me', '/settings', '/not-here', '/review']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await findViolations(page), path).toEqual([])
  }
  await look(page, 'page-review')
  // The answer 404 is meant.
  faults.length = 0
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

test('the browser blocks an inline script', async ({ page, faults }) => {
  await page.goto('/drops')
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

test('a public page that is left alone loads no wallet and no data client, and uses its font', async ({
  page,
  faults,
}) => {
  for (const path of ['/', '/docs', '/me', '/review', `/d/0x${'ab'.repeat(32)}`]) {
    const bodies: Promise<Buffer>[] = []
    const collect = (response: Response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    }
    page.on('response', collect)
    await page.goto(path, { waitUntil: 'networkidle' })
    page.off('response', collect)
    const scripts = await Promise.all(bodies)
    expect(scripts.length, path).toBeGreaterThan(5)
    for (const word of ['eip6963', 'rainbowkit', 'ApolloClient'])
      expect(
        scripts.some((body) => body.includes(word)),
        `${word} on ${path}`,
      ).toBe(false)
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')), path).toBe(true)
  }
  // The last drop does not exist: its 404 is meant.
  faults.length = 0
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
    if (!path.startsWith('/d/')) return
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    // There is no such drop: its answer 404 is meant.
    faults.length = 0
  })

test('a newcomer connects a demo wallet without an extension, and sees what it holds', async ({ page }) => {
  await page.goto('/drops/new')
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  await page.getByRole('radio', { name: /MERI/ }).check()
  await expect(page.getByText(/[\d,]+ MERI$/)).toBeVisible()
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
