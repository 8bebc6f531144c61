import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

test('the wallet’s scripts come on intent alone, and are at most 230 kB', async ({ page }) => {
  const answers: Promise<readonly [url: string, body: Buffer] | undefined>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    answers.push(
      response.body().then(
        (body) => [response.url(), body] as const,
        () => undefined,
      ),
    )
  })
  /** Every script so far, once all of it has come. */
  const scripts = async () => (await Promise.all(answers)).filter((answer) => answer !== undefined)
  await page.goto('/drops', { waitUntil: 'networkidle' })
  const before = await scripts()
  expect(before.some(([, body]) => body.includes('rk-connect'))).toBe(false)
  await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const known = new Set(before.map(([url]) => url))
  const island = (await scripts()).filter(([url]) => !known.has(url))
  const size = island.reduce((sum, [, body]) => sum + gzipSync(body).length, 0)
  expect(island.length).toBeGreaterThan(0)
  expect(Math.round(size / 1000)).toBeLessThanOrEqual(230)
})

test(
  'storage that holds rubbish of any kind is survived, and the wallet connects',
  { tag: '@R13' },
  async ({ page, wallet }) => {
    await page.addInitScript(() => {
      for (const key of [
        'rk-transactions',
        'rk-recent',
        'rk-latest-id',
        'wagmi.store',
        'wagmi.recentConnectorId',
        'slotdrop.settings',
        'rk-version',
      ])
        localStorage.setItem(key, '{"version":99,"state":[[')
    })
    await page.goto('/drops/new')
    await creator(page).connect()
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
    expect(wallet.requests.some(({ method }) => /requestAccounts|requestPermissions/.test(method))).toBe(true)
  },
)

test('a reload finds the wallet again without a prompt, and a disconnect is remembered', async ({ page, wallet }) => {
  await page.goto('/drops')
  await creator(page).connect()
  const account = new RegExp(wallet.account.address.slice(-4), 'i')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveText(account)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible()
})
