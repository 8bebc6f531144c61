import { readFile } from 'node:fs/promises'
import { makeRows, toCsv } from '@slotdrop/testing'
import { expect, test } from '../fixtures/app.ts'
import { creator } from '../pages/creator.ts'

test('the report of a drop is rebuilt from the chain, matches, ties out, and is downloaded in every form', async ({
  page,
  chain,
  wallet,
}) => {
  const rows = makeRows(20, { seed: 8001 }).map((row) => ({ ...row, amount: 7n * 10n ** 18n }))
  await chain.fund(wallet.account.address, 'MERI', 140n * 10n ** 18n)
  const she = creator(page)
  await she.sealNew({ title: 'Reported', list: toCsv(rows) })
  await she.approve()
  await she.send()
  await she.isComplete()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(page.getByText('Words and payments match.')).toBeVisible()
  await expect(page.getByText('20 rows are settled on chain; 20 of them have their transaction')).toBeVisible()
  await expect(page.getByText('Intended = delivered + kept as fee + open + set aside')).toBeVisible()
  await page.getByRole('button', { name: 'Rebuild from chain' }).click()
  await expect(page.getByText('Words and payments match.')).toBeVisible()
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
  await expect(page.getByRole('button', { name: 'Take the allowance back' })).toHaveCount(0)
})
