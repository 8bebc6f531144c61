import { expect, type Page, test } from '@playwright/test'

async function connect(page: Page) {
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /demo/i }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
}

async function choose(page: Page, label: 'World' | 'Fault', value: string) {
  const panel = page.locator('details', { hasText: 'Mock:' })
  if (!(await panel.getByLabel(label).isVisible())) await panel.locator('summary').click()
  const reloaded = page.waitForEvent('load')
  await panel.getByLabel(label).selectOption(value)
  await reloaded
}

test.beforeEach(async ({ page }) => {
  await page.request.post('/api/mock', { data: { world: 'one-live-drop', fault: 'none', reset: true } })
})

test('the app runs on the mock alone: a wallet is connected and its drops are there', async ({ page }) => {
  await page.goto('/drops')
  await connect(page)
  await expect(page.getByRole('row', { name: /, on the server / }).first()).toBeVisible()
})

for (const [fault, words] of [
  ['status=300', 'Response not successful: Received status code 300'],
  ['status=429', 'Response not successful: Received status code 429'],
  ['status=500', 'Response not successful: Received status code 500'],
  ['status=503', 'Response not successful: Received status code 503'],
  ['unparseable', /JSON/],
  ['drop', /Received status code 500|The server can’t be reached\./],
  ['graphql-error', /Unexpected error/],
] as const)
  test(`${fault}, chosen in the page, is told in the specified words, and goes with the fault`, async ({ page }) => {
    await page.goto('/drops')
    await connect(page)
    await choose(page, 'Fault', fault)
    const alert = page.getByRole('status').filter({ hasText: 'The list on the server can’t be read now.' })
    await expect(alert).toContainText(words)
    await expect(alert).toContainText('Drops of this device are below.')
    await choose(page, 'Fault', 'none')
    await expect(page.getByRole('row', { name: /, on the server / }).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

test('a slow server: the page says that it waits, and shows what came', async ({ page }) => {
  await page.goto('/drops')
  await connect(page)
  await choose(page, 'Fault', 'latency=3000')
  await expect(page.getByText('Asking the server for more drops of yours …')).toBeVisible()
  await expect(page.getByRole('row', { name: /, on the server / }).first()).toBeVisible()
})
