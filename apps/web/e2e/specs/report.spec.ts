import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { parseManifest } from '@slotdrop/drops'
import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { servePublicFiles } from '../fixtures/publicDrop.ts'
import { sealDrop } from '../fixtures/sealedDrop.ts'
import { creator } from '../pages/creator.ts'

/** A deployment that knows prices: dollars by token, as its server hands them out. */
async function knowPrices(page: Page, dollars: Readonly<Record<string, string>>) {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hasPrices: true } })
  })
  await page.route('**/api/prices/**', (route) =>
    route.fulfill({
      json: Object.fromEntries(
        (route.request().url().split('/').at(-1) ?? '')
          .split(',')
          .map((token) => [token, { usd: dollars[token], at: 1_732_400_000 }]),
      ),
    }),
  )
}

test('the report of a drop is rebuilt from the chain, matches, ties out, and is downloaded in every form', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(20, { seed: 8001 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
  const she = creator(page)
  await she.openSealed(await sealDrop(chain, wallet.account, rows, { title: 'Reported', isApproved: true }))
  await she.send()
  await she.isComplete()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByText('Totals match the chain.')).toBeVisible()
  await expect(page.getByText('20 recipients are paid on chain; 20 of them have their transaction')).toBeVisible()
  await expect(page.getByText('Intended = delivered + kept as fee + open + excluded')).toBeVisible()
  const duplicate = page.getByRole('link', { name: 'Duplicate drop' })
  expect(await duplicate.getAttribute('href')).toBe(
    page.url().replace(/.*\/drops\/(0x\w+)\/report.*/, '/drops/new?duplicate=$1'),
  )
  await page.getByRole('button', { name: 'Rebuild from chain' }).click()
  await expect(page.getByText('Totals match the chain.')).toBeVisible()
  const download = async (name: string) => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    return readFile(await (await waiting).path(), 'utf8')
  }
  const csv = await download('Download CSV')
  for (const { account } of rows) expect(csv.toLowerCase()).toContain(account.toLowerCase())
  expect(JSON.stringify(JSON.parse(await download('Download JSON')))).toContain('delivered')
  expect(JSON.parse(await download('Download the sealed list'))).toBeTruthy()
  expect(JSON.parse(await download('Download the OpenZeppelin tree'))).toMatchObject({ format: 'standard-v1' })
  // Exactly what was needed was allowed, so nothing is left to take back.
  await expect(page.getByRole('button', { name: 'Take back the approval' })).toHaveCount(0)
})

test('where the deployment knows prices, dollars stand beside costs, totals and fees on each page, and beside nothing else; without it nobody asks', async ({
  page,
  context,
  chain,
  wallet,
}) => {
  const rows = makeRows(20, { seed: 8002 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
  await chain.fund(wallet.account.address, 'MERI', 140n * 10n ** 18n)
  await knowPrices(page, { [chain.token('MERI').toLowerCase()]: '2.5', coin: '3000' })
  const asked: string[] = []
  context.on('request', (request) => void (request.url().includes('/api/prices') && asked.push(request.url())))
  const dollars = /≈ \$\d|< \$0\.01/
  const she = creator(page)

  // The first page asks when somebody does.
  await page.goto('/')
  const costs = page.getByRole('region', { name: 'What would it cost?' })
  const ask = costs.getByRole('button', { name: 'Ask the network' })
  await expect(ask).toBeEnabled()
  expect(asked).toEqual([])
  await costs.getByLabel('Recipients', { exact: true }).fill('100000')
  await ask.click()
  await expect(costs).toContainText(/\$\d/)

  await she.arrive('/drops/new')
  await expect(page.getByText(/^You: /).first()).toContainText(dollars)
  await page.getByRole('radio', { name: 'Claim', exact: true }).check()
  await she.chooseToken('MERI')
  await she.chooseFile('list.csv', toCsv(rows))
  await page.getByRole('button', { name: 'Review list' }).click()
  const fact = (name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).first()
  await expect(fact('Total')).toContainText('≈ $350.00')
  for (const name of ['Network fees, about', 'Each claim, paid by its recipient, about'])
    await expect(fact(name)).toContainText(dollars)
  const steps = page.getByRole('list', { name: 'Steps' })
  await steps.getByRole('button', { name: 'Asset' }).click()
  await page.getByRole('radio', { name: 'Send', exact: true }).check()
  await steps.getByRole('button', { name: 'Review' }).click()
  await expect(fact('Network fees, about')).toContainText(dollars)
  await page.getByLabel('Name of this drop').fill('Priced')
  await page.getByRole('button', { name: /^Seal the list/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the sealed list', exact: true }).click(),
  ])
  const manifest = await parseManifest(await readFile(await file.path(), 'utf8'))
  // What leaves the wallet, and its fee.
  await expect(page.getByText('≈ $350.00').first()).toBeVisible()
  await expect(page.getByText(/^\s*≈ \$\d\.\d\d$/).first()).toBeVisible()
  await she.approve()
  await expect(page.getByRole('button', { name: /^Send to/ })).toBeVisible()
  // Nothing is delivered yet, so nothing stands beside it; all of it is owed.
  await expect(fact('Delivered')).not.toContainText('$')
  await expect(fact('Still owed')).toContainText('≈ $350.00')
  await she.send()
  await she.isComplete()
  await expect(fact('Delivered')).toContainText('≈ $350.00')
  await expect(fact('Still owed')).not.toContainText('$')

  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByRole('row', { name: /^Delivered/ })).toContainText('≈ $350.00')
  await expect(page.getByRole('row', { name: /^Intended/ })).toContainText('≈ $350.00')
  await expect(page.getByRole('row', { name: /^Open/ })).not.toContainText('$')
  await expect(fact('Network fees for sending')).toContainText(dollars)
  const report = page.url()

  await servePublicFiles(page, manifest)
  await page.goto(`/d/${manifest.dropId}?address=${rows[0]?.account}`)
  await expect(page.getByText('You received')).toBeVisible()
  await expect(page.getByText('≈ $17.50')).toBeVisible()

  // The same pages of a deployment that names no source.
  await page.unrouteAll()
  asked.length = 0
  await page.goto(report)
  await expect(page.getByText('Totals match the chain.')).toBeVisible()
  await expect(page.getByText('$')).toHaveCount(0)
  expect(asked).toEqual([])
})
